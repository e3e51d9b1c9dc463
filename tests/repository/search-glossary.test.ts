import { SearchEngine } from '@rsdoctor-docs/search/engine';
import { packIndex } from '@rsdoctor-docs/search/index-file';
import { SYNONYMS } from '@rsdoctor-docs/search/synonyms';
import { expect, test } from 'vitest';
import glossary from '#tools/checks/content/glossary.json' with { type: 'json' };

/** The glossary as pages: the title of each is the word that the site uses. */
const engine = SearchEngine.build(
  packIndex(
    'zh',
    glossary.terms.map(({ zh }, at) => ({
      route: `/${at}`,
      group: '',
      keywords: '',
      description: '',
      weight: 1,
      sections: [{ depth: 1, anchor: '', heading: zh, text: '', code: '', questions: [] }],
    })),
    { variants: '構构產产體体積积術术語语', synonyms: SYNONYMS },
  ),
);
const titles = (query: string) => engine.routes(query).map((route) => glossary.terms[Number(route.slice(1))]?.zh);

test.each(
  glossary.terms.flatMap(({ zh, typed = [] }: { zh: string; typed?: string[] }) => typed.map((word) => ({ word, zh }))),
)('$word, as people type it, finds $zh', ({ word, zh }) => expect(titles(word).slice(0, 5)).toContain(zh));

test('a known word inside of a phrase finds its synonyms', () => expect(titles('包太大了')).toContain('体积'));
