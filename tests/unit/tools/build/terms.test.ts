import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { explainTerms, readTerms, TERMS_ROUTE } from '../../../../tools/build/terms.ts';
import type { TreeNode } from '../../../../tools/lib/mdx.ts';
import { elementsOf } from '../../../../tools/lib/mdx.ts';

const docs = path.join(import.meta.dirname, '../../../../docs');
const terms = readTerms(docs);

const link = (url: string, words = 'a chunk'): TreeNode => ({
  type: 'link',
  url,
  children: [{ type: 'text', value: words }],
});
const page = (...children: TreeNode[]): TreeNode => ({ type: 'root', children: [{ type: 'paragraph', children }] });
const textOf = (node: TreeNode): string => node.value ?? (node.children ?? []).map(textOf).join('');

describe('links to terms', () => {
  it('the first one on a page becomes a button with the definition and the link beside it', () => {
    const tree = page(link(`${TERMS_ROUTE}#chunk`), link(`${TERMS_ROUTE}#chunk`));
    explainTerms(tree, 'en', terms);
    const [button] = elementsOf(tree, 'button');
    expect(textOf(button!)).toBe('a chunk');
    expect(textOf(tree)).toContain(`chunk: ${terms.chunk!.en.is}`);
    expect(tree.children![0]!.children!.map(({ type }) => type)).toEqual(['mdxJsxTextElement', 'link']);
  });

  it('of the Chinese site and with .html are known as well, and explained in Chinese', () => {
    const tree = page(link(`/zh${TERMS_ROUTE}.html#async`));
    explainTerms(tree, 'zh', terms);
    expect(textOf(tree)).toContain('异步 chunk：');
    expect(elementsOf(tree, 'button')).toHaveLength(1);
  });

  it('stay links in headings, for sections that are no term, and to other pages', () => {
    const tree: TreeNode = {
      type: 'root',
      children: [
        { type: 'heading', children: [link(`${TERMS_ROUTE}#chunk`)] },
        link(`${TERMS_ROUTE}#sizes`),
        link(`${TERMS_ROUTE}-more#chunk`),
      ],
    };
    explainTerms(tree, 'en', terms);
    expect(elementsOf(tree, 'button')).toEqual([]);
  });
});

describe('definitions', () => {
  it('of a page that is not there stop the build: no link would be explained', () => {
    const empty = mkdtempSync(path.join(tmpdir(), 'terms-'));
    expect(() => readTerms(empty)).toThrow(`docs/en${TERMS_ROUTE}.mdx  is not there`);
  });

  const ids = (language: string) =>
    new Set(
      [...readFileSync(path.join(docs, `${language}${TERMS_ROUTE}.mdx`), 'utf8').matchAll(/\{#([\w-]+)\}$/gm)].map(
        ([, id]) => id,
      ),
    );

  it.each(Object.entries(terms))('of %s: both languages, and a heading of the terms page', (key, term) => {
    for (const language of ['en', 'zh'] as const) {
      expect(term[language].name).toBeTruthy();
      expect(term[language].is.length).toBeGreaterThan(10);
      expect(ids(language), `docs/${language}${TERMS_ROUTE}.mdx needs a heading {#${key}}`).toContain(key);
    }
  });
});
