/** Finds codes and messages that a page answers, in what a reader pastes: a line, or all that a terminal shows. */
import { codesIn, isCode, visible } from './codes.ts';
import { fold } from './fold.ts';
import { squeeze, words } from './tokenize.ts';

/** In a message, in place of what only a run knows. */
const HOLE = '{}';

/** A section, by its place in the index, and what it answers: codes (`E1001`), messages with holes. */
export type Answered = [page: number, section: number, ...texts: string[]];

export interface Recognized {
  page: number;
  section: number;
  /** The code or message, for people. */
  text: string;
  /** How often the text has it. */
  count: number;
}

/** Most letters and digits that fill a hole: a path. A stack trace is longer. */
const LONGEST = 400;
/** How many letters and digits of a message a reader must have typed. Fewer could be any words. */
const SHORTEST = 14;

/**
 * Where a text has the parts of a message one after the other. Both are squeezed, so that frames and line ends do not count.
 * Logs of many thousand lines are pasted, so a place costs the length of a hole and not the rest of the text.
 */
function placesOf(parts: readonly string[], text: string): number[] {
  const places: number[] = [];
  const [first = '', ...others] = parts;
  if (others.some((part) => !text.includes(part))) return places;
  for (let at = text.indexOf(first); first && at >= 0; at = text.indexOf(first, at + 1)) {
    let end = at + first.length;
    const isWhole = others.every((part) => {
      const next = text.slice(end, end + LONGEST + part.length).indexOf(part);
      end += next + part.length;
      return next >= 0;
    });
    if (isWhole) places.push(at);
  }
  return places;
}

/** Makes a function that lists the sections for a text, each once, in the order in which the text has their codes and messages. */
export function recognizer(answered: readonly Answered[]): (typed: string) => Recognized[] {
  const known = answered.flatMap(([page, section, ...texts]) =>
    texts.map((text) => ({
      page,
      section,
      text,
      parts: text
        .replace(/^\w+: /, '')
        .split(HOLE)
        .map(squeeze)
        .filter(Boolean),
    })),
  );
  return (typed) => {
    const plain = fold(visible(typed));
    const squeezed = squeeze(plain);
    // Their places in the squeezed text order them among the messages.
    let at = 0;
    let last = 0;
    const codes = codesIn(plain).map(({ 0: code, index }) => {
      at += squeeze(plain.slice(last, index)).length;
      last = index;
      return { code, at };
    });
    // One word is a name, which a page of its own may explain. Words are counted last, because that is slow on a long text.
    const isBeginning = ([first = '']: string[]) =>
      squeezed.length >= SHORTEST && first.includes(squeezed) && words(plain).length > 1;
    const found = new Map<string, Recognized & { at: number; length: number }>();
    for (const { page, section, text, parts } of known) {
      const length = parts.join('').length;
      const places = isCode(text)
        ? codes.filter(({ code }) => code === parts[0]).map((code) => code.at)
        : isBeginning(parts)
          ? [0]
          : placesOf(parts, squeezed);
      if (places.length === 0) continue;
      const key = `${page} ${section}`;
      const before = found.get(key);
      const own = { page, section, text: text.replaceAll(HOLE, '…'), count: places.length, at: places[0]!, length };
      // Of the messages that a section answers, the longest says most.
      if (!before || before.length < length) found.set(key, own);
    }
    return [...found.values()].sort((a, b) => a.at - b.at || b.length - a.length);
  };
}
