/**
 * Whether the browser has all that the client script uses, of which popover is the newest (April 2024). In older browsers
 * links load full pages, and disclosures.ts opens the menus.
 */
export const isSupported = (): boolean =>
  'popover' in HTMLElement.prototype &&
  'showModal' in HTMLDialogElement.prototype &&
  'at' in Array.prototype &&
  'ResizeObserver' in window &&
  'IntersectionObserver' in window;
