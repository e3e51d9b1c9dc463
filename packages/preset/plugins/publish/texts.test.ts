import { expect, test } from 'vitest';
import { cardSvg, widthInEm, wrap } from './og-image.ts';
import type { PublishedPage, PublishedSite } from './published-page.ts';
import { robots, sitemap } from './sitemap.ts';
import { pageTags } from './structured-data.ts';

const langs = ['en', 'zh'];
const shape = { base: '/', lang: 'en', langs, versions: [] };
const site: PublishedSite = { ...shape, name: 'Site', description: {}, origin: 'https://x.example' };
const published = (route: string, title: string): PublishedPage => ({
  route,
  lang: 'en',
  kind: 'doc',
  title,
  description: 'D',
  above: [],
});

test('structured data cannot close its script element, markup in the title of a card is text, an address is escaped', () => {
  const html = pageTags(published('/a', '</script><script>alert(1)</script>'), site);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('\\u003c/script>');
  const card = cardSvg({ site: 'S', section: '', title: '<img> & "x"', address: '' }, '<svg><path/></svg>');
  expect(card).toContain('&lt;img&gt; &amp; &quot;x&quot;');
  expect(sitemap([published('/a&b', 'T')], site)).toContain('<loc>https://x.example/a&amp;b</loc>');
});

test('robots.txt keeps search engines out of previews', () =>
  expect(robots(site, true)).toBe('User-agent: *\nDisallow: /\n'));

test('lines of a card fit, in both scripts; no line begins with a closing sign; too much ends in an ellipsis', () => {
  for (const text of [
    'Three copies of lodash in one bundle, found and removed',
    '减少重复依赖：一次真实项目的排查过程，以及如何把它变成每次构建都会检查的规则（含 Rspack 2 与 webpack 5）。',
  ]) {
    const lines = wrap(text, 12, 9);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    for (const line of lines) {
      expect(widthInEm(line), line).toBeLessThanOrEqual(13.1);
      expect(line).not.toMatch(/^[、。，：）]/);
    }
    expect(wrap(text, 6, 2)).toEqual([expect.any(String), expect.stringMatching(/…$/)]);
  }
});
