/** What comments and guides name is there: files, commands, tests, packages. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@rsdoctor-docs/base/files';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { scripts, devDependencies, workspaces } = JSON.parse(read('package.json')) as Record<
  'scripts' | 'devDependencies',
  Record<string, string>
> & { workspaces: string[] };

const FILES = [
  'README.md',
  'CONTRIBUTING.md',
  'MAINTAINING.md',
  'THIRD-PARTY.md',
  ...['.github', 'theme', 'tools', 'tests', 'packages'].flatMap((folder) =>
    listFiles(path.join(root, folder), (name) => /(?:node_modules|evidence\/samples)$/.test(name)).map(
      (name) => `${folder}/${name}`,
    ),
  ),
].filter((file) => !/^(?:packages\/preset\/example|packages\/viewer\/tests\/reports)\//.test(file));

/** The comments of a source file, or the whole text of a document. */
const saidIn = (file: string, text: string): string =>
  file.endsWith('.md') ? text : [...text.matchAll(/(?<!\w)\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm)].join('\n');

const PLACE = /(?<![\w./-])(?:theme|tools|tests|packages)\/[\w./-]+\.(?:tsx?|js|json|css|md)\b/g;

test('comments and guides name only files that are there', () => {
  const named = FILES.filter((file) => /\.(?:tsx?|js|css|md)$/.test(file)).flatMap((file) =>
    [...saidIn(file, read(file)).matchAll(PLACE)].map(([place]) => ({ file, place })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ place }) => !existsSync(path.join(root, place)))).toEqual([]);
});

/** Names of commands: of `npm run check`, also with `-s`, and npm's own `npm test` and `npm start`. */
const commandsIn = (text: string) =>
  [...text.matchAll(/\bnpm (?:run (?:-s )?([\w:]+)|(test|start)\b)/g)].map(([, name, own]) => (name ?? own) as string);

test('guides, workflows and comments name only commands that there are', () => {
  const said = (file: string) => (/\/workflows\//.test(file) ? read(file) : saidIn(file, read(file)));
  const named = FILES.filter((file) => /\.(?:md|tsx?|ya?ml)$/.test(file)).flatMap((file) =>
    commandsIn(said(file)).map((name) => ({ file, name })),
  );
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});

/** A file of tests as guides name it, and words from names of its tests: `site/faults`: "storage", "a deploy in mid-visit". */
const NAMED_TEST =
  /`((?:packages\/\w+\/tests|repository|site|built|contract|dev|firefox)\/[\w/-]+|(?:theme|tools)\/[\w/-]+\.(?:test|spec))`((?:[:,] "[^"]+")*)/g;

test('guides name only tests that there are', () => {
  const named = FILES.filter((file) => file.endsWith('.md')).flatMap((file) =>
    [...read(file).matchAll(NAMED_TEST)].map(([all, name = '', words = '']) => ({
      said: `${file}: ${all}`,
      name,
      words,
    })),
  );
  expect(named.length).toBeGreaterThan(30);
  const unknown = named.filter(({ name, words }) => {
    const file = [`tests/${name}.spec.ts`, `tests/${name}.test.ts`, `${name}.test.ts`, `${name}.ts`].find((one) =>
      FILES.includes(one),
    );
    return !file || [...words.matchAll(/"([^"]+)"/g)].some(([, word = '']) => !read(file).includes(word));
  });
  expect(unknown.map(({ said }) => said)).toEqual([]);
});

test('the guides name every command that is not for machines', () => {
  const known = new Set([
    ...commandsIn(read('README.md')),
    ...commandsIn(read('CONTRIBUTING.md') + read('MAINTAINING.md')),
  ]);
  expect(Object.keys(scripts).filter((name) => !known.has(name))).toEqual(['deps']);
});

test('the guide for maintainers says of each package what it is for', () => {
  const table = /\n\| package [\s\S]*?\n\n/.exec(read('MAINTAINING.md'))?.[0] ?? '';
  const named = [...table.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  const packages = workspaces.flatMap((folder) => {
    const { dependencies, devDependencies, peerDependencies } = JSON.parse(read(`${folder}/package.json`));
    return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }).filter(
      (one) => !one.startsWith('@rsdoctor-docs/'),
    );
  });
  expect([...new Set(named)].sort()).toEqual([...new Set([...Object.keys(devDependencies), ...packages])].sort());
});
