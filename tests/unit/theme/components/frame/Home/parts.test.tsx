import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownNumbers } from '../../../../../../packages/evidence/numbers/numbers.ts';
import { application, growth, lanes, tiles } from '../../../../../../theme/components/frame/Home/sample.ts';

const page = (lang: string) => readFileSync(`docs/${lang}/index.md`, 'utf8');

test('the treemap is drawn to scale, and its tiles fill the whole', () => {
  const total = tiles.reduce((sum, { size }) => sum + size, 0);
  const area = tiles.reduce((sum, { w, h }) => sum + w * h, 0);
  expect(area).toBeCloseTo(100 * 100, -2);
  for (const { name, size, w, h } of tiles) expect((w * h) / area, name).toBeCloseTo(size / total, 2);
});

test.each(['en', 'zh'])('the sentences of the %s page state the numbers that are drawn', (lang) => {
  const total = tiles.reduce((sum, { size }) => sum + size, 0);
  const lodash = tiles.filter(({ name }) => name.startsWith('lodash'));
  expect(lodash).toHaveLength(3);
  expect(lodash.reduce((sum, { size }) => sum + size, 0) / total).toBeCloseTo(0.5, 2);
  for (const number of [
    Math.round(total).toLocaleString('en'),
    lanes[0].files,
    knownNumbers()['loaders.babel.files.packages'],
    Math.round(growth.after - growth.before),
    `${application.before} MB`,
    `${application.after} MB`,
    `${(application.before - application.after).toFixed(2)} MB`,
  ]) {
    expect(page(lang)).toContain(String(number));
  }
});
