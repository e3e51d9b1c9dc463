/** Visible faults of a page at the window's current size, as sentences; run inside the page. */

/**
 * Elements that stick out or are covered, and words that are broken in the wrong place.
 * Passed to `page.evaluate`: it may use nothing from outside of itself.
 */
export function visibleFaults(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  const width = root.clientWidth;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}${element.id && `#${element.id}`} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}"`;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isOver = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

  if (root.scrollWidth > width) {
    const widest = [...document.querySelectorAll('body *')]
      .filter((element) => isShown(element) && element.getBoundingClientRect().right > width + 1)
      .at(-1);
    faults.push(`the page scrolls sideways, ${root.scrollWidth} px wide${widest ? `: ${nameOf(widest)}` : ''}`);
  }

  // The bar: all of it on screen, nothing over anything else.
  const bar = document.querySelector('header[data-part=navbar]');
  const items = [...(bar?.querySelectorAll('a, button') ?? [])]
    .filter(isShown)
    .map((element) => ({ element, box: element.getBoundingClientRect() }));
  for (const [index, { element, box }] of items.entries()) {
    if (box.left < 0 || box.right > width + 0.5) faults.push(`leaves the screen: ${nameOf(element)}`);
    if (element.scrollWidth > element.clientWidth + 1) faults.push(`is cut: ${nameOf(element)}`);
    for (const other of items.slice(index + 1))
      if (isOver(box, other.box)) faults.push(`${nameOf(element)} covers ${nameOf(other.element)}`);
  }

  // Buttons of code beside the code.
  for (const code of document.querySelectorAll('.rp-codeblock pre')) {
    if (!isShown(code)) continue;
    const text = code.parentElement!.getBoundingClientRect();
    for (const button of code.closest('.rp-codeblock')!.querySelectorAll('button:not([aria-expanded])'))
      if (isShown(button) && isOver(button.getBoundingClientRect(), text))
        faults.push(`${nameOf(button)} covers the code ${nameOf(code)}`);
  }

  // An element that hides its overflow must have none, except on purpose.
  for (const element of document.querySelectorAll('#frame-main *')) {
    // First whether it is shown: a width in a closed fold costs a layout of the fold.
    if (!isShown(element) || element.clientWidth <= 1 || element.scrollWidth <= element.clientWidth + 1) continue;
    const { overflowX, clipPath } = getComputedStyle(element);
    if (!/hidden|clip/.test(overflowX) || clipPath !== 'none') continue;
    // The tiles of the home page's treemap are as large as their packages; what has no room is seen whole or not at all (below).
    // A ring around a number at the edge of its picture ends there.
    if (!element.closest('svg, .home-picture') && !element.matches(':has(> .ring)'))
      faults.push(`is cut: ${nameOf(element)}`);
  }

  // Labels of the treemap: a line is in its tile or out of it, never on its edge.
  for (const label of document.querySelectorAll('.home-tile > span > *')) {
    if (!isShown(label)) continue;
    const tile = label.parentElement!.getBoundingClientRect();
    for (const line of label.getClientRects())
      if (isOver(line, tile) && (line.right > tile.right + 1 || line.bottom > tile.bottom + line.height / 4))
        faults.push(`is cut: ${nameOf(label)}`);
  }

  // Words of tables: broken between two words of a name, never inside of one.
  const range = document.createRange();
  for (const cell of document.querySelectorAll('#frame-main :is(td, th)')) {
    if (!isShown(cell)) continue;
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      range.selectNodeContents(node);
      // What stands in one line has no break, and what is for another bundler has no room.
      if (range.getClientRects().length < 2 || node.parentElement?.closest('[hidden]')) continue;
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

/** Targets too small for a finger (WCAG 2.5.8) and focus out of sight (2.4.11), as sentences; run inside the page. */
export function faultsOfControls(): string[] {
  const LEAST = 24;
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [tabindex="0"]'),
  ].filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  const boxes = controls.map((element) => ({ element, box: element.getBoundingClientRect() }));
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}"`;
  const faults: string[] = [];

  for (const { element, box } of boxes) {
    // Skip links in sentences, which are as high as their line, and elements that only show on focus.
    if (getComputedStyle(element).display === 'inline' || box.bottom < 0 || box.width < 2) continue;
    if (box.width >= LEAST && box.height >= LEAST) continue;
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    const near = boxes.find(
      ({ element: other, box: { left, right, top, bottom } }) =>
        !other.contains(element) &&
        !element.contains(other) &&
        Math.hypot(x - Math.max(left, Math.min(x, right)), y - Math.max(top, Math.min(y, bottom))) < LEAST / 2,
    );
    if (near) faults.push(`too small (24 px) beside ${nameOf(near.element)}: ${nameOf(element)}`);
  }

  // Go backwards, because on the way up the bars can cover the focused element.
  const main = document.querySelector('#frame-main')!;
  for (const { element } of boxes.filter(({ element: control }) => main.contains(control)).reverse()) {
    element.focus();
    if (document.activeElement !== element) continue;
    const bars = [...document.querySelectorAll('header[data-part], [data-row]')].map(
      (bar) => bar.getBoundingClientRect().bottom,
    );
    const [box] = element.getClientRects();
    if (box && (box.bottom <= Math.max(0, ...bars) + 2 || box.top >= innerHeight))
      faults.push(`has the focus and is not seen: ${nameOf(element)}`);
  }
  return faults;
}

