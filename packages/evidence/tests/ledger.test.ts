import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSite } from '@rsdoctor-docs/base/docs/site';
import { expect, test } from 'vitest';
import { LANGS } from '../harness/languages.ts';
import {
  chooseUnits,
  compareWithLedger,
  filesMadeBy,
  Hasher,
  LEDGER_FILE,
  readLedger,
  type Unit,
  writeHeld,
} from '../ledger.ts';
import { unitsOf } from '../units.ts';

const CODE = 'packages/evidence/judge.ts';
const IMPORTED = 'packages/evidence/a.ts';
const MADE = 'docs/generated/made.json';
const UNITS: readonly Unit[] = [
  { name: 'sample/a', inputs: ['docs/samples/a/', CODE] },
  {
    name: 'claim/topic/b',
    inputs: ['docs/b.mjs', { text: 'a sentence' }],
    made: () => [{ file: MADE, part: (content) => (content as { b: unknown }).b }, 'docs/made.txt'],
  },
];

/** A repository in which both units held. */
function repository() {
  const root = mkdtempSync(path.join(tmpdir(), 'ledger-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('docs/samples/a/one.mjs', 'export default 1;\nexport const x = 1;\n');
  write('docs/b.mjs', 'export default 2;\n');
  write(CODE, "import { a } from './a.ts';\n// Why.\nexport const judge = (x: number) => x > a;\n");
  write(
    IMPORTED,
    "export const a = 1;\nexport const read = () => open('list.txt', 'docs/samples/b/one.mjs', 'shop');\n",
  );
  write('packages/evidence/list.txt', 'one');
  write('docs/samples/b/one.mjs', '');
  write('docs/samples/b/two.mjs', '');
  write('docs/samples/c/one.mjs', '');
  write('packages/evidence/samples/shop/package.json', '{}');
  write('packages/evidence/samples/shop/.npmrc', 'a=1');
  write(MADE, '{ "a": 1, "b": 2 }');
  write('docs/made.txt', 'made');
  write(LEDGER_FILE, '');
  for (const unit of UNITS) writeHeld(root, UNITS, unit, new Hasher(root).held(unit));
  const stale = (units = UNITS) => compareWithLedger(units, root).stale.map(({ name }) => name);
  const edited = () => compareWithLedger(UNITS, root).edited.map(({ name }) => name);
  return { root, write, stale, edited, ledger: () => readFileSync(path.join(root, LEDGER_FILE), 'utf8') };
}

test('a unit that held is not stale while its inputs stay', () => {
  const { stale, ledger } = repository();
  expect(stale()).toEqual([]);
  expect(ledger()).toMatch(/^claim\/topic\/b [0-9a-f]{16} [0-9a-f]{16}\nsample\/a [0-9a-f]{16}\n$/);
});

test.each([
  ['a file of its folder', 'docs/samples/a/one.mjs', 'export default 3;\n', ['sample/a']],
  ['a new file of its folder', 'docs/samples/a/more.mjs', '', ['sample/a']],
  ['the line ends of a clone on Windows', 'docs/b.mjs', 'export default 2;\r\n', []],
  ['its file', 'docs/b.mjs', 'export default 3;\n', ['claim/topic/b']],
  ['code of the package', CODE, 'export const judge = (x: number) => x >= a;\n', ['sample/a']],
  [
    'a comment, an export or a type in code',
    CODE,
    "import { a } from './a.ts';\nconst judge = (x: unknown) => x > a; // Why not.\n",
    [],
  ],
  ['an import that is gone', CODE, 'export const judge = (x: number) => x > a;\n', ['sample/a']],
  ['code that its code imports', IMPORTED, 'export const a = 2;\n', ['sample/a']],
  ['a file that its code opens', 'packages/evidence/list.txt', 'two', ['sample/a']],
  ['another file of a sample that its code opens', 'docs/samples/b/two.mjs', '//', ['sample/a']],
  ['a sample that its code does not name', 'docs/samples/c/one.mjs', '//', []],
  ['what decides about a workspace that its code names', 'packages/evidence/samples/shop/.npmrc', 'a=2', ['sample/a']],
  ['a file that a build made', 'docs/samples/a/dist/out.js', 'made', []],
])('%s', (_, file, text, expected) => {
  const { write, stale } = repository();
  write(file, text);
  expect(stale()).toEqual(expected);
});

test('a file whose name changes in a folder is a change, even with its old content', () => {
  const { root, write, stale } = repository();
  renameSync(path.join(root, 'docs/samples/a/one.mjs'), path.join(root, 'docs/samples/a/two.mjs'));
  expect(stale()).toEqual(['sample/a']);
  renameSync(path.join(root, 'docs/samples/a/two.mjs'), path.join(root, 'docs/samples/a/one.mjs'));
  expect(stale()).toEqual([]);
  write(
    'packages/evidence/moved/a.ts',
    readFileSync(path.join(root, IMPORTED), 'utf8').replace("'list.txt'", "'../list.txt'"),
  );
  write(CODE, "import { a } from './moved/a.ts';\nexport const judge = (x: number) => x > a;\n");
  expect(stale(), 'the path to the list is another text').toEqual(['sample/a']);
});

test('what a unit made is changed by a run only, and of a file that many write each has its part', () => {
  const { write, stale, edited } = repository();
  expect(edited()).toEqual([]);
  write(MADE, '{ "a": 3, "b": 2 }');
  expect(edited()).toEqual([]);
  write(MADE, '{ "a": 1, "b": 3 }');
  expect([stale(), edited()]).toEqual([[], ['claim/topic/b']]);
  write(MADE, '{ "a": 1, "b": 2 }');
  write('docs/made.txt', 'by hand');
  expect(edited()).toEqual(['claim/topic/b']);
});

test('a unit that makes something and has a line without its hash has to run', () => {
  const { write, edited, ledger } = repository();
  write(LEDGER_FILE, ledger().replace(/(\/b \w+) \w+/, '$1'));
  expect(edited()).toEqual(['claim/topic/b']);
});

test('a text decides too, and a unit that is new is stale', () => {
  const { stale } = repository();
  expect(stale([{ name: 'claim/topic/b', inputs: ['docs/b.mjs', { text: 'another' }] }])).toEqual(['claim/topic/b']);
  expect(stale([...UNITS, { name: 'picture/c', inputs: [] }])).toEqual(['picture/c']);
});

test('of the two lines that a merge left, one that is right is enough; the next run keeps one', () => {
  const { root, write, stale, ledger } = repository();
  write(LEDGER_FILE, `${ledger()}sample/a 0123456789abcdef\n`);
  expect(stale()).toEqual([]);
  writeHeld(root, UNITS, UNITS[0] as Unit, { inputs: 'f'.repeat(16), made: undefined });
  expect(ledger().match(/sample\/a .*/g)).toEqual([`sample/a ${'f'.repeat(16)}`]);
});

test('with which bundlers a claim held is kept in its line', () => {
  const { root, ledger } = repository();
  writeHeld(root, UNITS, UNITS[0] as Unit, { inputs: 'f'.repeat(16), made: undefined, on: 'rspack-1,webpack' });
  expect(ledger()).toContain(`sample/a ${'f'.repeat(16)} rspack-1,webpack\n`);
  expect(readLedger(root).get('sample/a')).toMatchObject([{ on: 'rspack-1,webpack' }]);
});

test('a unit that is no more is forgotten', () => {
  const { root, ledger } = repository();
  writeHeld(root, UNITS.slice(0, 1), UNITS[0] as Unit, { inputs: 'f'.repeat(16), made: undefined });
  expect(ledger()).toBe(`sample/a ${'f'.repeat(16)}\n`);
});

test('a line that says nothing is named, with what to do', () => {
  const { write, stale } = repository();
  write(LEDGER_FILE, '<<<<<<< HEAD\n');
  expect(stale).toThrow(/^packages\/evidence\/ledger\.txt:1 {2}is no line of the ledger[\s\S]*delete the line/);
});

test('units are chosen by name, by its beginning and by its end', () => {
  const names = (...words: string[]) => chooseUnits(UNITS, words).map(({ name }) => name);
  expect(names('sample/a')).toEqual(['sample/a']);
  expect(names('claim')).toEqual(['claim/topic/b']);
  expect(names('claim/topic', 'sample')).toEqual(['sample/a', 'claim/topic/b']);
  expect(names('b')).toEqual(['claim/topic/b']);
  expect(() => names('claims')).toThrow(/names no unit[\s\S]*sample, claim/);
});

const root = path.resolve(import.meta.dirname, '../../..');
const units = unitsOf(readSite(path.join(root, 'docs'), LANGS));
const hasher = new Hasher(root);

test('each unit of the repository has a name of its own, and its inputs and what it made are there', () => {
  const names = units.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect([...new Set(names.map((name) => name.split('/')[0]))]).toEqual([
    'facts',
    'sample',
    'page',
    'live-report',
    'claim',
    'numbers',
    'home',
    'screens',
    'picture',
    'framework',
    'test-reports',
  ]);
  for (const unit of units) {
    for (const file of [...hasher.filesOf(unit), ...filesMadeBy(unit)])
      expect(existsSync(path.join(root, file)), `${unit.name}: ${file}`).toBe(true);
    for (const made of unit.made?.() ?? [])
      if (typeof made !== 'string')
        expect(made.part(JSON.parse(readFileSync(path.join(root, made.file), 'utf8'))), unit.name).toBeDefined();
  }
});

test.each([
  ['claim/loaders/', 'packages/evidence/samples/vue-cli/package-lock.json'],
  ['claim/loaders/', 'packages/evidence/samples/shop/package-lock.json'],
  ['claim/loaders/', 'packages/evidence/demo/report-data.ts'],
  ['claim/loaders/', 'docs/generated/demo.json'],
  ['claim/privacy/', 'docs/samples/output/'],
  ['claim/', 'packages/evidence/harness/lab.ts'],
  ['claim/', 'packages/evidence/harness/preload/hooks.mjs'],
  ['sample/', 'packages/evidence/harness/process.ts'],
  ['page/guide/start/quick-start', 'packages/evidence/outputs/languages.ts'],
  ['page/guide/start/quick-start', 'packages/evidence/samples/nextjs/package-lock.json'],
  ['page/config/options/port', 'docs/samples/port/'],
  ['live-report', 'packages/evidence/demo/times.json'],
  ['live-report', 'packages/evidence/samples/shop/'],
  ['numbers/changes', 'packages/evidence/samples/changes/'],
  ['numbers/recorded', 'docs/generated/demo.json'],
  ['screens', 'packages/evidence/screens/listen.js'],
  ['screens', 'packages/evidence/pictures/stage.ts'],
  ['picture/bundle-size', 'packages/evidence/pictures/stage.ts'],
  ['picture/bundle-size', 'packages/evidence/pictures/take.ts'],
  ['picture/bundle-size', 'packages/evidence/samples/shop/.npmrc'],
  ['picture/bundle-size', 'packages/evidence/harness/browser.ts'],
  ['framework/', 'packages/evidence/harness/workspace.ts'],
  ['test-reports', 'packages/evidence/harness/build.ts'],
])('a change is seen by %s: %s', (name, file) => {
  const own = units.filter((unit) => unit.name.startsWith(name));
  expect(own).not.toEqual([]);
  for (const unit of own) expect(hasher.filesOf(unit), unit.name).toContain(file);
});

test('a change is not seen by what does not depend on it', () => {
  const inputsOf = (name: string) =>
    units.filter((unit) => unit.name.startsWith(name)).flatMap((unit) => hasher.filesOf(unit));
  expect(inputsOf('claim/alerts/')).not.toContain('packages/evidence/samples/shop/package-lock.json');
  expect(inputsOf('framework/rslib')).not.toContain('docs/samples/frameworks/nuxt/nuxt.config.mjs');
  expect(inputsOf('')).not.toContain('packages/base/problem.ts');
  // A run cannot be judged by what it writes itself.
  expect(inputsOf('screens')).not.toContain('docs/generated/screens.json');
  expect(inputsOf('picture')).not.toContain('docs/generated/shots.json');
});
