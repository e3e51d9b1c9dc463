/**
 * Starts React at the reader's first sign of interest. The prerendered page is complete and the
 * platform's controls work without React; a click that needs it is held and replayed.
 */
import { isField, isSlash, isToggle } from '../components/search/keys.ts';
import { ROOT_ID } from '../framework/names.ts';
import { ZOOMABLE } from '../site.ts';

/** Event on `window` once React runs the page; sent by the Layout. */
export const READY_EVENT = 'rsdoctor-ready';
/** Event on `window` when a part that React needs for the page did not come. */
export const FAILED_EVENT = 'rsdoctor-failed';

/** `click` alone comes from assistive technology and voice control. */
const INTEREST = [
  'pointerover',
  'pointerdown',
  'keydown',
  'touchstart',
  'wheel',
  'scroll',
  'focusin',
  'input',
  'click',
];

/** Buttons that work before React: popovers by the platform, the others by this bundle. */
const WORKS_ALREADY = '[popovertarget], [data-theme-toggle], [role=tab], [data-does], summary';
const NEEDS_REACT = `button, [role="button"], ${ZOOMABLE}`;

/** Remembers, for the tab's life, the page that was loaded again because its scripts were gone. */
const RELOADED = 'rsdoctor-reloaded';

/**
 * The last line of defence: a failure that no boundary holds makes React empty the page. What the server sent comes
 * back, without React; a page that was opened since is loaded in full.
 */
function keepRoot(): void {
  const root = document.getElementById(ROOT_ID);
  if (!root) return;
  // In a document of its own, where pictures do not load.
  const sent = [...document.implementation.createHTMLDocument('').importNode(root, true).childNodes];
  const { pathname } = location;
  const observer = new MutationObserver(() => {
    if (root.firstChild) return;
    observer.disconnect();
    if (location.pathname === pathname || !navigator.onLine) root.append(...sent);
    else location.reload();
    dispatchEvent(new Event(FAILED_EVENT));
  });
  observer.observe(root, { childList: true });
}

/**
 * @param scripts addresses of the page's scripts, in the order in which they must run
 * @param section address of what the scripts will ask for next, fetched at the same time
 */
export function startOnInterest(scripts: string[], section: string | undefined): void {
  let started = false;
  let failed = false;
  let ready = false;
  let held: HTMLElement | null = null;

  const start = () => {
    if (started) return;
    started = true;
    keepRoot();
    for (const name of INTEREST) removeEventListener(name, start, true);
    if (section)
      document.head.append(
        Object.assign(document.createElement('link'), {
          rel: 'preload',
          as: 'fetch',
          crossOrigin: 'anonymous',
          href: section,
        }),
      );
    // `async = false` keeps the order of scripts that are added by a script.
    for (const src of scripts)
      document.head.append(Object.assign(document.createElement('script'), { src, async: false, onerror: fail }));
  };

  /** A deploy has removed a script, or the network is gone. The page reads on without React. */
  const fail = () => {
    failed = true;
    if (held) again();
  };
  /**
   * A control that needs React was used: a fresh copy of the page has the right addresses. Once, then it stays as it
   * is.
   */
  const again = () => {
    held?.removeAttribute('aria-busy');
    held = null;
    if (!navigator.onLine) return;
    try {
      if (sessionStorage.getItem(RELOADED) === scripts.join()) return;
      sessionStorage.setItem(RELOADED, scripts.join());
    } catch {
      // What cannot be remembered could be done for ever.
      return;
    }
    location.reload();
  };

  for (const name of INTEREST) addEventListener(name, start, { capture: true, passive: true });

  const hold = (event: Event) => {
    if (ready) return;
    const control = (event.target as Element).closest<HTMLElement>(NEEDS_REACT);
    if (!control || control.matches(WORKS_ALREADY)) return;
    event.preventDefault();
    held = control;
    // Assistive technology clicks without any pointer or key before.
    start();
    if (failed) again();
    else control.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', hold, true);

  const shortcut = (event: KeyboardEvent) => {
    if (ready || !(isToggle(event) || isSlash(event, isField(event.target)))) return;
    const search = document.querySelector<HTMLElement>('[data-search-button]');
    if (!search) return;
    event.preventDefault();
    held = search;
    if (failed) again();
  };
  addEventListener('keydown', shortcut, true);

  addEventListener(FAILED_EVENT, fail);
  addEventListener(
    READY_EVENT,
    () => {
      ready = true;
      removeEventListener('click', hold, true);
      removeEventListener('keydown', shortcut, true);
      for (const field of document.querySelectorAll<HTMLInputElement>(`#${ROOT_ID} input`)) {
        // What was typed before React listened.
        if (field.value) field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      held?.removeAttribute('aria-busy');
      if (held?.isConnected) held.click();
      held = null;
    },
    { once: true },
  );
}
