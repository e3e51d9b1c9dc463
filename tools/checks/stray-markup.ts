/** Finds Markdown that a reader sees as text, because something beside it is not as Markdown wants it. */
import { nearest } from '@rsdoctor-docs/base/nearest';

export interface StrayMarkup {
  what: string;
  expected?: string;
  fix: string;
}

/** Kinds of boxes, `:::tip` and `> [!TIP]`, that Rspress knows. */
const BOXES = ['tip', 'note', 'important', 'warning', 'caution', 'danger', 'info', 'details'];

function strayBox([, kind = '']: RegExpMatchArray): StrayMarkup {
  if (!kind)
    return {
      what: 'a ::: that closes no box',
      fix: 'begin the box with :::tip on a line of its own, or delete this line',
    };
  if (BOXES.includes(kind))
    return {
      what: `a box that is not closed: :::${kind}`,
      fix: 'close it with ::: on a line of its own; a box holds no other box',
    };
  return {
    what: `there is no box "${kind}"`,
    expected: nearest(kind, BOXES) ?? BOXES.join(', '),
    fix: 'correct the word behind :::',
  };
}

/** What such Markdown looks like, and what was meant. The first that fits counts. */
const STRAY_MARKUP: readonly [pattern: RegExp, markup: StrayMarkup | ((match: RegExpMatchArray) => StrayMarkup)][] = [
  [/:::\s*(\w*)/, strayBox],
  [
    /\[!(\w+)\]/,
    ([, kind = '']) => ({
      what: `there is no alert "${kind}"`,
      expected: nearest(kind.toLowerCase(), BOXES)?.toUpperCase() ?? BOXES.join(', ').toUpperCase(),
      fix: 'correct the word behind [!, which begins the first line of a quote',
    }),
  ],
  [
    /!\[[^\]]*\]\(/,
    {
      what: 'a picture that shows as text',
      expected: '![what it shows](/shots/name.png)',
      fix: 'write an address without blanks: rename the file',
    },
  ],
  [
    /\]\(|\]\[[^\]]*\]/,
    {
      what: 'a link that shows as text',
      expected: '[words](/guide/start/intro)',
      fix: 'write no blank in the address or between ] and (; give a reference its line [name]: /address',
    },
  ],
  [
    /\[\^[^\]\s]+\]/,
    { what: 'a footnote without its note', fix: 'say it in the sentence: this site shows no footnotes' },
  ],
  [/\*\*/, { what: 'bold that shows as text: **', fix: 'move the punctuation out of the bold words, or close them' }],
  [/__|~~/, { what: 'a mark that shows as text', fix: 'write the name as code, or close the mark' }],
  [/`/, { what: 'a backtick that shows as text', fix: 'close the code with as many backticks as it begins with' }],
  [
    /\{#[\w-]+\}/,
    { what: 'an id that shows as text', fix: 'an id stands at the end of the line of a heading: ## Words {#id}' },
  ],
  [
    /^\s*#{2,6}(?:\s|\w)/,
    { what: 'a heading that shows as text', fix: 'begin the line with the # signs and one blank: ## Words' },
  ],
  [
    /^\s*\|.*\|\s*$/m,
    {
      what: 'a table that shows as text',
      fix: 'write a blank line before it, and below its header a line such as | --- | --- | with as many cells',
    },
  ],
  [/&(?:[a-z]{2,8}|#x?[\da-f]+);/i, { what: 'a sign by a name that HTML does not have', fix: 'write the sign itself' }],
];

/** The first Markdown in a text outside of code, with its place; undefined when a reader sees none. */
export function strayMarkupIn(text: string): (StrayMarkup & { index: number }) | undefined {
  for (const [pattern, markup] of STRAY_MARKUP) {
    const match = pattern.exec(text);
    if (match) return { ...(typeof markup === 'function' ? markup(match) : markup), index: match.index };
  }
  return undefined;
}
