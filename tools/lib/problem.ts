/** An error with everything a person needs: where, what was expected, what was seen, what to do. */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(where: string, what: string, details: { expected?: string; seen?: string; fix?: string } = {}) {
    super(describeProblem(where, what, details));
  }
}

/** One line for the place and the fault, then one line each for expected, seen and remedy. */
function describeProblem(
  where: string,
  what: string,
  details: { expected?: string; seen?: string; fix?: string },
): string {
  const lines = [`${where}  ${what}`];
  if (details.expected !== undefined) lines.push(`    expected: ${details.expected}`);
  if (details.seen !== undefined) lines.push(`    seen:     ${details.seen}`);
  if (details.fix !== undefined) lines.push(`    do:       ${details.fix}`);
  return lines.join('\n');
}
