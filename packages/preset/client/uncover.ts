/**
 * Opens the `<details>` that hide an element, and what is hidden until it is found: that gets the event that the browser's
 * own search sends it (`beforematch`), at which its part shows it.
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
