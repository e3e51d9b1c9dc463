/** Which package brings how many bytes into a script, from its source map. */
import { readFileSync } from 'node:fs';

const DIGITS = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((digit, value) => [digit, value]),
);

/** The numbers of one segment of a source map. */
export function decodeSegment(segment: string): number[] {
  const numbers: number[] = [];
  let shift = 0;
  let value = 0;
  for (const digit of segment) {
    const bits = DIGITS.get(digit) ?? 0;
    value += (bits & 31) << shift;
    if (bits & 32) shift += 5;
    else {
      numbers.push(value & 1 ? -(value >> 1) : value >> 1);
      shift = 0;
      value = 0;
    }
  }
  return numbers;
}

/** Name of the package, or of our folder, that a source belongs to. */
export function packageOf(source: string): string {
  const inside = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (inside) return inside;
  const own = /(?:theme\/components\/[^/]+\/[^/]+|theme\/[^/]+|docs|\.rspress\/runtime\/[^/]+)/.exec(source)?.[0];
  return own ?? (/webpack|rspack/.test(source) ? 'runtime of Rspack' : 'other');
}

/** Minified bytes of a script by package. */
export function bytesByPackage(script: string): Map<string, number> {
  const map = JSON.parse(readFileSync(`${script}.map`, 'utf8')) as { mappings: string; sources: string[] };
  const lines = readFileSync(script, 'utf8').split('\n');
  const bytes = new Map<string, number>();
  let source = 0;
  for (const [index, line] of map.mappings.split(';').entries()) {
    let column = 0;
    let owner = 'other';
    const add = (to: number) => {
      bytes.set(owner, (bytes.get(owner) ?? 0) + to - column);
      column = to;
    };
    for (const segment of line.split(',').filter(Boolean)) {
      const [step = 0, sourceStep] = decodeSegment(segment);
      add(column + step);
      if (sourceStep !== undefined) {
        source += sourceStep;
        owner = packageOf(map.sources[source] ?? '');
      } else owner = 'other';
    }
    add(Math.max(column, lines[index]?.length ?? 0));
  }
  return bytes;
}
