import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tree } from '@rsdoctor-docs/base/tests/tree';
import type { PageIndexInfo } from '@rspress/core';
import type { Root } from 'mdast';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { expect, onTestFinished, test } from 'vitest';
import { genericParts } from '../preset.ts';
import { HtmlPass } from './html-pass.ts';
import { remarkTwin } from './llms.ts';

const config = { lang: 'fi', base: '/docs/', siteOrigin: 'https://x.example' };
const page = (route: string, frontmatter = {}) =>
  ({ routePath: route, title: route, lang: 'fi', frontmatter }) as unknown as PageIndexInfo;
const file = path.resolve('docs/fi/a.mdx');

/** The twin of a page, and the build's last steps. */
function twinOf(source: string, frontmatter = {}): { markdown: () => string; finish: () => Promise<void> } {
  const html = new HtmlPass();
  const pages = new Map([
    [file, page('/a/', frontmatter)],
    ['b', page('/a/b')],
  ]);
  const root = tree(source) as Root;
  remarkTwin({ parts: genericParts(), config, html, about: { fi: 'From: ' } }, pages)()(root, { path: file });
  return {
    markdown: () => unified().use(remarkStringify).stringify(root),
    finish() {
      const folder = mkdtempSync(path.join(tmpdir(), 'twins-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      writeFileSync(path.join(folder, 'index.html'), '<!doctype html>');
      return html.run(folder);
    },
  };
}

test('a twin leads to pages and files below the base', () => {
  const markdown = twinOf('# A\n\n![B](/b.png) [here](#c) [page](/docs/b.md)', { overview: true }).markdown();
  expect(markdown.match(/https:[^)>\s]*/g)).toEqual([
    'https://x.example/docs/a/',
    'https://x.example/docs/b.png',
    'https://x.example/docs/a/#c',
    'https://x.example/docs/b.md',
    'https://x.example/docs/a/b.md',
  ]);
});

test('words and addresses that are properties of elements are in the twin', () => {
  const markdown = twinOf(
    '# A\n\nSince <Badge text="1.6" /> <a href="/c">it</a> works\n\n<img alt="P" src="/p.png" />\n\n<Callout title="Own">x</Callout>',
  ).markdown();
  expect(markdown).toContain('Since 1.6 [it](https://x.example/docs/c) works');
  expect(markdown).toContain('![P](https://x.example/docs/p.png)');
  expect(markdown).toContain('**Own** x');
});

test('a twin that cannot be written stops the build, with its file', async () => {
  const fine = twinOf('# A\n\n<PackageManagerTabs command={`add -D x`} />');
  expect(fine.markdown()).toContain('npm add -D x');
  await fine.finish();
  await expect(twinOf('# A\n\n<PackageManagerTabs command={v} />').finish()).rejects.toThrow(
    /^docs\/fi\/a\.mdx .*Markdown twin/,
  );
});
