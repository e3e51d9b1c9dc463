/** A reader on a slow phone opens a page: the byte budgets of tools/lab/page-bytes.ts, on every built page. */

import { isNotFoundFile, routeOfFile } from '@rsdoctor-docs/base/site';
import { inLang, LANGS, langOfRoute, withoutLang } from '@rsdoctor-docs/parts/site';
import { beforeAll, expect, test } from 'vitest';
import { BUDGETS, chunkBytes, measurer, type PageBytes, pageFiles, QUICK_START } from '../../tools/lab/page-bytes.ts';
import { DIR } from '../lib/built.ts';

let pages: { file: string; page: PageBytes }[];

beforeAll(() => {
  const measure = measurer(DIR);
  pages = pageFiles(DIR).map((file) => ({ file, page: measure(file) }));
});

test('every page keeps to the byte budgets', () => {
  const over = pages.flatMap(({ file, page }) => {
    const route = routeOfFile(file);
    const isHome = withoutLang(route) === '/';
    const fonts = page.fonts.reduce((sum, size) => sum + size, 0);
    const limits: [string, number, number][] = [
      // The page that opens reports has an early script of its own, and so have the 404 pages.
      ...(isNotFoundFile(file) || withoutLang(route) === '/preview/'
        ? []
        : [['scripts', page.script, BUDGETS.script] as [string, number, number]]),
      ['style sheets', page.css, isHome || withoutLang(route) === '/preview/' ? BUDGETS.cssHome : BUDGETS.css],
      ...page.fonts.map((size): [string, number, number] => ['font', size, BUDGETS.font]),
      ['number of fonts', page.fonts.length, langOfRoute(route) === 'zh' ? 0 : 1],
    ];
    if (page.text > 0) limits.push(['html without its text', page.html - page.text, BUDGETS.htmlFrame]);
    if (withoutLang(route) === QUICK_START)
      limits.push([
        'all without its text, with font',
        page.html - page.text + page.css + page.script + fonts,
        BUDGETS.quickStart,
      ]);
    return limits
      .filter(([, size, limit]) => size > limit)
      .map(([what, size, limit]) => `${file}: ${what} ${size} > ${limit}`);
  });
  expect(over).toEqual([]);
  const routes = pages.map(({ file }) => routeOfFile(file));
  expect(routes, 'the page that has a budget of its own, in each language').toEqual(
    expect.arrayContaining(LANGS.map((lang) => inLang(QUICK_START, lang))),
  );
});

test('all scripts that a page without an island can ever load keep to their budget', () => {
  const chunks = chunkBytes(DIR);
  expect(Object.keys(chunks)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^js\/client\./), expect.stringMatching(/worker/)]),
  );
  const total = Object.values(chunks).reduce((sum, size) => sum + size, 0);
  expect(total, JSON.stringify(chunks)).toBeLessThanOrEqual(BUDGETS.scriptEver);
});
