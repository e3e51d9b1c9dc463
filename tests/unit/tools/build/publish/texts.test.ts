import { describe, expect, test } from 'vitest';
import { alternates } from '../../../../../theme/components/frame/Layout/tags.ts';
import { addOrigin, homeMarkdown, toPlainTree, withoutHeadingIds } from '../../../../../tools/build/llms.ts';
import { cardSvg, widthInEm, wrap } from '../../../../../tools/build/publish/og-image.ts';
import type { Page, Site } from '../../../../../tools/build/publish/published-page.ts';
import { robots, sitemap } from '../../../../../tools/build/publish/sitemap.ts';
import { pageTags, structuredData } from '../../../../../tools/build/publish/structured-data.ts';
import { tree } from '../../tree.ts';

const site: Site = {
  name: 'Rsdoctor',
  description: {},
  origin: 'https://x.example',
  base: '/',
  lang: 'en',
  langs: ['en', 'zh'],
};
const published = (route: string, more: Partial<Page> = {}): Page => ({
  route,
  lang: route.startsWith('/zh/') ? 'zh' : 'en',
  kind: 'doc',
  title: 'T',
  description: 'D',
  above: [],
  ...more,
});

describe('addresses', () => {
  const paths = { lang: 'en', langs: ['en', 'zh'], base: '/', versions: [] };
  test('a page names its twins and the default one, only those that exist', () => {
    expect(alternates('/zh/a', paths, () => true)).toEqual([
      { hreflang: 'en', path: '/a' },
      { hreflang: 'zh', path: '/zh/a' },
      { hreflang: 'x-default', path: '/a' },
    ]);
    expect(alternates('/zh/a', paths, (path) => path === '/zh/a')).toEqual([{ hreflang: 'zh', path: '/zh/a' }]);
  });
});

describe('structured data', () => {
  test('cannot close its script element', () => {
    const html = pageTags(published('/a', { title: '</script><script>alert(1)</script>' }), site);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain('\\u003c/script>');
  });
  test('dates a blog page and numbers its breadcrumbs', () => {
    const [crumbs, main] = structuredData(
      published('/zh/blog/a', {
        kind: 'article',
        published: '2025-01-02',
        modified: '2025-03-04',
        above: [{ text: 'Label' }, { text: '博客', link: '/zh/blog/b' }],
      }),
      site,
    )['@graph'];
    expect(main).toMatchObject({ '@type': 'BlogPosting', datePublished: '2025-01-02', dateModified: '2025-03-04' });
    expect(
      (crumbs!.itemListElement as { name: string; item: string }[]).map(({ name, item }) => `${name} ${item}`),
    ).toEqual(['Rsdoctor https://x.example/zh/', '博客 https://x.example/zh/blog/b', 'T https://x.example/zh/blog/a']);
  });
});

describe('sitemap and robots.txt', () => {
  test('escape, date and name twins', () => {
    const xml = sitemap([published('/a&b', { modified: '2026-01-02' }), published('/zh/a&b')], site);
    expect(xml).toContain('<loc>https://x.example/a&amp;b</loc><lastmod>2026-01-02</lastmod>');
    expect(xml.match(/hreflang="zh" href="https:\/\/x.example\/zh\/a&amp;b"/g)).toHaveLength(2);
    expect(xml.match(/<lastmod>/g)).toHaveLength(1);
  });
  test('keep search engines out of previews', () =>
    expect([robots(site, true), robots(site, false)]).toEqual([
      'User-agent: *\nDisallow: /\n',
      expect.stringContaining('Sitemap: https://x.example/sitemap.xml'),
    ]));
});

describe('cards', () => {
  test('lines fit, in both scripts; no line begins with a closing sign; too much ends in an ellipsis', () => {
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
  test('markup in a title is text', () =>
    expect(cardSvg({ site: 'S', section: '', title: '<img> & "x"', address: '' }, '<svg><path/></svg>')).toContain(
      '&lt;img&gt; &amp; &quot;x&quot;',
    ));
});

describe('Markdown twins', () => {
  test('of the home page have its words', () => {
    const part = (title: string) => ({ title, text: `Text ${title}`, more: { text: 'More', link: `/${title}` } });
    expect(
      homeMarkdown({
        hero: { name: 'Name', text: 'Text', tagline: 'More', actions: [{ text: 'Go', link: '/go', theme: 'brand' }] },
        features: [
          { icon: 'plug', title: 'One', details: 'Details', link: '/one' },
          { icon: 'scan', title: 'Two', details: 'Nothing to open' },
        ],
        works: { title: 'Works with', text: '', places: [{ text: 'One', link: '/one' }] },
        own: { ...part('a'), drop: '' },
        start: { ...part('b'), steps: [] },
      }),
    ).toBe(
      [
        '# Name: Text\n\nMore\n\n- [Go](/go)',
        '- [One](/one): Details\n- Two: Nothing to open',
        'Works with: [One](/one)',
        '- [a](/a): Text a\n- [b](/b): Text b',
      ].join('\n\n'),
    );
  });
  test('lose the ids of headings, not code', () => {
    expect(withoutHeadingIds('## A {#a}\n```sh\n## no {#b}\n```\n### `x` \\{#c}')).toBe(
      '## A\n```sh\n## no {#b}\n```\n### `x`',
    );
  });
  test('show components as what they say, and lead to absolute addresses', () => {
    const page = tree(
      [
        "import { Tab } from '@theme'",
        '{/* shot */}',
        '<Tabs>\n<Tab label="webpack">\n```js title="a.js" file="/a.js"\na\n```\n</Tab>\n</Tabs>',
        '<PackageManagerTabs command="add x -D" />',
        '```js title="b.js" no-check="why"\na // [!code --]\nb // [!code ++]\n```',
        '<Shot id="page-card" alt="一张卡片" />',
        '[b](/b) [c](#c)',
      ].join('\n\n'),
    );
    toPlainTree(page, {
      origin: 'https://x.example/',
      address: 'https://x.example/a',
      pictureOf: (id) => `/shots/${id}.zh.light.png`,
    });
    const [label, shown, command, diff, shot, links] = page.children!;
    expect(label!.children![0]).toMatchObject({ type: 'strong', children: [{ value: 'webpack' }] });
    expect(shown).toMatchObject({ type: 'code', lang: 'js', meta: 'title="a.js"', value: 'a' });
    expect(command).toEqual({ type: 'code', lang: 'sh', value: 'npm add x -D', meta: null });
    expect(diff).toMatchObject({ type: 'code', lang: 'diff', meta: 'title="b.js"', value: '-a\n+b' });
    const url = 'https://x.example/shots/page-card.zh.light.png';
    expect(shot!.children).toEqual([{ type: 'image', url, alt: '一张卡片' }]);
    expect(links!.children!.flatMap((node) => node.url ?? [])).toEqual([
      'https://x.example/b',
      'https://x.example/a#c',
    ]);
  });
  test('say below their title which line they belong to and where the page is', () => {
    const page = tree('# T\n\nText.\n');
    addOrigin(page, { lang: 'zh', line: '1.6', address: 'https://x.example/zh/a' });
    expect(page.children?.map(({ type }) => type)).toEqual(['heading', 'blockquote', 'paragraph']);
    expect(JSON.stringify(page.children?.[1])).toMatch(/摘自 Rsdoctor 1\.6 文档.*https:\/\/x\.example\/zh\/a/);
  });
});
