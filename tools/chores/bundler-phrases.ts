/** Finds what a text still says by bundler: "with webpack", "on Rspack", "使用 webpack 时". `<Bundler>` says most of it better. */
import type { Page } from '@rsdoctor-docs/base/docs/page';
import { proseOf } from '@rsdoctor-docs/base/docs/prose';

const NAME = '(?:Rspack|webpack|Rsbuild)(?: [\\d.]+)?';
const PHRASES = new RegExp(
  [
    `\\b(?:with|on|in|for|under|if you use) (?:the )?${NAME}(?! (?:plugin|config))\\b`,
    `(?:使用|在|对于|通过|用) ?${NAME}(?: ?(?:构建|项目))?(?: ?(?:时|中|上|下))?`,
    `${NAME} (?:构建|项目)`,
  ].join('|'),
  'gi',
);

export interface Phrase {
  /** `docs/en/guide/a.mdx:12`. */
  place: string;
  phrase: string;
}

/** The phrases of a page, in its order. */
export const phrasesOf = (page: Page): Phrase[] =>
  proseOf(page).flatMap(({ text, line }) =>
    [...text.matchAll(PHRASES)].map(([phrase]) => ({ place: `${page.file}:${line}`, phrase })),
  );

/** The phrases of all pages as lines, and how many there are. */
export function describePhrases(pages: readonly Page[]): string {
  const found = pages.map((page) => ({ page, phrases: phrasesOf(page) })).filter(({ phrases }) => phrases.length > 0);
  const lines = found.flatMap(({ page, phrases }) => [
    `${page.file}: ${phrases.length}`,
    ...phrases.map(({ place, phrase }) => `  ${place}  ${phrase}`),
  ]);
  const total = found.reduce((sum, { phrases }) => sum + phrases.length, 0);
  return [...lines, `${total} phrases on ${found.length} pages`].join('\n');
}
