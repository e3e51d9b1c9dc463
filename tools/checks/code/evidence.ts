/** Compares hashes with the ledger of packages/evidence; runs nothing. */
import { LEDGER_FILE, staleAmong, type Unit } from '../../../packages/evidence/ledger.ts';
import { unitsOf } from '../../../packages/evidence/units.ts';
import { Problem } from '../../lib/problem.ts';
import type { Check } from '../check.ts';

/** The message names at most so many stale units. */
const NAMED = 12;

/** Makes one problem of all stale units, with one command that runs them. */
function staleProblem(stale: readonly Pick<Unit, 'name'>[]): Problem[] {
  if (stale.length === 0) return [];
  const names = stale.map(({ name }) => name);
  const named = names.length > NAMED ? '--stale' : names.join(' ');
  return [
    new Problem(LEDGER_FILE, `${stale.length} units were not run since their inputs changed`, {
      seen: names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ' …' : ''),
      fix: `npm run evidence -- ${named}`,
    }),
  ];
}

export const evidence: Check<Unit> = {
  name: 'evidence',
  about: 'samples, claims, output, facts, numbers and pictures were made from the present inputs',
  of: 'units',
  items: unitsOf,
  problems: (units, { root, unreadable }) =>
    staleProblem(
      staleAmong(units, root).filter(
        // Of a page that does not parse only that is said.
        ({ name }) =>
          !unreadable.some(
            ({ route, source }) =>
              name === `page/${route}` || (name.startsWith('claim/') && source.includes(name.split('/').at(-1)!)),
          ),
      ),
    ),
};
