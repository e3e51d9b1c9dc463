/** Compares two generated files; describes each change in one line, with its place. */

export interface Change {
  /** `options → output.mode → default`. */
  place: string;
  was: unknown;
  is: unknown;
}

/** Entries of a list are matched by their name, not by their position. */
const names = ['path', 'code', 'name'];

/** All differences between what is committed and what the packages say. */
export function compare(was: unknown, is: unknown, place = ''): Change[] {
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  const before = asEntries(was);
  const after = asEntries(is);
  if (!before || !after) return [{ place, was, is }];
  const keys = new Set([...before.keys(), ...after.keys()]);
  const changes = [...keys].flatMap((key) =>
    compare(before.get(key), after.get(key), place === '' ? key : `${place} → ${key}`),
  );
  return changes.length > 0
    ? changes
    : [{ place, was: 'the same entries in another order', is: [...after.keys()].join(', ') }];
}

function asEntries(value: unknown): Map<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  const key = names.find(
    (name) => value.length > 0 && value.every((entry) => typeof entry === 'object' && entry !== null && name in entry),
  );
  return key === undefined
    ? undefined
    : new Map(value.map((entry) => [String((entry as Record<string, unknown>)[key]), entry]));
}

/** Writes a change as one line of a message. */
export function describeChange({ place, was, is }: Change): string {
  const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
  return `    ${place}: ${show(was)} → ${show(is)}`;
}
