/** Signs between the parts of a sentence, each of which may be about another number. */
const PART = /[,;，；、]/g;

/** Where the last of these signs stands between two places of a text; -1 if there is none. */
const lastSign = (text: string, from: number, to: number): number =>
  Math.max(-1, ...[...text.slice(from, to).matchAll(PART)].map(({ index }) => from + index));

/**
 * The part of a caption that is about one of its numbers: the number's sentence, without what it says of other numbers.
 * @param numbers where the numbers stand in the text, in their order
 * @param at the one of them
 */
export function clauseOf(
  text: string,
  numbers: readonly number[],
  at: number,
  lang: string,
): [from: number, to: number] {
  const sentence = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text).containing(at);
  let from = sentence?.index ?? 0;
  let to = from + (sentence?.segment.trimEnd().length ?? text.length);
  const before = numbers.findLast((one) => one >= from && one < at);
  const after = numbers.find((one) => one > at && one < to);
  const begin = before === undefined ? -1 : lastSign(text, before, at);
  const end = after === undefined ? -1 : lastSign(text, at, after);
  if (begin >= 0) from = begin + 1;
  if (end >= 0) to = end;
  while (from < to && text[from] === ' ') from++;
  return [from, to];
}
