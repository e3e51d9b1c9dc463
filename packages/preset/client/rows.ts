/** Which rows of a list a typed or pasted text asks for: for the filters of tables, folds and overviews. */
import { fold, unify, variantsOf } from '@rsdoctor-docs/search/fold';
import type { SearchIndexFile } from '@rsdoctor-docs/search/index-file';
import { recognizer } from '@rsdoctor-docs/search/recognize';
import { request } from '../untrusted.ts';
import { pageLang } from './config.ts';
import { indexUrl } from './index-url.ts';

/** The site's characters for traditional ones. The search index has them; it is fetched when a filter finds nothing. */
let variants: ReturnType<typeof variantsOf> | undefined;

/** A text as search compares it, so that `ＰＯＲＴ` and 重複 are found here too. */
export const plain = (text: string): string => unify(fold(text), variants ?? new Map()).replaceAll('-', ' ');

/** Whether a word of a text begins with letters: `port` is in `ports` and not in `report`. */
function beginsWord(text: string, letters: string): boolean {
  for (let at = text.indexOf(letters); at >= 0; at = text.indexOf(letters, at + 1))
    if (!/^[a-z]{2}/.test((text[at - 1] ?? '') + letters)) return true;
  return false;
}

/**
 * The rows for a text, which may hold what a terminal printed: those whose codes or messages (a list in `data-says`) it has,
 * in its order. A text without any gets the rows that contain each of its words, or have it in `data-words`.
 * @param isProse whether rows are sentences, whose words count from their beginning; parts of names count anywhere
 */
export function rowsFor(typed: string, rows: readonly HTMLElement[], isProse = false): HTMLElement[] {
  const said = rows.map(({ dataset }, index): [number, number, ...string[]] => [
    0,
    index,
    ...(JSON.parse(dataset.says ?? '[]') as string[]),
  ]);
  const recognized = recognizer(said)(typed).map(({ section }) => rows[section]!);
  if (recognized.length > 0) return recognized;
  const words = plain(typed).split(/\s+/);
  const isAsked = (row: HTMLElement) => {
    const content = plain(`${row.textContent} ${row.dataset.words ?? ''}`);
    return words.every((word) => (isProse ? beginsWord(content, word) : content.includes(word)));
  };
  return rows.filter(isAsked);
}

/** Filters by a text, and once more with what the search index knows of its characters if nothing was found. */
export async function withVariants(typed: string, filter: () => number): Promise<void> {
  if (filter() > 0 || variants || !/\p{Script=Han}/u.test(typed)) return;
  try {
    const answer = await request(indexUrl(pageLang()));
    variants = variantsOf(((await answer.json()) as SearchIndexFile).variants);
    filter();
  } catch {
    // Without the index the filter takes characters as they are.
  }
}
