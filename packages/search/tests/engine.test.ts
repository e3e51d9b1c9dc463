import { describe, expect, test } from 'vitest';
import { SearchEngine } from '../engine/engine.ts';
import { type IndexedPage, packIndex, packTexts, type SearchIndexFile } from '../engine/index-file.ts';
import { Postings } from '../engine/postings.ts';
import { parseQuery } from '../engine/query.ts';
import { SYNONYMS } from '../engine/synonyms.ts';
import { Thesaurus } from '../engine/thesaurus.ts';
import { pageOf, section } from './page.ts';

const page = (route: string, title: string, ...sections: [heading: string, text: string][]): IndexedPage => {
  const intro = sections[0]?.[0] === '' ? sections.shift()![1] : '';
  const below = sections.map(([heading, text], at) => section(2, heading, text, { anchor: `s${at}` }));
  return pageOf(route, [section(1, title, intro), ...below]);
};

const bestRoutes = (engine: SearchEngine, query: string) => engine.routes(query);
const LIMIT = { limit: 20 };

/** An engine that has the texts too. */
const engineOf = (lang: string, pages: IndexedPage[], variants = '') =>
  SearchEngine.build(packIndex(lang, pages, { variants, synonyms: SYNONYMS }), packTexts(pages));

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

test('traditional characters find simplified pages, which are highlighted', () => {
  const pages = [page('/zh/output', '产物体积'), page('/zh/other', '规则')];
  const [hit] = engineOf('zh', pages, '產产體体積积').search('產物體積', LIMIT).hits;
  expect(hit?._snippetResult.hierarchy.lvl1?.value).toBe('<mark>产物体积</mark>');
  expect(bestRoutes(engineOf('zh', pages), '產體積')).toEqual([]);
});

test('invisible characters of a pasted word are ignored', () =>
  expect(english.search('\u200bintro\u200dduction\ufeff', LIMIT)).toEqual(english.search('introduction', LIMIT)));

