/**
 * Links between pages: fetches the HTML of the page that a link leads to and swaps what differs. Whatever is not a plain
 * page of the same build is left to the browser, which loads it in full.
 */
import { ROOT_ID } from '../names.ts';
import { request } from '../outside.ts';
import { decode, toRoute } from '../site.ts';
import { closest } from './closest.ts';
import { hiddenParts } from './hidden-parts.ts';
import { closeMenus } from './menus.ts';
import { afterPaint, announcePage } from './page.ts';
import { endProgress, startProgress } from './progress.ts';
import { chooseTabOf } from './tabs.ts';
import { text } from './texts.ts';
import { toast } from './toast.ts';

/** Parts of a page that are swapped one by one where both pages have the same ones. */
const PARTS = [
  'header[data-part]',
  '[data-row]',
  '#frame-sidebar',
  '#frame-main',
  '#frame-outline',
  '[data-zooms]',
  '[data-no-globals]',
];

/** Pages that were fetched in this visit, as text, by path; `undefined` for what only a full load can open. */
const fetched = new Map<string, Promise<string | undefined>>();

/** Whether a link leads to a page that may be swapped in: of this site, and no file. */
function isPage({ origin, pathname }: URL): boolean {
  return (
    origin === location.origin && pathname.startsWith(__CLIENT__.base) && !/\.(?!html$)[^/]*$|^\/demo\//.test(pathname)
  );
}

/** The address of the page that a click on a link opens, or `undefined` if the browser must handle the link. */
export function pageOf(link: HTMLAnchorElement | null): URL | undefined {
  if (!link || (link.target && link.target !== '_self') || link.download) return undefined;
  const url = new URL(link.href);
  if (!isPage(url)) return undefined;
  url.pathname = toRoute(url.pathname);
  return url;
}

/**
 * Fetches a page once; later calls, and the click, get the same text.
 * @param cache `force-cache` on the way back: like a browser, which shows what it has
 */
export function fetchPage({ pathname }: URL, cache: RequestCache = 'default'): Promise<string | undefined> {
  const known = fetched.get(pathname);
  if (known) return known;
  const page = request(pathname, { cache }).then((answer) =>
    answer.ok && !answer.redirected && answer.headers.get('content-type')?.startsWith('text/html')
      ? answer.text()
      : undefined,
  );
  fetched.set(pathname, page);
  page.catch(() => fetched.delete(pathname));
  return page;
}

const scriptsOf = (page: Document) =>
  [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')).join();

/**
 * The page of a text, if it can be swapped in: it comes from the same build as the page on screen (a deploy names the
 * scripts anew), and neither page has an island, whose state belongs to its page.
 */
function swappable(html: string): Document | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const isSame = page.getElementById(ROOT_ID)?.firstChild && scriptsOf(page) === scriptsOf(document);
  return isSame && ![page, document].some((one) => one.querySelector('[data-island]')) ? page : undefined;
}

/** Style sheets of a page: a page's own stand in its text, where React has put them. */
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

/** A page without its own style sheet reads, so a sheet that does not come holds the page no longer than this, in ms. */
const STYLES_LIMIT_MS = 3000;

/** Makes title, language and tags of the head those of the next page. Scripts and common style sheets stay. */
function swapHead(next: Document): void {
  const old = new Map([...document.head.children].map((tag) => [tag.outerHTML, tag]));
  for (const tag of [...next.head.children])
    if (!old.delete(tag.outerHTML) && !tag.matches('script[src], [rel=stylesheet]')) document.head.append(tag);
  const hrefs = new Set(sheetsOf(next).map((tag) => tag.getAttribute('href')));
  for (const tag of old.values()) if (!tag.matches('script[src]') && !hrefs.has(tag.getAttribute('href'))) tag.remove();
  const [root, wanted] = [document.documentElement, next.documentElement];
  root.lang = wanted.lang;
  if (wanted.dataset.indexes) root.dataset.indexes = wanted.dataset.indexes;
}

/**
 * Brings the links of a part up to date if the next page has the same ones, so that the part keeps its scroll position
 * and its open groups.
 * @returns whether it could
 */
