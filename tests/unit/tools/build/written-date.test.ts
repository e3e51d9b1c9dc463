import { expect, it } from 'vitest';
import { writtenDate } from '../../../../tools/build/written-date.ts';

it.each([
  ['2026-11-21', 'en', 'November 21, 2026'],
  ['2026-11-21', 'zh', '2026年11月21日'],
  [undefined, 'en', undefined],
  ['11/21/2026, 7:17:51 AM', 'en', undefined],
])('%s in %s is %s', (iso, lang, text) => {
  expect(writtenDate(iso, lang)).toBe(text);
});
