import { describe, expect, test } from 'vitest';
import { bestRoutes, SearchEngine } from '../../../../../../theme/components/search/engine/engine.ts';
import {
  type IndexedPage,
  packIndex,
  packTexts,
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

/** An engine that has the texts too. */
const engineOf = (lang: string, pages: IndexedPage[], variants = '') =>
  SearchEngine.build(packIndex(lang, pages, variants), packTexts(pages));

const english = engineOf('en', [
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
]);

const chinese = engineOf('zh', [
  page('/zh/term', '术语', ['', '本页解释常用的名词。']),
  page('/zh/timeline', 'Loader 时序图', ['', '查看每个 loader 耗时。']),
  page('/zh/rules', '内置规则', ['重复依赖检查', '检查产物中的重复包。']),
  page('/zh/custom', '自定义规则', ['', '用 API 编写规则。']),
]);

/** The glossary as pages: the title of each is the word that the site uses. */
const concepts = engineOf(
  'zh',
  glossary.terms.map(({ zh }, index) => page(`/zh/${index}`, zh)),
  '構构產产體体積积術术語语',
);

describe('Chinese as people type it', () => {
  test.each(glossary.terms.flatMap(({ concept, zh, typed = [] }) => typed.map((word) => [word, zh, concept] as const)))(
    '%s finds %s',
    (word, zh) => {
      const titles = bestRoutes(concepts, word).map((route) => glossary.terms[Number(route.slice('/zh/'.length))]?.zh);
      expect(titles.slice(0, 5)).toContain(zh);
    },
  );
  test('a known word inside of a phrase finds what stands for it', () =>
    expect(bestRoutes(concepts, '包太大了').map((route) => glossary.terms[Number(route.slice(4))]?.zh)).toContain(
      '体积',
    ));
  test('traditional characters find simplified pages, and those are marked', () => {
    expect(bestRoutes(concepts, '產物體積')[0]).toBe(bestRoutes(concepts, '产物体积')[0]);
    const [hit] = concepts.search('產物', { limit: 3, snippetSize: 10 }).hits;
    expect(hit?._snippetResult.hierarchy.lvl1?.value).toContain('<mark>产物</mark>');
  });
  test('without pairs a character is itself', () => expect(bestRoutes(chinese, '術語')).toEqual([]));
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
  ])('%s', (query, route) => expect(bestRoutes(english, query)[0]).toBe(route));

  test.each([
    ['术语', '/zh/term'],
    ['术雨', '/zh/term'],
    ['loader 耗时', '/zh/timeline'],
    ['loader耗时', '/zh/timeline'],
    ['内至规则', '/zh/rules'],
    ['重复依赖', '/zh/rules'],
    ['自定', '/zh/custom'],
    ['自定义', '/zh/custom'],
  ])('%s', (query, route) => expect(bestRoutes(chinese, query)[0]).toBe(route));
});

test('a typed prefix, a misspelt word and two words in one are understood', () => {
  expect(bestRoutes(english, 'writedatjson')).toEqual([]);
  expect(bestRoutes(english, 'intrduction')[0]).toBe('/intro');
  expect(bestRoutes(english, 'loaderstimeline')[0]).toBe('/loaders');
  expect(bestRoutes(english, 'report dri output')[0]).toBe('/output');
});

test('what the site does not have is named, and nothing that sounds like it is found', () => {
  const options = { limit: 20, snippetSize: 10 };
  expect(english.search('undisable', options)).toEqual({ hits: [], unknown: ['undisable'] });
  const { hits, unknown } = english.search('introduction nuxt', options);
  expect(hits[0]!.url).toBe('/intro');
  expect(unknown).toEqual(['nuxt']);
});

test('without the texts headings and questions answer', () => {
  const pages = [page('/a', 'A', ['One', 'text']), page('/b', 'B', ['Two', 'text'])];
  pages[1]!.sections[1]![4] = ['why does my build hang'];
  const engine = SearchEngine.build(packIndex('en', pages));
  expect(bestRoutes(engine, 'my build is hanging')).toEqual(['/b']);
  expect(engine.search('build hangs', { limit: 5, snippetSize: 5 }).hits[0]!.url).toBe('/b#s0');
  expect(bestRoutes(engine, 'text')).toEqual([]);
});

