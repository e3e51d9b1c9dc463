/** Twins give the same numbers, section by section, so that a number that was changed in one language only is found. */

import { pageCheck } from '@rsdoctor-docs/base/docs/check';
import { lineOf, nodesIn, nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { type Page, twinOf } from '@rsdoctor-docs/base/docs/page';
import { type Passage, proseOf } from '@rsdoctor-docs/base/docs/prose';
import { Problem } from '@rsdoctor-docs/base/problem';

const numbered = (words: Iterable<string>, first: number) =>
  Object.fromEntries([...words].map((word, index) => [word, String(index + first)]));

/** English number words and the months, which Chinese writes as digits. */
const WORDS: Readonly<Record<string, string>> = {
  ...numbered('zero one two three four five six seven eight nine ten eleven twelve'.split(' '), 0),
  ...numbered('first second third fourth fifth sixth seventh eighth ninth tenth'.split(' '), 1),
  ...numbered('january february march april may june july august september october november december'.split(' '), 1),
  once: '1',
  twice: '2',
  both: '2',
  half: '50%',
  quarter: '25%',
};
const NUMERALS: Readonly<Record<string, string>> = { ...numbered('零一二三四五六七八九十', 0), 两: '2', 半: '50%' };

interface Amount {
  /** Without separators: `1080`, `1.6.5`, `40%`. */
  value: string;
  line: number;
}

interface Section {
  id: Passage['section'];
  line: number;
  amounts: Amount[];
  /** Numbers that are written as words; they may match digits of the twin. */
  words: string[];
  /** Why the numbers may differ: `numbers-differ: reason` in a comment of the section. */
  reason?: string;
}

/** A number with its separators; letters in front of it make it a name (`E1001`, `sha256`). */
const NUMBER =
  /(?<![\p{L}\d_.#/-])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?:\s?%)?|(?<![\p{L}\d_#/-]|\d\.)\d+(?:\.\d+)*(?:\s?%)?/gu;

/** The numbers of a text, spelled alike: `1,080` and `1080`, `40 %` and `40%`, `1 万` and `10,000`. */
function amountsIn(text: string): string[] {
  const plain = text
    .replace(/(\d) percent\b/g, '$1%')
    .replace(/(\d+(?:\.\d+)?) ?万/g, (_, count: string) => String(Math.round(Number(count) * 10_000)));
  return [...plain.matchAll(NUMBER)].map(([found]) => found.replaceAll(',', '').replace(/\s+/g, ''));
}

const wordsIn = (text: string): string[] => [
  ...(text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => WORDS[word] ?? []),
  ...[...text].flatMap((sign) => NUMERALS[sign] ?? []),
];

/** The sections of a page with their numbers, without blocks of code, which the check `twins` compares. */
function sectionsOf(page: Page): Section[] {
  const sections: Section[] = [];
  for (const { section: id, text, line } of proseOf(page, nodeText)) {
    const section = sections.find((one) => one.id === id) ?? { id, line, amounts: [], words: [] };
    if (!sections.includes(section)) sections.push(section);
    section.amounts.push(...amountsIn(text).map((value) => ({ value, line })));
    section.words.push(...wordsIn(text));
  }
  for (const node of nodesIn(page.tree)) {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') continue;
    const [, reason] = /^\s*\/\*\s*numbers-differ:\s*([\s\S]*?)\s*\*\/\s*$/.exec(node.value) ?? [];
    const section = sections.findLast(({ line }) => line <= lineOf(node)) ?? sections[0];
    if (section && reason !== undefined) section.reason = reason;
  }
  return sections;
}

/** Amounts of one section that the other has neither in digits nor in words. */
function unmatched(ours: Section, theirs: Section): Amount[] {
  const digits = theirs.amounts.map(({ value }) => value);
  const words = [...theirs.words];
  const take = (list: string[], value: string) => {
    const at = list.indexOf(value);
    if (at !== -1) list.splice(at, 1);
    return at !== -1;
  };
  return ours.amounts.filter(({ value }) => !take(digits, value)).filter(({ value }) => !take(words, value));
}

export const numbers = pageCheck(
  'numbers',
  'both languages give the same numbers in each section',
  function* (page, _, pages) {
    const twin = page.lang === 'en' ? twinOf(page, pages) : undefined;
    if (!twin) return;
    const others = new Map(sectionsOf(twin).map((section) => [section.id, section]));
    for (const section of sectionsOf(page)) {
      const other = others.get(section.id);
      if (!other) continue;
      const [missing, extra] = [unmatched(section, other), unmatched(other, section)];
      const reason = section.reason ?? other.reason;
      const show = (amounts: readonly Amount[], { file }: Page) =>
        amounts.map(({ value, line }) => `${value} (${file}:${line})`).join(', ') || 'nothing more';
      if (reason !== undefined && reason.length < 8)
        yield new Problem(`${page.file}:${section.line}`, 'numbers-differ without a reason', {
          expected: '{/* numbers-differ: why the languages need other numbers here */}',
          seen: reason,
        });
      else if (reason === undefined && missing.length + extra.length > 0)
        yield new Problem(
          `${twin.file}:${extra[0]?.line ?? other.line}`,
          `other numbers than its English twin${section.id ? ` in "${section.id}"` : ''}`,
          {
            expected: show(missing, page),
            seen: show(extra, twin),
            fix: 'correct the one that is wrong; if both are right, say why in the section: {/* numbers-differ: reason */}',
          },
        );
    }
  },
);
