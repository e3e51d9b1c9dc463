import path from 'node:path';
import { expect, test } from 'vitest';
import { jsonFaults } from '../../../../../tools/checks/code/json.ts';
import { outputFaults } from '../../../../../tools/checks/code/outputs.ts';
import { scriptFaults } from '../../../../../tools/checks/code/scripts.ts';
import { shellFaults } from '../../../../../tools/checks/code/shell.ts';
import { fencesOf, readFences } from '../../../../../tools/checks/read/fences.ts';
import { readPage } from '../../../../../tools/checks/read/page.ts';
import { readSite } from '../../../../../tools/checks/read/site.ts';

const fences = fencesOf(readSite(path.resolve(import.meta.dirname, '../../../../fixtures/code')));
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
