/**
 * Traditional characters for an index in simplified ones, so that 構建 finds 构建: each pair of a character that a reader
 * may type and the one that stands in the index. The data is OpenCC's (Apache-2.0), read at build time: the browser gets
 * only the pairs that can find something, as part of the index of its language.
 */
import { Converter } from 'opencc-js/t2cn';
import { SYNONYMS } from '../../../theme/components/search/engine/synonyms.ts';

/** CJK ideographs, with extension A. */
const FIRST = 0x3400;
const LAST = 0x9fff;

const HAN = /\p{Script=Han}/gu;

/**
 * The pairs for a text, one behind the other: `構构`. A character that the text itself has stays what it is.
 * @param text everything that can be found
 */
export function traditionalPairs(text: string): string {
  const there = new Set((text + SYNONYMS.flat().join('')).match(HAN));
  const simplify = Converter({ from: 't', to: 'cn' });
  return Array.from({ length: LAST - FIRST + 1 }, (_, at) => String.fromCharCode(FIRST + at))
    .filter((typed) => !there.has(typed))
    .map((typed) => [typed, simplify(typed)] as const)
    .filter(([typed, simplified]) => simplified !== typed && there.has(simplified))
    .flat()
    .join('');
}
