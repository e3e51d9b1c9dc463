/**
 * Shows an element that closed `<details>` hide, or a part with `hidden=until-found`. Such a part gets `beforematch`, the event
 * that the browser's own search sends, and shows what it hides.
 * @returns whether something was hidden
 */
export function uncover(place: Element | null): boolean {
  const cover = place?.closest('[hidden=until-found], details:not([open])');
  if (!cover) return false;
  if (cover instanceof HTMLDetailsElement) cover.open = true;
  else cover.dispatchEvent(new Event('beforematch', { bubbles: true }));
  uncover(cover.parentElement);
  return true;
}
