/**
 * Whether the browser has what the client script uses: Baseline "widely available" (README.md); the newest of it,
 * popover, came in April 2024. Below it the page reads as it was sent, links load full pages, and menus open and close
 * as disclosures (disclosures.ts).
 */
export const isSupported = (): boolean =>
  'popover' in HTMLElement.prototype &&
  typeof HTMLDialogElement === 'function' &&
  'showModal' in HTMLDialogElement.prototype &&
  'at' in Array.prototype &&
  'hasOwn' in Object &&
  'ResizeObserver' in window &&
  'IntersectionObserver' in window;