test('without hits the nearest titles and words are named', () => {
  expect(english.search('introduction', LIMIT).nearest).toEqual([]);
  expect(english.search('zimelinee', LIMIT)).toMatchObject({ hits: [], nearest: ['timeline'] });
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

test('a typed prefix and a misspelt word are understood', () => {
  expect(bestRoutes(english, 'writedatjson')).toEqual([]);
  expect(bestRoutes(english, 'intrduction')[0]).toBe('/intro');
  expect(bestRoutes(english, 'report dri output')[0]).toBe('/output');
});

/** Their parts stand in the titles of other pages. */
test.each(['get_module_iss', 'get_modle_issuer'])('the name is meant by %s', (typed) => {
  const tools = page('/tools', 'Tools', ['', 'get_module_issuer names the module and its issuer.']);
  expect(bestRoutes(engineOf('en', [page('/get', 'Get a module', ['', '']), tools]), typed)[0]).toBe('/tools');
});

test('a question that the query has whole counts, whatever stands around it', () => {
  const start = pageOf('/start', [section(1, 'Start', '', { questions: ["Cannot find module 'my-plugin'"] })]);
  const other = page('/other', 'Errors of a config', ['Error stack', 'require a module to find the error in a config']);
  const pasted = "Error: Cannot find module 'my-plugin' Require stack: a.config.cjs";
  expect(bestRoutes(engineOf('en', [other, start]), pasted)[0]).toBe('/start');
});

test('what the site does not have is named, and nothing that sounds like it is found', () => {
  expect(english.search('undisable', LIMIT)).toMatchObject({ hits: [], unknown: ['undisable'] });
  const { hits, unknown } = english.search('introduction nuxt', LIMIT);
  expect(hits[0]!.url).toBe('/intro');
  expect(unknown).toEqual(['nuxt']);
});

test('without the texts headings and questions answer', () => {
  const pages = [page('/a', 'A', ['One', 'text']), page('/b', 'B', ['Two', 'text'])];
  pages[1]!.sections[1]!.questions = ['why does my build hang'];
  const engine = SearchEngine.build(packIndex('en', pages, { synonyms: SYNONYMS }));
  expect(bestRoutes(engine, 'my build is hanging')).toEqual(['/b']);
  expect(engine.search('build hangs', { limit: 5 }).hits[0]!.url).toBe('/b#s0');
  expect(bestRoutes(engine, 'text')).toEqual([]);
});

test('a page comes first whose title is the query, or one of whose keywords it is', () => {
  const pages = [
    page('/faq', 'FAQ', ['The report opens no browser', 'With the treemap, and with the treemap open.']),
    page('/treemap', 'treemap', ['', 'A screen.']),
    pageOf('/viewer', [section(1, 'Open a report')], { keywords: 'look at a report\nplayground' }),
    page('/play', 'The ground of a playground, long and wide', ['Playground of all', 'A playground.']),
  ];
  expect(bestRoutes(engineOf('en', pages), 'Treemap')[0]).toBe('/treemap');
  expect(bestRoutes(engineOf('en', pages), 'look at a report')[0]).toBe('/viewer');
});

test('a section that answers the query comes before a page whose title names a part of it', () => {
  const titled = pageOf('/open', [
    section(1, 'Open a report', 'Drop the report here.', { questions: ['open a report', 'view a report'] }),
    section(2, 'What a report has', 'The report of the page.'),
  ]);
  const trouble = pageOf('/trouble', [
    section(1, 'Troubleshooting'),
    section(2, 'The report is empty', 'The page of the report stays blank.', { questions: ['blank page'] }),
  ]);
  expect(engineOf('en', [titled, trouble]).routes('open report shows blank page')).toEqual(['/trouble', '/open']);
  expect(engineOf('en', [titled, trouble]).routes('open report')).toEqual(['/open', '/trouble']);
});

test('every hit says why it is there', () => {
  for (const query of ['disable a rule', 'reportDir', 'oom', 'loaders', 'duplicate'])
    for (const { _snippetResult } of english.search(query, LIMIT).hits)
      expect(JSON.stringify(_snippetResult), query).toMatch(/<mark>/);
});

test('one word that a message has is no message', () => {
  const pages = [page('/faq', 'FAQ', ['Why', 'x']), page('/disableClientServer', 'disableClientServer')];
  const first = packIndex('en', pages, { answered: [[0, 1, 'Set disableClientServer to true']] });
  const engine = SearchEngine.build(first, packTexts(pages));
  expect(bestRoutes(engine, 'disableClientServer')[0]).toBe('/disableClientServer');
  expect(engine.search('Set disableClientServer', LIMIT).hits[0]!.url).toBe('/faq#s0');
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

test('a sentence with a code is found where it stands, the code alone at its section', () => {
  const pages = [
    page('/rules', 'Rules', ['E1001', 'Copies of a package.']),
    page('/note', 'Note', ['', 'Since 1.2, E1001 is silent.']),
  ];
  const answered: SearchIndexFile['answered'] = [[0, 1, 'E1001']];
  const engine = SearchEngine.build(packIndex('en', pages, { synonyms: SYNONYMS, answered }), packTexts(pages));
  for (const [query, best] of [
    ['Since 1.2, E1001 is silent.', '/note'],
    ['E1001 is silent', '/rules'],
    ['[E1001:Warn:DUPLICATE-PACKAGE] Since 1.2, E1001 is silent.', '/rules'],
    ['E1001 in a note silent since', '/note'],
  ] as const) {
    expect(bestRoutes(engine, query)[0]).toBe(best);
    expect(engine.search(query, LIMIT).hits[0]?.url.split('#')[0]).toBe(best);
  }
});

test('a synonym stands in for its own word alone', () => {
  const vocabulary = new Postings({ text: 1 });
  vocabulary.add(() => ['loader', 'slow']);
  const { lookups } = parseQuery('loader 耗时', vocabulary, new Thesaurus(SYNONYMS));
  expect(lookups.map(({ term, word }) => [term, word])).toEqual([
    ['loader', 0],
    ['slow', 1],
  ]);
});

test('nonsense finds nothing', () => {
  expect(bestRoutes(english, 'zzzzqqq')).toEqual([]);
  expect(bestRoutes(english, '   ')).toEqual([]);
});

describe('hits', () => {
  test('where the title answers the page comes first, its best section follows', () => {
    const { hits } = english.search('built-in rules', LIMIT);
    expect(hits[0]).toMatchObject({ type: 'lvl1', url: '/rules' });
    expect(hits[1]!.url).toMatch(/^\/rules#/);
    expect(hits[1]!.hierarchy.lvl1).toBe(hits[0]!.hierarchy.lvl1);
  });

  test('a section found by its heading shows the heading, one found by its text shows the text', () => {
    const [heading] = english.search('reportDir', LIMIT).hits;
    expect(heading).toMatchObject({ type: 'lvl2', url: '/output#s0' });
    expect(heading!._snippetResult.hierarchy.lvl2!.value).toBe('<mark>reportDir</mark>');
    const content = english.search('heap', LIMIT).hits.find(({ type }) => type === 'content');
    expect(content!._snippetResult.content!.value).toContain('<mark>heap</mark>');
  });

  test('a section whose text lacks the found word shows the question that has it, also before the texts are there', () => {
    const pages = [
      pageOf('/alerts', [
        section(1, 'Alerts'),
        section(2, 'Turn it off', 'Set the rule.', { questions: ['hide an alert', 'allow a <duplicate> package'] }),
      ]),
    ];
    for (const engine of [engineOf('en', pages), SearchEngine.build(packIndex('en', pages, { synonyms: SYNONYMS }))]) {
      const [hit] = engine.search('dupl', LIMIT).hits;
      expect(hit!._snippetResult.content!.value).toBe('allow a &#60;<mark>duplicate</mark>&#62; package');
      expect(hit!.reason).toBe('name');
    }
  });

  test('a section that has another word for the typed one marks that, although its page has the typed one', () => {
    const pages = [page('/size', 'Size', ['Timeline', 'All files.'], ['Chart', 'One file.'])];
    const { hits } = engineOf('en', pages).search('timeline', LIMIT);
    expect(hits.map(({ _snippetResult }) => _snippetResult.hierarchy.lvl2?.value)).toEqual([
      '<mark>Timeline</mark>',
      '<mark>Chart</mark>',
    ]);
  });

  test('snippets are HTML with everything escaped', () => {
    const snippets = english.search('heap Map string', LIMIT).hits.map((hit) => hit._snippetResult);
    expect(JSON.stringify(snippets)).toContain('&#60;<mark>string</mark>');
    expect(JSON.stringify(snippets).replace(/<\/?mark>/g, '')).not.toContain('<');
  });

  test('two of a page, and three if few pages match; a phone, which asks for fewer, gets the first of the same', () => {
    const many = Array.from({ length: 7 }, (_, at) =>
      page(`/${at}`, `Word ${at}`, ['Word', 'a'], ['Word', 'b'], ['Word', 'c']),
    );
    const rows = (pages: number, limit: number) =>
      engineOf('en', many.slice(0, pages))
        .search('word', { limit })
        .hits.map(({ url }) => url.split('#')[0]);
    expect(rows(7, 5)).toEqual(['/0', '/0', '/1', '/1', '/2']);
    expect(rows(7, 20)).toHaveLength(14);
    expect(rows(4, 20)).toHaveLength(12);
    expect(rows(4, 20).slice(0, 5)).toEqual(rows(4, 5));
  });

  test('lead to their heading and name it', () => {
    for (const query of ['heap', 'rule', 'reportDir', 'times'])
      for (const { url, hierarchy } of english.search(query, LIMIT).hits) {
        const [route, anchor] = url.split('#');
        const { sections } = english.pages.find((one) => one.route === route)!;
        const own = anchor ? sections.find((one) => one.anchor === anchor) : sections[0];
        expect(Object.values(hierarchy).filter(Boolean).at(-1)).toBe(own?.heading);
      }
  });

  test('of code are found, below prose, and show the word alone', () => {
    const code = pageOf('/code', [section(1, 'Code'), section(2, 'Sample', '', { code: 'treemap true' })]);
    const prose = pageOf('/prose', [section(1, 'Prose'), section(2, 'Words', 'The treemap shows sizes.')]);
    const { hits } = engineOf('en', [code, prose]).search('treemap', LIMIT);
    expect(hits.map(({ url }) => url)).toEqual(['/prose#words', '/code#sample']);
    expect(hits[1]).toMatchObject({
      reason: 'code',
      _snippetResult: { content: { value: '<mark>treemap</mark>' } },
    });
  });

  test('of a page that repeats others come after them', () => {
    const pages = ['/note', '/guide'].map((route) => page(route, route.slice(1), ['Treemap', 'Sizes.']));
    pages[0]!.weight = 0.5;
    expect(bestRoutes(engineOf('en', pages), 'treemap')).toEqual(['/guide', '/note']);
  });

  test('no more hits than asked for', () => {
    expect(english.search('e', { limit: 5 }).hits.length).toBeLessThanOrEqual(5);
  });

  test('object ids are unique', () => {
    const ids = english.search('a rule the', LIMIT).hits.map(({ objectID }) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('built in slices it answers the same', async () => {
  const sliced = await SearchEngine.buildInSlices(
    packIndex('zh', chinese.pages, { synonyms: SYNONYMS }),
    packTexts(chinese.pages),
  );
  expect(bestRoutes(sliced, '规则')).toEqual(bestRoutes(chinese, '规则'));
});

describe('names of several words', () => {
  test('a known name is one word, wherever the segmenter would cut', () => {
    const vocabulary = new Postings({ text: 1 });
    vocabulary.add(() => ['第三', '三方', '方库', '方包', '拆成']);
    const { lookups } = parseQuery('第三方库拆成两份', vocabulary, new Thesaurus(SYNONYMS));
    expect(lookups.filter(({ term }) => term !== '拆成').map(({ word }) => word)).not.toContain(1);
    expect(lookups.find(({ term }) => term === '拆成')).toMatchObject({ word: 1, weight: 1 });
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
    const [hit] = engine.search('loders timline', { limit: 5 }).hits;
    expect(hit?.type).toBe('lvl1');
  });
});

test('a section whose text is signs alone is found by its heading', () => {
  for (const signs of ['— '.repeat(100), '✅❌'.repeat(80)])
    expect(engineOf('en', [page('/a', 'A', ['Legend', signs])]).search('legend', LIMIT).hits).toHaveLength(1);
});
