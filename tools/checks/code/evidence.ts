/** Compares hashes with the ledger of packages/evidence; runs nothing. */

import type { Check } from '@rsdoctor-docs/base/docs/check';
import { Problem } from '@rsdoctor-docs/base/problem';
import { compareWithLedger, filesMadeBy, LEDGER_FILE, type Unit } from '../../../packages/evidence/ledger.ts';
import { unitsOf } from '../../../packages/evidence/units.ts';

/** A message names at most so many units. */
const NAMED = 12;

const commandFor = (names: readonly string[]) =>
  `npm run evidence -- ${names.length > NAMED ? '--stale' : names.join(' ')}`;

/** Kinds of units whose runs take minutes each; those of the others take seconds. */
const SLOW = new Set(['facts', 'live-report', 'numbers', 'screens', 'picture', 'framework', 'test-reports']);

/** How long units take together, in words. */
export function timeOf(names: readonly string[]): string {
  const slow = [...new Set(names.map((name) => name.split('/')[0]!))].filter((kind) => SLOW.has(kind));
  const time = slow.length > 0 ? `minutes for ${slow.join(', ')}` : names.length > 1 ? 'seconds each' : 'seconds';
  return `${time}; some minutes more, once, where their projects are not installed yet`;
}

/** Makes one problem of all stale units, with one command that runs them, and how long that takes. */
function staleProblem(stale: readonly Pick<Unit, 'name'>[]): Problem[] {
  if (stale.length === 0) return [];
  const names = stale.map(({ name }) => name);
  return [
    new Problem(LEDGER_FILE, `${stale.length} units were not run since their inputs changed`, {
      seen: names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ' …' : ''),
      fix: `${commandFor(names)} (${timeOf(names)})`,
    }),
  ];
}

/** A problem for each unit whose files are not as its run left them. */
const editedProblems = (edited: readonly Unit[]): Problem[] =>
  edited.map((unit) => {
    const [file = '', ...more] = filesMadeBy(unit);
    return new Problem(file, `is not what the run of ${unit.name} made`, {
      expected: `what the ledger has the hash of${more.length > 0 ? `, here and in ${more.join(', ')}` : ''}`,
      fix: `take the change back, or make it by a run: ${commandFor([unit.name])}`,
    });
  });

export const evidence: Check<Unit> = {
  name: 'evidence',
  about:
    'samples, claims, output, facts, numbers and pictures were made from the present inputs, and nothing else changed them',
  of: 'units',
  items: unitsOf,
  problems: (units, { root, unreadable }) => {
    const { stale, edited } = compareWithLedger(units, root);
    // Of a page that does not parse only that is said.
    const isUnknown = ({ name }: Unit) =>
      unreadable.some(
        ({ route, source }) =>
          name === `page/${route}` || (name.startsWith('claim/') && source.includes(name.split('/').at(-1)!)),
      );
    return [...staleProblem(stale.filter((unit) => !isUnknown(unit))), ...editedProblems(edited)];
  },
};
