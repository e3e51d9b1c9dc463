/** The text of report pictures is large enough to read, judged by the recorded sizes. */

import { Problem } from '@rsdoctor-docs/base/problem';
import { PHONE_COLUMN, readRecord, type ShotRecord } from '@rsdoctor-docs/evidence/picture-files';
import { shots as list, type Shot } from '@rsdoctor-docs/evidence/picture-list';
import type { Check } from '#tools/checks/check.ts';

/**
 * Widest picture that a page shows at its own size, in CSS px, in a window of 1440 px: the column of text
 * (theme/frame/doc/index.module.css) without the picture's border.
 */
export const COLUMN = 820;
/** Smallest text that readers can be asked to read in a picture, in CSS px on the page, and on a phone. */
const LEGIBLE = 11;
const LEGIBLE_ON_PHONE = 10;

/**
 * Faults of a picture whose text is too small on the page without a stated reason, or on a phone in the pieces that it
 * shows, or which states a reason without need.
 */
export function* illegible(
  { id, small }: Pick<Shot, 'id' | 'small'>,
  { text, width, phone }: Pick<ShotRecord, 'width' | 'text' | 'phone'>,
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
  const shown = phone?.width ?? Math.max(width, PHONE_COLUMN);
  const onPhone = (text * PHONE_COLUMN) / shown;
  if (Number(onPhone.toFixed(1)) < LEGIBLE_ON_PHONE)
    yield tooSmall('a phone', LEGIBLE_ON_PHONE, onPhone, shown, PHONE_COLUMN, 'list smaller pieces of it in `phone`');
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
