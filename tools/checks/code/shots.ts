/** Pictures of the report are of the sample as it is, and can be read: judged by their record, no picture is taken. */
import { Problem } from '../../lib/problem.ts';
import { shots as list } from '../../shots/list.ts';
import { pictureFingerprint, shotFingerprint } from '../../shots/picture-fingerprint.ts';
import type { Shot } from '../../shots/shot.ts';
import { readRecord, type ShotRecord } from '../../shots/shots-file.ts';
import type { Check } from '../check.ts';

/**
 * Pictures that were taken of another sample, list or code.
 * @param recorded fingerprint of each picture when it was taken
 * @param fingerprintOf fingerprint of what it would be taken of now
 */
export function staleShots(
  shots: readonly Pick<Shot, 'id'>[],
  recorded: (id: string) => string | undefined,
  fingerprintOf: (id: string) => string,
): Problem[] {
  const stale = shots.filter(({ id }) => recorded(id) !== fingerprintOf(id)).map(({ id }) => id);
  if (stale.length === 0) return [];
  const all = stale.length === shots.length;
  return [
    new Problem('docs/public/shots/', `${all ? 'all' : stale.length} pictures are of an older sample, list or code`, {
      seen: stale.slice(0, 12).join(', ') + (stale.length > 12 ? ' …' : ''),
      fix: 'run npm run shots and look at the pictures that changed',
    }),
  ];
}

export const shots: Check<Shot> = {
  name: 'shots',
  about: 'pictures of the report are of the sample as it is',
  of: 'pictures',
  items: () => list,
  inputs: () => ['tools/sample/', 'tools/shots/', 'docs/generated/shots.json'],
  problems: (all) => {
    const record = readRecord();
    const base = pictureFingerprint();
    const byId = new Map(all.map((shot) => [shot.id, shot]));
    return staleShots(
      all,
      (id) => record.shots[id]?.fingerprint,
      (id) => shotFingerprint(byId.get(id) as Shot, base),
    );
  },
};

/**
 * Widest picture that a page shows at its own size, in CSS px, in a window of 1440 px: the column of text
 * (theme/components/frame/Doc/index.module.css) without the picture's border.
 */
export const COLUMN = 820;
/** Smallest text that readers can be asked to read in a picture, in CSS px on the page. */
const LEGIBLE = 11;

/** Pictures whose text is too small on the page for no stated reason, or which state a reason that they do not need. */
export function illegibleShots(
  shots: readonly Pick<Shot, 'id' | 'small'>[],
  recorded: (id: string) => Pick<ShotRecord, 'width' | 'text'> | undefined,
): Problem[] {
  return shots.flatMap(({ id, small }) => {
    const entry = recorded(id);
    if (!entry) return [];
    const onPage = entry.text * Math.min(1, COLUMN / entry.width);
    if (onPage < LEGIBLE && !small)
      return [
        new Problem(`tools/shots/list/ (${id})`, 'the text of the picture is too small on the page', {
          expected: `at least ${LEGIBLE} px`,
          seen: `${onPage.toFixed(1)} px: ${entry.text} px in a picture of ${entry.width} px, shown on ${COLUMN} px`,
          fix: 'cut out less with `clip`, take it in a narrower window, or say in `small` why it has to be so',
        }),
      ];
    if (onPage >= LEGIBLE && small)
      return [new Problem(`tools/shots/list/ (${id})`, 'the picture can be read', { fix: 'take `small` away' })];
    return [];
  });
}

export const legible: Check<Shot> = {
  name: 'legible',
  about: 'text of pictures can be read on the page',
  of: 'pictures',
  items: () => list,
  problems: (all) => {
    const record = readRecord();
    return illegibleShots(all, (id) => record.shots[id]);
  },
};
