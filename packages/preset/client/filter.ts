/** What the filters of pages do. Fetched when a reader comes to one. */
import { on } from './on.ts';
import { plain, rowsFor, withVariants } from './rows.ts';
import { uncover } from './uncover.ts';

/** Says in the box of a field how many rows are shown, or that none is. */
function announce(box: Element, typed: string, shown: number, all: number): void {
  box.querySelector('output')!.textContent = shown > 0 && shown < all ? `${shown} / ${all}` : '';
  const none = box.querySelector<HTMLElement>('.filter-none')!;
  none.hidden = shown > 0;
  const message = none.querySelector('output')!;
  message.textContent = shown > 0 ? '' : message.dataset.none!.replace('{{keyword}}', () => typed);
  const search = none.querySelector<HTMLElement>('[data-search-button]');
  if (search) search.dataset.searchButton = typed;
}

/**
 * Shows what contains the keyword: whole groups by their name, pages by title or description, otherwise single headings.
 * @returns how many pages are shown
 */
function filterOverview(field: HTMLInputElement, overview: HTMLElement): number {
  const keyword = field.value.trim();
  const wanted = plain(keyword);
  for (const group of overview.querySelectorAll<HTMLElement>('[data-group-name]')) {
    const isNamed = plain(group.dataset.groupName ?? '').includes(wanted);
    for (const page of group.querySelectorAll<HTMLElement>(':scope > ul > li')) {
      const own = [...page.querySelectorAll(':scope > a, :scope > p')].map((part) => part.textContent);
      const isWhole = isNamed || own.some((text) => plain(text ?? '').includes(wanted));
      const headings = [...page.querySelectorAll<HTMLElement>('li')];
      for (const heading of headings) heading.hidden = !isWhole && !plain(heading.textContent ?? '').includes(wanted);
      page.hidden = !isWhole && headings.every(({ hidden }) => hidden);
    }
    group.hidden = !group.querySelector(':scope > ul > li:not([hidden])');
  }
  const pages = [...overview.querySelectorAll<HTMLElement>('[data-group-name] > ul > li')];
  const shown = pages.filter(({ hidden }) => !hidden).length;
  announce(overview, keyword, shown, pages.length);
  return shown;
}

/** Hides the headings of the second level whose rows are all out, in the outline too. */
function filterHeadings(text: Element): void {
  const parts = [...text.querySelectorAll<HTMLElement>('h2, [data-entry]')];
  const isHeading = (part: HTMLElement) => part.tagName === 'H2';
  for (const [at, heading] of parts.entries()) {
    if (!isHeading(heading)) continue;
    const next = parts.findIndex((part, index) => index > at && isHeading(part));
    const rows = parts.slice(at + 1, next < 0 ? undefined : next);
    const isOut = rows.length > 0 && !rows.some((row) => row.checkVisibility());
    heading.toggleAttribute('data-out', isOut);
    const link = document.querySelector(`#frame-outline a[href$="#${CSS.escape(heading.id)}"]`);
    link?.parentElement?.toggleAttribute('data-out', isOut);
  }
}

/** Keeps the columns of a table as wide as they are with all rows. */
function holdColumns(table: HTMLTableElement): void {
  if (table.style.tableLayout) return;
  const widthOf = (element: Element) => element.getBoundingClientRect().width;
  for (const cell of table.rows[0]?.cells ?? []) cell.style.width = `${(100 * widthOf(cell)) / widthOf(table)}%`;
  Object.assign(table.style, { tableLayout: 'fixed', width: '100%' });
}

/**
 * Shows the rows that the text in the field asks for (rows.ts), and announces how many: those of the table below the field, or
 * the folds of the page. The style sheet hides the others, and those that a choice beside the field leaves out.
 * @returns how many rows are shown
 */
function filterRows(input: HTMLInputElement): number {
  const box = input.closest<HTMLElement>('[data-filter]')!;
  const typed = box.querySelector<HTMLInputElement>('[type=search]')?.value.trim() ?? '';
  const text = box.dataset.filter === 'folds' ? box.parentElement : undefined;
  const table = text ? null : box.nextElementSibling?.querySelector('table');
  if (table) holdColumns(table);
  const rows = [
    ...(text?.querySelectorAll<HTMLElement>('[data-entry]') ?? table?.querySelectorAll<HTMLElement>('tbody tr') ?? []),
  ];
  const asked = rowsFor(typed, rows, Boolean(text));
  const isAsked = new Set(asked);
  for (const row of rows) row.toggleAttribute('data-out', !isAsked.has(row));
  // What only the readers of another bundler see says which bundler it is.
  if (text && typed && asked[0] && !asked.some((row) => row.checkVisibility())) uncover(asked[0]);
  const shown = rows.filter((row) => row.checkVisibility()).length;
  if (text) filterHeadings(text);
  announce(box, typed, shown, rows.length);
  return shown;
}

// Shows all rows again: the first of several choices leaves none out.
on('click', '[data-clears]', (button) => {
  const box = button.closest('[data-filter]')!;
  const field = box.querySelector<HTMLInputElement>('[type=search]')!;
  for (const any of box.querySelectorAll<HTMLInputElement>('[type=radio][value=""]')) any.checked = true;
  field.value = '';
  field.focus();
  filter(field);
});

/** Filters by a field. */
export function filter(field: HTMLInputElement): void {
  const overview = field.closest<HTMLElement>('[data-overview]');
  void withVariants(field.value, () => (overview ? filterOverview(field, overview) : filterRows(field)));
}
