import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtLinksHold } from '../../../../../tools/checks/built/built-links.ts';
import { readBuild, readBuiltPage } from '../../../../../tools/checks/built/page.ts';

const page = (file: string, body: string, lang = 'en') =>
  readBuiltPage(file, `<html lang="${lang}"><body><main><h2 id="a">A</h2>${body}</main></body></html>`);
const target = page('guide/b.html', '');
const chinese = page('zh/guide/b.html', '', 'zh');
const found = (body: string) =>
  builtLinksHold([page('guide/a.html', body), target, chinese], (pathname) => pathname === '/file.svg').map(
    ({ message }) => message,
  );

test('addresses follow the clean URLs', () => {
  expect([
    page('index.html', '').url,
    page('zh/index.html', '').url,
    page('guide/usage/index.html', '').url,
    target.url,
  ]).toEqual(['/', '/zh/', '/guide/usage/', '/guide/b']);
});
test('pages, anchors and files that exist are fine', () =>
  expect(
    found(
      '<a href="/guide/b#a">b</a><a href="#a">a</a><a href="b">b</a><a href="/file.svg">f</a><a href="mailto:x@y">m</a>',
    ),
  ).toEqual([]));
test('a screen of a report is where the page that opens reports leads to', () => {
  const links = '<a href="/preview/?sample=report#/overall">a</a><a href="/preview/#/nowhere">b</a>';
  const faults = builtLinksHold([page('guide/a.html', links), page('preview/index.html', '')], () => false);
  expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining('/preview/#/nowhere')]);
});
test.each([
  ['<a href="/guide/nowhere">x</a>', 'dead link'],
  ['<a href="/guide/b#gone">x</a>', 'dead anchor'],
  ['<a href="/guide/b.html">x</a>', 'dead link'],
  ['<a href="/zh/guide/b">x</a>', 'other language'],
  ['<a href="https://example.com" target="_blank">x</a>', 'without rel'],
])('%s', (body, fault) => expect(found(body)[0]).toContain(fault));

test('of a build the live report below demo/ is no page, another page whose name begins so is', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'built-'));
  for (const file of ['demo/index.html', 'demo-of-a-page.html', 'guide/index.html', 'guide/a.js']) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), '<html lang="en"></html>');
  }
  expect(readBuild(dir).map(({ url }) => url)).toEqual(['/demo-of-a-page', '/guide/']);
});
