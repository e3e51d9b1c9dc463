/** JSON with the line of each fault and of each value. */
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { Problem } from './problem.ts';

const lineAt = (text: string, offset = 0) => text.slice(0, offset).split('\n').length;

/** The first key that an object has twice: parsers keep the last value without a word. */
function repeatedKey({ type, children = [] }: Node): Node | undefined {
  const seen = new Set<unknown>();
  for (const child of children) {
    const [key] = child.children ?? [];
    if (type === 'object' && key && seen.size === seen.add(key.value).size) return key;
    const below = repeatedKey(child);
    if (below) return below;
  }
  return undefined;
}

/**
 * The first fault of a JSON text: its line from 1 and what it is (`CommaExpected`); undefined when it parses.
 * @param isLoose comments and a comma after the last value are no faults
 */
export function findJsonFault(text: string, isLoose = false): { line: number; message: string } | undefined {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: !isLoose, allowTrailingComma: isLoose });
  const [first] = errors;
  if (first) return { line: lineAt(text, first.offset), message: printParseErrorCode(first.error) };
  const twice = tree && repeatedKey(tree);
  return twice && { line: lineAt(text, twice.offset), message: `the key "${twice.value}" stands there twice` };
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
