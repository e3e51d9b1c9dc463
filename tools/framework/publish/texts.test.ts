import { expect, test } from 'vitest';
import { tree } from '#tests/lib/tree.ts';
import { parts } from '#theme/parts/index.ts';
import { toPlainTree } from '../llms.ts';
import { cardSvg, widthInEm, wrap } from './og-image.ts';
import type { PublishedPage, PublishedSite } from './published-page.ts';
import { robots, sitemap } from './sitemap.ts';
import { pageTags } from './structured-data.ts';

const langs = ['en', 'zh'];
const shape = { base: '/', lang: 'en', langs, versions: [] };
const site: PublishedSite = { ...shape, name: 'Rsdoctor', description: {}, origin: 'https://x.example' };
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

test('a Markdown twin shows components as what they say', () => {
  const page = tree(
    [
      '<Tabs>\n<Tab label="webpack">\n```js title="a.js" file="/a.js"\na\n```\n</Tab>\n</Tabs>',
      '<PackageManagerTabs command="add x -D" />',
      '```js title="b.js" no-check="why"\na // [!code --]\nb // [!code ++]\n```',
      '<Shot id="page-card" alt="一张卡片" />',
      '[c](#c)',
    ].join('\n\n'),
  );
  const commands = tree(
    [
      '<PackageManagerTabs command="create x" />',
      '<PackageManagerTabs dlx command="x --yes" />',
      '<PackageManagerTabs command={{ npm: "npm ci", yarn: "yarn install --immutable" }} />',
    ].join('\n\n'),
  );
  toPlainTree(commands, 'docs/zh/a.mdx', 'https://x.example/a', parts);
  expect(commands.children).toMatchObject([{ value: 'npm create x' }, { value: 'npx x --yes' }, { value: 'npm ci' }]);
  toPlainTree(page, 'docs/zh/a.mdx', 'https://x.example/a', parts);
  const [label, shown, command, diff, shot, link] = page.children;
  expect(label).toMatchObject({ children: [{ type: 'strong', children: [{ value: 'webpack' }] }] });
  expect(shown).toMatchObject({ type: 'code', lang: 'js', meta: 'title="a.js"', value: 'a' });
  expect(command).toEqual({ type: 'code', lang: 'sh', value: 'npm add x -D', meta: null });
  expect(diff).toMatchObject({ type: 'code', lang: 'diff', meta: 'title="b.js"', value: '-a\n+b' });
  const url = 'https://x.example/shots/page-card.light.avif';
  expect(shot).toMatchObject({ children: [{ type: 'image', url, alt: '一张卡片' }] });
  expect(link).toMatchObject({ children: [{ url: 'https://x.example/a#c' }] });
});

test('an alert is an alert in its Markdown twin too', () => {
  const page = tree('> [!NOTE]\n> See `a`.\n\n> [a] quote\n');
  toPlainTree(page, 'docs/zh/a.mdx', 'https://x.example/a', parts);
  // Markdown writes a node of HTML as it stands, and would escape the bracket of a text.
  const alert = [
    { type: 'html', value: '[!NOTE]' },
    { type: 'text', value: '\nSee ' },
    { type: 'inlineCode', value: 'a' },
    { type: 'text', value: '.' },
  ];
  const quote = [{ type: 'text', value: '[a] quote' }];
  expect(page.children).toMatchObject([{ children: [{ children: alert }] }, { children: [{ children: quote }] }]);
});
