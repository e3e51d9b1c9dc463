import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { explainTerms, readTerms, TERMS_ROUTE } from '../../../../tools/build/terms.ts';
import { elementsOf, textOf } from '../../../../tools/lib/mdx.ts';
import { tree } from '../tree.ts';

const docs = path.join(import.meta.dirname, '../../../../docs');
const terms = readTerms(docs);

/** A page's text after its terms were explained. */
function explained(source: string, language: 'en' | 'zh' = 'en') {
  const page = tree(source);
  explainTerms(page, language, terms);
  return page;
}

describe('links to terms', () => {
  it('the first one on a page becomes a button with the definition and the link beside it', () => {
    const page = explained(`Of [a chunk](${TERMS_ROUTE}#chunk) and [a chunk](${TERMS_ROUTE}#chunk)\n`);
    const [button] = elementsOf(page, 'button');
    expect(textOf(button!)).toBe('a chunk');
    expect(textOf(page)).toContain(`chunk: ${terms.chunk!.en.is.replaceAll('`', '')}`);
    expect(page.children![0]!.children!.map(({ type }) => type)).toEqual(['text', 'mdxJsxTextElement', 'text', 'link']);
  });

  it('of the Chinese site and with .html are known as well, and explained in Chinese', () => {
    const page = explained(`[异步](/zh${TERMS_ROUTE}.html#async)\n`, 'zh');
    expect(textOf(page)).toContain('异步 chunk：');
    expect(elementsOf(page, 'button')).toHaveLength(1);
  });

  it.each([`# [a](${TERMS_ROUTE}#chunk)\n`, `[a](${TERMS_ROUTE}#sizes)\n`, `[a](${TERMS_ROUTE}-more#chunk)\n`])(
    'in headings, to other sections and to other pages stay links: %s',
    (source) => expect(elementsOf(explained(source), 'button')).toEqual([]),
  );
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
