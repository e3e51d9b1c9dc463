/** What the filters of pages do. Fetched when a reader comes to one. */
import { fold, unify, variantsOf } from '@rsdoctor-docs/search/fold';
import type { SearchIndexFile } from '@rsdoctor-docs/search/index-file';
import { request } from '../untrusted.ts';
import { indexUrl } from './index-url.ts';

/** The site's characters for traditional ones. The search index has them; it is fetched when a filter finds nothing. */
let variants: ReturnType<typeof variantsOf> | undefined;

/** A text as search compares it, so that `ＰＯＲＴ` and 重複 are found here too. */
const plain = (text: string) => unify(fold(text), variants ?? new Map()).replaceAll('-', ' ');

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
 * Shows the rows that contain every typed word, or have it in `data-words`, and announces how many are shown. The style
 * sheet hides the others, and those that a choice beside the field leaves out.
 * @returns how many rows are shown
 */
function filterTable(input: HTMLInputElement): number {
  const box = input.closest('[data-filter]');
  const words = plain(box?.querySelector<HTMLInputElement>('[type=search]')?.value ?? '').split(/\s+/);
  const rows = [...(box?.nextElementSibling?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
  for (const row of rows) {
    const content = plain(`${row.textContent} ${row.dataset.words ?? ''}`);
    row.toggleAttribute('data-out', !words.every((word) => content.includes(word)));
  }
  const shown = rows.filter((row) => row.getClientRects().length > 0).length;
  const count = box?.querySelector('output');
  if (count) count.textContent = shown < rows.length ? `${shown} / ${rows.length}` : '';
  return shown;
}

/** Filters by a field, and once more with what the search index knows of its characters if nothing was found. */
export async function filter(field: HTMLInputElement): Promise<void> {
  const overview = field.closest<HTMLElement>('[data-overview]');
  const apply = () => (overview ? filterOverview(field, overview) : filterTable(field));
  if (apply() > 0 || variants || !/\p{Script=Han}/u.test(field.value)) return;
  try {
    const answer = await request(indexUrl(document.documentElement.lang));
    variants = variantsOf(((await answer.json()) as SearchIndexFile).variants);
    apply();
  } catch {
    // Without the index the filter takes characters as they are.
  }
}
