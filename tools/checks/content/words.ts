import { Problem } from '../../lib/problem.ts';
import type { Check } from '../check.ts';
import type { Page } from '../read/page.ts';
import { proseOf } from '../read/prose.ts';
import glossary from './glossary.json' with { type: 'json' };

export interface Term {
  term: string;
  use: string;
  not: string[];
  why: string;
}

/** Chinese pages use one word for one thing (glossary.json). */
export function glossaryHolds(pages: readonly Page[], terms: Term[] = glossary.terms): Problem[] {
  const rules = terms.flatMap((term) => term.not.map((pattern) => ({ ...term, pattern: new RegExp(pattern, 'u') })));
  return pages
    .filter(({ lang }) => lang === 'zh')
    .flatMap((page) =>
      proseOf(page).flatMap(({ text, line }) =>
        rules.flatMap(({ pattern, term, use, why }) => {
          const match = pattern.exec(text);
          return match
            ? [
                new Problem(`${page.file}:${line}`, `"${match[0]}" for "${term}"`, {
                  expected: use,
                  seen: text.slice(Math.max(0, match.index - 10), match.index + 14),
                  fix: why || 'use the word of the glossary',
                }),
              ]
            : [];
        }),
      ),
    );
}

/** Signs of an unfinished page. Upload of a bundle diff is the one thing that Rsdoctor itself calls planned. */
const LEFTOVERS =
  /\b(TODO|FIXME|TBD|lorem ipsum|coming soon|work in progress)\b|敬请期待|待补充|施工中|即将(推出|上线)/i;

/** No page says that something is still to come. */
export function nothingIsLeftOver(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) =>
    page.source.split('\n').flatMap((text, index) => {
      const match = LEFTOVERS.exec(text);
      return match
        ? [new Problem(`${page.file}:${index + 1}`, `says "${match[0]}"`, { fix: 'write it now, or leave it out' })]
        : [];
    }),
  );
}

export const glossaryCheck: Check<Page> = {
  name: 'glossary',
  about: 'Chinese pages use one word for one thing',
  of: 'Chinese pages',
  items: ({ pages, excerpts }) => [...pages, ...excerpts].filter(({ lang }) => lang === 'zh'),
  problems: (pages) => glossaryHolds(pages),
};

export const leftovers: Check<Page> = {
  name: 'leftovers',
  about: 'no page says that something is still to come',
  of: 'pages',
  items: ({ pages, excerpts }) => [...pages, ...excerpts],
  problems: nothingIsLeftOver,
};
