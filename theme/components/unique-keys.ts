/** React keys for entries that have names: the name, numbered where another entry before it has the same one. */
export function uniqueKeys(names: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    return times === 0 ? name : `${name} ${times}`;
  });
}
