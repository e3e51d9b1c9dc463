/** JSON with the line of each fault and of each value. */
import { findNodeAtLocation, getNodeValue, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { Problem } from './problem.ts';

const lineAt = (text: string, offset = 0) => text.slice(0, offset).split('\n').length;

/**
 * The first fault of a JSON text: its line from 1 and what it is (`CommaExpected`); undefined when it parses.
 * @param isLoose comments and a comma after the last value are no faults
 */
export function findJsonFault(text: string, isLoose = false): { line: number; message: string } | undefined {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: !isLoose, allowTrailingComma: isLoose });
  const [first] = errors;
  return first && { line: lineAt(text, first.offset), message: printParseErrorCode(first.error) };
}

/**
 * A JSON file with the lines of its values.
 * @throws Problem with file and line when it does not parse
 */
export function readJson(
  file: string,
  text: string,
): { value: unknown; lineOf(path: readonly (string | number)[]): number } {
  const fault = findJsonFault(text);
  const tree = parseTree(text);
  if (fault || !tree)
    throw new Problem(`${file}:${fault?.line ?? 1}`, 'is no JSON', {
      seen: `${fault?.message}  ←  ${text.split('\n')[(fault?.line ?? 1) - 1]?.trim() ?? ''}`,
      fix: 'correct it: names and texts in double quotes, a comma between entries, none after the last',
    });
  return {
    value: getNodeValue(tree),
    lineOf: (path) => lineAt(text, findNodeAtLocation(tree, [...path])?.offset),
  };
}
