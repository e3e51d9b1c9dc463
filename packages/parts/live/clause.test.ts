import { expect, test } from 'vitest';
import { clauseOf } from './clause.ts';

/** What is lit for each number of a caption. */
const lit = (caption: string, lang = 'en') => {
  const numbers = [...caption.matchAll(/[①-⑨]/g)].map(({ index }) => index);
  return numbers.map((at) => caption.slice(...clauseOf(caption, numbers, at, lang)));
};

test('a number that is alone in its sentence has all of it', () =>
  expect(lit('The files are on the left ①. Almost all, as you see, comes from packages ②.')).toEqual([
    'The files are on the left ①.',
    'Almost all, as you see, comes from packages ②.',
  ]));

test('numbers of one sentence share it at its signs', () => {
  expect(lit('One row for each loader. The pale bar ① reaches far; each stripe ② is one file.')).toEqual([
    'The pale bar ① reaches far',
    'each stripe ② is one file.',
  ]);
  expect(lit('Two builds compared: ① all files, ② JavaScript, ③ packages. What has grown is red.')).toEqual([
    'Two builds compared: ① all files',
    '② JavaScript',
    '③ packages.',
  ]);
  expect(lit('每个标签页 ① 对应一条规则，显示编号。每行 ② 是一条告警，点击 **Relations** ③ 查看。', 'zh')).toEqual([
    '每个标签页 ① 对应一条规则，显示编号。',
    '每行 ② 是一条告警',
    '点击 **Relations** ③ 查看。',
  ]);
});

test('numbers that no sign divides are lit together', () =>
  expect(lit('Both entries hold a large copy, which is shown twice, ① and ②.')).toEqual([
    'Both entries hold a large copy, which is shown twice, ① and ②.',
    'Both entries hold a large copy, which is shown twice, ① and ②.',
  ]));
