/** What a terminal prints, as readers paste it. A file of its own, because the filters of pages read it too. */
import { fold } from './fold.ts';

/** Colors of a terminal. A log that was copied has lost their first character or shows it (`␛[33m`). */
const COLORS = /(?:[\p{Cc}\u241b]|\\u001b|\\x1b)?\[\d[\d;]*m/giu;

/** A code: a letter and four digits, or what stands in brackets before a colon (`[EXTEND:Warn:…]`). */
const CODES = /(?<=\[)[a-z]\w*(?=:)|(?<![\p{L}\d])[a-z]\d{4}(?![\p{L}\d])/gu;

/** A text without colors and characters that nobody sees, which come along when it is pasted. */
export const visible = (text: string): string =>
  text
    .replace(COLORS, '')
    .replace(/\p{Cf}/gu, '')
    .trim();

/** The codes in a text, folded, each time that it has one, with their places in the folded text. */
export const codesIn = (text: string): RegExpExecArray[] => [...fold(visible(text)).matchAll(CODES)];

/** Whether an answered text is a code (`E1001`, `EXTEND`) and no message. */
export const isCode = (text: string): boolean => /^[A-Z]+\d*$/.test(text);
