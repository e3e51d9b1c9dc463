/**
 * What may import what: the packages do not know the site, the site knows of packages/evidence what that exports, and
 * the folders of tools/ use each other in one direction.
 */
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { listFiles } from '@rsdoctor-docs/base/files';
import { directImportsOf, importsOf } from '@rsdoctor-docs/base/imports';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const manifestOf = (name: string) =>
  JSON.parse(read(`packages/${name}/package.json`)) as Record<string, Record<string, string> | undefined>;

const sources = ['theme', 'tools', 'tests', 'packages'].flatMap((folder) =>
  listFiles(path.join(root, folder), (name) => /(?:^|\/)(?:node_modules|samples|doc_build)$/.test(name))
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);
/** Every import of one file of the repository by another. */
const imports = sources.flatMap((file) => directImportsOf(root, file).map((imported) => ({ file, imported })));
const said = ({ file, imported }: { file: string; imported: string }) => `${file} imports ${imported}`;

test.each(['search', 'viewer'])('packages/%s imports its own files and the packages that it names', (name) => {
  const folder = `packages/${name}/`;
  const { dependencies, devDependencies, peerDependencies } = manifestOf(name);
  const known = { ...dependencies, ...devDependencies, ...peerDependencies };
  const files = sources.filter((file) => file.startsWith(folder) && !/\/(?:tests|evaluate)\//.test(file));
  expect(files.length).toBeGreaterThan(10);
  const foreign = files.flatMap((file) =>
    [...read(file).matchAll(/(?:\bfrom |\bimport\(|^import )'([^']+)'/gm)]
      .filter(([, to = '']) =>
        to.startsWith('.')
          ? !path.posix.join(path.posix.dirname(file), to).startsWith(folder)
          : !isBuiltin(to) && !(/^(?:@[^/]+\/)?[^/]+/.exec(to)![0] in known),
      )
      .map(([line]) => `${file}: ${line}`),
  );
  expect(foreign).toEqual([]);
});

test('the island of the viewer is loaded without the texts of the whole site', () => {
  const files = importsOf(root, ['theme/parts/viewer/island.tsx']);
  expect(files).toContain('packages/viewer/texts.ts');
  expect(files).not.toContain('theme/i18n.ts');
});

const EVIDENCE = 'packages/evidence/';
const isEvidence = (file: string) => file.startsWith(EVIDENCE);
const { exports: names = {} } = manifestOf('evidence');
const exported = Object.values(names).map((file) => path.posix.join(EVIDENCE, file));

test('the site imports what packages/evidence exports, all of it and nothing else', () => {
  const inward = imports.filter(({ file, imported }) => !isEvidence(file) && isEvidence(imported));
  expect(inward.filter(({ imported }) => !exported.includes(imported)).map(said)).toEqual([]);
  expect(exported.filter((file) => !inward.some(({ imported }) => imported === file))).toEqual([]);
});

/** What the package may use: what all share, the server of the built site, the addresses of the sample report, and the reader of reports. */
const HELPERS =
  /^(?:tools\/serve\.ts$|theme\/report\/panels\.ts$|packages\/base\/|packages\/viewer\/(?:read\/open|reading\/(?:facts|loader-times)|report-settings)\.ts$)/;

test('packages/evidence imports pure helpers of the site alone; its tests may look at more', () => {
  const outward = imports.filter(
    ({ file, imported }) => isEvidence(file) && !file.startsWith(`${EVIDENCE}tests/`) && !isEvidence(imported),
  );
  expect(outward.length).toBeGreaterThan(20);
  expect(outward.filter(({ imported }) => !HELPERS.test(imported)).map(said)).toEqual([]);
});

/** The folders of tools/, each below those that may use it. */
const TOOLS = ['lib', 'docs', 'framework', 'reference', 'checks', 'chores', 'lab'];

test('no folder of tools uses one that stands above it: what both need stands below both', () => {
  /** The height of the folder that a file is in; entry points and what is elsewhere have none. */
  const height = (file: string) => TOOLS.indexOf(/^tools\/([^/]+)\//.exec(file)?.[1] ?? '');
  const inside = imports.filter(
    ({ file, imported }) => !/\.test\.ts$/.test(file) && height(file) >= 0 && height(imported) >= 0,
  );
  // The lowest uses no other.
  expect(new Set(inside.map(({ file }) => height(file))).size).toBe(TOOLS.length - 1);
  expect(inside.filter(({ file, imported }) => height(imported) > height(file)).map(said)).toEqual([]);
});

test('what any site could use imports no part of this one: parts are handed over', () => {
  const generic = imports.filter(({ file }) => file.startsWith('tools/framework/') && !/\.test\.ts$/.test(file));
  expect(generic.length).toBeGreaterThan(50);
  expect(
    generic.filter(({ imported }) => /^theme\/(?:home|parts|report|tool-family)\//.test(imported)).map(said),
  ).toEqual([]);
});
