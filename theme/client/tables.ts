import { onPage } from './page.ts';

/** A table's frame takes the focus, to be scrolled by keyboard, as long as there is something to scroll. */
export function startTables(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries)
      (target as HTMLElement).tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1;
  });
  onPage(() => {
    observer.disconnect();
    for (const frame of document.querySelectorAll('.rp-table-scroll-container')) observer.observe(frame);
  });
}
