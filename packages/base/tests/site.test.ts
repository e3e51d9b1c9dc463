import { expect, test } from 'vitest';
import { routeKey, routeOfSource, toRoute, twinPath, withoutDefaultLang } from '../site.ts';

const site = { lang: 'en', langs: ['en', 'zh'], versions: ['v2'], base: '/' };

test.each([
  ['/zh', { lang: 'en' }, '/'],
  ['/', { lang: 'zh' }, '/zh/'],
  ['/zh/', { version: 'v2' }, '/v2/zh/'],
  ['/zh/guide/intro', { lang: 'zh' }, '/zh/guide/intro'],
  ['/guide/zh', { lang: 'zh' }, '/zh/guide/zh'],
  ['/zhong/guide', { lang: 'zh' }, '/zh/zhong/guide'],
  ['/zh/page', { version: 'v2' }, '/v2/zh/page'],
  ['/v2/zh/page', { lang: 'en' }, '/v2/page'],
  ['/v9/zh/page', { lang: 'zh' }, '/zh/v9/zh/page'],
  ['/', { lang: 'zh' }, '/zh/'],
  ['/v2/zh/', { lang: 'en' }, '/v2/'],
  ['/guide/usage/', { lang: 'zh' }, '/zh/guide/usage/'],
  ['/guide/usage', { lang: 'zh' }, '/zh/guide/usage'],
])('the twin of %s in %o is %s', (path, wanted, twin) => expect(twinPath(path, site, wanted)).toBe(twin));

test('the twin of a page of a site below a base is below it', () =>
  expect(twinPath('/docs/zh/page', { ...site, base: '/docs/' }, { lang: 'en' })).toBe('/docs/page'));

test.each([
  ['/en', '/'],
  ['/en/guide/usage/', '/guide/usage/'],
  ['/en//evil.example.com', '/evil.example.com'],
  ['/v2/en/page', '/v2/page'],
  ['/english', undefined],
  ['/zh/en/x', undefined],
])('%s without the default language is %s', (path, right) => expect(withoutDefaultLang(path, site)).toBe(right));

test.each([
  ['/a/index.html#x', '/a/'],
  ['/a.html?x=1#y', '/a'],
  ['/index', '/'],
  ['/myindex', '/myindex'],
])('%s leads to %s', (link, route) => expect(toRoute(link)).toBe(route));

test.each([
  ['', '/'],
  ['/Guide/', '/guide'],
  ['/guide/index.html?a=1#b', '/guide'],
  ['/%E4%BD%A0%', '/%e4%bd%a0%'],
  ['/%E4%BD%A0', '/你'],
])('%s is the page %s', (link, key) => expect(routeKey(link)).toBe(key));

test.each([
  ['docs/zh/guide/start/intro.mdx', '/guide/start/intro'],
  ['docs/en/guide/index.md', '/guide/index'],
  ['docs/pt-BR/a.mdx', '/a'],
  ['site/en/docs/en/a.mdx', '/docs/en/a'],
])('the route of %s is %s', (file, route) => expect(routeOfSource(file)).toBe(route));
