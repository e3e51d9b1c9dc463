/**
 * Starts React at the reader's first sign of interest. The prerendered page is complete, and what readers do first works
 * without React.
 */
import { OPENED_EVENT, searchDialog, UNFILLED_EVENT } from '../components/search/frame.ts';
import { ROOT_ID } from '../framework/names.ts';
import { request } from '../outside.ts';
import { whenIdle } from './ahead.ts';
import { closest } from './closest.ts';
import { FAILED_EVENT, READY_EVENT } from './events.ts';
import { keepQuery } from './search.ts';

/** What a mouse on it, or the keyboard's focus, announces the use of. Reading and scrolling need no React. */
const CONTROLS = 'a[href], button, input, summary';

/** Remembers, for the tab's life, the page that was loaded again because its scripts were gone. */
const RELOADED = 'rsdoctor-reloaded';

/**
 * The last line of defence: a failure that no boundary holds makes React empty the page. What the server sent comes
 * back, without React; a page that was opened since is loaded in full.
 */
function keepRoot(): void {
  const root = document.getElementById(ROOT_ID);
  if (!root) return;
  // As text: to copy the elements takes a slow phone longer than a task may.
  const sent = root.innerHTML;
  const { pathname } = location;
  const observer = new MutationObserver(() => {
    if (root.firstChild) return;
    observer.disconnect();
    if (location.pathname === pathname || !navigator.onLine) root.innerHTML = sent;
    else location.reload();
    dispatchEvent(new Event(FAILED_EVENT));
  });
  observer.observe(root, { childList: true });
}

/**
 * Starts React when it will be of use. A tap on a link starts nothing: the next page is on its way, and needs the line.
 * @param scripts addresses of the page's scripts, in the order in which they must run
 * @param section address of what the scripts will ask for next, fetched at the same time
 */
export function startOnInterest(scripts: string[], section: string | undefined): void {
  let started = false;
  /** Scripts that did not come. */
  let missing: string[] = [];
  let failed = false;

  const load = (sources: string[]) => {
    // `async = false` keeps the order of scripts that are added by a script.
    for (const src of sources)
      document.head.append(
        Object.assign(document.createElement('script'), { src, async: false, onerror: () => fail(src) }),
      );
  };

  const start = () => {
    if (started) return;
    started = true;
    load(scripts);
    // Apart from what asks for the scripts: together they are too long a task on a slow phone.
    setTimeout(() => {
      keepRoot();
      // Into the browser's cache, where the scripts will look for it; what fails is asked for again.
      if (section) request(section).catch(() => undefined);
    });
  };

  /** A deploy has removed a script, or the network is gone. The page reads on without React. */
  const fail = (src?: string) => {
    if (src) missing.push(src);
    failed = true;
    if (searchDialog()?.open) void giveUp();
  };

  /** Search was asked for: a fresh copy of the page has the right addresses. Once, and only if it can be had. */
  const giveUp = async () => {
    try {
      const sent = navigator.onLine && sessionStorage.getItem(RELOADED) !== scripts.join();
      if (sent && (await request(location.href, { method: 'HEAD', cache: 'no-store' })).ok) {
        sessionStorage.setItem(RELOADED, scripts.join());
        keepQuery();
        location.reload();
        return;
      }
    } catch {
      // No network, or no store: what cannot be remembered could be done for ever.
    }
    dispatchEvent(new Event(UNFILLED_EVENT));
  };

  /** A page that the browser has translated would lose its translation to React: search alone is worth it. */
  const interest = () => {
    if (!document.querySelector(`#${ROOT_ID} font`)) start();
  };
  addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'mouse' && closest(event, CONTROLS)) interest();
    },
    { passive: true },
  );
  addEventListener('focusin', (event) => {
    if (closest(event, ':focus-visible')) interest();
  });
  addEventListener('input', interest);
  // Alone from assistive technology and voice control; after it the reader stays, and may use more.
  addEventListener('click', (event) => {
    if (closest(event, CONTROLS) && !closest(event, 'a[href]')) whenIdle(interest);
  });
  addEventListener(OPENED_EVENT, () => {
    start();
    if (missing.length > 0) {
      load(missing);
      missing = [];
      failed = false;
    } else if (failed) void giveUp();
  });
  addEventListener(FAILED_EVENT, () => fail());
  addEventListener(
    READY_EVENT,
    () => {
      for (const field of document.querySelectorAll<HTMLInputElement>(`#${ROOT_ID} input`)) {
        // What was typed before React listened.
        if (field.value) field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    { once: true },
  );
}
