/**
 * What the running site asks of a browser: Baseline "widely available" (README.md). Below it the page reads as it was
 * sent: links load full pages, menus are opened and closed here, React is never started.
 */

/** Whether the browser has what React's parts use without asking; the newest of it, popover, came in April 2024. */
export const isSupported = (): boolean =>
  'popover' in HTMLElement.prototype &&
  typeof HTMLDialogElement === 'function' &&
  'showModal' in HTMLDialogElement.prototype &&
  'at' in Array.prototype &&
  'hasOwn' in Object &&
  'ResizeObserver' in window &&
  'IntersectionObserver' in window;

/** Menus, drawers and drop-downs as disclosures: a button opens what it names, the next click elsewhere closes it. */
export function startDisclosures(): void {
  // Until here every menu is open.
  document.documentElement.dataset.disclosures = '';
  document.addEventListener('click', (event) => {
    const clicked = event.target as Element;
    const button = clicked.closest('[popovertarget]');
    const target = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    for (const other of document.querySelectorAll<HTMLElement>('[data-open]'))
      if (other !== target && !other.contains(clicked)) toggle(other);
    if (target) toggle(target);
  });
}

function toggle(menu: HTMLElement): void {
  const open = !menu.hasAttribute('data-open');
  menu.toggleAttribute('data-open', open);
  document.querySelector(`[popovertarget="${menu.id}"]`)?.setAttribute('aria-expanded', String(open));
}
