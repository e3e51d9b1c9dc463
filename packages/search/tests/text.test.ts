import { describe, expect, test } from 'vitest';
import { corrections, distance, nearest } from '../engine/corrections.ts';
import { highlight, snippet } from '../engine/highlight.ts';
import { CHAR, cutRun, headingTerms, indexTerms, words } from '../engine/tokenize.ts';

describe('terms', () => {
  test.each([
    ['writeDataJson', ['writedatajson', 'datajson', 'writ', 'data', 'json']],
    ['get_loader_times', ['get_loader_tim', 'get', 'loader', 'tim']],
    ['@rsdoctor/cli', ['rsdoctor/cli', 'rsdoctorcli', 'rsdoctor', 'cli']],
    ['duplicate-package', ['duplicate-packag', 'duplicatepackag', 'duplicat', 'packag']],
    ['E1002', ['e1002']],
    ['Re.Pack', ['re.pack', 'repack', 're', 'pack']],
    ['webpack4', ['webpack4', 'webpack', '4']],
    ['1.2', ['1.2', '12', '1', '2']],
    ['CssExtractRspackPlugin', ['cssextractrspackplugin', 'extractrspackplugin', 'css', 'extract', 'rspack', 'plugin']],
    ['Dependencies', ['dependency']],
    ['analysis', ['analysis']],
    [
      'modules splitting stopped caching cached string need',
      ['modul', 'split', 'stop', 'cach', 'cach', 'string', 'need'],
    ],
    ['ﷺ', ['صلىاللهعليهوسلم']],
    ['ＡＢＣ', ['abc']],
    ['aging', ['aging']],
  ])('%s', (text, terms) => expect(indexTerms(text)).toEqual(terms));

  test('Chinese and English are cut where the script changes, without spaces', () => {
    const texts = words('使用webpack的Loader分析').map(({ terms }) => terms[0]);
    expect(texts).toContain('webpack');
    expect(texts).toContain('loader');
    expect(texts).toContain('分析');
  });

  test('a word knows its place in the text', () => {
    const text = '查看 loader-runner 耗时。';
    for (const { start, end, terms } of words(text)) expect(text.slice(start, end).toLowerCase()).toBe(terms[0]);
  });

  test('headings are filed under their single characters too', () => {
    expect(headingTerms('术语')).toEqual(expect.arrayContaining([`${CHAR}术`, `${CHAR}语`]));
    expect(indexTerms('术语').join('')).not.toContain(CHAR);
  });

  test('without Intl.Segmenter a run is cut into pairs, for page and query alike', () => {
    expect(cutRun('重复依赖', null).map(({ text }) => text)).toEqual(['重复', '复依', '依赖']);
    expect(cutRun('包', null)).toEqual([{ start: 0, text: '包' }]);
  });
});

const found = (...terms: string[]) => ({ terms: new Set(terms), literals: [] as string[] });

describe('highlight', () => {
  test('escapes everything but its own marks', () => {
    expect(highlight('<img onerror=x> & loader', found('loader'))).toBe(
      '&#60;img onerror=x&#62; &#38; <mark>loader</mark>',
    );
  });

  test('marks a word by any of its terms', () => {
    expect(highlight('set writeDataJson', found('json'))).toBe('set <mark>writeDataJson</mark>');
  });

  test('marks what was typed letter for letter, once where marks overlap', () => {
    expect(highlight('reportDir', { terms: new Set(['reportdir']), literals: ['repor'] })).toBe(
      '<mark>reportDir</mark>',
    );
    expect(highlight('产物体积', { terms: new Set(), literals: ['物体'] })).toBe('产<mark>物体</mark>积');
  });

  test('a literal marks no inside of a word, one letter no word', () => {
    const literal = (text: string) => ({ terms: new Set<string>(), literals: [text] });
    expect(highlight('Three trees', literal('tree'))).toBe('Three <mark>tree</mark>s');
    expect(highlight('bundle b', literal('b'))).toBe('bundle <mark>b</mark>');
  });

  test('marks what was typed before a found word', () =>
    expect(highlight('one two', { terms: new Set(['two']), literals: ['one'] })).toBe(
      '<mark>one</mark> <mark>two</mark>',
    ));

  test('marks single Chinese characters of a mistyped word', () => {
    expect(highlight('术语', found('·术'))).toBe('<mark>术</mark>语');
  });
});

