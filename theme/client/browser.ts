/**
 * Whether the browser has what the client script uses: Baseline "widely available" (README.md). The newest
 * part, popover, became available in April 2024. In older browsers links load full pages, and menus are disclosures
 * (disclosures.ts).
 */
export const isSupported = (): boolean =>
  'popover' in HTMLElement.prototype &&
  typeof HTMLDialogElement === 'function' &&
  'showModal' in HTMLDialogElement.prototype &&
  'at' in Array.prototype &&
  'hasOwn' in Object &&
  'ResizeObserver' in window &&
  'IntersectionObserver' in window;
