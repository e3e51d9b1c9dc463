/**
 * What may import what, and know of what: the packages do not know the site, the site knows of packages/evidence what that
 * exports, the folders of tools/ use each other in one direction, and what any site could use knows nothing of this one.
 */
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { listFiles } from '@rsdoctor-docs/base/files';
import { directImportsOf, importsOf } from '@rsdoctor-docs/base/imports';
import { parts } from '@rsdoctor-docs/parts';
import { chunksOf, pageScript, scriptTexts } from '@rsdoctor-docs/preset/node';
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
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$|\/tests\//.test(file);
/** Every import of one file of the repository by another. */
const imports = sources.flatMap((file) => directImportsOf(root, file).map((imported) => ({ file, imported })));
const said = ({ file, imported }: { file: string; imported: string }) => `${file} imports ${imported}`;

test.each(['base', 'parts', 'preset', 'search', 'viewer'])(
  'packages/%s imports its own files and the packages that it names',
  (name) => {
    const folder = `packages/${name}/`;
    const { dependencies, devDependencies, peerDependencies } = manifestOf(name);
    const known = { ...dependencies, ...devDependencies, ...peerDependencies };
    const isKnown = (other: string) =>
      other in known || `@types/${other}` in known || other === `@rsdoctor-docs/${name}`;
    const files = sources.filter(
      (file) => file.startsWith(folder) && !/\/(?:evaluate|example)\//.test(file) && !isTest(file),
    );
    expect(files.length).toBeGreaterThan(10);
    const foreign = files.flatMap((file) =>
      [...read(file).matchAll(/(?:^(?:\}|import|export)[^'\n]* from |\bimport\(|^import )'([^']+)'/gm)]
        .filter(([, to = '']) =>
          to.startsWith('.')
            ? !isInside(file, to, folder)
            : !isBuiltin(to) && !isKnown(/^(?:@[^/]+\/)?[^/]+/.exec(to)![0]),
        )
        .map(([line]) => `${file}: ${line}`),
    );
    expect(foreign).toEqual([]);
  },
);

test('the island of the viewer is loaded without the texts of the whole site', () => {
  const files = importsOf(root, ['packages/parts/viewer/viewer.island.tsx']);
  expect(files).toContain('packages/viewer/words/en.ts');
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

test('packages/evidence knows two packages, by name, and nothing of the site', () => {
  const outward = imports.filter(({ file, imported }) => isEvidence(file) && !isEvidence(imported));
  expect(outward.length).toBeGreaterThan(20);
  expect(outward.filter(({ imported }) => !/^packages\/(?:base|viewer)\//.test(imported)).map(said)).toEqual([]);
});

/** Whether a path leads into a package; parts also draw what stands in docs/. */
const isInside = (file: string, to: string, folder: string) => {
  const target = path.posix.join(path.posix.dirname(file), to);
  return target.startsWith(folder) || (folder === 'packages/parts/' && target.startsWith('docs/'));
};

test('no package reaches out of its folder by a path; parts draw what stands in docs/', () => {
  const inPackages = sources.filter((file) => file.startsWith('packages/') && !isTest(file));
  const outside = inPackages.flatMap((file) =>
    [...read(file).matchAll(/(?:\bfrom |\bimport\(|^import )'(\.[^']+)'/gm)]
      .filter(([, to = '']) => {
        const [, folder] = file.split('/');
        return !isInside(file, to, `packages/${folder}/`);
      })
      .map(([line]) => `${file}: ${line}`),
  );
  expect(outside).toEqual([]);
});

/** The floors of the house, each above those that it may use. */
const FLOORS = [/^packages\/(?!parts\/)/, /^packages\/parts\//, /^theme\//, /^tools\//, /^tests\//];
const floorOf = (file: string) => FLOORS.findIndex((floor) => floor.test(file));

test('imports go down: tests use tools, tools the theme, the theme parts, parts the other packages', () => {
  const inside = imports.filter(({ file, imported }) => !isTest(file) && floorOf(imported) >= 0);
  expect(new Set(inside.map(({ file }) => floorOf(file))).size).toBe(FLOORS.length);
  expect(inside.filter(({ file, imported }) => floorOf(imported) > floorOf(file)).map(said)).toEqual([]);
});

/** The folders of tools/, each below those that may use it. */
const TOOLS = ['docs', 'checks', 'chores', 'lab'];

test('no folder of tools uses one that stands above it: what both need stands below both', () => {
  /** The height of the folder that a file is in; entry points and what is elsewhere have none. */
  const height = (file: string) => TOOLS.indexOf(/^tools\/([^/]+)\//.exec(file)?.[1] ?? '');
  const inside = imports.filter(
    ({ file, imported }) => !/\.test\.ts$/.test(file) && height(file) >= 0 && height(imported) >= 0,
  );
  expect(inside.length).toBeGreaterThan(20);
  expect(inside.filter(({ file, imported }) => height(imported) > height(file)).map(said)).toEqual([]);
});

/** What any site could use: it gets all that is of this one as options, as words (theme/i18n.ts) or in slots. */
const GENERIC = /^packages\/(?:base|preset)\/(?!example\/)/;
const DOORS = Object.values(manifestOf('preset').exports ?? {}).map((file) => path.posix.join('packages/preset', file));

test('the preset is used through its doors, all of them', () => {
  const inward = imports.filter(
    ({ file, imported }) => !GENERIC.test(file) && imported.startsWith('packages/preset/') && GENERIC.test(imported),
  );
  expect(inward.filter(({ imported }) => !DOORS.includes(imported)).map(said)).toEqual([]);
  const used = new Set(inward.map(({ imported }) => imported));
  // A style sheet imports the one for styles.
  expect(DOORS.filter((door) => !used.has(door) && !door.endsWith('.css'))).toEqual([]);
});

test('the example is a site of its own: it knows doors of the preset, and no word of this site', () => {
  const example = 'packages/preset/example/';
  const outward = imports.filter(({ file, imported }) => file.startsWith(example) && !imported.startsWith(example));
  expect(outward.length).toBeGreaterThan(3);
  expect(outward.filter(({ imported }) => !DOORS.includes(imported)).map(said)).toEqual([]);
  const files = listFiles(path.join(root, example), (name) => name.endsWith('doc_build')).map((name) => example + name);
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => /rsdoctor(?!-docs\/preset)/i.test(read(file)))).toEqual([]);
});

const partOf = (file: string) =>
  /^packages\/(?:preset\/)?parts\/(?!report\/|reference\/|words\/)([^/]+)\//.exec(file)?.[1];

test('what any site could use says no word of this one, and names no language', () => {
  const files = listFiles(root, (name) => /(?:^|\/)(?:node_modules|doc_build|docs|\.\w+)$/.test(name)).filter(
    (file) => GENERIC.test(file) && /\.(?:tsx?|css)$/.test(file) && !isTest(file),
  );
  expect(files.length).toBeGreaterThan(120);
  const words = /rsdoctor(?!-docs\b)|(["'`(/])(?:en|zh)(?:[-_]\w+)?(?=["'`)/])/i;
  expect(
    files.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => (words.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    ),
  ).toEqual([]);
});

test('what any site could use imports nothing of this one: parts are handed over', () => {
  const generic = imports.filter(({ file }) => GENERIC.test(file) && !isTest(file));
  expect(generic.length).toBeGreaterThan(200);
  expect(
    generic.filter(({ imported }) => /^(?:theme|tools|packages\/(?:parts|evidence|viewer))\//.test(imported)).map(said),
  ).toEqual([]);
});

test('a part imports no other part: what two need stands below both', () => {
  const foreign = imports.filter(
    ({ file, imported }) => !isTest(file) && partOf(file) && partOf(imported) && partOf(file) !== partOf(imported),
  );
  expect(foreign.map(said)).toEqual([]);
});

/** The scripts of frame and parts: what the page's script and the chunks consist of. */
const scripts = importsOf(root, [
  ...chunksOf(parts).map(({ file }) => path.relative(root, file)),
  ...[...pageScript(parts).matchAll(/"(.+)"/g)].map(([, file]) => path.relative(root, file!)),
]).filter((file) => /^packages\/(?:parts|preset)\/.*\.tsx?$/.test(file));
const named = (call: RegExp) => [
  ...new Set(scripts.flatMap((file) => [...read(file).matchAll(call)].map(([, name]) => name!))),
];

test('each script that another asks for by name is there, and each is asked for', () => {
  const asked = named(/\b(?:loadChunk|withChunk|chunkUrl)(?:<(?:[^<>]|=>)*>)?\(\s*'(\w+)'/g);
  const drawn = sources
    .filter((file) => /^(?:theme|packages\/(?:parts|preset))\/.*\.tsx$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/data-(?:chunk|copies)="(\w+)"/g)].map(([, name]) => name!));
  const known = chunksOf(parts).filter(({ kind }) => kind !== 'island');
  expect([...asked, ...drawn].sort()).toEqual(known.map(({ name }) => name).sort());
});

test('each text that a script shows is handed to it, and no other is', () => {
  expect(named(/\btext\('(\w+)'\)/g).sort()).toEqual([...scriptTexts(parts)].sort());
});
