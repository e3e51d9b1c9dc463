import { expect, test } from 'vitest';
import { REPORT_SANDBOX, reportSettings } from '../report-settings.ts';

test("the report's own keys and values", () => {
  expect(reportSettings('zh', true)).toEqual({
    __RSDOCTOR__STORAGE__FIRST_VISIT: '1',
    __RSDOCTOR__STORAGE__LOCALE: 'cn',
    __RSDOCTOR__STORAGE__THEME: 'dark',
  });
  expect(reportSettings('en', false)).toMatchObject({
    __RSDOCTOR__STORAGE__LOCALE: 'en',
    __RSDOCTOR__STORAGE__THEME: 'light',
  });
});

test('a report never gets the origin of the site', () => {
  expect(REPORT_SANDBOX).not.toContain('allow-same-origin');
});
