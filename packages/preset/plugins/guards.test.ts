/** What the build says when Rspress does something in another way (README.md). Each was tried with a changed Rspress too. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import type { PageIndexInfo, UserConfig } from '@rspress/core';
import type { Heading } from 'mdast';
import { expect, onTestFinished, test } from 'vitest';
import { tabs } from '../parts/tabs/tabs.plugin.ts';
import { pluginCache } from './cache.ts';
import { HtmlPass } from './html-pass.ts';
import { navigationOf } from './navigation.ts';
import { setFlatSource } from './page-fields.ts';
import { partPlugins } from './part.ts';
import { chunksOf } from './scripts.ts';
import { pluginStyles } from './styles.ts';

const heading = (depth: 1 | 2): Heading => {
  const place = { line: 3, column: 1 };
  return { type: 'heading', depth, children: [], position: { start: place, end: place } };
};

test.each([{}, { pageMeta: { toc: [] } }, { pageMeta: { frontmatter: {} } }])(
  'a processor with %j of a page',
  (data) => {
    const [remark] = partPlugins([])[0]!.markdown!.remarkPlugins as [(this: unknown) => unknown];
    expect(() => remark.call({ data: () => data })).toThrow('no record of it');
  },
);

test('an outline that Rspress has not read yet', () => {
  const page = (depth: 1 | 2, toc: { id: string; text: string; depth: number }[]) =>
    tabs.page?.({ type: 'root', children: [heading(depth)] }, 'docs/en/a.mdx', { frontmatter: {}, toc });
  expect(() => page(2, [])).toThrow('docs/en/a.mdx:3  Rspress has not read the outline');
  page(2, [{ id: 'a', text: '', depth: 2 }]);
  // The title is no entry of an outline.
  page(1, []);
});

test('a record of a page without its text', () => {
  expect(() => setFlatSource({} as PageIndexInfo, 'a')).toThrow('no _flattenContent');
  const page = { _flattenContent: '' } as unknown as PageIndexInfo;
  setFlatSource(page, 'a');
  expect(page).toEqual({ _flattenContent: 'a' });
});

test.each([
  { lang: 'en' },
  { lang: 'en', nav: [], sidebar: {} },
  { lang: 'en', nav: [{}], sidebar: { '/': { items: [] } } },
  { lang: 'zh', nav: [] },
])('a configuration with %j', (locale) => {
  const config = { themeConfig: { locales: [locale] } } as unknown as UserConfig;
  expect(() => navigationOf(config, 'en')).toThrow('no menus of the language "en"');
});

test.each([
  ['', 'the styles are not in one file'],
  ['<link rel="stylesheet"><link rel="stylesheet">', 'the styles are not in one file'],
  ['<link rel="stylesheet"><link rel="stylesheet" data-precedence="default">', undefined],
])('a page with %j', async (head, fault) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'index.html'), `<!doctype html><head>${head}</head>`);
  const html = new HtmlPass();
  pluginStyles(html, []);
  const run = html.run(folder);
  await (fault ? expect(run).rejects.toThrow(fault) : run);
});

test('a style sheet that is left out and has another name now', () => {
  const { builderConfig } = pluginStyles(new HtmlPass(), ['@rspress/core/dist/index.js', '@rspress/core/gone.css']);
  const [plugin] = builderConfig!.plugins as RsbuildPlugin[];
  expect(() => plugin!.setup({} as RsbuildPluginAPI)).toThrow('below node_modules: @rspress/core/gone.css');
});

test('two scripts of one name', () => {
  const chunks = { draw: import.meta.url };
  expect(() =>
    chunksOf([
      { name: 'a', chunks },
      { name: 'b', classic: chunks },
    ]),
  ).toThrow('another script is called "draw"');
});

test('what is kept between builds hangs on the files that parts read', () => {
  const plugin = pluginCache(() => ['a.ts'], [{ name: 'a', reads: ['b.json'] }]);
  const { builderConfig } = plugin.config!({}, {} as never, true) as { builderConfig: { plugins: RsbuildPlugin[] } };
  const [own] = builderConfig.plugins;
  let handler: (config: object, utils: object) => { performance: { buildCache: { buildDependencies: string[] } } };
  own!.setup({ modifyRsbuildConfig: (one: { handler: typeof handler }) => (handler = one.handler) } as never);
  const { buildCache } = handler!({}, { mergeRsbuildConfig: (_: object, more: object) => more }).performance;
  expect(buildCache.buildDependencies).toEqual(['a.ts', 'b.json'].map((file) => path.resolve(file)));
});

test('what is kept does not hang on which folder Rspress has read first', async () => {
  const sidebar = { '/two': [], '/one': [] };
  const config = { themeConfig: { locales: [{ lang: 'en', label: 'English', sidebar }] } };
  await pluginCache(undefined, []).beforeBuild!(config, true);
  expect(Object.keys(config.themeConfig.locales[0]!.sidebar)).toEqual(['/one', '/two']);
});
