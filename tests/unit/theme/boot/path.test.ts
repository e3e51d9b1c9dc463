import { describe, expect, test } from 'vitest';
import { splitPath, twinPath, withoutDefaultLang } from '../../../../theme/boot/path.ts';

const site = { lang: 'en', langs: ['en', 'zh'], versions: [] as string[], base: '/' };
const versions = { ...site, versions: ['v2'] };

describe('splitPath', () => {
  test.each([
    ['/', { version: '', lang: 'en', rest: [] }],
    ['/zh', { version: '', lang: 'zh', rest: [] }],
    ['/zh/guide/usage/', { version: '', lang: 'zh', rest: ['guide', 'usage'] }],
    ['/guide/zh', { version: '', lang: 'en', rest: ['guide', 'zh'] }],
    ['/en/guide', { version: '', lang: 'en', rest: ['en', 'guide'] }],
    ['/zhong/guide', { version: '', lang: 'en', rest: ['zhong', 'guide'] }],
  ])('%s', (path, parts) => expect(splitPath(path, site)).toEqual(parts));

  test('a version stands before the language', () => {
    expect(splitPath('/v2/zh/page', versions)).toEqual({ version: 'v2', lang: 'zh', rest: ['page'] });
    expect(splitPath('/v9/zh/page', versions)).toEqual({ version: '', lang: 'en', rest: ['v9', 'zh', 'page'] });
  });

  test('the base path is no part of it', () => {
    expect(splitPath('/docs/zh/page', { ...site, base: '/docs/' })).toEqual({
      version: '',
      lang: 'zh',
      rest: ['page'],
    });
  });
});

describe('twinPath', () => {
  test.each([
    ['/', 'zh', '/zh/'],
    ['/zh/', 'en', '/'],
    ['/zh', 'en', '/'],
    ['/guide/start/intro', 'zh', '/zh/guide/start/intro'],
    ['/zh/guide/start/intro', 'en', '/guide/start/intro'],
    ['/zh/guide/start/intro', 'zh', '/zh/guide/start/intro'],
    ['/guide/usage/', 'zh', '/zh/guide/usage/'],
  ])('%s in %s is %s', (path, lang, twin) => expect(twinPath(path, site, { lang })).toBe(twin));

  test('language and version change apart from each other', () => {
    expect(twinPath('/zh/page', versions, { version: 'v2' })).toBe('/v2/zh/page');
    expect(twinPath('/v2/zh/page', versions, { version: '' })).toBe('/zh/page');
    expect(twinPath('/v2/zh/page', versions, { lang: 'en' })).toBe('/v2/page');
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
