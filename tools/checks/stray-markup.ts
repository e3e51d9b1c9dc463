/** Finds Markdown that a reader sees as text, because something beside it is not as Markdown wants it. */
import { boxIn } from '@rsdoctor-docs/preset/offer';

export interface StrayMarkup {
  what: string;
  expected?: string | undefined;
  fix: string;
}

/** What such Markdown looks like, and what was meant. The first that fits counts. */
const STRAY_MARKUP: readonly [pattern: RegExp, markup: StrayMarkup][] = [
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
  const box = boxIn(text);
  if (box) return box;
  for (const [pattern, markup] of STRAY_MARKUP) {
    const index = text.search(pattern);
    if (index >= 0) return { ...markup, index };
  }
  return undefined;
}
