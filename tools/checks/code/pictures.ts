/** The text of report pictures is large enough to read, judged by the recorded sizes. */
import { shots as list, type Shot } from '../../../packages/evidence/pictures/list.ts';
import { PHONE_COLUMN, readRecord, type ShotRecord } from '../../../packages/evidence/pictures/shots-file.ts';
import { Problem } from '../../lib/problem.ts';
import type { Check } from '../check.ts';

/**
 * Widest picture that a page shows at its own size, in CSS px, in a window of 1440 px: the column of text
 * (theme/components/frame/Doc/index.module.css) without the picture's border.
 */
export const COLUMN = 820;
/** Smallest text that readers can be asked to read in a picture, in CSS px on the page. */
const LEGIBLE = 11;
/** The same on a phone. */
const LEGIBLE_ON_PHONE = 10;

/** Pictures whose text is too small without a stated reason, or which state a reason without need. */
export function illegibleShots(
  shots: readonly Pick<Shot, 'id' | 'small'>[],
  recorded: (id: string) => Pick<ShotRecord, 'width' | 'text'> | undefined,
): Problem[] {
  return shots.flatMap(({ id, small }) => {
    const entry = recorded(id);
    if (!entry) return [];
    const at = `packages/evidence/pictures/list/ (${id})`;
    const onPage = entry.text * Math.min(1, COLUMN / entry.width);
    if (onPage < LEGIBLE && !small)
      return new Problem(at, 'the text of the picture is too small on the page', {
        expected: `at least ${LEGIBLE} px`,
        seen: `${onPage.toFixed(1)} px: ${entry.text} px in a picture of ${entry.width} px, shown on ${COLUMN} px`,
        fix: 'cut out less with `clip`, take it in a narrower window, or say in `small` why it has to be so',
      });
    if (onPage >= LEGIBLE && small) return new Problem(at, 'the picture can be read', { fix: 'take `small` away' });
    return [];
  });
}

/** Pictures whose text is too small on a phone, in the pieces of them that it shows. */
export function illegibleOnPhones(
  shots: readonly Pick<Shot, 'id'>[],
  recorded: (id: string) => Pick<ShotRecord, 'width' | 'text' | 'phone'> | undefined,
): Problem[] {
  return shots.flatMap(({ id }) => {
    const entry = recorded(id);
    if (!entry) return [];
    const { text, phone } = entry;
    const width = phone?.width ?? Math.max(entry.width, PHONE_COLUMN);
    const onPhone = ((text * PHONE_COLUMN) / width).toFixed(1);
    if (Number(onPhone) >= LEGIBLE_ON_PHONE) return [];
    return new Problem(`packages/evidence/pictures/list/ (${id})`, 'the text of the picture is too small on a phone', {
      expected: `at least ${LEGIBLE_ON_PHONE} px`,
      seen: `${onPhone} px: ${text} px in a picture of ${width} px, shown on ${PHONE_COLUMN} px`,
      fix: 'list smaller pieces of it in `phone`',
    });
  });
}

export const legible: Check<Shot> = {
  name: 'legible',
  about: 'text of pictures can be read on the page',
  of: 'pictures',
  items: () => list,
  problems: (all) => {
    const record = readRecord();
    const recorded = (id: string) => record.shots[id];
    return [...illegibleShots(all, recorded), ...illegibleOnPhones(all, recorded)];
  },
};
