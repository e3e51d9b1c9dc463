import path from 'node:path';
import { fencesOf, readFences } from '@rsdoctor-docs/base/docs/fences';
import { readPage } from '@rsdoctor-docs/base/docs/page';
import { readSite } from '@rsdoctor-docs/base/docs/site';
import { LANGS } from '@rsdoctor-docs/parts/site';
import { expect, test } from 'vitest';
import { unitsOf } from '../../../packages/evidence/units.ts';
import { timeOf } from './evidence.ts';
import { fenceFaults } from './fences.ts';
import { jsonFaults } from './json.ts';
import { outputFaults } from './outputs.ts';
import { scriptFaults } from './scripts.ts';
import { shellFaults } from './shell.ts';

const fences = fencesOf(readSite(path.resolve(import.meta.dirname, '../../../packages/base/tests/code'), LANGS));
const fencesIn = (text: string) => readFences(readPage('a.mdx', 'en', 'a', text));
const page = 'code/en/guide/blocks.mdx';

test('JSON that does not parse is named with its line; jsonc may have comments', () =>
  expect(jsonFaults(fences).map(({ message }) => message)).toEqual([
    expect.stringContaining(`${page}:4  the JSON block does not parse`),
  ]));

test('a script that does not parse is named with its line; one that is an excerpt says so', () => {
  const block = (opening: string) => `${opening}\n// 一行\nconst a = <p>{1}</p>;\nconst b = {;\n\`\`\`\n`;
  expect(scriptFaults(fencesIn(block('```js'))).map(({ message }) => message)).toEqual([
    expect.stringMatching(/^a\.mdx:4 {2}the block does not parse\n.*const b = \{;/),
  ]);
  expect(scriptFaults(fencesIn(block('```js no-check="an excerpt"')))).toEqual([]);
  expect(scriptFaults(fencesIn('```ts\nconst a: number = <number>1;\n```\n'))).toEqual([]);
});

const cli = [
  { name: 'analyze', flags: [{ name: 'profile', value: 'path', valueRequired: true }, { name: 'no-open' }] },
  {
    name: 'bundle-diff',
    flags: [
      { name: 'baseline', value: 'path', valueRequired: true },
      { name: 'json', value: 'path', valueRequired: false },
    ],
  },
];

test("commands and flags that Rsdoctor's program does not have are named, with those that it has", () => {
  expect(shellFaults(fences, cli).map(({ message }) => message)).toEqual([
    expect.stringMatching(`^${page}:18  rsdoctor has no command analyse\n.*expected: analyze, bundle-diff`),
    expect.stringContaining(`${page}:19  rsdoctor bundle-diff has no flag --no-open`),
    expect.stringContaining(`${page}:20  --profile needs a value`),
  ]);
});

test.each(['```text title="Output"', '```bash title="输出"', '```', '```text no-check', '```text no-check="later"'])(
  'output is bound to a run or says why not: %s',
  (opening) => expect(outputFaults(fencesIn(`${opening}\nRsdoctor v1.6.5\n\`\`\`\n`))).toHaveLength(1),
);

test.each([
  ['```js {2,4-6}\na\nb\nc\n```', /^a\.mdx:1 {2}marks line 4, .*\n.*expected: 1 to 3/],
  ['```js{99}\na\n```', /^a\.mdx:1 {2}marks line 99/],
  ['```js {0}\na\n```', /marks line 0/],
  ['```js\na\nb // [!code error]\n```', /^a\.mdx:3 {2}readers would see "\[!code error\]" as code/],
  ['```js\na // [!code word:a]\n```', /"\[!code word\]"/],
  ['```js\na // [!code hihglight]\n```', /expected: highlight/],
  ['```js\na // [!code ++:3]\nb\n```', /^a\.mdx:2 {2}a mark for 3 lines, .*\n.*expected: 2 at most/],
])('a mark that shows nothing, or shows itself, is named: %j', (source, fault) =>
  expect(fenceFaults(fencesIn(source)).map(({ message }) => message)).toEqual([expect.stringMatching(fault)]),
);
test('marks of lines that are there pass', () =>
  expect(fenceFaults(fencesIn('```js {1,2-3}\na // [!code ++:3]\nb // [!code hl]\nc // [!code focus]\n```'))).toEqual(
    [],
  ));

test('a block that shows a file which is not there, or has code beside it, is named with page and line', () => {
  const site = path.resolve(import.meta.dirname, '../../../packages/base/tests/code');
  const of = (text: string) =>
    fencesOf({ docs: site, root: path.dirname(site), pages: [readPage('a.mdx', 'en', 'a', text)], excerpts: [] });
  expect(fenceFaults(of('# A\n\n```js file="/samples/gone.js"\n```\n'))[0]?.message).toMatch(
    /^a\.mdx:3 {2}shows a file that is not there: code\/samples\/gone\.js\n.*file="…"/,
  );
  expect(fenceFaults(of('```mdx file="/en/guide/blocks.mdx"\na\n```\n'))[0]?.message).toMatch(
    /^a\.mdx:1 {2}shows a file and has code/,
  );
});

test.each([
  [['claim/cli/a'], /^seconds; some minutes more, once/],
  [['sample/output', 'page/guide/a'], /^seconds each;/],
  [['claim/cli/a', 'picture/a', 'picture/b', 'screens'], /^minutes for picture, screens;/],
])('what is stale says how long its run takes: %j', (names, time) => expect(timeOf(names)).toMatch(time));

test('each kind of unit is fast or slow', () => {
  const kinds = new Set(unitsOf(readSite(path.resolve('docs'), LANGS)).map(({ name }) => name.split('/')[0]!));
  const fast = [...kinds].filter((kind) => timeOf([kind]).startsWith('seconds'));
  expect(fast).toEqual(['sample', 'page', 'claim', 'home']);
});
