/** The list beside a report has the numbers of the report's own screens, as docs/generated/sample.json records them. */
import { describe, expect, test } from 'vitest';
import { readNumbers } from '../../../../../../packages/evidence/numbers/numbers.ts';
import { compare, withoutHash } from '../../../../../../theme/components/page/Viewer/reading/compare.ts';
import { factsOf, loaderName } from '../../../../../../theme/components/page/Viewer/reading/facts.ts';
import { growth, size, time } from '../../../../../../theme/components/page/Viewer/reading/format.ts';
import { comparisonLines, docsOfRule, linesOf } from '../../../../../../theme/components/page/Viewer/reading/lines.ts';
import { markdownOf } from '../../../../../../theme/components/page/Viewer/reading/markdown.ts';
import { words } from '../../../../../../theme/components/page/Viewer/reading/words.ts';
import { inLang } from '../../../../../../theme/site.ts';
import { pages } from '../../../../../lib/docs.ts';
import { parts, sides } from './sample.ts';

const { recorded } = readNumbers();
const factsFor = (name: string, data: Record<string, unknown>) =>
  factsOf({ kind: 'json', name, parts: data, routes: [] });
const facts = factsFor('shop', parts);
const [before, after] = [factsFor('before', sides.baseline), factsFor('after', sides.current)];

describe('one report', () => {
  test('files', () => {
    expect(facts.files).toHaveLength(recorded.files!);
    expect(facts.files.reduce((sum, file) => sum + file.size, 0)).toBe(recorded['files.bytes']);
    expect(facts.filled.map((file) => file.size)).toEqual([
      recorded['files.main.bytes'],
      recorded['files.admin.bytes'],
    ]);
    expect(facts.filled[0]!.packages.length).toBeGreaterThan(1);
    for (const { size: whole, packages } of facts.filled)
      expect(packages.reduce((sum, share) => sum + share.size, 0)).toBeLessThanOrEqual(whole);
  });

  test('alerts by rule', () => {
    expect(facts.alerts.reduce((sum, { count }) => sum + count, 0)).toBe(recorded.alerts);
    for (const { code, count } of facts.alerts) expect(count, code).toBe(recorded[`alerts.${code}`]);
  });

  test('loaders', () => {
    const babel = facts.loaders.find(({ name }) => name === 'babel-loader')!;
    expect(babel.files).toBe(recorded['loaders.babel.files']);
    expect(babel.time).toBeCloseTo(recorded['loaders.babel.ms']!, 1);
    expect(facts.loaders[0]).toBe(babel);
  });

  test('plugins', () => {
    const own = facts.plugins.find(({ name }) => name === 'BuildInfoPlugin')!;
    expect(own.time).toBe(recorded['plugins.build-info.ms']);
  });

  test('packages in several versions', () => {
    const rows = linesOf(facts, words.en).find(({ id }) => id === 'versions')!.rows;
    expect(rows.map(({ name }) => name)).toContain('qs');
    expect(rows.find(({ name }) => name === 'qs')!.value).toBe('6.17.1, 6.5.3');
  });

  test('what is missing is said with its reason, and what the data do not carry is not there', () => {
    expect(facts.missing).toEqual(['code']);
    const bare = factsFor('bare', { errors: [], loader: [] });
    expect(bare.missing).toEqual(['bundle', 'loaders', 'plugins', 'code']);
    expect(linesOf(bare, words.en).map(({ id }) => id)).toEqual(['missing']);
  });
});

describe('two reports', () => {
  const found = compare(before, after);
  test('have the totals of the bundle diff', () => {
    expect(found.scripts).toMatchObject({
      before: recorded['diff.js.before.bytes'],
      after: recorded['diff.js.after.bytes'],
    });
    expect(found.all).toMatchObject({
      before: recorded['diff.files.before.bytes'],
      after: recorded['diff.files.after.bytes'],
    });
  });
  test('and its new packages', () => {
    expect(found.came.map(({ name }) => name)).toEqual(expect.arrayContaining(['chroma-js', 'uuid']));
    // Rspack takes packages whose names begin alike for one, in one of the two builds.
    expect(found.went.filter(({ name }) => !name.startsWith('side-channel'))).toEqual([]);
  });
  test('swapped, what grew has shrunk', () => {
    const swapped = compare(after, before);
    expect(swapped.shrunk.map(({ name }) => name)).toEqual(found.grown.map(({ name }) => name));
    expect(swapped.went).toEqual(found.came);
  });
  test('that are the same have totals and nothing else', () => {
    expect(comparisonLines(after, after, words.zh).map(({ id }) => id)).toEqual(['total']);
  });
});

test('numbers are written as the report writes them', () => {
  expect([size(1), size(999), size(1000), size(198008), size(2.5e9)]).toEqual([
    '1 byte',
    '999 bytes',
    '1.00 KB',
    '198.01 KB',
    '2.50 GB',
  ]);
  expect([growth(110157), growth(-2), time(35.4), time(2304)]).toEqual(['+110.16 KB', '−2 bytes', '35 ms', '2.3 s']);
});

test('names without what changes from build to build', () => {
  expect(withoutHash('js/main.6691fd36.js')).toBe('js/main.js');
  expect(withoutHash('js/vendors.js')).toBe('js/vendors.js');
  expect(loaderName('/a/node_modules/.pnpm/x/node_modules/@scope/b-loader/lib/i.js')).toBe('@scope/b-loader');
  expect(loaderName('C:\\shop\\loaders\\i18n.js')).toBe('i18n.js');
  expect(loaderName('builtin:swc-loader')).toBe('builtin:swc-loader');
});

test('every line leads to a page and a section that are there, in both languages', () => {
  const rows = [
    ...linesOf(facts, words.en),
    ...linesOf(factsFor('bare', { errors: [] }), words.en),
    ...comparisonLines(before, after, words.en),
  ].flatMap(({ docs, rows: inner }) => [docs, ...inner.flatMap((row) => row.docs ?? [])]);
  const links = [...rows, docsOfRule('EXTEND'), ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => docsOfRule(`E100${n}`))];
  for (const lang of ['en', 'zh'] as const)
    for (const link of new Set(links)) {
      const [route, id] = link.split('#');
      const page = pages(lang).find((one) => one.route === inLang(route!, lang));
      expect(page, link).toBeDefined();
      if (id) expect(page!.text, link).toContain(`{#${id}}`);
    }
});

test('Markdown says the same, and names of the data stay text', () => {
  const sections = linesOf(factsFor('a', { errors: [{ code: 'E1001', title: '<img src=x>|`[a](b)' }] }), words.en);
  const text = markdownOf('Title', sections, (route) => `https://site.example${route}`);
  expect(text).toContain('### Title');
  expect(text).toContain('\\<img src=x\\>\\|\\`\\[a\\](b): **1**');
  expect(text).toContain(`(https://site.example${sections.find(({ id }) => id === 'alerts')!.docs})`);
});
