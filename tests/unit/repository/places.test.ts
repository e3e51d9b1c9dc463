import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../../tools/lib/files.ts';

const root = path.join(import.meta.dirname, '../../..');
const isSource = (file: string) =>
  /\.(?:tsx?|js|css|md)$/.test(file) && !/^(?:tests\/fixtures|packages\/viewer\/tests\/reports)\//.test(file);

const FILES = [
  'README.md',
  'CONTRIBUTING.md',
  ...['theme', 'tools', 'tests', 'packages'].flatMap((folder) =>
    listFiles(path.join(root, folder), (name) => /(?:node_modules|evidence\/samples)$/.test(name)).map(
      (name) => `${folder}/${name}`,
    ),
  ),
].filter(isSource);

/** The comments of a source file, or the whole text of a document. */
const saidIn = (file: string, text: string): string =>
  file.endsWith('.md') ? text : [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm)].join('\n');

const PLACE = /(?<![\w./-])(?:theme|tools|tests|packages)\/[\w./-]+\.(?:tsx?|js|json|css|md)\b/g;

test('comments and guides name only files that are there', () => {
  const named = FILES.flatMap((file) =>
    [...saidIn(file, readFileSync(path.join(root, file), 'utf8')).matchAll(PLACE)].map(([place]) => ({ file, place })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ place }) => !existsSync(path.join(root, place)))).toEqual([]);
});
