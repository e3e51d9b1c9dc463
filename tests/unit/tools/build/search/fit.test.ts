import { describe, expect, test } from 'vitest';
import { type IndexedPage, REST } from '../../../../../theme/components/search/engine/index-file.ts';
import { fitToBudget, shortener } from '../../../../../tools/build/search/fit.ts';

const page = (route: string, ...texts: string[]): IndexedPage => ({
  route,
  group: 'G',
  keywords: '',
  description: '',
  isListed: true,
  sections: texts.map((text, index) => [index + 1, `s${index}`, `Heading ${index}`, text]),
});

describe('shortener', () => {
  test('a section keeps its beginning, and of the rest the words that are new on the page', () => {
    const [short] = shortener([page('/a', 'one two three one four the five', 'two six seven eight')])({
      words: 3,
      common: 1,
    });
    expect(short!.sections.map((section) => section[3])).toEqual([
      `one two three${REST}four five`,
      `two six seven${REST}eight`,
    ]);
  });

  test('words of many pages are not kept from the rest', () => {
    const pages = [page('/a', 'x rsdoctor rare'), page('/b', 'y rsdoctor'), page('/c', 'z rsdoctor')];
    expect(shortener(pages)({ words: 1, common: 0.5 })[0]!.sections[0]![3]).toBe(`x${REST}rare`);
  });

  test('headings stay', () => {
    const [short] = shortener([page('/a', 'one two three')])({ words: 1, common: 0 });
    expect(short!.sections[0]!.slice(0, 3)).toEqual([1, 's0', 'Heading 0']);
  });
});

describe('fitToBudget', () => {
  // Without repeated phrases, so that only fewer words make it smaller.
  let random = 1;
  const long = Array.from({ length: 1500 }, () => {
    random = (random * 48271) % 2147483647;
    return `w${random % 211}`;
  }).join(' ');
  const pages = [page('/a', long), page('/b', 'short')];
  const write = (some: IndexedPage[]) => JSON.stringify(some);

  test('what fits stays whole', () => {
    expect(fitToBudget(pages, write)).toMatchObject({ pages, words: Number.POSITIVE_INFINITY });
  });

  test('what does not is shortened as little as it takes', () => {
    const { words, bytes } = fitToBudget(pages, write, 600);
    expect(words).toBeLessThan(500);
    expect(words).toBeGreaterThan(12);
    expect(bytes).toBeLessThanOrEqual(600);
  });
});