describe('snippet', () => {
  const long = Array.from({ length: 60 }, (_, index) => (index === 40 ? 'needle' : `word${index}`)).join(' ');

  test('shows the surroundings of the mark, cut between words, and the mark soon', () => {
    const text = snippet(long, found('needl'), 60);
    expect(text).toMatch(/^…word\d+ .{0,10}<mark>needle<\/mark> .* word\d+…$/);
    expect(text.replace(/<\/?mark>|…/g, '').length).toBeGreaterThan(50);
    expect(text.replace(/<\/?mark>|…/g, '').length).toBeLessThanOrEqual(60);
  });

  test('shows where most marks are together', () =>
    expect(
      snippet(`needle ${'word '.repeat(40)}${'needle '.repeat(3)}${'word '.repeat(30)}`, found('needl'), 60),
    ).toContain('needle</mark> <mark>needle</mark> <mark>needle</mark>'));

  test('begins with the sentence of the mark, if that is near', () =>
    expect(snippet(`A label. The other needle ${'word '.repeat(20)}`, found('needl'), 40)).toMatch(
      /^The other <mark>needle<\/mark> word/,
    ));

  test('begins with the line of the mark: a row of a table, or what stands below a label', () =>
    expect(snippet(`name boolean\nThe other needle ${'word '.repeat(20)}`, found('needl'), 40)).toMatch(
      /^The other <mark>needle<\/mark> word/,
    ));

  test('a short text stays whole', () => {
    expect(snippet('only four words here', found('four'), 60)).toBe('only <mark>four</mark> words here');
  });

  test('Chinese is cut between words too', () => {
    const text = snippet(
      '编译分析可以查看每个模块的编译耗时，也可以查看每个插件的调用次数和总耗时，还有产物体积。',
      found('插件'),
      30,
    );
    expect(text).toContain('<mark>插件</mark>');
    expect(text.startsWith('…')).toBe(true);
  });
});

const frequency = new Map(
  ['webpack', 'rspack', 'install', 'lite', 'next', 'tree', 'shak', 'shaking', 'loader', 'duplicate'].map((term, at) => [
    term,
    at + 1,
  ]),
);

test.each([
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['abc', 'ab', 1],
  ['abc', 'xbc', 1],
  ['abc', 'xyz', 3],
])('%s and %s differ by %i', (a, b, changes) => expect(distance(a, b, 3)).toBe(changes));

test.each([
  ['wepback', 'webpack'],
  ['webpak', 'webpack'],
  ['laoder', 'loader'],
  ['duplciatte', 'duplicate'],
])('%s is meant to be %s', (word, meant) => expect(corrections(word, frequency)).toEqual([meant]));

test('a nearer correction replaces those that are further away, however frequent', () =>
  expect(
    corrections(
      'compiller',
      new Map([
        ['compiles', 9],
        ['compiler', 1],
      ]),
    ),
  ).toEqual(['compiler']));

test('the nearest name comes first', () =>
  expect(nearest('treemaps', ['Treemaxx', 'Treemap'])).toEqual(['Treemap', 'Treemaxx']));

test('of several corrections the most frequent word comes first', () =>
  expect(
    corrections(
      'bundel',
      new Map([
        ['bundels', 1],
        ['bundle', 9],
        ['bundet', 5],
      ]),
    ),
  ).toEqual(['bundle', 'bundet', 'bundels']));

test.each(['vite', 'nuxt', 'uninstall', 'zzz', 'e1999'])('%s is another word than those that sound like it', (word) =>
  expect(corrections(word, frequency)).toEqual([]),
);

test.each([
  ['tremap', ['Treemap']],
  ['bundel size now', ['Bundle size']],
  ['产物对笔', ['产物对比']],
  ['zzzzqqq', []],
  ['kubernetes helm', []],
  ['theere', []],
])('the names nearest to %s', (query, expected) =>
  expect(
    nearest(query, ['Treemap', 'Bundle size', '产物对比', 'Loaders timeline', 'treemap', 'help', 'there']),
  ).toEqual(expected),
);

test('a hump of one letter is no term', () => expect(indexTerms('aPlugin')).not.toContain('a'));