function updateLinks(part: Element, next: Element): boolean {
  // The search dialog stands in the header, and may be open meanwhile.
  const linksOf = (of: Element) => [...of.querySelectorAll('a')].filter((link) => !link.closest('dialog'));
  const [links, wanted] = [linksOf(part), linksOf(next)];
  // The language menu names the twins of the page, so only the words must agree.
  const isSame = (link: Element, index: number) => link.className === wanted[index]?.className;
  if (part.getAttribute('aria-label') !== next.getAttribute('aria-label')) return false;
  if (links.length !== wanted.length || !links.every(isSame)) return false;
  if (part.id && links.some((link, index) => link.href !== wanted[index]?.href)) return false;
  links.forEach((link, index) => {
    const { href, ariaCurrent } = wanted[index] as HTMLAnchorElement;
    if (link.href !== href) link.href = href;
    link.ariaCurrent = ariaCurrent;
    if (!ariaCurrent) return;
    // The reader may have collapsed the group of the new page.
    for (let group = link.closest('details'); group; group = group.parentElement?.closest('details') ?? null)
      group.open = true;
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

/** How far down the reader was on each entry of the history, in px. */
const positions = new Map<string, number>();
/** Key of the history's entry on screen, and path and query that it shows. */
let entry = '';
let shown = '';
/** Counts the pages that were asked for: one that comes late finds a newer number. */
let turn = 0;

const newKey = () => String(Math.random());
const addressOf = ({ pathname, search }: URL | Location) => pathname + search;

/** Names the entry of the history that is on screen, if it has no name yet. */
function nameEntry(): void {
  const { key } = (history.state ?? {}) as { key?: string };
  entry = key ?? newKey();
  if (!key) history.replaceState({ ...history.state, key: entry }, '');
}

/** The heading, or other element, that a hash names. */
const placeOf = (hash: string) => document.getElementById(decode(hash.slice(1)));

/**
 * Leads to the place of the address's hash: into a tab that hides it, and on to where a section has moved
 * (components/frame/Doc/Moved.tsx).
 * @returns the place; undefined if there is none
 */
function followHash(): HTMLElement | undefined {
  const place = placeOf(location.hash);
  const moved = place?.matches('[data-moved]') && place.querySelector('a');
  if (moved) location.replace(moved.href);
  else if (place && chooseTabOf(place)) place.scrollIntoView();
  return place ?? undefined;
}

/** A screen reader goes on from here, and so does Tab. */
function focusOn(target: HTMLElement | null): void {
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Shows a page whose address is in the bar already. @param top where the reader left it, in px */
function show(next: Document, top: number | undefined): void {
  const root = document.documentElement;
  const isSameLanguage = root.lang === next.documentElement.lang;
  shown = addressOf(location);
  swapHead(next);
  root.dataset.hide = hiddenParts(location.search);
  if (__CLIENT__.hideNavbar !== 'always') delete root.dataset.nav;
  swapBody(next, isSameLanguage);
  if (top === undefined && !location.hash) {
    // What lies below the first screen waits for the second frame: half of the time between click and heading.
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
 * @param enter puts its address into the history, just before it is shown; without it the address is there already
 * @param top where the reader left it, in px
 */
async function open(url: URL, enter?: () => void, top?: number): Promise<void> {
  turn += 1;
  const mine = turn;
  closeMenus();
  startProgress();
  try {
    const html = await fetchPage(url, enter ? 'default' : 'force-cache');
    const next = mine === turn && html !== undefined ? swappable(html) : undefined;
    if (next) await addStyles(next);
    if (mine !== turn) return;
    endProgress();
    if (!next) return location.assign(url);
    const swap = () => {
      enter?.();
      show(next, top);
    };
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (__CLIENT__.contentAnimation && !isStill && document.startViewTransition) document.startViewTransition(swap);
    else swap();
  } catch {
    if (mine !== turn) return;
    endProgress();
    if (navigator.onLine) return location.assign(url);
    toast(text('offlineText'));
    // The address of a page that the reader went back to is in the bar: it is shown when it can be had.
    if (!enter) addEventListener('online', () => mine === turn && location.reload(), { once: true });
  }
}

/** Takes over links, and back and forward, of all pages. */
export function startNavigation(): void {
  const address = new URL(location.href);
  if (address.pathname.endsWith('.html')) {
    address.pathname = toRoute(address.pathname);
    history.replaceState(history.state, '', address);
  }
  shown = addressOf(location);
  followHash();
  addEventListener('hashchange', followHash);
  if (__CLIENT__.isDev) return;
  nameEntry();

  const setRestoration = (value: ScrollRestoration) => () => {
    history.scrollRestoration = value;
  };
  // Between pages the scroll position is ours; after a reload, or on the way back from another site, the browser's.
  setRestoration('manual')();
  addEventListener('pageshow', setRestoration('manual'));
  addEventListener('pagehide', setRestoration('auto'));
  addEventListener('scroll', () => positions.set(entry, scrollY), { passive: true });

  addEventListener('popstate', (event) => {
    const { key } = (event.state ?? {}) as { key?: string };
    // A traversal may come before the scroll event that tells where the reader was. A new hash, which has no key yet,
    // has scrolled the page already.
    if (key) positions.set(entry, scrollY);
    nameEntry();
    const top = positions.get(entry);
    if (addressOf(location) !== shown) {
      void open(new URL(location.href), undefined, top ?? (location.hash ? undefined : 0));
      return;
    }
    // Whatever was on its way, the reader is back on this page.
    turn += 1;
    endProgress();
    if (key && top !== undefined) scrollTo(0, top);
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = closest(event, 'a[href]') as HTMLAnchorElement | null;
    const url = pageOf(link);
    if (!url || (url.hash && addressOf(url) === shown)) return;
    event.preventDefault();
    void open(url, () => {
      positions.set(entry, scrollY);
      entry = newKey();
      history.pushState({ key: entry }, '', url);
    });
  });
}
