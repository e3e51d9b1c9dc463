/** What the home page draws and says is what evidence has counted. */
import { readFileSync } from 'node:fs';
import { homeRecord } from '@rsdoctor-docs/evidence/home';
import { knownNumbers } from '@rsdoctor-docs/evidence/numbers';
import { expect, it } from 'vitest';
import record from '#docs/generated/home.json';
import { chain, filled, finding, grown, large, mb, setup, slow } from './sample.ts';

const known = knownNumbers();
const sum = (values: readonly { size: number }[]) => values.reduce((total, { size }) => total + size, 0);

it('the record is what the reports say now', () => expect(record).toEqual(homeRecord()));

it('the record has what home draws', () => {
  expect(slow.lanes[0]).toMatchObject({ name: 'babel-loader', files: slow.files });
  expect(slow.lanes[0]?.packages.length).toBeGreaterThan(0);
  expect(chain.links.map(({ how }) => how)).toEqual([undefined, 'import()', 'import']);
  expect(chain.importers, 'the page says that a single import brings it in').toBe(1);
  expect(grown.added.map(({ name }) => name)).toEqual(['lodash', 'chroma-js', 'uuid']);
  expect(finding.printed).toContain('E1001');
  expect(finding.copies.map(({ version }) => version)).toEqual(['6.5.3', '6.17.1']);
  for (const { lines } of setup) expect(lines.filter(({ isNew }) => isNew).length).toBeGreaterThan(2);
});

it('the map is drawn to scale, its tiles fill it, and without the fixes it is the last build of the guide', () => {
  const tiles = [...large.rest, ...large.fixes];
  const area = tiles.reduce((total, { w, h }) => total + w * h, 0);
  expect(area).toBeCloseTo(100 * 100, -2);
  expect(sum(tiles)).toBe(large.before);
  expect(sum(large.rest)).toBe(large.after);
  for (const { name, size, x, y, w, h } of tiles) {
    expect((w * h) / area, name).toBeCloseTo(size / large.before, 2);
    expect(Math.max(x + w, y + h), name).toBeLessThanOrEqual(100.02);
  }
});

it('each state of the switches that a build of the guide measured shows what that measured', () => {
  const [plotly, zones, locales] = large.fixes.map(({ size }) => size) as [number, number, number];
  const measured = (name: string) => ((known[`mct.${name}.main.bytes`] ?? 0) / 1e6).toFixed(2);
  expect(mb(large.before)).toBe(measured('before'));
  expect(mb(large.before - zones - locales)).toBe(measured('config'));
  expect(mb(large.before - plotly - zones - locales)).toBe(measured('small'));
});

it.each(['en', 'zh'])('no number of a report is typed, and each name stands for one (%s)', (lang) => {
  const text = readFileSync(`docs/${lang}/index.md`, 'utf8');
  expect(text.match(/\d+\.\d|\d+ ?(?:[KMk]B|ms|s)\b|\b\d{3}\b/g)).toBeNull();
  expect(filled(text)).not.toMatch(/\{\w+\}/);
  expect(() => filled('{nothing}')).toThrow(/no number is called \{nothing\}/);
});
