/** The element that an event is about, or the nearest one around it, that a selector names; events on document have none. */
export const closest = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
