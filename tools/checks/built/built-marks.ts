/** Marks of Markdown that a reader sees: beside Chinese signs, Markdown easily takes `**` for text. */
import { Problem } from '@rsdoctor-docs/base/problem';
import type { Check } from '../check.ts';
import { markIn } from '../marks.ts';
import { type BuiltPage, builtPages } from './page.ts';

/** No text of a page holds a mark of Markdown outside of code. */
export const markFaults = (pages: readonly BuiltPage[]): Problem[] =>
  pages.flatMap(({ file, texts }) =>
    texts.flatMap((text) => {
      const mark = markIn(text);
      if (!mark) return [];
      const { index, what, ...details } = mark;
      return new Problem(file, what, { ...details, seen: text.slice(Math.max(0, index - 20), index + 30).trim() });
    }),
  );

export const builtMarks: Check<BuiltPage> = {
  name: 'built-marks',
  about: 'no page shows marks of Markdown outside of code',
  of: 'built pages',
  items: builtPages,
  problems: markFaults,
};
