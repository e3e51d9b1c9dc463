/** What the filters of pages do. Fetched when a reader comes to one. */
import { plain, rowsFor, withVariants } from './rows.ts';

/**
 * Shows what contains the keyword: whole groups by their name, pages by title or description, otherwise single headings.
 * The overview has the texts of the status as attributes.
 * @returns how many pages are shown
 */
function filterOverview(field: HTMLInputElement, overview: HTMLElement): number {
  const keyword = field.value.trim();
  const wanted = plain(keyword);
  let count = 0;
  for (const group of overview.querySelectorAll<HTMLElement>('[data-group-name]')) {
    const isNamed = plain(group.dataset.groupName ?? '').includes(wanted);
    for (const page of group.querySelectorAll<HTMLElement>(':scope > ul > li')) {
      const own = [...page.querySelectorAll(':scope > a, :scope > p')].map((part) => part.textContent);
      const isWhole = isNamed || own.some((text) => plain(text ?? '').includes(wanted));
      const headings = [...page.querySelectorAll<HTMLElement>('li')];
      for (const heading of headings) heading.hidden = !isWhole && !plain(heading.textContent ?? '').includes(wanted);
      page.hidden = !isWhole && headings.every(({ hidden }) => hidden);
      if (!page.hidden) count += 1;
    }
    group.hidden = !group.querySelector(':scope > ul > li:not([hidden])');
  }
  const { found = '', none = '' } = overview.dataset;
  const status = overview.querySelector('output');
  if (status)
    status.textContent =
      keyword && (count > 0 ? found.replace('{{count}}', String(count)) : none.replace('{{keyword}}', () => keyword));
  return count;
}

/**
 * Shows the rows of a table that the text in the field asks for (rows.ts), and announces how many. The style sheet hides the
 * others, and those that a choice beside the field leaves out.
 * @returns how many rows are shown
 */
function filterTable(input: HTMLInputElement): number {
  const box = input.closest('[data-filter]');
  const typed = box?.querySelector<HTMLInputElement>('[type=search]')?.value ?? '';
  const rows = [...(box?.nextElementSibling?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
  const asked = new Set(rowsFor(typed, rows).rows);
  for (const row of rows) row.toggleAttribute('data-out', !asked.has(row));
  const shown = rows.filter((row) => row.getClientRects().length > 0).length;
  const count = box?.querySelector('output');
  if (count) count.textContent = shown < rows.length ? `${shown} / ${rows.length}` : '';
  return shown;
}

/** Filters by a field. */
export function filter(field: HTMLInputElement): void {
  const overview = field.closest<HTMLElement>('[data-overview]');
  void withVariants(field.value, () => (overview ? filterOverview(field, overview) : filterTable(field)));
}
