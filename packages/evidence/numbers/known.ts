/** The numbers that pages may name with `<N of="…" />`. */
import fs from 'node:fs';
import path from 'node:path';
import { type Numbers, knownNumbers as numbersOfTheHomePage, readNumbers } from './numbers.ts';

export { type Numbers, readNumbers };

/** Numbers of the application's Rspack builds, written by hand from their reports as those of its webpack builds are. */
const APPLICATION_FILE = path.join(import.meta.dirname, '../../../docs/generated/open-mct-rspack.json');

/**
 * All numbers that pages may name. Those of the Rspack builds are added here: numbers.ts decides about measured units, which
 * would have to be measured again.
 */
export function knownNumbers(): Numbers {
  const application = JSON.parse(fs.readFileSync(APPLICATION_FILE, 'utf8')) as { numbers: Numbers };
  return { ...numbersOfTheHomePage(), ...application.numbers };
}
