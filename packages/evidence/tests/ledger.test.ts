import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSite } from '../../../tools/checks/read/site.ts';
import { chooseUnits, Hasher, LEDGER_FILE, staleAmong, type Unit, writeHeld } from '../ledger.ts';
import { unitsOf } from '../units.ts';

const CODE = 'packages/evidence/judge.ts';
const UNITS: readonly Unit[] = [
  { name: 'sample/a', inputs: ['docs/samples/a/', CODE] },
  { name: 'claim/topic/b', inputs: ['docs/b.mjs', { text: 'a sentence' }] },
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
  write(LEDGER_FILE, '');
  for (const unit of UNITS) writeHeld(root, UNITS, unit, new Hasher(root).of(unit));
  const stale = (units = UNITS) => staleAmong(units, root).map(({ name }) => name);
  return { root, write, stale, ledger: () => readFileSync(path.join(root, LEDGER_FILE), 'utf8') };
}

test('a unit that held is not stale while its inputs stay', () => {
  const { stale, ledger } = repository();
  expect(stale()).toEqual([]);
  expect(ledger()).toMatch(/^claim\/topic\/b [0-9a-f]{16}\nsample\/a [0-9a-f]{16}\n$/);
});

test.each([
  ['a file of its folder', 'docs/samples/a/one.mjs', 'export default 3;\n', ['sample/a']],
  ['a new file of its folder', 'docs/samples/a/more.mjs', '', ['sample/a']],
  ['the line ends of a clone on Windows', 'docs/b.mjs', 'export default 2;\r\n', []],
  ['its file', 'docs/b.mjs', 'export default 3;\n', ['claim/topic/b']],
  ['code of the package', CODE, 'export const judge = (x: number) => x >= a;\n', ['sample/a']],
  ['a comment, an import, an export or a type in code', CODE, 'const judge = (x: unknown) => x > a; // Why not.\n', []],
  ['a file that a build made', 'docs/samples/a/dist/out.js', 'made', []],
])('%s', (_, file, text, expected) => {
  const { write, stale } = repository();
  write(file, text);
  expect(stale()).toEqual(expected);
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
  writeHeld(root, UNITS, UNITS[0] as Unit, 'f'.repeat(16));
  expect(ledger().match(/sample\/a .*/g)).toEqual([`sample/a ${'f'.repeat(16)}`]);
});

test('a unit that is no more is forgotten', () => {
  const { root, ledger } = repository();
  writeHeld(root, UNITS.slice(0, 1), UNITS[0] as Unit, 'f'.repeat(16));
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

test('each unit of the repository has a name of its own and inputs that are there', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const units = unitsOf(readSite(path.join(root, 'docs')));
  const names = units.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect([...new Set(names.map((name) => name.split('/')[0]))]).toEqual([
    'facts',
    'sample',
    'page',
    'claim',
    'live-report',
    'numbers',
    'screens',
    'picture',
    'phone',
    'clip',
    'framework',
    'test-reports',
  ]);
  const hasher = new Hasher(root);
  const empty = hasher.of({ name: '', inputs: ['nowhere.ts'] });
  for (const { name, inputs } of units)
    for (const input of inputs)
      expect(hasher.of({ name: '', inputs: [input] }), `${name}: ${JSON.stringify(input)}`).not.toBe(empty);
});
