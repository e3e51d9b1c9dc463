import { expect, test } from 'vitest';
import { traditionalPairs } from '../../../../../tools/build/search/variants.ts';

const pairs = (text: string) => traditionalPairs(text).match(/../gu) ?? [];

test('every traditional form of a character of the text has its pair', () =>
  expect(pairs('构建产物')).toEqual(expect.arrayContaining(['構构', '產产'])));
test('characters that are not in the text cost nothing', () => expect(pairs('构建').join('')).not.toContain('龜'));
test('a character that the text has itself is not replaced', () =>
  expect(pairs('乾与干').map(([typed]) => typed)).not.toContain('乾'));
test('a character and its replacement always differ', () =>
  expect(pairs('报告规则').filter(([typed, there]) => typed === there)).toEqual([]));
