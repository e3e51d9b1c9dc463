/** What readers paste from a terminal leads to the sections that answer it, in both languages. */

import { searchAnswers, shortAddresses } from '@rsdoctor-docs/parts/reference';
import { SearchEngine } from '@rsdoctor-docs/search/engine';
import { packIndex } from '@rsdoctor-docs/search/index-file';
import { describe, expect, test } from 'vitest';

const answers = searchAnswers();
/** A page for each answer, whose title is the address. */
const engineOf = (lang: string) =>
  SearchEngine.build(
    packIndex(
      lang,
      answers.map(({ at }) => ({
        route: at,
        group: 'Group',
        keywords: '',
        description: '',
        weight: 1,
        sections: [{ depth: 1, anchor: '', heading: at, text: '', code: '', questions: [] }],
      })),
      { answered: answers.map(({ texts }, page) => [page, 0, ...texts]) },
    ),
  );
const engine = engineOf('en');
const found = (pasted: string) => {
  const { hits, recognized } = engine.search(pasted, { limit: 20 });
  return hits.slice(0, recognized).map(({ url }) => url);
};
const reasons = (pasted: string) => {
  const { hits, recognized } = engine.search(pasted, { limit: 20 });
  return hits.slice(0, recognized).map(({ _snippetResult }) => _snippetResult.content?.value);
};
const to = shortAddresses();

/** Printed by builds and the CLI, some on Windows, in color or in a frame. */
const LINES: [pasted: string, name: string][] = [
  ['[E1001:Warn:DUPLICATE-PACKAGE] Multiple packages of qs found:', '1001'],
  ['WARNING in ⚠ [E1002:Warn:CROSS-CHUNKS-PACKAGE] The same package ms was bundled into different chunks:', '1002'],
  [
    '[E1003:Warn:LOADER-PERFORMANCE-OPTIMIZATION] babel-loader has processed 211 node_modules files (costs: 4s).',
    '1003',
  ],
  ['[E1004:Error:ECMA-VERSION-CHECK] Found syntax that does not match "ecmaVersion <= 2015"', '1004'],
  ['\u001b[33m[E1006:Warn:MODULE-MIXED-CHUNKS]\u001b[39m Module "C:\\app\\src\\price.js" is included in both', '1006'],
  ['[33mE1007[39m', '1007'],
  [
    String.raw`\u001b[33m[E1008:Warn:CJS-REQUIRE]\u001b[0m "C:\Users\李\src\index.js" uses require('./colors.js')`,
    '1008',
  ],
  ['Ｅ１００９', '1009'],
  ['[EXTEND:Error:NO-ADMIN-IN-MAIN] src/admin/panel.js is in the chunk main', 'extend'],
  ['RangeError: Cannot create a string longer than 0x1fffffe8 characters', 'string'],
  [
    'Error: Cannot create a string longer than 536870888 characters\r\n    at Buffer.toString (node:buffer:847:17)',
    'string',
  ],
  ['│ RangeError: Invalid   │\n│ string length         │', 'string'],
  [
    '<--- Last few GCs --->\nFATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory',
    'memory',
  ],
  ["Error: EROFS: read-only file system, mkdir '/home/node/.cache/rsdoctor'", 'home'],
  ["Error: EPERM: operation not permitted, mkdir 'C:\\Users\\me\\.cache\\rsdoctor'", 'home'],
  ["[RSDOCTOR ERROR] Error: ENOENT: no such file or directory, open '/app/dist/.rsdoctor/manifest.json'", 'cli-path'],
  ["Error: ENOENT: no such file or directory, open 'D:\\ci\\moved\\.rsdoctor\\envinfo\\0'", 'moved'],
  ['[RSDOCTOR ERROR] ❌ Missing required argument: --profile', 'cli'],
  ['[RSDOCTOR ERROR] ❌ Unused args: `x.json`', 'cli'],
  ['[@rsdoctor/cli] \u001b[31m✖\u001b[39m Cannot convert undefined or null to object', 'cli-file'],
  ['[@rsdoctor/cli] ✖ Options "--json" and "--html" cannot be used together. Please choose one.', 'json-and-html'],
  ['[RSDOCTOR WARN] SourceMap with eval is not supported. Please use other sourcemap options.', 'eval'],
  [
    "\u001b[33m[RSDOCTOR INFO]\u001b[39m \u001b[33mThe 'mode' configuration will be deprecated in a future version. Please use 'output.mode' instead.\u001b[39m",
    'mode',
  ],
  ['[RSDOCTOR INFO] Rspack currently does not support treeShaking capabilities.', 'tree-shaking'],
  ['[RSDOCTOR INFO] RsdoctorRspackPlugin compiler’s analyzer running on: http://127.0.0.1:6775/index.html', 'running'],
  ['[Rsdoctor] Webpack plugin this.done error Error: ENOTDIR: not a directory', 'webpack-done'],
  [
    "AssertionError [ERR_ASSERTION]: The expression evaluated to a falsy value:\n\n  assert('object' == typeof linter)\n",
    'assertion',
  ],
  [
    'AssertionError [ERR_ASSERTION]: The expression evaluated to a falsy value:\r\n\r\n  external_assert_default()',
    'assertion',
  ],
  ['RangeError: Invalid port: 99999', 'port'],
  ['Uncaught exception: Error: boom', 'uncaught'],
  ['Error [ERR_REQUIRE_ESM]: require() of ES Module C:\\app\\node_modules\\x\\index.js not supported.', 'esm'],
  ['Given napi value is not an array on NapiResolveOptions.fallback', 'napi'],
  ['2026-03-01T10:00:00.000Z #12 3.4 [RSDOCTOR] generated brief report: /work/app/dist/rsdoctor-report.html', 'report'],
  ["'RSDOCTOR' is not recognized as an internal or external command,\r\noperable program or batch file.", 'windows'],
  ["'RSDOCTOR' 不是内部或外部命令，也不是可运行的程序", 'windows'],
  ['npm error ERESOLVE could not resolve\nnpm error While resolving: @rsdoctor/core@2.0.1', 'eresolve'],
];

