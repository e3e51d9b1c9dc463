/** Syntax trees of JavaScript (ESTree), as far as they are looked at here. */

/** A node of the tree. */
export interface Code {
  type: string;
  name?: string;
  computed?: boolean;
  loc?: { start: { line: number } };
  [part: string]: unknown;
}

const isCode = (part: unknown): part is Code =>
  typeof part === 'object' && part !== null && typeof (part as Code).type === 'string';

/** The nodes right below a node, with the names of the parts that they are. */
export const partsOf = (code: Code): [part: string, below: Code][] =>
  Object.entries(code).flatMap(([part, value]) =>
    [value].flat().flatMap((below): [string, Code][] => (isCode(below) ? [[part, below]] : [])),
  );

/** A piece of code and all below it. */
export function* codeIn(code: Code): Generator<Code> {
  yield code;
  for (const [, below] of partsOf(code)) yield* codeIn(below);
}
