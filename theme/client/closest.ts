/** The nearest element around an event's target that matches a selector. Events on `document` have none. */
export const closest = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
