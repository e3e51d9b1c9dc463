/** What the home page draws and says is what evidence has counted. */
import { readFileSync } from 'node:fs';
import { homeRecord } from '@rsdoctor-docs/evidence/home';
import { BUNDLERS } from '@rsdoctor-docs/parts/bundlers';
import { expect, it } from 'vitest';
import record from '#docs/generated/home.json';
import { added, babel, byBundler, chain, filled, finding, largeOf, mb, numberOf, slow } from './sample.ts';

it('the record is what the reports say now', () => expect(record).toEqual(homeRecord()));

it('the record has what home draws', () => {
  expect(slow.lanes[0]).toMatchObject({ name: 'babel-loader', files: babel.files });
  expect(slow.lanes[0]?.packages.length).toBeGreaterThan(0);
  expect(chain.links.map(({ how }) => how)).toEqual([undefined, 'import()', 'import']);
  expect(chain.importers, 'the page says that a single import brings it in').toBe(1);
  expect(added.map(({ name }) => name)).toEqual(['lodash', 'chroma-js', 'uuid']);
  expect(finding.printed).toContain('E1001');
  expect(finding.copies.map(({ version }) => version)).toEqual(['6.5.3', '6.17.1']);
  expect(finding.fix.filter(({ isNew }) => isNew)).toHaveLength(1);
});

it.each([
  ['Rspack 2', 'mct.rspack'],
  ['Rspack 1', 'mct.rspack-1'],
  ['webpack', 'mct'],
] as const)(
  'each state of the switches that a build of the guide measured shows what that measured (%s)',
  (bundler, prefix) => {
    const { before, after, fixes } = largeOf(bundler);
    const [plotly, zones, locales] = fixes.map(({ size }) => size) as [number, number, number];
    const measured = (name: string) => (numberOf(`${prefix}.${name}.main.bytes`) / 1e6).toFixed(2);
    expect(mb(before)).toBe(measured('before'));
    expect(mb(before - zones - locales)).toBe(measured('config'));
    expect(mb(after)).toBe(measured('small'));
    expect(before - plotly - zones - locales).toBe(after);
  },
);

it('what is the same for some bundlers is said once for them', () => {
  expect(byBundler(() => 'a')).toEqual([{ label: '', text: 'a' }]);
  expect(byBundler((bundler) => filled('{after}', bundler)).map(({ label }) => label)).toEqual(['Rspack', 'webpack']);
});

it.each(['en', 'zh'])('no number of a report is typed, and each name stands for one (%s)', (lang) => {
  const text = readFileSync(`docs/${lang}/index.mdx`, 'utf8').replace(/^ *- icon: .*$/gm, '');
  expect(text.match(/\d+\.\d|\d+ ?(?:[KMk]B|ms|s)\b|\b\d{3}\b/g)).toBeNull();
  for (const { name } of BUNDLERS) expect(filled(text, name)).not.toMatch(/\{\w+\}/);
  expect(() => filled('{nothing}', 'webpack')).toThrow(/no number is called \{nothing\}/);
});
