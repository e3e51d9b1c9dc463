/** Deferred script of every page: all that must work before, or without, React. */
import { startActions } from './actions.ts';
import { fetchAhead } from './ahead.ts';
import { isSupported, startDisclosures } from './browser.ts';
import { closest } from './closest.ts';
import { showFeeds } from './feeds.ts';
import { guardHash } from './hash.ts';
import { startOnInterest } from './hydrate.ts';
import { startMenus } from './menus.ts';
import { startNavHide } from './nav-hide.ts';
import { startOutline } from './outline.ts';
import { startSearch } from './search.ts';
import { startSidebar } from './sidebar.ts';
import { guardStorage } from './storage.ts';
import { hiddenParts } from './switches.ts';
import { chooseTabOf, startTabs } from './tabs.ts';
import { startTheme } from './theme.ts';
import { picturesScript, startZoom } from './zoom.ts';

// The head script, which does the first two also, may come later.
guardStorage();
const hidden = hiddenParts(location.search);
document.documentElement.dataset.hide = hidden;
guardHash();
if (hidden.includes('globalUI')) showFeeds(false);
startTabs();
startActions();
startSidebar();

const followHash = () => {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  // The id of a section that has moved (Doc/Moved.tsx) leads to where it is now; nothing is left in the history.
  const moved = place?.matches('[data-moved]') && place.querySelector('a');
  if (moved) location.replace(moved.href);
  else if (chooseTabOf(place)) place?.scrollIntoView();
};
followHash();
addEventListener('hashchange', followHash);

const list = (name: string) => document.currentScript?.getAttribute(name)?.split(' ').filter(Boolean) ?? [];
const scripts = list('data-scripts');

const [section] = scripts.length > 0 ? list('data-section') : [];
// The page's own scripts wait for the others by themselves; in front they are known when those run. Where React starts
// by itself (in development, or without the patch `hydrate`) there is nothing to start.
if (isSupported()) {
  const all = scripts.length > 0 ? [...list('data-page-scripts'), ...scripts] : [];
  const sectionFile = section ? `${list('data-sections')[0]}${section}.json` : undefined;
  startOnInterest(all, sectionFile);
  if (sectionFile) fetchAhead([...all, sectionFile, ...list('data-later'), ...picturesScript()]);
  startMenus();
  startOutline();
  startSearch();
  startZoom();
} else startDisclosures();
if (__BOOT__.canSwitchTheme) startTheme(__BOOT__.reveal);
if (__BOOT__.hideNavbar === 'auto') startNavHide();
// A link to this site by its public address leads to the site that is open: that of a local build, of a preview.
const { base, origin } = __BOOT__;
if (origin !== location.origin)
  for (const type of ['pointerover', 'focusin', 'click'])
    document.addEventListener(
      type,
      (event) => {
        const link = closest(event, `a[href^="${origin}/"]`) as HTMLAnchorElement | null;
        if (link) link.href = base + link.href.slice(origin.length + 1);
      },
      true,
    );
// The twin of this page in another language, at the same place of the text.
document.addEventListener(
  'click',
  (event) => {
    const link = closest(event, 'a[data-keep-place]') as HTMLAnchorElement | null;
    if (link) {
      link.search = location.search;
      link.hash = location.hash;
    }
  },
  true,
);
