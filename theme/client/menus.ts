/**
 * Menus, drawers and drop-downs are the platform's popovers (`<button popovertarget>`): click, tap,
 * Escape, outside click and the return of focus work without any script. This adds the rest:
 * hover, focus, arrow keys, `aria-expanded`, closing after a link was followed or the window grew.
 */
import { closest } from './closest.ts';

/** The button that opens a popover. */
const openerOf = (popover: Element) => document.querySelector(`[popovertarget="${popover.id}"]`);
const isOpen = (popover: Element) => popover.matches(':popover-open');
const close = (popover: Element | null) => popover && isOpen(popover) && (popover as HTMLElement).hidePopover();

/** Closes every open popover. */
export function closeMenus(): void {
  // The last opened first: closing an outer one closes those inside it.
  [...document.querySelectorAll('[popover]:popover-open')].reverse().forEach(close);
}

function startHover(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByHover: Element | null = null;

  const groupOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-hover-close]') : null;
  const menuOf = (group: Element) => group.querySelector<HTMLElement>(':scope > [popover]');

  document.addEventListener('pointerover', (event) => {
    const group = event.pointerType === 'mouse' ? groupOf(event.target) : null;
    const menu = group && menuOf(group);
    if (!group || !menu) return;
    clearTimeout(timer);
    if (isOpen(menu)) return;
    timer = setTimeout(
      () => {
        // What a click has opened stays, whatever comes below the pointer.
        const open = document.querySelector('[popover]:popover-open');
        if (!menu.isConnected || (open && open !== openedByHover)) return;
        menu.showPopover({ source: openerOf(menu) as HTMLElement });
        openedByHover = menu;
      },
      Number(group.dataset.hoverOpen ?? 0),
    );
  });
  document.addEventListener('pointerout', (event) => {
    const group = event.pointerType === 'mouse' ? groupOf(event.target) : null;
    if (!group || groupOf(event.relatedTarget) === group) return;
    clearTimeout(timer);
    const menu = menuOf(group);
    timer = setTimeout(() => menu === openedByHover && close(menu), Number(group.dataset.hoverClose));
  });
  // A click on the button of a menu that hovering has just opened would close it again: keep it open instead. What
  // hovering was about to do is the click's to say.
  document.addEventListener(
    'click',
    (event) => {
      const button = closest(event, '[popovertarget]');
      if (button) clearTimeout(timer);
      if (!button || !openedByHover || openerOf(openedByHover) !== button || !isOpen(openedByHover)) return;
      event.preventDefault();
      openedByHover = null;
    },
    true,
  );
  document.addEventListener(
    'toggle',
    (event) => {
      if (!isOpen(event.target as Element) && openedByHover === event.target) openedByHover = null;
    },
    true,
  );
}

/** A menu in `[data-focus-open]` opens when the keyboard reaches its button, and closes when focus goes on. */
function startFocus(): void {
  let openedByFocus: Element | null = null;

  document.addEventListener('focusin', (event) => {
    const target = event.target as Element;
    const group = target.closest('[data-focus-open]');
    if (openedByFocus && openedByFocus.parentElement !== group) {
      close(openedByFocus);
      openedByFocus = null;
    }
    const menu = group?.querySelector<HTMLElement>(':scope > [popover]');
    if (!menu || isOpen(menu) || target !== openerOf(menu) || !target.matches(':focus-visible')) return;
    // A menu that closes gives the focus back to its button: that must not open it again.
    if (menu.contains(event.relatedTarget as Node | null)) return;
    menu.showPopover({ source: target as HTMLElement });
    openedByFocus = menu;
  });
}

/** An arrow down on the button of a menu opens it and leads to its first entry, as in the menus of systems. */
function startArrow(): void {
  document.addEventListener('keydown', (event) => {
    const button = event.key === 'ArrowDown' && (event.target as Element).closest('[data-hover-close] > button');
    const menu = button ? button.parentElement?.querySelector<HTMLElement>(':scope > [popover]') : null;
    if (!menu) return;
    event.preventDefault();
    if (!isOpen(menu)) menu.showPopover({ source: button as HTMLElement });
    menu.querySelector<HTMLElement>('a, button')?.focus();
  });
}

/** Wires all menus of the page, present and future. */
export function startMenus(): void {
  startHover();
  startFocus();
  startArrow();
  document.addEventListener(
    'toggle',
    (event) => {
      const popover = event.target as HTMLElement;
      if (!popover.popover) return;
      openerOf(popover)?.setAttribute('aria-expanded', String(isOpen(popover)));
      // What lies behind a drawer or a full-screen menu takes no focus.
      const { covers } = popover.dataset;
      if (covers) for (const covered of document.querySelectorAll<HTMLElement>(covers)) covered.inert = isOpen(popover);
    },
    true,
  );
  document.addEventListener('click', (event) => {
    if (closest(event, '[popover] a[href]')) closeMenus();
  });
  // From this width on, in em, the page itself shows what the popover holds.
  addEventListener('resize', () => {
    for (const popover of document.querySelectorAll<HTMLElement>('[data-close-wide]'))
      if (matchMedia(`(width>=${popover.dataset.closeWide}em)`).matches) close(popover);
  });
}
