/** No page shows Markdown as text: beside Chinese signs, Markdown easily takes `**` for text. */
import { Problem } from '@rsdoctor-docs/base/problem';
import type { Check } from '../check.ts';
import { strayMarkupIn } from '../stray-markup.ts';
import { type BuiltPage, builtPages } from './page.ts';

/** Names each page with a text that shows Markdown outside of code. */
export const markupFaults = (pages: readonly BuiltPage[]): Problem[] =>
  pages.flatMap(({ file, texts }) =>
    texts.flatMap((text) => {
      const stray = strayMarkupIn(text);
      if (!stray) return [];
      const { index, what, ...details } = stray;
      return new Problem(file, what, { ...details, seen: text.slice(Math.max(0, index - 20), index + 30).trim() });
    }),
  );

export const builtMarkup: Check<BuiltPage> = {
  name: 'built-markup',
  about: 'no page shows Markdown as text outside of code',
  of: 'built pages',
  items: builtPages,
  problems: markupFaults,
};
