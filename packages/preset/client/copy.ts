// Copies in the three ways of the stock theme's package copy-to-clipboard, in fewer bytes: the clipboard, a selection where
// the address is not secure, and a prompt where the browser denies both (specification, section 8).

/** How long a button shows "copied" or "failed", in ms. */
const OUTCOME_MS = 2000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Shows a message for a while. Screen readers say it too if `element` is a live region. */
export function tell(element: Element, outcome: string, done: () => void): void {
  element.textContent = outcome;
  clearTimeout(timers.get(element));
  timers.set(element, setTimeout(done, OUTCOME_MS));
}

/** The code of a block, without the lines that a diff removes, because a reader wants the new code. */
export function codeOf(block: Element): string {
  const copy = block.cloneNode(true) as Element;
  for (const line of copy.querySelectorAll('.line.remove')) {
    line.nextSibling?.remove();
    line.remove();
  }
  // A mark leaves the space in front of it behind (parts/code/plugin.ts).
  return (copy.textContent ?? '').replace(/ +$/gm, '');
}

/** The key that copies, as printed on the reader's keyboard. */
function copyKey(): string {
  return `${/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl'}+C`;
}

/** Copies through a selection, which works without a secure context. */
function copySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/**
 * Copies a text. If the browser denies it, a prompt offers the text; its message names the key to press (`{key}`).
 * @returns whether the text is on the clipboard
 */
export async function copyToClipboard(text: string, message: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (copySelection(text)) return true;
    prompt(message.replace('{key}', copyKey()), text);
    return false;
  }
}
