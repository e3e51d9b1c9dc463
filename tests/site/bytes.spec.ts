/** The byte budgets of tools/lab/measure/budgets.ts, on every built page. Times are printed by `npm run measure`, never tested. */
import path from 'node:path';
import { BUDGETS } from '../../tools/lab/measure/budgets.ts';
import { measurer, pageFiles } from '../../tools/lab/measure/first-load.ts';
import { SITES } from './sites.ts';
import { expect, test } from './support.ts';

const dir = path.join(import.meta.dirname, '../..', SITES.main.dir);

test('every page keeps to the byte budgets', () => {
  test.setTimeout(120_000);
  const measure = measurer(dir);
  const over = pageFiles(dir).flatMap((file) => {
    const load = measure(file);
    const limits: [string, number, number][] = [
      ['scripts before interest', load.scriptBefore, BUDGETS.scriptBefore],
      ['scripts in all', load.script, /^(?:zh\/)?index\.html$/.test(file) ? BUDGETS.scriptHome : BUDGETS.scriptDoc],
      ['style sheets', load.css, BUDGETS.css],
      ['before interest', load.html + load.css + load.scriptBefore, BUDGETS.before],
      ...load.fonts.map((size): [string, number, number] => ['font', size, BUDGETS.font]),
      ['number of fonts', load.fonts.length, file.startsWith('zh/') ? 0 : 1],
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
  const measure = measurer(dir);
  const shared = pageFiles(dir).map((file) =>
    Object.keys(measure(file).scripts)
      .filter((address) => !address.includes('/pages/'))
      .join(),
  );
  expect(new Set(shared).size, 'the scripts that pages share').toBe(1);
});
