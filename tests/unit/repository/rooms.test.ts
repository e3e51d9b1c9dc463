/** The folders of tools/ import in one direction: no cycles between them. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../../tools/lib/files.ts';
import { directImportsOf } from '../../../tools/lib/imports.ts';

const root = path.join(import.meta.dirname, '../../..');

/** A room uses another: the first file that imports one of it, and which. */
interface Use {
  from: string;
  to: string;
  file: string;
  imported: string;
}

/** The folder below tools/ that a file is in; undefined for entry points, and for what is elsewhere. */
const roomOf = (file: string) => /^tools\/([^/]+)\//.exec(file)?.[1];

/** Which room uses which. @param files each with what it imports itself */
function usesOf(files: ReadonlyMap<string, readonly string[]>): Use[] {
  const uses = new Map<string, Use>();
  for (const [file, all] of files)
    for (const imported of all) {
      const [from, to] = [roomOf(file), roomOf(imported)];
      if (!from || !to || from === to || uses.has(`${from} ${to}`)) continue;
      uses.set(`${from} ${to}`, { from, to, file, imported });
    }
  return [...uses.values()];
}

/** The first way from a room back to itself, a line for each step; none when there is no circle. */
function circleOf(uses: readonly Use[]): string[] {
  const clear = new Set<string>();
  const search = (room: string, way: readonly Use[]): readonly Use[] | undefined => {
    const start = way.findIndex(({ from }) => from === room);
    if (start >= 0) return way.slice(start);
    if (clear.has(room)) return undefined;
    for (const use of uses.filter(({ from }) => from === room)) {
      const found = search(use.to, [...way, use]);
      if (found) return found;
    }
    clear.add(room);
    return undefined;
  };
  for (const { from } of uses) {
    const found = search(from, []);
    if (found) return found.map((use) => `${use.from} uses ${use.to}: ${use.file} imports ${use.imported}`);
  }
  return [];
}

test('no room of tools uses one that uses it: what both need stands below both', () => {
  const names = listFiles(path.join(root, 'tools'), (name) => name.endsWith('node_modules'));
  const files = new Map(
    names
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => [`tools/${name}`, directImportsOf(root, `tools/${name}`)]),
  );
  const uses = usesOf(files);
  expect(uses.length).toBeGreaterThan(10);
  expect(circleOf(uses)).toEqual([]);
});

test('a circle is named with the imports that make it, also by way of a third room', () => {
  const files = new Map([
    ['tools/a/one.ts', ['tools/b/one.ts', 'tools/a/two.ts', 'theme/site.ts']],
    ['tools/b/one.ts', ['tools/c/one.ts', 'tools/d/one.ts']],
    ['tools/c/one.ts', ['tools/b/two.ts']],
  ]);
  expect(circleOf(usesOf(files))).toEqual([
    'b uses c: tools/b/one.ts imports tools/c/one.ts',
    'c uses b: tools/c/one.ts imports tools/b/two.ts',
  ]);
  files.delete('tools/c/one.ts');
  expect(circleOf(usesOf(files))).toEqual([]);
});
