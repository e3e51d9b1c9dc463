/** JSON with the line of each fault and of each value. */
import { isCollection, isScalar, LineCounter, parseDocument } from 'yaml';
import { Problem } from '../../lib/problem.ts';

/** The offset at which JSON.parse failed. Node names it in three ways, depending on error and version. */
function offsetOf(text: string, message: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  // `Unexpected token 'x', ..."ten signs before it and after"... is not valid JSON`
  const [, token = '', left, excerpt = ''] =
    /^Unexpected token '?(.)'?, (\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not valid JSON$/.exec(message) ?? [];
  const start = text.indexOf(excerpt);
  if (excerpt === '' || start === -1) return text.trimEnd().length;
  return left ? start + 10 : Math.max(0, text.indexOf(token));
}

/** The first fault of a JSON text: its line from 1 and what the parser says; undefined when it parses. */
export function findJsonFault(text: string): { line: number; message: string } | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { line: text.slice(0, offsetOf(text, message)).split('\n').length, message: message.replaceAll('\n', ' ') };
  }
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
  if (fault)
    throw new Problem(`${file}:${fault.line}`, 'is no JSON', {
      seen: `${fault.message}  ←  ${text.split('\n')[fault.line - 1]?.trim() ?? ''}`,
      fix: 'correct it: names and texts in double quotes, a comma between entries, none after the last',
    });
  const lines = new LineCounter();
  // JSON is YAML, and YAML's parser knows places.
  const document = parseDocument(text, { lineCounter: lines });
  return {
    value: JSON.parse(text) as unknown,
    lineOf(path) {
      const node = path.length === 0 ? document.contents : document.getIn(path, true);
      const range = isScalar(node) || isCollection(node) ? node.range : undefined;
      return range ? lines.linePos(range[0]).line : 1;
    },
  };
}
