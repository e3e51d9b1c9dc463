/**
 * Menus, drawers and drop-downs are the platform's popovers (`<button popovertarget>`). This adds what those lack: hover,
 * arrow down, `aria-expanded`, and closing after a link was followed or the button has gone.
 */
import { on } from './on.ts';

/** The button that opens a popover. */
const openerOf = (popover: Element) => document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`);
/** The popover of a group, which holds it and its button. */
const menuIn = (group: Element | null) => group?.querySelector<HTMLElement>(':scope > [popover]') ?? null;
const show = (popover: HTMLElement) => popover.showPopover({ source: openerOf(popover) as HTMLElement });
const isOpen = (popover: Element) => popover.matches(':popover-open');
const close = (popover: Element | null) => popover && isOpen(popover) && (popover as HTMLElement).hidePopover();

/** Closes every open popover. */
export function closeMenus(): void {
  // Close the last opened first, because closing an outer popover closes those inside it.
  [...document.querySelectorAll('[popover]:popover-open')].reverse().forEach(close);
}

function startHover(): void {
  let opening: ReturnType<typeof setTimeout> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;
  /** With the menus inside it, which close together with it. */
  let openedByHover: Element | null = null;
  const isInHovered = (node: Node | null) => openedByHover?.parentElement?.contains(node);
  /** The last move of the pointer. A button that comes under a resting pointer sends `pointerover` too, at the same place. */
  let move: PointerEvent | undefined;
  addEventListener('pointermove', (event) => {
    move = event;
  });

  /** Calls back when the mouse enters or leaves a menu or its button. Touch and pen do not hover, so they do not count. */
  const onMouse = (type: string, act: (group: HTMLElement, menu: HTMLElement, event: PointerEvent) => void) =>
    on<HTMLElement, PointerEvent>(type, '[data-hover-close]', (group, event) => {
      const menu = menuIn(group);
      if (menu && event.pointerType === 'mouse') act(group, menu, event);
    });

  onMouse('pointerover', (group, menu, event) => {
    clearTimeout(opening);
    if (isInHovered(group)) clearTimeout(closing);
    if (isOpen(menu) || (event.clientX === move?.clientX && event.clientY === move.clientY)) return;
    opening = setTimeout(
      () => {
        // A menu that a click has opened stays open, whatever the pointer hovers.
        const open = document.querySelector('[popover]:popover-open');
        if (!menu.isConnected || (open && open !== openedByHover)) return;
        clearTimeout(closing);
        show(menu);
        if (!isInHovered(menu)) openedByHover = menu;
      },
      Number(group.dataset.hoverOpen ?? 0),
    );
  });
  onMouse('pointerout', (group, _, event) => {
    const to = event.relatedTarget as Node | null;
    if (group.contains(to)) return;
    clearTimeout(opening);
    // Not at another group, which the pointer has only crossed: the open menu must close when its own time has passed.
    const left = isInHovered(group) && !isInHovered(to) && openedByHover;
    if (left) closing = setTimeout(() => close(left), Number(group.dataset.hoverClose));
  });
  // Hovering opens a menu just before the click on its button, which would close it again. Keep it open instead.
  on(
    'click',
    '[popovertarget]',
    (button, event) => {
      clearTimeout(opening);
      clearTimeout(closing);
      const menu = menuIn(button.parentElement);
      if (!menu || !isInHovered(menu)) return;
      if (isOpen(menu)) event.preventDefault();
      openedByHover = null;
    },
    true,
  );
  on(
    'toggle',
    '[popover]',
    (popover) => {
      if (openedByHover === popover && !isOpen(popover)) openedByHover = null;
    },
    true,
  );
}

/** Handles the menus of all pages. */
export function startMenus(): void {
  startHover();
  // Arrow down on a menu's button opens it and focuses its first entry.
  on<HTMLElement, KeyboardEvent>('keydown', '[data-hover-close] > button', (button, event) => {
    const menu = event.key === 'ArrowDown' && menuIn(button.parentElement);
    if (!menu) return;
    event.preventDefault();
    if (!isOpen(menu)) show(menu);
    menu.querySelector<HTMLElement>('a, button')?.focus();
  });
  on(
    'toggle',
    '[popover]',
    (popover) => {
      openerOf(popover)?.setAttribute('aria-expanded', String(isOpen(popover)));
      // The page behind a drawer or a full-screen menu must not take the focus.
      const { covers } = popover.dataset;
      if (covers) for (const covered of document.querySelectorAll<HTMLElement>(covers)) covered.inert = isOpen(popover);
    },
    true,
  );
  on('click', '[popover] a[href]', closeMenus);
  // A window of another width may show a menu's content without a menu, or no longer show its button.
  addEventListener('resize', () => {
    for (const popover of document.querySelectorAll('[popover]:popover-open'))
      if (!openerOf(popover)?.checkVisibility({ visibilityProperty: true })) close(popover);
  });
}
