/**
 * The last of the page's script, after those of the parts: what the frame does. React has drawn the markup at build; this
 * script is all that a page does.
 */
import { ROOT_ID } from '../names.ts';
import { chunkUrl, loadChunk, withChunk } from './chunks.ts';
import './copy-made.ts';
import { hideFeeds } from './feeds.ts';
import { startMenus } from './menus.ts';
import { startNavHide } from './nav-hide.ts';
import { keepIslandsWhile, startNavigation } from './navigate.ts';
import { INTENT, on } from './on.ts';
import { startOutline } from './outline.ts';
import { afterPaint, announcePage, onPage } from './page.ts';
import { startPrefetch } from './prefetch.ts';
import { startSidebar } from './sidebar.ts';
import { startTheme } from './theme.ts';

onPage(() => afterPaint(hideFeeds));
startSidebar();
// A hover or a focus fetches the script, so that the first letter takes effect at once.
on<HTMLInputElement>(`${INTENT} input`, '[data-filter] input', (field, { type }) =>
  withChunk<typeof import('./filter.ts')>('filter', ({ filter }) => type === 'input' && filter(field)),
);
if (__CLIENT__.canSwitchTheme || __CLIENT__.theme !== 'light') startTheme(__CLIENT__.reveal);
if (__CLIENT__.hideNavbar === 'auto') startNavHide();
// This listener comes before the navigation's, which reads the address. A link to the site's public address leads to the
// site that is open (a local build, a preview). A link to the page's twin keeps the reader's place in the text.
on<HTMLAnchorElement>(
  `${INTENT} click`,
  'a[href]',
  (link, { type }) => {
    // No destructuring: that would put all settings into this script once more (config.ts).
    const origin = __CLIENT__.origin;
    if (origin !== location.origin && link.href.startsWith(`${origin}/`))
      link.href = location.origin + __CLIENT__.base + link.href.slice(origin.length + 1);
    if (type === 'click' && 'keepPlace' in link.dataset) {
      link.search = location.search;
      link.hash = location.hash;
    }
  },
  true,
);

/** Draws the sections that wait, one a frame: all at once would hold up a slow phone. */
function drawLater(): void {
  const section = document.querySelector('[data-later]');
  section?.removeAttribute('data-later');
  if (section) afterPaint(drawLater);
}

// The rest runs in a task of its own, for the same reason.
setTimeout(() => {
  // The newest of what the rest uses. In older browsers links load full pages, and menus stay closed (styles/index.css).
  if ('popover' in HTMLElement.prototype) {
    startMenus();
    startOutline();
    onPage(() => {
      if (document.querySelector('[data-island]:not([data-state])'))
        withChunk<typeof import('./islands.ts')>('islands', ({ startIslands }) =>
          startIslands(chunkUrl, loadChunk, keepIslandsWhile),
        );
    });
    startNavigation();
    if (!__CLIENT__.isDev) startPrefetch();
  }
  document.documentElement.dataset.ready = '';
});

// In development React draws pages after this script has run, and again whenever a writer saves. What our scripts put beside
// its element, such as a large picture, is no new page.
if (__CLIENT__.isDev) {
  let timer: ReturnType<typeof setTimeout>;
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(announcePage, 50);
  }).observe(document.getElementById(ROOT_ID) as HTMLElement, { childList: true, subtree: true });
}
document.documentElement.dataset.js = '';
onPage(() => afterPaint(drawLater));
