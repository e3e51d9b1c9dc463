import { describe, expect, test } from 'vitest';
import { highlight, snippet } from '../../../../../../theme/components/search/engine/highlight.ts';

const found = (...terms: string[]) => ({ terms: new Set(terms), literals: [] as string[] });

describe('highlight', () => {
  test('escapes everything but its own marks', () => {
    expect(highlight('<img onerror=x> & loader', found('loader'))).toBe(
      '&lt;img onerror=x&gt; &amp; <mark>loader</mark>',
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

  test('marks single Chinese characters of a mistyped word', () => {
    expect(highlight('术语', found('·术'))).toBe('<mark>术</mark>语');
  });
});

describe('snippet', () => {
  const long = Array.from({ length: 60 }, (_, index) => (index === 40 ? 'needle' : `word${index}`)).join(' ');

  test('shows the surroundings of the mark, cut between words', () => {
    const text = snippet(long, found('needl'), 10);
    expect(text).toContain('<mark>needle</mark>');
    expect(text).toMatch(/^…word\d+ /);
    expect(text).toMatch(/ word\d+…$/);
    expect(text.split(' ').length).toBe(10);
  });

  test('a short text stays whole', () => {
    expect(snippet('only four words here', found('four'), 10)).toBe('only <mark>four</mark> words here');
  });

  test('Chinese is cut between words too', () => {
    const text = snippet(
      '编译分析可以查看每个模块的编译耗时，也可以查看每个插件的调用次数和总耗时，还有产物体积。',
      found('插件'),
      8,
    );
    expect(text).toContain('<mark>插件</mark>');
    expect(text.startsWith('…')).toBe(true);
  });
});
