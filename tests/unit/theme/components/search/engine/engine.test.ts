import { describe, expect, test } from 'vitest';
import { SearchEngine } from '../../../../../../theme/components/search/engine/engine.ts';
import {
  type IndexedPage,
  packIndex,
  type Section,
} from '../../../../../../theme/components/search/engine/index-file.ts';
import glossary from '../../../../../../tools/checks/content/glossary.json' with { type: 'json' };

function page(route: string, title: string, ...sections: [heading: string, text: string][]): IndexedPage {
  const below = sections.map(
    ([heading, text], index): Section => (heading ? [2, `s${index}`, heading, text] : [1, '', '', text]),
  );
  const intro = below[0]?.[2] === '' ? below.shift()![3] : '';
  return {
    route,
    group: 'Guide',
    keywords: '',
    description: '',
    isListed: true,
    sections: [[1, 'top', title, intro], ...below],
  };
}

const english = SearchEngine.build(
  packIndex('en', [
    page(
      '/output',
      'output',
      ['', 'Where the report goes.'],
      ['reportDir', 'Folder of the report. Default `.rsdoctor`.'],
      ['reportCodeType', 'noCode leaves sources out.'],
    ),
    page('/intro', 'Introduction', ['', 'Rsdoctor is a build analyzer with bundle analysis.']),
    page('/loaders', 'Loaders timeline', ['', 'Times of all loaders.'], ['Filter', 'By name.']),
    page(
      '/rules',
      'Built-in rules',
      ['E1001', 'duplicate packages in the bundle'],
      ['Disable a rule', 'Set it to off.'],
      ['Same', 'a'],
      ['Same', 'b'],
      ['Same', 'rule'],
    ),
    page('/memory', 'FAQ', ['Out of memory', 'The heap of Node.js is too small; a generic Map<string, T> is big.']),
  ]),
);

const chinese = SearchEngine.build(
  packIndex('zh', [
    page('/zh/term', '术语', ['', '本页解释常用的名词。']),
    page('/zh/timeline', 'Loader 时序图', ['', '查看每个 loader 耗时。']),
    page('/zh/rules', '内置规则', ['重复依赖检查', '检查产物中的重复包。']),
    page('/zh/custom', '自定义规则', ['', '用 API 编写规则。']),
  ]),
);

/** The glossary as pages: the title of each is the word that the site uses. */
const concepts = SearchEngine.build(
  packIndex(
    'zh',
    glossary.terms.map(({ zh }, index) => page(`/zh/${index}`, zh)),
    '構构產产體体積积術术語语',
  ),
);

describe('Chinese as people type it', () => {
  test.each(glossary.terms.flatMap(({ concept, zh, typed = [] }) => typed.map((word) => [word, zh, concept] as const)))(
    '%s finds %s',
    (word, zh) => {
      const titles = concepts.routes(word).map((route) => glossary.terms[Number(route.slice('/zh/'.length))]?.zh);
      expect(titles.slice(0, 5)).toContain(zh);
    },
  );
  test('a known word inside of a phrase finds what stands for it', () =>
    expect(concepts.routes('包太大了').map((route) => glossary.terms[Number(route.slice(4))]?.zh)).toContain('体积'));
  test('traditional characters find simplified pages, and those are marked', () => {
    expect(concepts.routes('產物體積')[0]).toBe(concepts.routes('产物体积')[0]);
    const [hit] = concepts.search('產物', { limit: 3, snippetSize: 10 });
    expect(hit?._snippetResult.hierarchy.lvl1?.value).toContain('<mark>产物</mark>');
  });
  test('without pairs a character is itself', () => expect(chinese.routes('術語')).toEqual([]));
});

describe('what is found first', () => {
  test.each([
    ['introduction', '/intro'],
    ['intoduction', '/intro'],
    ['int', '/intro'],
    ['reportCodeType', '/output'],
    ['reportcodetyep', '/output'],
    ['report dir', '/output'],
    ['loaders t', '/loaders'],
    ['E1001', '/rules'],
    ['how to disable a rule', '/rules'],
    ['oom', '/memory'],
  ])('%s', (query, route) => expect(english.routes(query)[0]).toBe(route));

  test.each([
    ['术语', '/zh/term'],
    ['术雨', '/zh/term'],
    ['loader 耗时', '/zh/timeline'],
    ['loader耗时', '/zh/timeline'],
    ['内至规则', '/zh/rules'],
    ['重复依赖', '/zh/rules'],
    ['自定', '/zh/custom'],
    ['自定义', '/zh/custom'],
  ])('%s', (query, route) => expect(chinese.routes(query)[0]).toBe(route));
});

test('nonsense finds nothing', () => {
  expect(english.routes('zzzzqqq')).toEqual([]);
  expect(english.routes('   ')).toEqual([]);
});

describe('hits', () => {
  const options = { limit: 20, snippetSize: 10 };

  test('the title of a page comes first, its sections follow', () => {
    const hits = english.search('rule', options);
    expect(hits[0]).toMatchObject({ type: 'lvl1', url: '/rules' });
    expect(hits[1]!.url).toMatch(/^\/rules#/);
    expect(hits[1]!.hierarchy.lvl1).toBe(hits[0]!.hierarchy.lvl1);
  });

  test('a section found by its heading shows the heading, one found by its text shows the text', () => {
    const [, heading] = english.search('reportDir', options);
    expect(heading).toMatchObject({ type: 'lvl2', url: '/output#s1' });
    expect(heading!._snippetResult.hierarchy.lvl2!.value).toBe('<mark>reportDir</mark>');
    const content = english.search('heap', options).find(({ type }) => type === 'content');
    expect(content!._snippetResult.content!.value).toContain('<mark>heap</mark>');
  });

  test('everything that the dialog draws as HTML is escaped', () => {
    const hits = english.search('heap', options);
    expect(JSON.stringify(hits)).not.toContain('<string');
  });

  test('no more hits than asked for', () => {
    expect(english.search('e', { limit: 5, snippetSize: 5 }).length).toBeLessThanOrEqual(5);
  });

  test('object ids are unique', () => {
    const ids = english.search('a rule the', options).map(({ objectID }) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('built in slices it answers the same', async () => {
  const file = packIndex('zh', chinese.pages);
  const sliced = await SearchEngine.buildInSlices(file, 1);
  expect(sliced.routes('规则')).toEqual(chinese.routes('规则'));
});
