/** The bar that hides on scroll. */

/** Scroll throttle in ms. Reacting to every event makes the bar flicker. */
const THROTTLE_MS = 200;
/** The bar always shows this close to the top, in px. */
const TOP = 100;

/** Hides the bar while the reader scrolls down, and shows it on the way up (`hideNavbar: 'auto'`). */
export function startNavHide(): void {
  const root = document.documentElement;
  let last = scrollY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    if (Math.abs(scrollY - last) > 4 || scrollY < TOP) {
      if (scrollY > last && scrollY >= TOP) root.dataset.nav = 'hidden';
      else delete root.dataset.nav;
    }
    last = scrollY;
  };
  addEventListener('scroll', () => (timer ??= setTimeout(look, THROTTLE_MS)), { passive: true });
}
