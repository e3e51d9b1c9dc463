import { Problem } from '../../lib/problem.ts';
import { pageCheck } from '../check.ts';
import { proseOf } from '../read/prose.ts';

/** Words that English may double: "what it had had", "all that that needs". */
const MAY_DOUBLE = new Set(['had', 'that']);
/** Particles and verbs that Chinese doubles only by mistake. */
const CHINESE = /([的了是和与在也都就把被会能])\1(?!线)/u;
const ENGLISH = /(?<![\p{L}\d'’.-])(\p{Script=Latin}{2,})\s+\1(?![\p{L}\d'’-])/giu;

export const doubled = pageCheck('doubled', 'no word stands twice in a row', function* (page) {
  for (const { text, line } of proseOf(page)) {
    const english = [...text.matchAll(ENGLISH)].find(([, word = '']) => !MAY_DOUBLE.has(word.toLowerCase()));
    const found = english?.[0] ?? CHINESE.exec(text)?.[0];
    if (found) yield new Problem(`${page.file}:${line}`, `"${found}": a word stands twice`, { fix: 'delete one' });
  }
});
