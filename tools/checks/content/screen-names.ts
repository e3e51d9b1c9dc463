import { pageCheck } from '@rsdoctor-docs/base/docs/check';
import { titleOf } from '@rsdoctor-docs/base/docs/outline';
import type { Page } from '@rsdoctor-docs/base/docs/page';
import { proseOf } from '@rsdoctor-docs/base/docs/prose';
import { Problem } from '@rsdoctor-docs/base/problem';
import { glossary } from '#tools/docs/glossary.ts';

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Finds names such as in `the Package Size page`: capitalized words in front of `page`, `card` or `screen`. */
const NAMED = /((?:[A-Z][\w-]+ )+)(?:page|card|screen)\b/g;
/** Words that are capitalized only because they begin a sentence. */
const BEGIN = /^(?:The|An?|Each|Every|This|One|No|Your) /;

/** The first name in a text that no screen has, and the right one. */
function otherName(text: string): { seen: string; expected: string } | undefined {
  const all = glossary().screens;
  for (const { en, forbidden } of all)
    for (const pattern of forbidden) {
      const [seen] = pattern.exec(text) ?? [];
      if (seen) return { seen, expected: en };
    }
  const named = [...text.matchAll(NAMED)].map(([, words = '']) => words.trim().replace(BEGIN, ''));
  const seen = named.find((words) => words.includes(' ') && !all.some(({ en }) => words.endsWith(en)));
  return seen ? { seen, expected: `one of ${all.map(({ en }) => en).join(', ')}` } : undefined;
}

/** A page has the name of its screen, and English texts call no screen by another name. */
export function* screenFaults(page: Page): Iterable<Problem> {
  const label = glossary().screens.find((screen) => screen.page === `/${page.route}`)?.[
    page.lang === 'zh' ? 'zh' : 'en'
  ];
  const title = titleOf(page);
  if (label && !sameName(title, label))
    yield new Problem(`${page.file}:1`, 'the title is not the name of the screen', {
      expected: label,
      seen: title,
      fix: 'write the label of the report; if the report has changed, correct "screens" in tools/checks/content/glossary.json',
    });
  for (const { text, line } of page.lang === 'en' ? proseOf(page) : []) {
    const other = otherName(text);
    if (other)
      yield new Problem(`${page.file}:${line}`, `"${other.seen}" is no name of a screen`, {
        expected: other.expected,
        fix: 'use the label of the report; a screen that is missing goes into "screens" of tools/checks/content/glossary.json',
      });
  }
}

export const screens = pageCheck(
  'screens',
  'pages, cards and texts call a screen of the report by one name',
  screenFaults,
);
