/** What the scripts need to know of the page on screen, which the navigation replaces without a load. */

/** Event on `window`, sent when a page is on screen: by the navigation, or in development when React has drawn it. */
const PAGE_EVENT = 'page-shown';

/** Calls back for the page on screen now, and for each page that takes its place. */
export function onPage(callback: () => void): void {
  callback();
  addEventListener(PAGE_EVENT, callback);
}

/** Announces that another page is on screen. */
export const announcePage = () => dispatchEvent(new Event(PAGE_EVENT));

/** Whether the reader has asked the system for less motion. */
export const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Calls back once the next frame is on screen. Code that reads the layout or moves the focus would otherwise force a
 * layout before the reader sees the page.
 */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
