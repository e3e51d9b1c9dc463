/**
 * Follows links between pages: fetches the HTML of the next page and swaps what differs. The browser loads in full what is
 * not a plain page of the same build.
 */

import { decode, toRoute } from '@rsdoctor-docs/base/site';
import { PLACES_KEY, ROOT_ID } from '../names.ts';
import { request } from '../untrusted.ts';
import { pageLang, text } from './config.ts';
import { hiddenParts } from './hidden-parts.ts';
import { closeMenus } from './menus.ts';
import { isForBrowser, on } from './on.ts';
import { afterPaint, announcePage, prefersStill } from './page.ts';
import { endProgress, startProgress } from './progress.ts';
import { spelled } from './spelled.ts';
import { toast } from './toast.ts';
import { uncover } from './uncover.ts';

/** Parts that are swapped one by one if both pages have them. */
const PARTS = [
  'header[data-part]',
  '[data-row]',
  '#frame-sidebar',
  '#frame-main',
  '#frame-outline',
  '[data-zooms]',
  '[data-no-globals]',
];

/** How long a page waits for its own style sheet, in ms. Without it the page can still be read. */
const STYLES_LIMIT_MS = 3000;

/** HTML of the pages fetched in this visit, by path; `undefined` if only a full load can open the page. */
const fetched = new Map<string, Promise<string | undefined>>();

