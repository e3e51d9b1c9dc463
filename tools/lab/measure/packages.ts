/** Which package brings how many bytes into a script, from its source map. */
import { readFileSync } from 'node:fs';
import { decode } from '@jridgewell/sourcemap-codec';

/** Name of the package, or of our folder, that a source belongs to. */
export function packageOf(source: string): string {
  const inside = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (inside) return inside;
  const own = /(?:theme\/components\/[^/]+\/[^/]+|theme\/[^/]+|docs|\.rspress\/runtime\/[^/]+)/.exec(source)?.[0];
  return own ?? (/webpack|rspack/.test(source) ? 'runtime of Rspack' : 'other');
}

/** Minified bytes of a script by package; `map` is its source map. */
export function bytesByOwner(script: string, map: { mappings: string; sources: string[] }): Map<string, number> {
  const lines = script.split('\n');
  const bytes = new Map<string, number>();
  for (const [index, segments] of decode(map.mappings).entries()) {
    let column = 0;
    let owner = 'other';
    const add = (to: number) => {
      bytes.set(owner, (bytes.get(owner) ?? 0) + to - column);
      column = to;
    };
    for (const [start, source] of segments) {
      add(start);
      owner = source === undefined ? 'other' : packageOf(map.sources[source] ?? '');
    }
    add(Math.max(column, lines[index]?.length ?? 0));
  }
  return bytes;
}

/** The same for a script on disk, whose map stands beside it. */
export function bytesByPackage(script: string): Map<string, number> {
  return bytesByOwner(readFileSync(script, 'utf8'), JSON.parse(readFileSync(`${script}.map`, 'utf8')));
}
