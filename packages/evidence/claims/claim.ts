/** What a claim is: one sentence that pages rely on, and the run that shows whether it is so. */
import { Problem } from '@rsdoctor-docs/base/problem';
import type { Lab } from '../harness/lab.ts';

export interface Claim {
  /** Kebab-case, unique; pages name it in a comment next to the sentence: `claim: id` in a comment of MDX. */
  id: string;
  /** The sentence, in English, with what it depends on (bundler, mode). */
  says: string;
  /** Builds and looks; throws a Problem when it is not so (see `expect`). */
  check(lab: Lab): Promise<void>;
}

/**
 * Stops a claim that does not hold.
 * @param what what was looked at: "exit code of webpack with a read-only home"
 * @throws Problem when `seen` is not `expected`; regular expressions are searched in the text that was seen
 */
export function expect(what: string, seen: unknown, expected: unknown): void {
  const holds =
    expected instanceof RegExp ? expected.test(String(seen)) : JSON.stringify(seen) === JSON.stringify(expected);
  if (!holds) throw new Problem(what, 'is not so', { expected: show(expected), seen: show(seen) });
}

const show = (value: unknown) => {
  const text = value instanceof RegExp ? String(value) : (JSON.stringify(value) ?? 'undefined');
  return text.length > 2000 ? `${text.slice(0, 1000)} … ${text.slice(-1000)}` : text;
};