test('a sentence is found where it stands', () => {
  const sentence = 'The report is the output of a rule in the bundle';
  const pages = [
    page('/words', 'Report output rule bundle', [
      'Bundle report',
      'A rule is in the report, the output in the bundle.',
    ]),
    page('/here', 'Other', ['Nothing', `Before. ${sentence}, after.`]),
  ];
  expect(bestRoutes(engineOf('en', pages), sentence)[0]).toBe('/here');
});

test('nonsense finds nothing', () => {
  expect(bestRoutes(english, 'zzzzqqq')).toEqual([]);
  expect(bestRoutes(english, '   ')).toEqual([]);
});

describe('hits', () => {
  const options = { limit: 20, snippetSize: 10 };

  test('where the title answers the page comes first, its best section follows', () => {
    const { hits } = english.search('built-in rules', options);
    expect(hits[0]).toMatchObject({ type: 'lvl1', url: '/rules' });
    expect(hits[1]!.url).toMatch(/^\/rules#/);
    expect(hits[1]!.hierarchy.lvl1).toBe(hits[0]!.hierarchy.lvl1);
  });

  test('a section found by its heading shows the heading, one found by its text shows the text', () => {
    const [heading] = english.search('reportDir', options).hits;
    expect(heading).toMatchObject({ type: 'lvl2', url: '/output#s1' });
    expect(heading!._snippetResult.hierarchy.lvl2!.value).toBe('<mark>reportDir</mark>');
    const content = english.search('heap', options).hits.find(({ type }) => type === 'content');
    expect(content!._snippetResult.content!.value).toContain('<mark>heap</mark>');
  });

  test('everything that the dialog draws as HTML is escaped', () => {
    const { hits } = english.search('heap', options);
    expect(JSON.stringify(hits)).not.toContain('<string');
  });

  test('a page has two rows while others wait', () => {
    const many = Array.from({ length: 4 }, (_, at) =>
      page(`/${at}`, `Word ${at}`, ['Word', 'a'], ['Word', 'b'], ['Word', 'c']),
    );
    const rows = (limit: number) =>
      engineOf('en', many)
        .search('word', { limit, snippetSize: 5 })
        .hits.map(({ url_without_anchor }) => url_without_anchor);
    expect(rows(8)).toEqual(['/0', '/0', '/1', '/1', '/2', '/2', '/3', '/3']);
    expect(rows(9)).toEqual(['/0', '/0', '/0', '/1', '/1', '/2', '/2', '/3', '/3']);
  });

  test('the list of links at the end of a page is no hit', () => {
    const linked = page('/a', 'A', ['Loaders', 'about loaders']);
    linked.sections.push([2, 'next', 'Where next', 'Loaders timeline']);
    const urls = engineOf('en', [linked])
      .search('loaders timeline', options)
      .hits.map(({ url }) => url);
    expect(urls).not.toContain('/a#next');
  });

  test('no more hits than asked for', () => {
    expect(english.search('e', { limit: 5, snippetSize: 5 }).hits.length).toBeLessThanOrEqual(5);
  });

  test('object ids are unique', () => {
    const ids = english.search('a rule the', options).hits.map(({ objectID }) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('built in slices it answers the same', async () => {
  const sliced = await SearchEngine.buildInSlices(packIndex('zh', chinese.pages), packTexts(chinese.pages), 1);
  expect(bestRoutes(sliced, '规则')).toEqual(bestRoutes(chinese, '规则'));
});

describe('names of several words', () => {
  test('the parts of a name weigh less than the name', () => {
    const engine = engineOf('zh', [
      page('/zh/topic', '耗时', ['退出', '退出进程']),
      page('/zh/modules', '模块分析', ['Bailout', '列出 bailout 的原因。']),
    ]);
    expect(bestRoutes(engine, '优化退出')[0]).toBe('/zh/modules');
  });

  test('words of the title lead to the page, misspelt ones too', () => {
    const engine = engineOf('en', [
      page(
        '/loaders',
        'Loaders timeline',
        ['', 'Times.'],
        ['Open the loaders timeline', 'The loaders timeline opens.'],
      ),
    ]);
    const [hit] = engine.search('loders timline', { limit: 5, snippetSize: 10 }).hits;
    expect(hit?.type).toBe('lvl1');
  });
});
