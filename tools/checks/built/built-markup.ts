/**
 * No page shows Markdown as text, or nothing where something was meant: beside Chinese signs, Markdown easily takes `**` for text,
 * and a table or a list is easily left with an empty place.
 */

import type { Check } from '@rsdoctor-docs/base/docs/check';
import type { Page } from '@rsdoctor-docs/base/docs/page';
import { Problem } from '@rsdoctor-docs/base/problem';
import { langPrefix } from '@rsdoctor-docs/parts/site';
import { strayMarkupIn } from '../stray-markup.ts';
import { type BuiltPage, builtPages } from './page.ts';

/** Where a built text is written: file and line of the page's source; the built file if the text comes from elsewhere. */
function placeOf(file: string, text: string, sources: readonly Page[]): string {
  const page = sources.find(({ lang, route }) => `${langPrefix(lang)}/${route}.html` === `/${file}`);
  const [words = ''] = text.trim().split('\n');
  const line = page?.source.split('\n').findIndex((one) => one.includes(words)) ?? -1;
  return page && line >= 0 && words ? `${page.file}:${line + 1}` : file;
}

/**
 * Names each text that shows Markdown outside of code, and each element without content.
 * @param sources the pages as they are written
 */
export const markupFaults = (pages: readonly BuiltPage[], sources: readonly Page[]): Problem[] =>
  pages.flatMap(({ file, texts, empty }) => [
    ...texts.flatMap((text) => {
      const stray = strayMarkupIn(text);
      if (!stray) return [];
      const { index, what, ...details } = stray;
      const seen = text.slice(Math.max(0, index - 20), index + 30).trim();
      return new Problem(placeOf(file, text.slice(index, index + 30), sources), what, { ...details, seen });
    }),
    ...empty.map(
      ({ what, behind }) =>
        new Problem(placeOf(file, behind, sources), what, {
          seen: `behind "${behind.trim().slice(0, 40)}"`,
          fix: 'write what belongs there, or a dash in a table, or delete it',
        }),
    ),
  ]);

export const builtMarkup: Check<BuiltPage> = {
  name: 'built-markup',
  about: 'no page shows Markdown as text outside of code, or an empty cell, entry or link',
  of: 'built pages',
  items: builtPages,
  problems: (pages, { pages: sources }) => markupFaults(pages, sources),
};