/** Whether an address is that of a page of this site, and not of a file. No page has two slashes in a row. */
function isPage({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname.startsWith(__CLIENT__.base) && !/\/\/|\.(?!html$)[^/]*$/.test(pathname);
}

/** The address of the page that a link opens, or `undefined` if the browser must handle the link. */
export function pageOf(link: HTMLAnchorElement | null): URL | undefined {
  if (!link || (link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  if (!isPage(url)) return undefined;
  url.pathname = toRoute(url.pathname);
  return url;
}

/**
 * Fetches a page once; later calls, and the click, get the same text.
 * @param cache `force-cache` on the way back, where browsers too show the page that they have
 */
export function fetchPage({ pathname }: URL, cache: RequestCache = 'default'): Promise<string | undefined> {
  const known = fetched.get(pathname);
  if (known) return known;
  // With the origin: a path alone that begins with two slashes would name another host.
  const page = request(location.origin + pathname, { cache }).then((answer) =>
    answer.ok && !answer.redirected && answer.headers.get('content-type')?.startsWith('text/html')
      ? answer.text()
      : undefined,
  );
  fetched.set(pathname, page);
  page.catch(() => fetched.delete(pathname));
  return page;
}

/** The script of a page's build. Others in its head came later: the library that counts clicks, browser extensions. */
const buildOf = (page: Document) => page.head.querySelector('script[type=module]')?.getAttribute('src');

/** Whether an island has something in memory that a full load would lose. */
let keepsIslands = () => false;

/** Swaps pages with islands too while this holds: an island is ended, and finds what it needs when it starts again. */
export function keepIslandsWhile(keeps: () => boolean): void {
  keepsIslands = keeps;
}

/**
 * Parses a page if it can be swapped in. It must be whole. Both pages must come from the same build; a deploy renames the
 * scripts. Neither may have an island, because a swap would lose its state, unless a full load would lose more (`keepIslandsWhile`).
 */
function swappable(html: string): Document | undefined {
  if (!html.includes('</html>')) return undefined;
  const page = new DOMParser().parseFromString(html, 'text/html');
  const isSame = page.getElementById(ROOT_ID)?.firstChild && buildOf(page) === buildOf(document);
  const hasIsland = [document, page].some((one) => one.querySelector('[data-island]'));
  return isSame && (!hasIsland || keepsIslands()) ? page : undefined;
}

/** The style sheets of a page. React puts those of a single page into its body. */
const sheetsOf = (page: Document) => [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

/** Adds the style sheets that only the next page has. @returns when they apply, or have failed */
function addStyles(next: Document): Promise<unknown> {
  return Promise.all(
    sheetsOf(next)
      .filter((sheet) => !document.head.querySelector(`link[rel=stylesheet][href="${sheet.getAttribute('href')}"]`))
      .map(
        (sheet) =>
          new Promise((resolve) => {
            const link = Object.assign(sheet.cloneNode() as HTMLLinkElement, { onload: resolve, onerror: resolve });
            document.head.append(link);
            setTimeout(resolve, STYLES_LIMIT_MS);
          }),
      ),
  );
}

/** Takes the head tags from the next page. Scripts stay, and so do style sheets of both pages. */
function swapHead(next: Document): void {
  const old = new Map([...document.head.children].map((tag) => [tag.outerHTML, tag]));
  for (const tag of [...next.head.children])
    if (!old.delete(tag.outerHTML) && !tag.matches('script[src], [rel=stylesheet]')) document.head.append(tag);
  const hrefs = new Set(sheetsOf(next).map((tag) => tag.getAttribute('href')));
  for (const tag of old.values()) if (!tag.matches('script[src]') && !hrefs.has(tag.getAttribute('href'))) tag.remove();
}

/**
 * Updates the links of a part if the next page has the same ones. The part then keeps its scroll position and its open
 * groups.
 * @returns whether it could
 */
function updateLinks(part: Element, next: Element): boolean {
  // Leave the search dialog alone, which stands in the header and may be open.
  const linksOf = (of: Element) => [...of.querySelectorAll('a')].filter((link) => !link.closest('dialog'));
  const [links, wanted] = [linksOf(part), linksOf(next)];
  // Compare no addresses yet, because those of the language menu change with the page.
  const isSame = (link: Element, index: number) => link.className === wanted[index]?.className;
  if (part.getAttribute('aria-label') !== next.getAttribute('aria-label')) return false;
  if (links.length !== wanted.length || !links.every(isSame)) return false;
  if (part.id && links.some((link, index) => link.href !== wanted[index]?.href)) return false;
  links.forEach((link, index) => {
    const { href, ariaCurrent } = wanted[index] as HTMLAnchorElement;
    if (link.href !== href) link.href = href;
    link.ariaCurrent = ariaCurrent;
    // The reader may have collapsed the group that contains the new page.
    if (ariaCurrent) uncover(link);
  });
  return true;
}

/** Puts the next page's content in place of the one on screen. */
function swapBody(next: Document, isSameLanguage: boolean): void {
  const find = (page: Document) => PARTS.map((selector) => page.querySelector(selector));
  const [parts, wanted] = [find(document), find(next)];
  const [header] = parts;
  const keepsHeader = isSameLanguage && header && wanted[0] && updateLinks(header, wanted[0]);
  if (isSameLanguage && parts.every((part, index) => Boolean(part) === Boolean(wanted[index]))) {
    parts.forEach((part, index) => {
      const [to] = wanted.splice(index, 1, null);
      if (!part || !to || (part === header && keepsHeader)) return;
      if (part.id !== 'frame-sidebar' || !updateLinks(part, to)) part.replaceWith(to);
    });
    return;
  }
  const root = document.getElementById(ROOT_ID) as HTMLElement;
  if (keepsHeader) wanted[0]?.replaceWith(header);
  root.replaceChildren(...(next.getElementById(ROOT_ID)?.childNodes ?? []));
}

/** Scroll position of each history entry, in px. A reload finds them in the tab's storage. */
let positions = new Map<string, number>();
/** Key of the history entry whose page is on screen. While a page is fetched, the address bar is ahead of it. */
let entry = '';
/** Path and query of the page on screen. */
let shown = '';
/** Counts requested pages. A page that arrives late finds a newer number and is dropped. */
let turn = 0;

const addressOf = ({ pathname, search }: URL | Location) => pathname + search;

/** Says that the current history entry is on screen, and gives it a key if it has none. */
function nameEntry(): void {
  if (!history.state?.key) history.replaceState({ ...history.state, key: String(Math.random()) }, '');
  entry = history.state.key;
}

/** Replaces the address of the page on screen by one that shows the same page. */
export function setAddress(url: URL): void {
  history.replaceState(history.state, '', url);
  shown = addressOf(location);
}

/** The element that a hash names. */
const placeOf = (hash: string) => document.getElementById(decode(hash.slice(1)));

/**
 * Leads to the element that the hash names: opens what hides it, or goes on to where the section has moved
 * (packages/preset/frame/doc/parts.tsx).
 * @returns the element, if there is one
 */
function followHash(): HTMLElement | undefined {
  let place = placeOf(location.hash);
  const meant = place ? null : document.getElementById(spelled(location.hash.slice(1)));
  if (meant?.id) {
    place = meant;
    setAddress(new URL(`#${meant.id}`, location.href));
    place.scrollIntoView();
  }
  const moved = place?.matches('[data-moved]') && place.querySelector('a');
  if (moved) location.replace(moved.href);
  else if (place && uncover(place)) place.scrollIntoView();
  return place ?? undefined;
}

/** Moves the focus, so that screen readers and Tab go on from here. */
function focusOn(target: HTMLElement | null): void {
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Shows a page whose address is already in the address bar. @param top where the reader left it, in px */
function show(next: Document, top: number | undefined): void {
  const root = document.documentElement;
  const { lang, dataset } = next.documentElement;
  const isSameLanguage = pageLang() === dataset.lang;
  shown = addressOf(location);
  nameEntry();
  // No reader sees the other tags of the head, so they wait until the page is painted.
  document.title = next.title;
  afterPaint(() => swapHead(next));
  root.lang = lang;
  root.dataset.lang = dataset.lang;
  if (dataset.indexes) root.dataset.indexes = dataset.indexes;
  root.dataset.hide = hiddenParts(location.search);
  if (__CLIENT__.hideNavbar !== 'always') delete root.dataset.nav;
  swapBody(next, isSameLanguage);
  if (top === undefined && !location.hash) {
    // Draw what is below the first screen one frame later: this halves the time from click to heading.
    root.dataset.arriving = '';
    afterPaint(() => delete root.dataset.arriving);
  }
  announcePage();
  const place = followHash();
  if (top !== undefined) scrollTo(0, top);
  else if (place) place.scrollIntoView();
  else scrollTo(0, 0);
  positions.set(entry, scrollY);
  afterPaint(() => focusOn(place ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')));
}

/**
 * Opens a page.
 * @param enter puts its address into the history; left out if the address is there already
 * @param top where the reader left it, in px
 */
async function open(url: URL, enter?: () => void, top?: number): Promise<void> {
  turn += 1;
  const mine = turn;
  // On the way back the address bar has the address already: `assign` would only look for its hash on the page on screen.
  const load = () => (enter ? location.assign(url) : location.reload());
  closeMenus();
  startProgress();
  try {
    const html = await fetchPage(url, enter ? 'default' : 'force-cache');
    const next = mine === turn && html !== undefined ? swappable(html) : undefined;
    if (next) await addStyles(next);
    if (mine !== turn) return;
    endProgress();
    if (!next) return load();
    const swap = () => {
      enter?.();
      show(next, top);
    };
    if (__CLIENT__.contentAnimation && !prefersStill() && document.startViewTransition)
      document.startViewTransition(swap);
    else swap();
  } catch {
    if (mine !== turn) return;
    endProgress();
    if (navigator.onLine) return load();
    toast(text('offlineText'));
    // After "back" the address bar already shows this page, so show the page as soon as it can be fetched.
    if (!enter) addEventListener('online', () => mine === turn && location.reload(), { once: true });
  }
}

/** Opens a page as a link does. */
export function follow(url: URL): void {
  const enter = () => {
    positions.set(entry, scrollY);
    // A link to the page on screen adds no entry, as in the browser.
    if (url.href !== location.href) history.pushState(null, '', url);
  };
  void open(url, enter);
}

/** Handles links, and back and forward, of all pages. */
export function startNavigation(): void {
  const address = new URL(location.href);
  if (address.pathname.endsWith('.html')) {
    address.pathname = toRoute(address.pathname);
  }
  setAddress(address);
  followHash();
  addEventListener('hashchange', followHash);
  if (__CLIENT__.isDev) return;
  nameEntry();
  try {
    positions = new Map(JSON.parse(sessionStorage[PLACES_KEY]));
  } catch {
    // There are none yet, or storage is blocked.
  }

  // We restore the scroll position between pages; the browser does it after a reload or on return from another site.
  const arrive = () => {
    history.scrollRestoration = 'manual';
  };
  arrive();
  addEventListener('pageshow', arrive);
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    try {
      sessionStorage[PLACES_KEY] = JSON.stringify([...positions]);
    } catch {
      // Storage is blocked or full: after a reload, back and forward lead to the start of a page.
    }
  });
  addEventListener('scroll', () => positions.set(entry, scrollY), { passive: true });

  addEventListener('popstate', ({ state }) => {
    // Store the position here too, because back may come before the scroll event. An entry without a key is a new hash,
    // for which the browser has already scrolled.
    if (state?.key) positions.set(entry, scrollY);
    const top = positions.get(state?.key);
    if (addressOf(location) !== shown) {
      void open(new URL(location.href), undefined, top ?? (location.hash ? undefined : 0));
      return;
    }
    // The reader is back on this page: drop any page that is still being fetched.
    nameEntry();
    turn += 1;
    endProgress();
    if (top !== undefined) scrollTo(0, top);
  });
  on<HTMLAnchorElement>('click', 'a[href]', (link, event) => {
    if (event.defaultPrevented || event.button || isForBrowser(event)) return;
    const url = pageOf(link);
    if (!url || (url.hash && addressOf(url) === shown)) return;
    event.preventDefault();
    follow(url);
  });
}
