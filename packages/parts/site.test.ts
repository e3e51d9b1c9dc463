import { readFileSync } from 'node:fs';
import { LANGS as PICTURED } from '@rsdoctor-docs/evidence/languages';
import { expect, test } from 'vitest';
import { DOCUMENTED, inLang, isPageFile, LANGS, langOfRoute, withoutLang } from './site.ts';

test('the live report is no page, one whose name begins like its folder is', () =>
  expect(['demo/report.html', 'demonstration.html'].map(isPageFile)).toEqual([false, true]));

test('the version that the site documents is that of the packages', () => {
  const { packages } = JSON.parse(readFileSync('docs/generated/versions.json', 'utf8'));
  expect(packages['@rsdoctor/core'].version).toMatch(new RegExp(`^${DOCUMENTED}\\.`));
});

test('evidence knows the languages of the site', () => expect(PICTURED).toEqual(LANGS));

test.each([
  ['/zh/', 'zh', '/'],
  ['/zh', 'zh', '/'],
  ['/zh/guide/usage/', 'zh', '/guide/usage/'],
  ['/zhong/guide', 'en', '/zhong/guide'],
  ['/guide/zh', 'en', '/guide/zh'],
])('%s is a page in %s, and %s without the language', (route, lang, plain) => {
  expect([langOfRoute(route), withoutLang(route)]).toEqual([lang, plain]);
  if (route !== '/zh') expect(inLang(plain, lang)).toBe(route);
});
