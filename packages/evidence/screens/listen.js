/** Runs in the report: hands over each text that is to be seen, once, all the time. */
{
  /** Names of files fill the screens, and are no words of the report. */
  const FILE = /^\S*[a-z_]\S*\.[a-z]\w{0,4}$|^\/home\//i;
  const seen = new Set();
  const say = (text) => {
    const words = text?.replace(/\s+/g, ' ').trim();
    if (!words || words.length > 160 || !/[\p{L}\d]/u.test(words) || FILE.test(words) || seen.has(words)) return;
    seen.add(words);
    window.heard(words);
  };
  setInterval(() => {
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('.monaco-editor, script, style') || !element.checkVisibility()) continue;
      for (const name of ['aria-label', 'placeholder', 'title']) say(element.getAttribute(name));
      if (element.matches('tr')) say([...element.children].map((cell) => cell.innerText).join(' | '));
      else if (
        element.matches('[role=tab]') ||
        [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE)
      )
        say(element.innerText);
    }
  }, 200);
}
