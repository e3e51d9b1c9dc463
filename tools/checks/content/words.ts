import { Problem } from '../../lib/problem.ts';
import { type Check, pageCheck } from '../check.ts';
import { chineseTexts, type Passage } from '../read/chinese-texts.ts';
import { CODE } from '../read/prose.ts';
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

const RULES = (glossary.terms as readonly Term[]).flatMap((term) =>
  term.forbidden.map((pattern) => ({ ...term, pattern: new RegExp(pattern, 'u') })),
);

/** Chinese texts use one word for one thing (glossary.json). */
export const glossaryHolds = (texts: readonly Passage[]): Problem[] =>
  texts.flatMap(({ file, line, text }) =>
    RULES.flatMap(({ pattern, concept, zh, english, why }) => {
      const match = pattern.exec(text);
      if (!match) return [];
      return new Problem(`${file}:${line}`, `"${match[0]}" for "${concept}"`, {
        expected: english ? `${zh}; the English name ${english}` : zh,
        seen: text.slice(Math.max(0, match.index - 10), match.index + 14).replaceAll(CODE, '`…`'),
        fix: why ?? 'use the word of tools/checks/content/glossary.json',
      });
    }),
  );

export const glossaryCheck: Check<Passage> = {
  name: 'glossary',
  about: 'Chinese pages, tables, pictures and interface use one word for one thing',
  of: 'Chinese texts',
  items: chineseTexts,
  problems: glossaryHolds,
};

/** Signs of an unfinished page. */
const LEFTOVERS =
  /\b(TODO|FIXME|TBD|lorem ipsum|coming soon|work in progress)\b|敬请期待|待补充|施工中|即将(推出|上线)/i;

export const leftovers = pageCheck('leftovers', 'no page says that something is still to come', function* (page) {
  for (const [index, text] of page.source.split('\n').entries()) {
    const [found] = LEFTOVERS.exec(text) ?? [];
    if (found)
      yield new Problem(`${page.file}:${index + 1}`, `says "${found}"`, { fix: 'write it now, or leave it out' });
  }
});
