/** Menus for browsers without popovers: a button opens what it names, the next click elsewhere closes it. */
export function startDisclosures(): void {
  // A browser without popover shows every menu until this script hides it.
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
