import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../../tools/lib/files.ts';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { scripts, devDependencies } = JSON.parse(read('package.json')) as Record<
  'scripts' | 'devDependencies',
  Record<string, string>
>;

/** `npm run x`, also with `-s`; npm's own `npm test` and `npm start`. */
const commandsIn = (text: string) =>
  [...text.matchAll(/\bnpm (?:run (?:-s )?([\w:]+)|(test|start)\b)/g)].map(([, name, own]) => (name ?? own) as string);

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...['.github', 'tools', 'packages'].flatMap((folder) =>
    listFiles(path.join(root, folder), (name) => name.endsWith('node_modules'))
      .filter((name) => /README\.md$|TEMPLATE\.md$|^workflows\//.test(name))
      .map((name) => `${folder}/${name}`),
  ),
];

test.each(DOCUMENTS)('%s names only commands that there are', (file) => {
  expect(commandsIn(read(file)).filter((name) => !(name in scripts))).toEqual([]);
});

test('the guide for contributors names every command that is not for machines', () => {
  const known = new Set([...commandsIn(read('README.md')), ...commandsIn(read('CONTRIBUTING.md'))]);
  expect(Object.keys(scripts).filter((name) => !known.has(name))).toEqual(['deps']);
});

test('the guide for contributors says of each package what it is for', () => {
  const table = /\n\| package [\s\S]*?\n\n/.exec(read('CONTRIBUTING.md'))?.[0] ?? '';
  const named = [...table.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual(Object.keys(devDependencies).sort());
});
