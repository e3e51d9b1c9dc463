/** Keeps the entry of the current page in view, because the sidebar scrolls by itself. */
import { afterPaint, onPage } from './page.ts';

/** Scrolls the sidebar, and not the page, to the current page's entry if it is out of view. */
function showActive(): void {
  const box = document.getElementById('frame-sidebar');
  const item = box?.querySelector('[aria-current]');
  if (!box || !item) return;
  const frame = box.getBoundingClientRect();
  const { top, bottom } = item.getBoundingClientRect();
  const end = Math.min(frame.bottom, innerHeight);
  if (top < frame.top || bottom > end) box.scrollTop += top - (frame.top + end) / 2;
}

/** Shows the current page's entry when a page is shown, and when the drawer opens. */
export function startSidebar(): void {
  onPage(() => afterPaint(showActive));
  document.addEventListener('toggle', ({ target }) => (target as Element).id === 'frame-sidebar' && showActive(), true);
}
