import { expect, test } from 'vitest';
import type { Found } from '../dialog/ask.ts';
import { resultsHtml } from '../dialog/html.ts';
import { textsOf } from '../dialog/texts.ts';
import { SearchEngine } from '../engine/engine.ts';
import { packIndex } from '../engine/index-file.ts';
import { pageOf, section } from './page.ts';

test('hits of a second answer stand below those on screen, also those of a group that is there', () => {
  const pages = ['a', 'b', 'c'].map((name) => pageOf(`/${name}`, [section(1, `Word ${name}`)]));
  const { hits, ...rest } = SearchEngine.build(packIndex('en', pages, { synonyms: [] })).search('word', { limit: 9 });
  const grouped = hits.map((hit, at) => ({
    ...hit,
    hierarchy: { ...hit.hierarchy, lvl0: at === 1 ? 'Other' : 'Group' },
  }));
  const found: Found = { ...rest, hits: grouped, isLocal: false };
  const order = (painted: number) =>
    [...resultsHtml(found, painted, textsOf('en')).matchAll(/data-hit="(\d)"/g)].map(([, at]) => at);
  expect(order(0)).toEqual(['0', '2', '1']);
  expect(order(2)).toEqual(['0', '1', '2']);
  expect(resultsHtml(found, 2, textsOf('en'))).toContain(textsOf('en').more);
});
