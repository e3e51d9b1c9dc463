/** Lets the keyboard scroll wide tables. */
import { onPage } from '../../client/page.ts';

/** Makes a table's frame focusable, for scrolling by keyboard, only while it has something to scroll. */
const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) (target as HTMLElement).tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1;
});
onPage(() => {
  observer.disconnect();
  for (const frame of document.querySelectorAll('.rp-table-scroll-container')) observer.observe(frame);
});
