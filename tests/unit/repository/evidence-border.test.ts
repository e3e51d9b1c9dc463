/** The site and packages/evidence meet at few files: those that its package.json exports, and pure helpers of the site. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../../tools/lib/files.ts';
import { directImportsOf, importsOf } from '../../../tools/lib/imports.ts';

const root = path.join(import.meta.dirname, '../../..');
const PACKAGE = 'packages/evidence/';
const manifest = JSON.parse(readFileSync(path.join(root, PACKAGE, 'package.json'), 'utf8')) as {
  exports: Record<string, string>;
  devDependencies: Record<string, string>;
};
const exported = Object.values(manifest.exports).map((file) => path.posix.join(PACKAGE, file));

/** What the package may use of the site: readers of pages, helpers of all tools, and what the report's pages are asked. */
const HELPERS = [
  /^tools\/lib\//,
  /^tools\/checks\/read\//,
  /^tools\/serve\.ts$/,
  /^theme\/site\.ts$/,
  /^theme\/components\/page\/Demo\/panels\.ts$/,
  /^packages\/viewer\/(?:reading\/loader-times|report-settings)\.ts$/,
];

const sources = ['theme', 'tools', 'tests', 'packages'].flatMap((folder) =>
  listFiles(path.join(root, folder), (name) => /(?:^|\/)(?:node_modules|samples|doc_build)$/.test(name))
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);
/** Every import across the border, as `file → imported`. */
const crossing = sources.flatMap((file) =>
  directImportsOf(root, file)
    .filter((imported) => file.startsWith(PACKAGE) !== imported.startsWith(PACKAGE))
    .map((imported) => ({ file, imported })),
);
const said = ({ file, imported }: { file: string; imported: string }) => `${file} imports ${imported}`;

test('the site imports only what packages/evidence exports', () => {
  const inward = crossing.filter(({ imported }) => imported.startsWith(PACKAGE));
  expect(inward.length).toBeGreaterThan(20);
  expect(inward.filter(({ imported }) => !exported.includes(imported)).map(said)).toEqual([]);
});

test('nothing is exported that the site does not import', () => {
  expect(exported.filter((file) => !crossing.some(({ imported }) => imported === file))).toEqual([]);
});

test('packages/evidence imports pure helpers of the site alone; its tests may look at more', () => {
  const outward = crossing.filter(({ file }) => file.startsWith(PACKAGE) && !file.startsWith(`${PACKAGE}tests/`));
  expect(outward.length).toBeGreaterThan(20);
  expect(outward.filter(({ imported }) => !HELPERS.some((helper) => helper.test(imported))).map(said)).toEqual([]);
});

test('what the site imports of packages/evidence needs none of its own dependencies', () => {
  const reached = importsOf(root, exported).filter((file) => file.startsWith(PACKAGE));
  const own = Object.keys(manifest.devDependencies).map((name) => `'${name}'`);
  const needing = (files: readonly string[]) =>
    files.filter((file) => own.some((name) => readFileSync(path.join(root, file), 'utf8').includes(`from ${name}`)));
  expect(needing(sources.filter((file) => file.startsWith(PACKAGE))).length).toBeGreaterThan(0);
  expect(needing(reached)).toEqual([]);
});
