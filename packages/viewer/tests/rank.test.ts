/** The order and the bars of the reading, from recorded reports. */
import { readDemo } from '@rsdoctor-docs/evidence/demo-data';
import { unpack } from '@rsdoctor-docs/evidence/report-data';
import { expect, test } from 'vitest';
import { fieldsOf, numberOf, rowsOf } from '../read/shape.ts';
import { compare } from '../reading/compare.ts';
import { factsOf } from '../reading/facts.ts';
import { size } from '../reading/format.ts';
import { comparisonLines, linesOf, type Section } from '../reading/lines.ts';
import { rank } from '../reading/rank.ts';
import { waterfallOf } from '../reading/waterfall.ts';
import { wordsIn } from '../words/words.ts';
import { factsFor, fileOf } from './recorded.ts';

const en = wordsIn('en');

const { report, diff } = readDemo();
const parts = Object.fromEntries(
  Object.entries(report.parts).map(([part, text]) => [part, text ? unpack(text) : undefined]),
);
const factsOfParts = (parts: unknown) =>
  factsOf({ kind: 'json', name: 'a', parts: parts as Record<string, unknown>, routes: [] });
const shop = factsOfParts(parts);
const [baseline, current] = [factsOfParts(unpack(diff.baseline)), factsOfParts(unpack(diff.current))];

test('findings are ranked within their unit, and each bar is a part of the first', () => {
  const { groups } = rank(linesOf(shop, en));
  expect(groups.map(({ unit }) => unit)).toEqual(['bytes', 'ms', 'count']);
  for (const { unit, findings } of groups) {
    const amounts = findings.map(({ row }) => row.weight!.amount);
    expect(amounts, unit).toEqual(amounts.toSorted((a, b) => b - a));
    expect(findings[0]!.share, unit).toBe(1);
    for (const { row, share } of findings) expect(share * amounts[0]!, row.name).toBeCloseTo(row.weight!.amount);
  }
  const [bytes, ms] = groups;
  expect(bytes!.findings.map(({ section }) => section.id)).toEqual(['files', 'files', 'versions']);
  expect(new Set(ms!.findings.map(({ section }) => section.id))).toEqual(new Set(['loaders', 'plugins']));
});

test('a package in several versions weighs what the others have beside the largest', () => {
  const sizes = shop.packages.filter(({ name }) => name === 'qs').map(({ size }) => size);
  expect(sizes).toHaveLength(2);
  const [row] = linesOf(shop, en).find(({ id }) => id === 'versions')!.rows;
  expect(row).toMatchObject({ name: 'qs', weight: { unit: 'bytes', amount: Math.min(...sizes) } });
});

test.each(['en', 'zh'] as const)('where the report shows another number, the reading has both: %s', (lang) => {
  const rowIn = (sections: Section[], id: string, name: RegExp) =>
    sections.find((section) => section.id === id)!.rows.find((row) => name.test(row.name))!;
  const one = linesOf(shop, wordsIn(lang));
  const errors = rowsOf(parts.errors);
  const duplicate = rowsOf(errors.find(({ code }) => code === 'E1001')!.packages);
  const source = duplicate.reduce((sum, { targetSize }) => sum + numberOf(fieldsOf(targetSize).sourceSize), 0);
  expect(rowIn(one, 'versions', /^qs$/).note).toContain(size(source));
  const custom = errors.filter(({ code }) => code === 'EXTEND' || code === 'OVERLAY').length;
  expect(rowIn(one, 'alerts', /^EXTEND/)).toMatchObject({ value: '1', note: wordsIn(lang).inTab(custom) });
  expect(one.find(({ id }) => id === 'warnings')!.about).toContain(wordsIn(lang).withCopies);
  const hooks = Object.values(fieldsOf(parts.plugin)).filter((taps) =>
    rowsOf(taps).some(({ tapName }) => tapName === 'BuildInfoPlugin'),
  );
  expect(rowIn(one, 'plugins', /^BuildInfoPlugin$/).note).toBe(wordsIn(lang).hooks(hooks.length));
  // The report counts lodash-v3 as lodash.
  const [was, is] = [diff.baseline, diff.current].map((side) => {
    const { packages } = fieldsOf(fieldsOf(unpack(side)).packageGraph);
    return size(numberOf(fieldsOf(rowsOf(packages).find(({ name }) => name === 'lodash')!.size).parsedSize));
  });
  const two = comparisonLines(baseline, current, wordsIn(lang));
  expect(rowIn(two, 'grownPackages', /^lodash$/).note).toContain(wordsIn(lang).inReport(was!, is!));
  expect(rowIn(two, 'shrunkPackages', /^lodash-es$/).note, 'and is silent where both say the same').toMatch(
    /^[\d.]+ KB → [\d.]+ KB$/,
  );
});

