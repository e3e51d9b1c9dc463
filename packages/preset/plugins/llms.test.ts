import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nodesIn, nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { tree } from '@rsdoctor-docs/base/tests/tree';
import type { PageIndexInfo } from '@rspress/core';
import type { Root } from 'mdast';
import { expect, onTestFinished, test } from 'vitest';
import { genericParts } from '../preset.ts';
import { HtmlPass } from './html-pass.ts';
import { remarkTwin } from './llms.ts';

const config = { lang: 'fi', base: '/docs/', siteOrigin: 'https://x.example' };
const page = (route: string, frontmatter = {}) =>
  ({ routePath: route, title: route, lang: 'fi', frontmatter }) as unknown as PageIndexInfo;
const file = path.resolve('docs/fi/a.mdx');

/** The twin of a page, and the build's last steps. */
function twinOf(source: string, frontmatter = {}): { urls: string[]; words: string[]; finish: () => Promise<void> } {
  const html = new HtmlPass();
  const pages = new Map([
    [file, page('/a/', frontmatter)],
    ['b', page('/a/b')],
  ]);
  const root = tree(source) as Root;
  remarkTwin({ parts: genericParts(), config, html, about: { fi: 'From: ' } }, pages)()(root, { path: file });
  return {
    urls: [...nodesIn(root)].flatMap((node) => ('url' in node ? node.url : [])),
    words: root.children.map((node) => (node.type === 'code' ? node.value : nodeText(node))),
    finish() {
      const folder = mkdtempSync(path.join(tmpdir(), 'twins-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      writeFileSync(path.join(folder, 'index.html'), '<!doctype html>');
      return html.run(folder);
    },
  };
}

test('a twin leads to pages and files below the base', () => {
  const { urls } = twinOf('# A\n\n![B](/b.png) [here](#c) [page](/docs/b.md)', { overview: true });
  expect(urls).toEqual([
    'https://x.example/docs/a/',
    'https://x.example/docs/b.png',
    'https://x.example/docs/a/index.md#c',
    'https://x.example/docs/b.md',
    'https://x.example/docs/a/b.md',
  ]);
});

test('words and addresses that are properties of elements are in the twin', () => {
  const { urls, words } = twinOf(
    '# A\n\nSince <Badge text="1.6" /> <a href="/c">it</a> works\n\n<img alt="P" src="/p.png" />\n\n<Callout title="Own">x</Callout>',
  );
  expect(urls.slice(1)).toEqual(['https://x.example/docs/c.md', 'https://x.example/docs/p.png']);
  expect(words.slice(2)).toEqual(['Since 1.6 it works', expect.any(String), 'Own x']);
});

test('a twin that cannot be written stops the build, with its file', async () => {
  const fine = twinOf('# A\n\n<PackageManagerTabs command={`add -D x`} />');
  expect(fine.words.at(-1)).toBe('npm add -D x');
  await fine.finish();
  await expect(twinOf('# A\n\n<PackageManagerTabs command={v} />').finish()).rejects.toThrow(
    /^docs\/fi\/a\.mdx .*Markdown twin/,
  );
});
