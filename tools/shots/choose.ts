/** Which pictures have to be made. */
import { Problem } from '../lib/problem.ts';
import { shotFingerprint } from './picture-fingerprint.ts';
import type { Shot } from './shot.ts';
import { type ShotsFile, variantsOf } from './shots-file.ts';

/** The shots to make: those asked for, or those that are not up to date. */
export function chooseShots(
  list: readonly Shot[],
  record: ShotsFile,
  base: string,
  options: { only?: readonly string[]; force?: boolean },
  exists: (file: string) => boolean,
): Shot[] {
  const unknown = options.only?.filter((id) => !list.some((shot) => shot.id === id)) ?? [];
  if (unknown.length > 0)
    throw new Problem('--only', 'no such shot', {
      seen: unknown.join(', '),
      expected: list.map(({ id }) => id).join(', '),
    });
  return list.filter((shot) => {
    if (options.only) return options.only.includes(shot.id);
    const entry = record.shots[shot.id];
    return (
      options.force ||
      entry?.fingerprint !== shotFingerprint(shot, base) ||
      variantsOf(shot.id, entry).some((name) => !exists(`${name}.avif`) || !exists(`${name}.png`))
    );
  });
}
