/** Marks of Markdown that a reader sees: beside Chinese signs, Markdown easily takes `**` for text. */
import { Problem } from '../../lib/problem.ts';
import type { Check } from '../check.ts';
import { type BuiltPage, builtPages } from './page.ts';

const MARK = /\*\*|`|__/;

/** No text of a page holds `**`, `__` or a backtick outside of code. */
export const markFaults = (pages: readonly BuiltPage[]): Problem[] =>
  pages.flatMap(({ file, texts }) =>
    texts.flatMap((text) => {
      const match = MARK.exec(text);
      if (!match) return [];
      return new Problem(file, `shows "${match[0]}"`, {
        seen: text.slice(Math.max(0, match.index - 20), match.index + 30).trim(),
        fix: match[0] === '**' ? 'move the punctuation out of the bold words' : 'write the name as code',
      });
    }),
  );

export const builtMarks: Check<BuiltPage> = {
  name: 'built-marks',
  about: 'no page shows marks of Markdown outside of code',
  of: 'built pages',
  items: builtPages,
  problems: markFaults,
};
