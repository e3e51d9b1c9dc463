/** Twins give the same numbers, section by section: a number that is changed in one language only is found. */
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { Problem } from '../../lib/problem.ts';
import type { Check } from '../check.ts';
import { headingOf } from '../read/outline.ts';
import { frontmatterTexts, type Page, twinOf } from '../read/page.ts';

/** English number words and the months, which Chinese writes as digits. */
const WORDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'zero one two three four five six seven eight nine ten eleven twelve'
      .split(' ')
      .map((word, index) => [word, String(index)]),
  ),
  ...Object.fromEntries(
    'first second third fourth fifth sixth seventh eighth ninth tenth'
      .split(' ')
      .map((word, index) => [word, String(index + 1)]),
  ),
  ...Object.fromEntries(
    'january february march april may june july august september october november december'
      .split(' ')
      .map((word, index) => [word, String(index + 1)]),
  ),
  once: '1',
  twice: '2',
  both: '2',
  half: '50%',
  quarter: '25%',
};
/** Chinese numerals up to ten, and what stands for a number. */
const NUMERALS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'零一二三四五六七八九十'].map((sign, index) => [sign, String(index)])),
  两: '2',
  半: '50%',
};

/** One number of a section. */
interface Amount {
  /** Without separators: `1080`, `1.6.5`, `40%`. */
  value: string;
  line: number;
}

interface Section {
  /** Id of its heading, or the key of the frontmatter; empty before the first heading. */
  id: string;
  line: number;
  amounts: Amount[];
  /** Numbers that are written as words, each as often as it stands there: they may answer digits of the twin. */
  words: string[];
  /** Why the numbers may differ: `numbers-differ: reason` in a comment of the section. */
  reason?: string;
}

/** A number with its separators; letters in front of it make it a name (`E1001`, `sha256`). */
const NUMBER =
  /(?<![\p{L}\d_.#/-])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?:\s?%)?|(?<![\p{L}\d_#/-]|\d\.)\d+(?:\.\d+)*(?:\s?%)?/gu;

/** The numbers of a text, spelled alike: `1,080` and `1080`, `40 %` and `40%`, `1 万` and `10,000`. */
export function amountsIn(text: string): string[] {
  const plain = text
    .replace(/(\d) percent\b/g, '$1%')
    .replace(/(\d+(?:\.\d+)?) ?万/g, (_, count: string) => String(Math.round(Number(count) * 10_000)));
  return [...plain.matchAll(NUMBER)].map(([found]) => found.replaceAll(',', '').replace(/\s+/g, ''));
}

function wordsIn(text: string): string[] {
  const english = (text.toLowerCase().match(/[a-z]+/g) ?? []).flatMap((word) => WORDS[word] ?? []);
  return [...english, ...[...text].flatMap((sign) => NUMERALS[sign] ?? [])];
}

const textOf = (node: Nodes): string =>
  'value' in node && (node.type === 'text' || node.type === 'inlineCode')
    ? node.value
    : 'children' in node
      ? (node.children as Nodes[]).map(textOf).join('')
      : '';

/** The sections of a page with their numbers; blocks of code are compared by twins.ts. */
function sectionsOf(page: Page): Section[] {
  let section: Section = { id: '', line: 1, amounts: [], words: [] };
  const sections = [section];
  const add = (text: string, line: number) => {
    section.amounts.push(...amountsIn(text).map((value) => ({ value, line })));
    section.words.push(...wordsIn(text));
  };
  visit(page.tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading' && node.depth > 1) {
      section = { id: headingOf(node).id ?? headingOf(node).text, line, amounts: [], words: [] };
      sections.push(section);
    }
    if (node.type === 'heading') return add(headingOf(node).text, line);
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const reason = /^\s*\/\*\s*numbers-differ:\s*([\s\S]*?)\s*\*\/\s*$/.exec(node.value)?.[1];
      if (reason !== undefined) section.reason = reason;
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
      for (const attribute of node.attributes)
        if (
          attribute.type === 'mdxJsxAttribute' &&
          typeof attribute.value === 'string' &&
          ['alt', 'title', 'label', 'caption'].includes(attribute.name)
        )
          add(attribute.value, line);
    if (node.type === 'paragraph' || node.type === 'tableCell') add(textOf(node), line);
  });
  const own = frontmatterTexts(page).flatMap(({ key, value, line }): Section[] =>
    typeof value === 'string' && !/^(?:keywords|published_at)\b|(?:link|icon)$/.test(key)
      ? [
          {
            id: `frontmatter ${key}`,
            line,
            amounts: amountsIn(value).map((amount) => ({ value: amount, line })),
            words: wordsIn(value),
          },
        ]
      : [],
  );
  return [...own, ...sections];
}

/** Amounts of one side that the other does not answer, neither in digits nor in words. */
function unanswered(ours: Section, theirs: Section): Amount[] {
  const open = theirs.amounts.map(({ value }) => value);
  const words = [...theirs.words];
  const take = (list: string[], value: string) => {
    const at = list.indexOf(value);
    if (at !== -1) list.splice(at, 1);
    return at !== -1;
  };
  return ours.amounts.filter(({ value }) => !take(open, value)).filter(({ value }) => !take(words, value));
}

/** Numbers of prose, tables and texts are the same in both languages, section by section. */
export function numbersAgree(pages: readonly Page[]): Problem[] {
  return pages
    .filter(({ lang }) => lang === 'en')
    .flatMap((page) => {
      const twin = twinOf(page, pages);
      if (!twin) return [];
      const others = new Map(sectionsOf(twin).map((section) => [section.id, section]));
      return sectionsOf(page).flatMap((section) => {
        const other = others.get(section.id);
        if (!other) return [];
        const missing = unanswered(section, other);
        const extra = unanswered(other, section);
        const reason = section.reason ?? other.reason;
        if (reason !== undefined && reason.length < 8)
          return [
            new Problem(`${page.file}:${section.line}`, 'numbers-differ without a reason', {
              expected: '{/* numbers-differ: why the languages need other numbers here */}',
              seen: reason,
            }),
          ];
        if (reason !== undefined || missing.length + extra.length === 0) return [];
        const show = (amounts: readonly Amount[], file: string) =>
          amounts.map(({ value, line }) => `${value} (${file}:${line})`).join(', ') || 'nothing more';
        const line = extra[0]?.line ?? other.line;
        return [
          new Problem(
            `${twin.file}:${line}`,
            `other numbers than its English twin${section.id ? ` in "${section.id}"` : ''}`,
            {
              expected: show(missing, page.file),
              seen: show(extra, twin.file),
              fix: 'correct the one that is wrong; if both are right, say why in the section: {/* numbers-differ: reason */}',
            },
          ),
        ];
      });
    });
}

export const numbers: Check<Page> = {
  name: 'numbers',
  about: 'both languages give the same numbers in each section',
  of: 'pages',
  items: ({ pages, excerpts }) => [...pages, ...excerpts],
  problems: numbersAgree,
};
