import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parseWish } from '../../../../tools/chores/rehearse.ts';
import { exportsOf, importsOf, says, slipsOf } from '../../../../tools/framework/anchors.ts';
import { checkAnchors, framework } from '../../../../tools/framework/index.ts';
import { PATCH_NAMES, patchesOff } from '../../../../tools/framework/patch.ts';
import { router } from '../../../../tools/framework/router.ts';

const modules = mkdtempSync(path.join(tmpdir(), 'anchors-'));
const write = (file: string, code: string) => {
  mkdirSync(path.dirname(path.join(modules, file)), { recursive: true });
  writeFileSync(path.join(modules, file), code);
};
write('pack/dist/index.js', 'export * from "router";\nexport { a, b as c } from "./a.js";\nexport const d = 1;\n');
write('pack/dist/part.js', 'import { a, useFetcher } from "pack/runtime";\nimport Own, { link as l } from "router";\n');
write('pack/dist/styles.js', 'import "./a.css";\nimport "./b.css";\nimport { x } from "./c.js";\n');
afterAll(() => rmSync(modules, { recursive: true }));

test('names of a script', () => {
  expect(exportsOf('export { a, b as c };\nexport function d() {}')).toEqual(['a', 'c', 'd']);
  expect(importsOf('import x, { a as b } from "m";\nexport * from "m";\nimport { z } from "n";', 'm')).toEqual([
    'default',
    'a',
    '*',
  ]);
});

test.each([
  ['rp-doc', '.rp-doc-footer {}', false],
  ['rp-doc', '.xrp-doc {}', false],
  ['rp-doc', '.rp-doc-footer {} .rp-doc {}', true],
  ['--rp-c-link', 'color: var(--rp-c-link)', true],
  ['rspress.tabs.', '`rspress.tabs.$`', true],
])('a name counts when it stands there whole: %s in %s', (text, code, expected) => {
  expect(says(code, text)).toBe(expected);
});

describe('an anchor that does not hold says where, what was expected and what was seen', () => {
  test('a file that is gone', () => {
    expect(slipsOf([{ file: 'pack/gone.js' }], modules)).toEqual([
      { where: 'pack/gone.js', expected: 'a file', seen: 'no such file' },
    ]);
  });
  test('a text and an export that are gone, an export that is new', () => {
    const slips = slipsOf([{ file: 'pack/dist/index.js', has: ['nowhere'], exports: ['a', 'z'], only: true }], modules);
    expect(slips.map(({ expected }) => expected)).toEqual([
      'the text "nowhere"',
      'exports of z',
      'exports of a, z alone',
    ]);
  });
  test('a style sheet that is new, or gone', () => {
    const seen = (runs: string[]) => slipsOf([{ file: 'pack/dist/styles.js', runs }], modules).map(({ seen }) => seen);
    expect(seen(['./b.css', './a.css'])).toEqual([]);
    expect(seen(['./a.css'])).toEqual(['imports of ./a.css, ./b.css']);
    expect(seen(['./a.css', './b.css', './c.css'])).toEqual(['imports of ./a.css, ./b.css']);
  });
  test('a name that a stand-in does not have, directly or through another file', () => {
    const through = { file: 'pack/dist/index.js', request: 'pack/runtime' };
    const ask = (names: string[]) => slipsOf([{ folders: ['pack/dist'], request: 'router', names, through }], modules);
    expect(ask(['default', 'link', 'useFetcher'])).toEqual([]);
    expect(ask(['link'])).toEqual([
      { where: 'pack/dist/part.js', expected: 'of router at most link', seen: 'default, useFetcher too' },
    ]);
  });
  test('a module that nobody asks for any more', () => {
    expect(slipsOf([{ folders: ['pack/dist'], request: 'gone', names: [] }], modules)[0]?.seen).toBe('none');
  });
  test('a text that no file of a folder has', () => {
    expect(slipsOf([{ folders: ['pack'], has: ['useFetcher', 'nowhere'] }], modules)).toHaveLength(1);
  });
});

test('a build without what a patch needs stops, and names the patch and the way out', () => {
  expect(() => checkAnchors([router], modules)).toThrow(
    /patch "router"[\s\S]*expected:[\s\S]*seen:[\s\S]*tools\/framework\/router\.ts[\s\S]*RSPRESS_PATCHES_OFF=router/,
  );
});

describe('switching off', () => {
  const plugins = (off: string) => framework({ env: { RSPRESS_PATCHES_OFF: off } }).map(({ name }) => name);
  test('one by name, or all', () => {
    expect(plugins('')).toContain('rsdoctor:router');
    expect(plugins('router, head')).not.toContain('rsdoctor:router');
    expect(plugins('router, head')).toContain('rsdoctor:page-entries');
    expect(patchesOff('all')).toEqual(new Set(PATCH_NAMES));
    expect(plugins('all')).toEqual(['rsdoctor:framework', 'rsdoctor:boot', 'rsdoctor:html-pass']);
  });
  test('a name that no patch has stops with the list of names', () => {
    expect(() => framework({ env: { RSPRESS_PATCHES_OFF: 'ruoter' } })).toThrow(/"ruoter"[\s\S]*page-entries, router/);
  });
});

test('a version to rehearse', () => {
  expect(parseWish('@rspress/core@2.0.19')).toEqual({ name: '@rspress/core', version: '2.0.19' });
  expect(() => parseWish('@rspress/core')).toThrow(/npm run rehearse/);
});
