/**
 * Starts React at the reader's first sign of interest. The prerendered page is complete and the
 * platform's controls work without React; a click that needs it is held and replayed.
 */

/** Event on `window` once React runs the page; sent by the Layout. */
export const READY_EVENT = 'rsdoctor-ready';

const INTEREST = ['pointerover', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin', 'input'];

/** Buttons that work before React: popovers by the platform, the theme by this bundle. */
const WORKS_ALREADY = '[popovertarget], [data-theme-toggle], summary';
const NEEDS_REACT = 'button, [role="tab"], [role="button"], .rspress-doc img:not(a img, button img, summary img)';

/**
 * @param scripts addresses of the page's scripts, in the order in which they must run
 * @param chunks addresses that the scripts will ask for next, fetched at the same time
 */
export function startOnInterest(scripts: string[], chunks: string[]): void {
  let started = false;
  let ready = false;
  let held: HTMLElement | null = null;

  const start = () => {
    if (started) return;
    started = true;
    INTEREST.forEach((name) => removeEventListener(name, start, true));
    for (const href of chunks) document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
    // `async = false` keeps the order of scripts that are added by a script.
    for (const src of scripts) document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  };
  INTEREST.forEach((name) => addEventListener(name, start, { capture: true, passive: true }));

  const hold = (event: Event) => {
    if (ready) return;
    const control = (event.target as Element).closest<HTMLElement>(NEEDS_REACT);
    if (!control || control.matches(WORKS_ALREADY)) return;
    event.preventDefault();
    held = control;
    control.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', hold, true);

  const shortcut = (event: KeyboardEvent) => {
    if (ready || event.isComposing) return;
    const typing = (event.target as Element).closest?.('input, textarea, select, [contenteditable]');
    const combination = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    const slash = event.key === '/' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
    const search = combination || slash ? document.querySelector<HTMLElement>('[data-search-button]') : null;
    if (!search) return;
    event.preventDefault();
    held = search;
  };
  addEventListener('keydown', shortcut, true);

  addEventListener(
    READY_EVENT,
    () => {
      ready = true;
      removeEventListener('click', hold, true);
      removeEventListener('keydown', shortcut, true);
      for (const field of document.querySelectorAll<HTMLInputElement>('#__rspress_root input')) {
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
