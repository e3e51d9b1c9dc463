import { Problem } from '../../lib/problem.ts';
import type { Check } from '../check.ts';
import type { Page } from '../read/page.ts';
import { proseOf } from '../read/prose.ts';

/** Words that English may double: "what it had had", "all that that needs". */
const RIGHT_TWICE = new Set(['had', 'that']);
/** Particles and verbs that Chinese doubles by mistake only. */
const CHINESE = /([的了是和与在也都就把被会能])\1(?!线)/u;

function doubledIn(text: string): string | undefined {
  const english = /(?<![\p{L}\d'’.-])(\p{Script=Latin}{2,})\s+\1(?![\p{L}\d'’-])/giu;
  const words = [...text.matchAll(english)].find(([, word = '']) => !RIGHT_TWICE.has(word.toLowerCase()));
  return words?.[0] ?? CHINESE.exec(text)?.[0];
}

/** No word stands twice in a row. */
export function noWordIsDoubled(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) =>
    proseOf(page).flatMap(({ text, line }) => {
      const found = doubledIn(text);
      return found === undefined
        ? []
        : [new Problem(`${page.file}:${line}`, `"${found}": a word stands twice`, { fix: 'take one away' })];
    }),
  );
}

export const doubled: Check<Page> = {
  name: 'doubled',
  about: 'no word stands twice in a row',
  of: 'pages',
  items: ({ pages, excerpts }) => [...pages, ...excerpts],
  problems: noWordIsDoubled,
};
