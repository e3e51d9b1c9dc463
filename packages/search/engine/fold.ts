/** How a text is made comparable: for search, and for the filters of pages. */

/** Case and compatibility forms (`Ａ`, `ﬁ`) folded. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Characters that readers may type, each with that of the texts. @param pairs `構构`, one after the other */
export const variantsOf = (pairs = ''): ReadonlyMap<string, string> =>
  new Map((pairs.match(/../gu) ?? []).map((pair) => [pair[0]!, pair[1]!]));

/** A text with the characters of the site in place of their variants; filters unify the text of each row at each letter typed. */
export const unify = (text: string, variants: ReadonlyMap<string, string>): string =>
  variants.size === 0 ? text : Array.from(text, (char) => variants.get(char) ?? char).join('');
