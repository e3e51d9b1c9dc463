/** The text of report pictures is large enough to read, judged by the recorded sizes. */

import type { Check } from '@rsdoctor-docs/base/docs/check';
import { Problem } from '@rsdoctor-docs/base/problem';
import { readRecord, type ShotRecord } from '@rsdoctor-docs/evidence/picture-files';
import { shots as list, type Shot } from '@rsdoctor-docs/evidence/picture-list';
import { LEGIBLE_ON_PHONE, PHONE_COLUMN, textOnPhone } from './phone.ts';

/**
 * Widest picture that a page shows at its own size, in CSS px, in a window of 1440 px: the column of text
 * (packages/preset/frame/doc/doc.module.css) without the picture's mat and its border (index.module.css).
 */
export const COLUMN = 788;
/** Width of a number's disc, of which half has to be left and right of its middle, in CSS px (packages/evidence/pictures/marks.ts). */
const DISC = 24;
/** Smallest text that readers can be asked to read in a picture, in CSS px on the page. */
const LEGIBLE = 10.5;

/**
 * Faults of a picture whose text is too small on the page without a stated reason, or on a phone in the columns that it
 * shows, or which states a reason without need; and of a number that is not in these columns.
 */
export function* illegible(
  { id, small, phone }: Pick<Shot, 'id' | 'small' | 'phone'>,
  { text, width, files }: Pick<ShotRecord, 'width' | 'text' | 'files'>,
): Iterable<Problem> {
  const at = `packages/evidence/pictures/list/ (${id})`;
  const tooSmall = (where: string, least: number, seen: number, of: number, column: number, fix: string) =>
    new Problem(at, `the text of the picture is too small on ${where}`, {
      expected: `at least ${least} px`,
      seen: `${seen.toFixed(1)} px: ${text} px in a picture of ${of} px, shown on ${column} px`,
      fix,
    });
  const onPage = text * Math.min(1, COLUMN / width);
  if (onPage >= LEGIBLE && small) yield new Problem(at, 'the picture can be read', { fix: 'take `small` away' });
  if (onPage < LEGIBLE && !small)
    yield tooSmall(
      'the page',
      LEGIBLE,
      onPage,
      width,
      COLUMN,
      'cut out less with `clip`, take it in a narrower window, or say in `small` why it has to be so',
    );
  if (!phone) return;
  const fix = 'name other columns in `phone`, or none';
  const [from, shown] = phone;
  const onPhone = textOnPhone(text, shown);
  if (onPhone < LEGIBLE_ON_PHONE) yield tooSmall('a phone', LEGIBLE_ON_PHONE, onPhone, shown, PHONE_COLUMN, fix);
  const numbers = Object.values(files).flatMap(({ marks = [] }) => marks.map(([x]) => (x * width) / 100));
  const [first, last] = [
    Math.min(from, ...numbers.map((x) => x - DISC / 2)),
    Math.max(...numbers.map((x) => x + DISC / 2)),
  ];
  if (first < from || last > from + shown || from < 0 || from + shown > width)
    yield new Problem(at, 'a phone shows columns without a number, or beyond the picture', {
      expected: `columns between 0 and ${width}${numbers.length > 0 ? `, with ${Math.round(first)} and ${Math.round(last)}` : ''}`,
      seen: `${from} to ${from + shown}`,
      fix,
    });
}

export const legible: Check<Shot> = {
  name: 'legible',
  about: 'text of pictures can be read on the page',
  of: 'pictures',
  items: () => list,
  problems(all) {
    const { shots } = readRecord();
    return all.flatMap((shot) => (shots[shot.id] ? [...illegible(shot, shots[shot.id]!)] : []));
  },
};
