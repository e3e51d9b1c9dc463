import { describe, expect, test } from 'vitest';
import {
  CHAR,
  cutRun,
  headingTerms,
  indexTerms,
  words,
} from '../../../../../../theme/components/search/engine/tokenize.ts';

describe('terms', () => {
  test.each([
    ['writeDataJson', ['writedatajson', 'writ', 'data', 'json']],
    ['get_loader_times', ['get_loader_tim', 'get', 'loader', 'tim']],
    ['@rsdoctor/cli', ['rsdoctor/cli', 'rsdoctor', 'cli']],
    ['duplicate-package', ['duplicate-packag', 'duplicat', 'packag']],
    ['E1002', ['e1002']],
    ['1.2', ['1.2', '1', '2']],
    ['CssExtractRspackPlugin', ['cssextractrspackplugin', 'css', 'extract', 'rspack', 'plugin']],
    ['Dependencies', ['dependency']],
    ['analysis', ['analysis']],
    [
      'modules splitting stopped caching cached string need',
      ['modul', 'split', 'stop', 'cach', 'cach', 'string', 'need'],
    ],
    ['ﷺ', ['صلىاللهعليهوسلم']],
    ['ＡＢＣ', ['abc']],
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
