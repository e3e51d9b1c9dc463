import { expect, test } from 'vitest';
import {
  inSettings,
  REPORT_SANDBOX,
  reportSettings,
} from '../../../../../../theme/components/page/Demo/report-settings.ts';

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

test('an address carries language and theme in front of its hash', () => {
  expect(inSettings('/demo/report.html#/overall', 'zh', true)).toBe('/demo/report.html?lang=zh&theme=dark#/overall');
  expect(inSettings('/demo/report.html', 'en', false)).toBe('/demo/report.html?lang=en&theme=light');
});

test('a report never gets the origin of the site', () => {
  expect(REPORT_SANDBOX).not.toContain('allow-same-origin');
});
