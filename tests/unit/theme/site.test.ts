import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  canSwitchTheme,
  cardPath,
  DOCUMENTED,
  decode,
  fileSpellings,
  htmlFile,
  isPageFile,
  langOfRoute,
  langOfSource,
  markdownFile,
  routeKey,
  routeOfFile,
  shapeOf,
  toRoute,
  twinPath,
  withoutDefaultLang,
  withoutLang,
} from '../../../theme/site.ts';

const site = { lang: 'en', langs: ['en', 'zh'], versions: [] as string[], base: '/' };
const versions = { ...site, versions: ['v2'] };

describe('twinPath', () => {
  test.each([
    ['/', 'zh', '/zh/'],
    ['/zh/', 'en', '/'],
    ['/zh', 'en', '/'],
    ['/guide/start/intro', 'zh', '/zh/guide/start/intro'],
    ['/zh/guide/start/intro', 'en', '/guide/start/intro'],
    ['/zh/guide/start/intro', 'zh', '/zh/guide/start/intro'],
    ['/guide/usage/', 'zh', '/zh/guide/usage/'],
    ['/guide/zh', 'zh', '/zh/guide/zh'],
    ['/zhong/guide', 'zh', '/zh/zhong/guide'],
  ])('%s in %s is %s', (path, lang, twin) => expect(twinPath(path, site, { lang })).toBe(twin));

  test('language and version change apart from each other', () => {
    expect(twinPath('/zh/page', versions, { version: 'v2' })).toBe('/v2/zh/page');
    expect(twinPath('/v2/zh/page', versions, { version: '' })).toBe('/zh/page');
    expect(twinPath('/v2/zh/page', versions, { lang: 'en' })).toBe('/v2/page');
    expect(twinPath('/v9/zh/page', versions, { lang: 'zh' })).toBe('/zh/v9/zh/page');
    expect(twinPath('/', { ...versions, base: '/docs/' }, { version: 'v2', lang: 'zh' })).toBe('/docs/v2/zh/');
  });
});

describe('withoutDefaultLang', () => {
  test.each([
    ['/en/guide/start/intro', '/guide/start/intro'],
    ['/en/', '/'],
    ['/en', '/'],
    ['/en/guide/usage/', '/guide/usage/'],
    ['/en//evil.example.com', '/evil.example.com'],
    ['/guide/en/x', undefined],
    ['/english', undefined],
    ['/zh/en/x', undefined],
  ])('%s leads to %s', (path, right) => expect(withoutDefaultLang(path, site)).toBe(right));

  test('after a version', () => expect(withoutDefaultLang('/v2/en/page', versions)).toBe('/v2/page'));
});

describe('languages', () => {
  test.each([
    ['/', 'en', '/'],
    ['/guide/zh', 'en', '/guide/zh'],
    ['/zhong/a', 'en', '/zhong/a'],
    ['/zh', 'zh', '/'],
    ['/zh/', 'zh', '/'],
    ['/zh/guide/usage/', 'zh', '/guide/usage/'],
  ])('%s is in %s, and is there the twin of %s', (route, lang, twin) => {
    expect([langOfRoute(route), withoutLang(route)]).toEqual([lang, twin]);
  });
  test.each([
    ['docs/zh/guide/a.mdx', 'zh'],
    ['docs\\zh\\guide\\a.mdx', 'zh'],
    ['docs/en/zh/a.mdx', 'en'],
    ['theme/index.tsx', 'en'],
  ])('the source %s is in %s', (file, lang) => expect(langOfSource(file)).toBe(lang));
});

describe('routes and files', () => {
  test.each([
    ['/a/index.html#x', '/a/'],
    ['/a/index', '/a/'],
    ['/a.html?x=1#y', '/a'],
    ['/index', '/'],
    ['/a/', '/a/'],
    ['/myindex', '/myindex'],
  ])('%s leads to %s', (link, route) => expect(toRoute(link)).toBe(route));

  test.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['', '/'],
    ['/Guide/', '/guide'],
    ['/guide.html#x', '/guide'],
    ['/guide/index.html?a=1#b', '/guide'],
    ['/Guide/Usage/', '/guide/usage'],
    ['/%E4%BD%A0%', '/%e4%bd%a0%'],
    ['/%E4%BD%A0', '/你'],
  ])('%s is the page %s', (link, key) => expect(routeKey(link)).toBe(key));

  test.each([
    ['/', 'index', '/og/index.png'],
    ['/zh/', 'zh/index', '/og/zh/index.png'],
    ['/guide/usage/', 'guide/usage/index', '/og/guide/usage/index.png'],
    ['/guide/start/intro', 'guide/start/intro', '/og/guide/start/intro.png'],
  ])('%s is the file %s.html', (route, stem, card) => {
    expect([htmlFile(route), markdownFile(route), cardPath(route)]).toEqual([`${stem}.html`, `${stem}.md`, card]);
    expect(routeOfFile(htmlFile(route))).toBe(route);
    for (const spelling of fileSpellings(route)) expect(toRoute(spelling)).toBe(route);
  });

  test('the live report is no page', () => {
    expect(['a.html', '404.html', 'demo/report.html', 'demonstration.html', 'a.md'].map(isPageFile)).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });
});

test('the shape of a site, from its configuration', () => {
  expect(shapeOf({})).toEqual({ lang: 'en', langs: ['en'], versions: [], base: '/' });
  const locales = [{ lang: 'en' }, { lang: 'zh' }];
  expect(
    shapeOf({ lang: 'en', locales, base: '/docs/', multiVersion: { default: 'v3', versions: ['v2', 'v3'] } }),
  ).toEqual({ lang: 'en', langs: ['en', 'zh'], versions: ['v2'], base: '/docs/' });
});

test.each([
  [undefined, true],
  [true, true],
  ['auto', true],
  ['dark', true],
  [false, false],
  ['force-dark', false],
  ['force-light', false],
])('with darkMode %s the reader may change the theme: %s', (darkMode, may) =>
  expect(canSwitchTheme(darkMode)).toBe(may),
);

test('malformed percent-encodings stay as they are', () => {
  expect(decode('%E4%BD%A0')).toBe('你');
  for (const text of ['%', '%E0%A4%A', '#%zz']) expect(decode(text)).toBe(text);
});

test('the version that the site documents is that of the packages', () => {
  const { packages } = JSON.parse(readFileSync('docs/generated/versions.json', 'utf8'));
  expect(packages['@rsdoctor/core'].version).toMatch(new RegExp(`^${DOCUMENTED}\\.`));
});
