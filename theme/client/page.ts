/** What happens when another page takes the place of the one on screen. */

/** Sent to `window` when a page is on screen: by the navigation, or in development when React has drawn. */
const PAGE_EVENT = 'rsdoctor-page';

/** Calls back for the page on screen now, and for each page that takes its place. */
export function onPage(callback: () => void): void {
  callback();
  addEventListener(PAGE_EVENT, callback);
}

/** Announces that another page is on screen. */
export const announcePage = () => dispatchEvent(new Event(PAGE_EVENT));

/**
 * Calls back once the next frame is on screen. Work that reads the layout or moves the focus finds the layout done
 * there, instead of forcing it before the reader sees the page.
 */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
