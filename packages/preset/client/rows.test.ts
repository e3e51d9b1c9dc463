import { expect, test } from 'vitest';
import { rowsFor } from './rows.ts';

const row = (textContent: string, dataset: Record<string, string> = {}) =>
  ({ textContent, dataset }) as unknown as HTMLElement;

test('rows are found by words, by words that readers type for them, and by a pasted code', () => {
  const memory = row('The build runs out of memory', { words: 'oom heap' });
  const duplicate = row('Duplicate packages', { says: '["E1001"]' });
  const rows = [memory, duplicate];
  expect(rowsFor('oom', rows)).toEqual([memory]);
  expect(rowsFor('ｍｅｍｏｒｙ out', rows)).toEqual([memory]);
  expect(rowsFor('\u001b[33m[E1001:Warn:DUPLICATE-PACKAGE]\u001b[39m qs', rows)).toEqual([duplicate]);
  expect(rowsFor('nothing of this', rows)).toEqual([]);
});

test('in sentences letters count at the beginning of a word, in names anywhere', () => {
  const [ports, report] = [row('The ports'), row('reportDir')];
  expect(rowsFor('port', [ports, report], true)).toEqual([ports]);
  expect(rowsFor('dir', [ports, report])).toEqual([report]);
  expect(rowsFor('构建', [row('用Rspack构建')], true)).toHaveLength(1);
});
