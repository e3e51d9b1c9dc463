import { Problem } from '../../lib/problem.ts';
import type { Check } from '../check.ts';
import type { Page } from '../read/page.ts';
import { CODE, proseOf } from '../read/prose.ts';

const HAN = '\\p{Script=Han}';
/** Latin letters, digits and inline code stand apart from Chinese by a space. */
const LATIN = `[A-Za-z0-9${CODE}]`;

/** A pattern that must not occur, and what to write instead. */
interface Rule {
  pattern: RegExp;
  what: string;
  fix: string;
}

const CHINESE: Rule[] = [
  {
    pattern: new RegExp(`${HAN}${LATIN}|${LATIN}${HAN}`, 'u'),
    what: 'no space between Chinese and Latin letters, digits or code',
    fix: 'put one space between them',
  },
  {
    pattern: new RegExp(`${HAN} ?[,;:!?](?![/\\w])|[,;:!?] ?${HAN}`, 'u'),
    what: 'half-width punctuation in Chinese text',
    fix: 'write ，；：！？',
  },
  { pattern: new RegExp(`${HAN}\\.(?!\\w)`, 'u'), what: 'a half-width full stop after Chinese', fix: 'write 。' },
  {
    pattern: new RegExp(`${HAN} ?\\(|\\([^()]*${HAN}[^()]*\\)`, 'u'),
    what: 'half-width brackets in Chinese text',
    fix: 'write （ and ）',
  },
  {
    pattern: /[，。；：！？（）、] | [，。；：！？）、]/u,
    what: 'a space beside full-width punctuation',
    fix: 'remove it',
  },
  { pattern: new RegExp(`${HAN} +${HAN}`, 'u'), what: 'a space between Chinese characters', fix: 'remove it' },
  { pattern: /\.{3}|。{2,}/, what: 'dots as an ellipsis', fix: 'write ……' },
];

const ENGLISH: Rule[] = [
  {
    pattern: /[，。；：！？（）、【】《》]/u,
    what: 'full-width punctuation in English text',
    fix: 'write the half-width sign',
  },
  {
    pattern: /\p{Script=Han}/u,
    what: 'Chinese in English text',
    fix: 'translate it, or put a label of the Chinese report into code font',
  },
  { pattern: / {2,}(?=\S)/, what: 'two spaces', fix: 'write one' },
];

const excerpt = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - 12), at + 16)
    .replaceAll(CODE, '`…`')
    .replaceAll('\n', ' ');

/** Chinese with full-width punctuation and spaces around Latin letters; English with neither. */
export function typographyHolds(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) =>
    proseOf(page).flatMap(({ text, line }) =>
      (page.lang === 'zh' ? CHINESE : ENGLISH).flatMap(({ pattern, what, fix }) => {
        const match = pattern.exec(text);
        return match
          ? [new Problem(`${page.file}:${line}`, what, { seen: `…${excerpt(text, match.index)}…`, fix })]
          : [];
      }),
    ),
  );
}

export const typography: Check<Page> = {
  name: 'typography',
  about: 'full-width signs and spaces in Chinese, half-width signs in English',
  of: 'pages',
  items: ({ pages, excerpts }) => [...pages, ...excerpts],
  problems: typographyHolds,
};
