/**
 * A reader on a slow phone opens a page: the byte budgets of tools/lab/measure/budgets.ts, on every built page.
 * Times are printed by `npm run measure`, never tested.
 */
import { beforeAll, expect, test } from 'vitest';
import { langOfRoute, routeOfFile, withoutLang } from '../../theme/site.ts';
import { BUDGETS } from '../../tools/lab/measure/budgets.ts';
import { type FirstLoad, measurer, pageFiles } from '../../tools/lab/measure/first-load.ts';
import { DIR } from '../lib/built.ts';

let loads: { file: string; load: FirstLoad }[];

beforeAll(() => {
  const measure = measurer(DIR);
  loads = pageFiles(DIR).map((file) => ({ file, load: measure(file) }));
}, 120_000);

test('every page keeps to the byte budgets', () => {
  const over = loads.flatMap(({ file, load }) => {
    const route = routeOfFile(file);
    const limits: [string, number, number][] = [
      ['scripts before interest', load.scriptBefore, BUDGETS.scriptBefore],
      ['scripts in all', load.script, withoutLang(route) === '/' ? BUDGETS.scriptHome : BUDGETS.scriptDoc],
      ['style sheets', load.css, BUDGETS.css],
      ['before interest', load.html + load.css + load.scriptBefore, BUDGETS.before],
      ...load.fonts.map((size): [string, number, number] => ['font', size, BUDGETS.font]),
      ['number of fonts', load.fonts.length, langOfRoute(route) === 'zh' ? 0 : 1],
    ];
    if (file.endsWith('quick-start.html'))
      limits.push(['html', load.html, BUDGETS.html], ['html, raw', load.htmlRaw, BUDGETS.htmlRaw]);
    return limits
      .filter(([, size, limit]) => size > limit)
      .map(([what, size, limit]) => `${file}: ${what} ${size} > ${limit}`);
  });
  expect(over).toEqual([]);
});

test('no page is named in what every page loads', () => {
  const shared = loads.map(({ load }) =>
    Object.keys(load.scripts)
      .filter((address) => !address.includes('/pages/'))
      .join(),
  );
  expect(new Set(shared).size, 'the scripts that pages share').toBe(1);
});
