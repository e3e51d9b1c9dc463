import { Problem } from '../../lib/problem.ts';
import type { Check } from '../check.ts';
import type { Page } from '../read/page.ts';
import { CODE } from '../read/prose.ts';
import { chineseTexts, type Passage } from '../read/texts.ts';
import glossary from './glossary.json' with { type: 'json' };

/** A row of glossary.json. */
export interface Term {
  concept: string;
  /** The one word for it. */
  zh: string;
  /** Where the English name stays. */
  english?: string;
  /** What must not be written for it, as regular expressions. */
  forbidden: string[];
  /** Other words that readers type for it. */
  typed?: string[];
  why?: string;
}

/** Chinese texts use one word for one thing (glossary.json). */
export function glossaryHolds(texts: readonly Passage[], terms: readonly Term[] = glossary.terms): Problem[] {
  const rules = terms.flatMap((term) =>
    term.forbidden.map((pattern) => ({ ...term, pattern: new RegExp(pattern, 'u') })),
  );
  return texts.flatMap(({ file, line, text }) =>
    rules.flatMap(({ pattern, concept, zh, english, why }) => {
      const match = pattern.exec(text);
      return match
        ? [
            new Problem(`${file}:${line}`, `"${match[0]}" for "${concept}"`, {
              expected: english ? `${zh}; the English name ${english}` : zh,
              seen: text.slice(Math.max(0, match.index - 10), match.index + 14).replaceAll(CODE, '`…`'),
              fix: why ?? 'use the word of tools/checks/content/glossary.json',
            }),
          ]
        : [];
    }),
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

export const glossaryCheck: Check<Passage> = {
  name: 'glossary',
  about: 'Chinese pages, tables, pictures and interface use one word for one thing',
  of: 'Chinese texts',
  items: chineseTexts,
  problems: (texts) => glossaryHolds(texts),
};

export const leftovers: Check<Page> = {
  name: 'leftovers',
  about: 'no page says that something is still to come',
  of: 'pages',
  items: ({ pages, excerpts }) => [...pages, ...excerpts],
  problems: nothingIsLeftOver,
};
