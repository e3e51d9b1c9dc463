import { readFileSync } from 'node:fs';
import { nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { elementsOf } from '@rsdoctor-docs/base/mdx';
import { tree } from '@rsdoctor-docs/base/tests/tree';
import type { Paragraph } from 'mdast';
import { expect, it } from 'vitest';
import { explainTerms, readTerms, TERMS_ROUTE } from './term.plugin.ts';

const terms = readTerms();

it('the first link to a term becomes a button with the definition and the link beside it', () => {
  const page = tree(`Of [a chunk](${TERMS_ROUTE}#chunk) and [a chunk](${TERMS_ROUTE}#chunk)\n`);
  explainTerms(page, 'en', terms);
  expect(elementsOf(page, 'button').map((element) => nodeText(element))).toEqual(['a chunk']);
  expect(nodeText(page)).toContain(`chunk: ${terms.chunk!.en!.is.replaceAll('`', '')}`);
  const [{ children }] = page.children as [Paragraph];
  expect(children.map(({ type }) => type)).toEqual(['text', 'mdxJsxTextElement', 'text', 'link']);
});

it.each(['en', 'zh'] as const)('definitions have their words and a heading of the terms page (%s)', (lang) => {
  const page = readFileSync(`docs/${lang}${TERMS_ROUTE}.mdx`, 'utf8');
  for (const [key, { [lang]: term }] of Object.entries(terms)) {
    expect([term?.name !== '', (term?.is.length ?? 0) > 10], key).toEqual([true, true]);
    expect(page, key).toMatch(new RegExp(`\\{#${key}\\}$`, 'm'));
  }
});
