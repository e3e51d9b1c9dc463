import { expect, test } from 'vitest';
import { findBrowser, findTestBrowser } from '../../../../tools/lib/browser.ts';

test.each([findBrowser, findTestBrowser])('CHROME_PATH wins: %o', (find) =>
  expect(find({ CHROME_PATH: process.execPath })).toBe(process.execPath),
);
test('a CHROME_PATH without a file says what to do', () => {
  expect(() => findBrowser({ CHROME_PATH: '/no/such/chrome' })).toThrow(/CHROME_PATH is \/no\/such\/chrome.*unset it/);
});
