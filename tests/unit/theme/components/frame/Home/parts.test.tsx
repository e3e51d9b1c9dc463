import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Features, type LinkPart } from '../../../../../../theme/components/frame/Home/parts.tsx';
import { application, growth, loaderRuns, tiles } from '../../../../../../theme/components/frame/Home/sample.ts';

const Link: LinkPart = (props) => <a {...props} />;
const page = (lang: string) => readFileSync(`docs/${lang}/index.md`, 'utf8');

test('a card shows icon, title and details, is one real link, and has its span', () => {
  const features = [
    { icon: 'treemap', title: 'One', details: 'First', link: '/one', span: 6 },
    { icon: 'no such icon', title: 'Two', details: 'Second' },
  ];
  const html = renderToStaticMarkup(<Features title="All" features={features} Link={Link} />);
  expect(html.match(/<svg/g)).toHaveLength(1);
  expect(html.match(/<h3>/g)).toHaveLength(2);
  expect(html.match(/<a href="\/one"[^>]*>One<\/a>/g)).toHaveLength(1);
  expect(html.match(/--span:\d/g)).toEqual(['--span:6', '--span:4']);
});

test.each([
  ['🚀', /<span aria-hidden="true">🚀<\/span>/],
  ['<svg viewBox="0 0 8 8"></svg>', /<span aria-hidden="true"><svg viewBox="0 0 8 8"><\/svg><\/span>/],
  ['/logo-light.svg', /<img src="\/logo-light.svg" alt=""[^>]* loading="lazy"/],
])('a card takes %s as its icon', (icon, drawn) => {
  const features = [{ icon, title: 'One', details: 'First' }];
  expect(renderToStaticMarkup(<Features title="All" features={features} Link={Link} />)).toMatch(drawn);
});

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
    loaderRuns.all,
    loaderRuns.packages,
    Math.round(growth.after - growth.before),
    `${application.before} MB`,
    `${application.after} MB`,
    `${(application.before - application.after).toFixed(2)} MB`,
  ]) {
    expect(page(lang)).toContain(String(number));
  }
});
