/** How many letters must be changed, added or removed to make one word of the other. */
function distance(from: string, word: string): number {
  const to = [...word];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, other] of to.entries())
      next.push(Math.min((row[at] ?? 0) + (letter === other ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    row = next;
  }
  return row[to.length] ?? 0;
}

/**
 * The known word that a writer probably meant; undefined when none is near.
 * @param steps how many letters may differ
 */
export function nearest(
  word: string,
  known: Iterable<string>,
  steps = Math.max(2, word.length / 3),
): string | undefined {
  const ranked = [...known]
    // Words that are much longer or shorter cannot be near.
    .filter((other) => Math.abs(other.length - word.length) <= steps)
    .map((other) => ({ other, away: distance(word.toLowerCase(), other.toLowerCase()) }));
  const [best] = ranked.sort((a, b) => a.away - b.away);
  return best && best.away <= steps ? best.other : undefined;
}
