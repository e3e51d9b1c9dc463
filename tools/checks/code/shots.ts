/** Pictures of the report are of the sample as it is: compared by fingerprints, no picture is taken. */
import { Problem } from '../../lib/problem.ts';
import { shots as list } from '../../shots/list.ts';
import { pictureFingerprint, shotFingerprint } from '../../shots/picture-fingerprint.ts';
import type { Shot } from '../../shots/shot.ts';
import { readRecord } from '../../shots/shots-file.ts';
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
