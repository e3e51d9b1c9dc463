/** Marks the heading in view in the outline (packages/preset/frame/doc/Outline.tsx), and leads back to the top. */
import { on } from './on.ts';
import { onPage, prefersStill } from './page.ts';

/** Scroll throttle in ms (specification, section 9). */
const THROTTLE_MS = 100;

/**
 * A heading this close to the bar, in px, counts as reached. A link leaves the height of the bar (72) and a margin (24) above
 * its heading. If the bar hides on scroll, all of that is below it.
 */
const REACH_PX = 120;

/** The button to the top appears after this many px (specification, section 9). */
const TOP_PX = 100;

/** The last address, and where the page was scrolled to when it was first seen, in px. */
let landed = { href: '', top: 0 };

/**
 * Marks the link of the heading that the reader is at: the one of the address until the reader scrolls, because the last ones
 * of a page cannot reach the top; or else the last one above a line, the first of all above that, or the last of all at the
 * end of the page. Writes it on the button that opens the outline on narrow screens.
 */
function markActive(): void {
  const list = document.querySelector<HTMLElement>('#frame-outline nav ul');
  if (!list) return;
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a')];
  const root = document.documentElement;
  const line = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + REACH_PX;
  const atEnd = scrollY > 0 && scrollY + root.clientHeight >= root.scrollHeight - 2;
  const isAbove = (place: number) => (link: HTMLAnchorElement) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    // One in a hidden tab has a box too, where its tab would be.
    return heading?.checkVisibility() && heading.getBoundingClientRect().top <= place;
  };
  if (landed.href !== location.href) landed = { href: location.href, top: scrollY };
  const asked = links.find(({ hash }) => hash === location.hash && landed.top === scrollY);
  const isInView = asked && isAbove(root.clientHeight)(asked) && !isAbove(0)(asked);
  const reached = isInView ? asked : atEnd ? links.at(-1) : links.findLast(isAbove(line));
  const active = reached ?? links[0];
  const { dataset } = document.querySelector<HTMLElement>('[popovertarget=frame-outline]') ?? root;
  if (reached) dataset.current = reached.textContent;
  else delete dataset.current;
  if (active?.ariaCurrent) return;
  for (const link of links) link.ariaCurrent = link === active ? 'true' : null;
  // `scrollIntoView` would scroll the page too.
  const item = active?.parentElement;
  if (item) list.scrollTop = item.offsetTop - list.offsetTop - list.clientHeight / 2;
}

/** Scrolls to the top of the page, and moves the focus there. */
function toTop(): void {
  scrollTo({ top: 0, behavior: prefersStill() ? 'auto' : 'smooth' });
  document.querySelector<HTMLElement>('#frame-main')?.focus({ preventScroll: true });
}

/** Updates the outline on scroll. */
export function startOutline(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    markActive();
    const button = document.querySelector<HTMLElement>('[data-does=top]');
    if (button) button.hidden = scrollY < TOP_PX;
  };
  const soon = () => (timer ??= setTimeout(look, THROTTLE_MS));
  on('click', '[data-does=top]', toTop);
  addEventListener('scroll', soon, { passive: true });
  addEventListener('resize', soon);
  addEventListener('hashchange', soon);
  onPage(soon);
}
