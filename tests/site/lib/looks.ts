/** What an eye would find wrong with a page at the window's present size, as sentences; run inside the page. */

/**
 * Everything that sticks out, is covered, or is broken where it may not be.
 * Passed to `page.evaluate`: it may use nothing from outside of itself.
 */
export function visibleFaults(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  const width = root.clientWidth;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}${element.id && `#${element.id}`} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}"`;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  if (root.scrollWidth > width) {
    const widest = [...document.querySelectorAll('body *')]
      .filter((element) => isShown(element) && element.getBoundingClientRect().right > width + 1)
      .at(-1);
    faults.push(`the page scrolls sideways, ${root.scrollWidth} px wide${widest ? `: ${nameOf(widest)}` : ''}`);
  }

  // The bar: all of it on screen, nothing over anything else.
  const bar = document.querySelector('header[data-part=navbar]');
  const items = [...(bar?.querySelectorAll('a, button') ?? [])].filter(isShown).map((element) => {
    const box = element.getBoundingClientRect();
    return { element, box };
  });
  for (const [index, { element, box }] of items.entries()) {
    if (box.left < 0 || box.right > width + 0.5) faults.push(`leaves the screen: ${nameOf(element)}`);
    if (element.scrollWidth > element.clientWidth + 1) faults.push(`is cut: ${nameOf(element)}`);
    for (const other of items.slice(index + 1)) {
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 1 && down > 1) faults.push(`${nameOf(element)} covers ${nameOf(other.element)}`);
    }
  }

  // Buttons of code beside the code.
  for (const code of document.querySelectorAll('.rp-codeblock pre')) {
    if (!isShown(code)) continue;
    const frame = code.closest('.rp-codeblock')!;
    const text = code.parentElement!.getBoundingClientRect();
    for (const button of frame.querySelectorAll('button:not([aria-expanded])')) {
      const box = button.getBoundingClientRect();
      const across = Math.min(box.right, text.right) - Math.max(box.left, text.left);
      const down = Math.min(box.bottom, text.bottom) - Math.max(box.top, text.top);
      if (isShown(button) && across > 1 && down > 1) faults.push(`${nameOf(button)} covers the code ${nameOf(code)}`);
    }
  }

  // What hides its overflow may have none, except for what is out of sight on purpose.
  for (const element of document.querySelectorAll('#frame-main *')) {
    // The tiles of the home page's map are as large as what they stand for, not as their names.
    if (
      element.closest('li[style]') ||
      element.scrollWidth <= element.clientWidth + 1 ||
      element.clientWidth <= 1 ||
      !isShown(element)
    )
      continue;
    const { overflowX, clipPath } = getComputedStyle(element);
    if (/hidden|clip/.test(overflowX) && clipPath === 'none' && !element.closest('svg'))
      faults.push(`is cut: ${nameOf(element)}`);
  }

  // Words of tables: broken between two words of a name, never inside of one.
  const range = document.createRange();
  for (const cell of document.querySelectorAll('#frame-main :is(td, th)')) {
    if (!isShown(cell)) continue;
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g)) {
        if (word.length < 2) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          faults.push(`"${word}" is broken in the cell ${nameOf(cell)}`);
      }
    }
  }
  return faults;
}