describe('a pasted line leads to its section first, and says what was recognized', () => {
  test.each(LINES)('%s', (pasted, name) => {
    expect(found(pasted)).toEqual([to[`/e/${name}`]]);
    expect(reasons(pasted)[0]).toMatch(/^<mark>.+<\/mark>$/);
  });
});

test('of an unwrapped, a cut and a typed message the section is found too', () => {
  for (const typed of [
    'cannot create a string longer than',
    'heap out of memory',
    'SourceMap with eval is not supported',
  ])
    expect(found(typed), typed).toHaveLength(1);
});

test('words that resemble a message recognize nothing', () => {
  for (const typed of [
    'memory',
    'extend the rules',
    'overlay of errors in the browser',
    'string length',
    'E1001x',
    'SyntaxError: Unexpected token }',
    '#e10012',
    'main.E1001f3.js',
  ])
    expect(found(typed), typed).toEqual([]);
});

test('of a whole terminal each rule comes once, in the order of its first alert, with its count; the rest is ignored', () => {
  const noise =
    'asset main.js 1.2 MiB [emitted] [minimized] (name: main)\r\n    at Object.<anonymous> (C:\\app\\a.js:1:1)\r\n';
  const output = [
    '> app@1.0.0 build\r\n> rspack build\r\n',
    noise.repeat(60),
    '[E1006:Warn:MODULE-MIXED-CHUNKS] Module "a"\r\n',
    '[E1001:Warn:DUPLICATE-PACKAGE] Multiple packages of ms found:\r\n'.repeat(3),
    noise.repeat(110),
    '[RSDOCTOR WARN] SourceMap with eval is not supported. Please use other sourcemap options.\r\n',
    '[E1006:Warn:MODULE-MIXED-CHUNKS] Module "b"\r\n',
    '[E9999:Warn:UNKNOWN] nothing\r\n',
    '[EXTEND:Warn:MINE] mine\r\n',
  ].join('');
  expect(output.length).toBeGreaterThan(15_000);
  expect(found(output)).toEqual(['1006', '1001', 'eval', 'extend'].map((name) => to[`/e/${name}`]));
  expect(reasons(output)).toEqual([
    '<mark>E1006</mark> × 2',
    '<mark>E1001</mark> × 3',
    expect.stringContaining('SourceMap with eval'),
    '<mark>EXTEND</mark>',
  ]);
  const { query, hits } = engine.search(output, { limit: 20 });
  expect(hits).toHaveLength(4);
  expect(query).toMatch(/^E1006 E1001 SourceMap with eval/);
  expect(query.length).toBeLessThanOrEqual(64);
  expect(found(query)[0]).toBe(to['/e/1006']);
});

test('a long text without anything known is cut to what the field takes', () => {
  const { query, recognized } = engine.search(`\u001b[31m  ${'word '.repeat(4000)}`, { limit: 20 });
  expect([query.length, recognized]).toEqual([64, 0]);
});

test('in Chinese the same', () => {
  const { hits, recognized } = engineOf('zh').search('[E1001:Warn:DUPLICATE-PACKAGE] 检测到多个版本', { limit: 5 });
  expect([recognized, hits[0]?.url]).toEqual([1, to['/e/1001']]);
});