/**
 * What a finger of 44 px, or of 40 px where targets stand beside each other, does not hit, as sentences; run inside the page.
 * What stands in a sentence or a cell is as high as its line. A target may reach beyond its box (`::after`).
 */
export function faultsOfTouch(): string[] {
  const faults = new Set<string>();
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      '#frame-main :is(a[href], button, select, summary, input:not([type=radio], [type=checkbox], [type=range])), header :is(a, button), label:has([type=radio], [type=checkbox])',
    ),
  ].filter(
    (element) =>
      shown(element) &&
      !element.closest('.search-dialog, [popover], [class*="viewer-"]') &&
      !element.matches('.rp-header-anchor, .home-page *'),
  );
  for (const element of controls) {
    const { display } = getComputedStyle(element);
    if (
      /^inline/.test(display) &&
      element.closest('p, td, th, li:not(.card *), figcaption') &&
      !element.matches('.mark')
    )
      continue;
    element.scrollIntoView({ block: 'center' });
    const box = element.getBoundingClientRect();
    if (box.width < 2) continue;
    const isAlone = !controls.some((other) => {
      const { top, bottom } = other.getBoundingClientRect();
      return !other.contains(element) && !element.contains(other) && top < box.bottom - 2 && bottom > box.top + 2;
    });
    // Chips, the lines of a card and the buttons of code have others above, below or beside them;
    // a number is as high as the line of a caption.
    const isChip = !isAlone || element.matches('label, .card *, .rp-codeblock *');
    const least = element.matches('.mark') ? 24 : isChip ? 40 : 44;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const hit = (dy: number) => {
      const there = document.elementFromPoint(x, y + dy);
      return element.contains(there) || there?.closest('label')?.contains(element);
    };
    const reach = least / 2 - 1.5;
    if (!hit(-reach) || !hit(reach))
      faults.add(
        `${Math.round(box.height)} px, not ${least}: ${element.tagName.toLowerCase()}.${element.className} "${(element.textContent || element.ariaLabel || '').trim().slice(0, 30)}"`,
      );
  }
  return [...faults];
}

/**
 * Widens the lines, letters and words of a page as far as WCAG 1.4.12 lets readers do it without losing content. The
 * policy of the site forbids a `<style>`, but not a sheet that a script makes.
 */
export function setApart(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*:not(#id) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p:not(#id) { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}
