import path from 'node:path';
import { expect, test } from 'vitest';
import { checkJson } from '../../../../../tools/checks/code/json.ts';
import { findUnbound } from '../../../../../tools/checks/code/outputs.ts';
import { checkShell } from '../../../../../tools/checks/code/shell.ts';
import { type Fence, fencesOf, readFences } from '../../../../../tools/checks/read/fences.ts';
import { readPage } from '../../../../../tools/checks/read/page.ts';
import { readSite } from '../../../../../tools/checks/read/site.ts';

const fences = fencesOf(readSite(path.resolve(import.meta.dirname, '../../../../fixtures/code')));
const fencesIn = (text: string) => readFences(readPage('a.mdx', 'en', 'a', text));
const page = 'code/en/guide/blocks.mdx';

test('a block of code is read with its language, settings and place, and without the indentation of a tab', () => {
  const [first] = fencesIn('text\n\n  ```ts title="a.ts" no-check="why not"\n  if (a) {\n    b();\n  }\n  ```\n');
  expect(first).toMatchObject({
    line: 3,
    codeLine: 4,
    language: 'ts',
    meta: { title: 'a.ts', 'no-check': 'why not' },
    code: 'if (a) {\n  b();\n}',
  });
});

test('a shown file is read, and known to be missing', () => {
  const [shown, gone] = fences.filter((fence) => fence.file);
  expect([shown?.file, gone?.file]).toEqual(['code/samples/demo/rspack.config.mjs', 'code/samples/demo/gone.mjs']);
  expect([shown?.code.includes('new RsdoctorRspackPlugin()'), gone?.missing]).toEqual([true, true]);
});

test('JSON that does not parse is named with its line; jsonc may have comments', () =>
  expect(checkJson(fences).map(({ message }) => message)).toEqual([
    expect.stringContaining(`${page}:4  the JSON block does not parse`),
  ]));

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
  expect(checkShell(fences, cli).map(({ message }) => message)).toEqual([
    expect.stringMatching(`^${page}:18  rsdoctor has no command analyse\n.*expected: analyze, bundle-diff`),
    expect.stringContaining(`${page}:19  rsdoctor bundle-diff has no flag --no-open`),
    expect.stringContaining(`${page}:20  --profile needs a value`),
  ]);
});

test.each([
  'npx @rsdoctor/cli@1.6.3 bundle-diff --baseline=a.json --json',
  'pnpm dlx @rsdoctor/cli analyze --profile <path> && ls --anything # --else',
])('%s is right', (code) => {
  const fence: Fence = { page: 'a.mdx', line: 1, endLine: 3, codeLine: 2, language: 'bash', meta: {}, code };
  expect(checkShell([fence], cli)).toEqual([]);
});

test.each([
  ['```text title="Output"', 1],
  ['```bash title="输出"', 1],
  ['```', 1],
  ['```text no-check', 1],
  ['```text no-check="later"', 1],
  ['```text title="Output" observed="shop-rspack"', 0],
  ['```text title="Output" no-check="needs an editor that speaks MCP"', 0],
])('output is bound to a run or says why not: %s', (opening, faults) =>
  expect(findUnbound(fencesIn(`${opening}\nRsdoctor v1.6.5\n\`\`\`\n`))).toHaveLength(faults),
);
