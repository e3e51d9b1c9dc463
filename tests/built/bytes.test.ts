/**
 * A reader on a slow phone opens a page: the byte budgets of tools/lab/measure/budgets.ts, on every built page.
 * Times are printed by `npm run measure`, never tested.
 */
import { beforeAll, expect, test } from 'vitest';
import { inLang, LANGS, langOfRoute, routeOfFile, withoutLang } from '../../theme/site.ts';
import { BUDGETS, QUICK_START } from '../../tools/lab/measure/budgets.ts';
import { type FirstLoad, measurer, pageFiles } from '../../tools/lab/measure/first-load.ts';
import { DIR } from '../lib/built.ts';

let loads: { file: string; load: FirstLoad }[];

beforeAll(() => {
  const measure = measurer(DIR);
  loads = pageFiles(DIR).map((file) => ({ file, load: measure(file) }));
}, 120_000);

/**
 * A page's own script holds its text, the page that opens reports has an early one, the 404 page one of its own; all
 * others are the frame's.
 */
const isFrameScript = (address: string) => !/\/pages\/|\/demo\/start\.|\/not-found\./.test(address);
const frameScripts = ({ scripts }: FirstLoad) =>
  Object.entries(scripts).reduce((sum, [address, size]) => sum + (isFrameScript(address) ? size : 0), 0);

test('every page keeps to the byte budgets', () => {
  const over = loads.flatMap(({ file, load }) => {
    const route = routeOfFile(file);
    const limits: [string, number, number][] = [
      ['scripts before interest', load.scriptBefore, BUDGETS.scriptBefore],
      withoutLang(route) === '/'
        ? ['scripts in all', load.script, BUDGETS.scriptHome]
        : ['scripts of the frame', frameScripts(load), BUDGETS.scriptDoc],
      ['style sheets', load.css, BUDGETS.css],
      ...load.fonts.map((size): [string, number, number] => ['font', size, BUDGETS.font]),
      ['number of fonts', load.fonts.length, langOfRoute(route) === 'zh' ? 0 : 1],
    ];
    if (load.text > 0) limits.push(['html without its text', load.html - load.text, BUDGETS.htmlFrame]);
    if (withoutLang(route) === QUICK_START)
      limits.push([
        'before interest, with font',
        load.html + load.css + load.scriptBefore + load.fonts.reduce((sum, size) => sum + size, 0),
        BUDGETS.quickStart,
      ]);
    return limits
      .filter(([, size, limit]) => size > limit)
      .map(([what, size, limit]) => `${file}: ${what} ${size} > ${limit}`);
  });
  expect(over).toEqual([]);
  const routes = loads.map(({ file }) => routeOfFile(file));
  expect(routes, 'the page that has a budget of its own, in each language').toEqual(
    expect.arrayContaining(LANGS.map((lang) => inLang(QUICK_START, lang))),
  );
});

test('no page is named in what every page loads', () => {
  const shared = loads.map(({ load }) => Object.keys(load.scripts).filter(isFrameScript).join());
  expect(new Set(shared).size, 'the scripts that pages share').toBe(1);
});