test('what nothing is known of is not ranked', async () => {
  const stats = rank(linesOf(await factsFor(fileOf('rspack.stats.json')), en));
  expect(stats.groups.map(({ unit }) => unit)).toEqual(['bytes']);
  expect(stats.others.map(({ id }) => id)).toEqual(['missing']);
});

test('every finding of a report leads to a place in it', () => {
  const sections = [...linesOf(shop, en), ...comparisonLines(baseline, current, en)];
  for (const { row } of rank(sections).groups.flatMap(({ findings }) => findings))
    if (!/^E\d/.test(row.name) || row.weight) expect(row.place, row.name).toMatch(/^#\//);
});

test('of two builds, what changed is ranked by how much, whether it grew or shrank', () => {
  const [bytes] = rank(comparisonLines(baseline, current, en)).groups;
  const amounts = bytes!.findings.map(({ row }) => row.weight!.amount);
  expect(amounts).toEqual(amounts.toSorted((a, b) => Math.abs(b) - Math.abs(a)));
  expect(amounts.some((amount) => amount < 0)).toBe(true);
});

test.each([
  ['the sample', baseline, current],
  ['the sample, swapped', current, baseline],
])('a waterfall leads from one size to the other without a gap: %s', (_, before, after) => {
  const found = compare(before, after);
  const falls = waterfallOf(found);
  const [first, ...rest] = falls;
  const last = rest.pop()!;
  expect(first).toMatchObject({ kind: 'before', from: 0, to: found.totals!.all.before });
  expect(last).toMatchObject({ kind: 'after', from: 0, to: found.totals!.all.after });
  let at = first!.to;
  for (const fall of rest) {
    expect(fall.from, fall.name).toBe(at);
    at = fall.to;
  }
  expect(at).toBe(last.to);
  const hasWay = falls.map(({ place, steps }) => place !== undefined && steps !== undefined);
  expect(hasWay, 'files lead to their rows').toEqual(falls.map(({ kind }) => kind === 'change'));
});

test('more files than have a bar of their own are one bar', () => {
  const change = (index: number) => ({ name: `${index}.js`, before: 1_000_000, after: 1_000_000 + index });
  const grown = Array.from({ length: 12 }, (_, index) => change(12 - index));
  const all = { name: '', before: 12_000_000, after: 12_000_078 };
  const found = { ...compare(baseline, baseline), grown, totals: { scripts: all, all } };
  const falls = waterfallOf(found);
  expect(falls.map(({ kind }) => kind)).toEqual(['before', ...Array(7).fill('change'), 'rest', 'after']);
  expect(falls.at(-2)).toMatchObject({ from: 12_000_063, to: 12_000_078 });
});

test('nothing changed, or not every file known: no waterfall', () => {
  expect(waterfallOf(compare(baseline, baseline))).toEqual([]);
  expect(waterfallOf({ ...compare(baseline, current), totals: undefined })).toEqual([]);
});

test('what is below 5 % of its list is no finding, but counted among the small ones; alerts never are', () => {
  const rowsOf = (unit: 'ms' | 'count') =>
    [100, 6, 4, 1].map((amount) => ({ name: `${amount}`, value: '', weight: { unit, amount } }));
  const section = { id: 'a', title: '', about: '', docs: '' };
  const { groups } = rank([
    { ...section, rows: rowsOf('ms') },
    { ...section, rows: rowsOf('count') },
  ]);
  expect(groups.map(({ findings, small }) => [findings.length, small.map(({ name }) => name)])).toEqual([
    [2, ['4', '1']],
    [4, []],
  ]);
});
