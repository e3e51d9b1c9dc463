/** What the home page draws is what the live report says. */
import { readFileSync } from 'node:fs';
import { homeRecord } from '@rsdoctor-docs/evidence/home';
import { knownNumbers } from '@rsdoctor-docs/evidence/numbers';
import { expect, it } from 'vitest';
import record from '#docs/generated/home.json';
import { added, application, findings, growth, lanes, rest, rules, tiles } from './sample.ts';

it('the record is what the report says now', () => expect(record).toEqual(homeRecord()));

it('the record has what home draws: loaders, packages, findings of four rules', () => {
  expect(lanes[0]).toMatchObject({ name: 'babel-loader', files: knownNumbers()['loaders.babel.files'] });
  expect(tiles.slice(0, 3).map(({ name }) => name)).toEqual(['lodash-v3', 'lodash-es', 'lodash']);
  expect(findings.map(({ code }) => code)).toEqual(['E1001', 'E1002', 'E1007', 'E1008']);
  expect(rules.filter(({ isHit }) => !isHit).map(({ code }) => code)).toEqual(['E1003', 'E1005']);
  expect(added.map(({ name }) => name)).toEqual(['lodash', 'chroma-js', 'uuid']);
});

it('the treemap is drawn to scale, and its tiles fill the whole', () => {
  const total = tiles.reduce((sum, { size }) => sum + size, 0);
  const area = tiles.reduce((sum, { w, h }) => sum + w * h, 0);
  expect(area).toBeCloseTo(100 * 100, -2);
  for (const { name, size, x, y, w, h } of tiles) {
    expect((w * h) / area, name).toBeCloseTo(size / total, 2);
    expect(Math.max(x + w, y + h), name).toBeLessThanOrEqual(100.02);
  }
});

it.each(['en', 'zh'])('the sentences state the numbers that are drawn (%s)', (lang) => {
  const total = tiles.reduce((sum, { size }) => sum + size, 0);
  const lodash = tiles.filter(({ name }) => name.startsWith('lodash'));
  expect(lodash.reduce((sum, { size }) => sum + size, 0) / total).toBeCloseTo(0.5, 2);
  for (const number of [
    Math.round(total).toLocaleString('en'),
    lanes[0]?.files,
    rest,
    knownNumbers()['loaders.babel.files.packages'],
    Math.round(growth.after - growth.before),
    `${application.before} MB`,
    `${application.after} MB`,
    `${(application.before - application.after).toFixed(2)} MB`,
  ]) {
    expect(readFileSync(`docs/${lang}/index.md`, 'utf8')).toContain(String(number));
  }
});
