/** Events of all pages: one listener on `document` serves the parts that the navigation puts in later. */

/** The nearest element around an event's target that matches a selector. Events on `document` have none. */
export const closest = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

/** Whether a click asks the browser for another tab, a window or a download. */
export const isForBrowser = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Events that show, before a click, that a reader is about to use something. */
export const INTENT = 'pointerover focusin';

/**
 * Calls back for events in elements that match a selector.
 * @param types names of events, separated by spaces
 * @param capture comes before the listeners of the page's parts, and gets events that do not bubble
 */
export function on<Target extends HTMLElement, Type extends Event = MouseEvent>(
  types: string,
  selector: string,
  act: (target: Target, event: Type) => unknown,
  capture = false,
): void {
  for (const type of types.split(' '))
    document.addEventListener(
      type,
      (event) => {
        const target = closest(event, selector) as Target | null;
        if (target) act(target, event as Type);
      },
      { capture, passive: type === 'touchstart' },
    );
}
