import fs from 'node:fs';
import { nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { readPage } from '@rsdoctor-docs/base/docs/page';
import { attributesOf, elementsOf } from '@rsdoctor-docs/base/mdx';
import { tree } from '@rsdoctor-docs/base/tests/tree';
import type { List, Root, Table } from 'mdast';
import { expect, it } from 'vitest';
import { LANGS } from '#theme/site.ts';
import { drawMaps } from './plugin.ts';
import { THUMBNAILS } from './thumbnails.ts';

const ROW =
  '| Slow <YourBuild fact="fits-loaders" /> | [Loaders timeline](/guide/usage/loaders-timeline) | a loader | [a rule](/x) |';
const map = (...rows: string[]) =>
  tree(`# A\n\n<ScreenMap>\n\n| a | b | c | d |\n| - | - | - | - |\n${rows.join('\n')}\n\n</ScreenMap>\n`);
function drawn(root: Root, file = 'docs/en/guide/usage/index.mdx'): List {
  drawMaps(root, file, '/base/');
  return elementsOf(root, 'ScreenMap')[0]!.children[0] as List;
}

it('a row becomes an entry: the symptom leads to the screen, whose picture comes in both themes with its size', () => {
  const root = map(ROW);
  const [entry] = drawn(root).children;
  expect(nodeText(entry!)).toBe('Slow Loaders timeline: a loader→ a rule');
  expect(elementsOf(root, 'img').map((image) => attributesOf(image))).toEqual(
    ['light', 'dark'].map((theme) =>
      expect.objectContaining({
        src: `/base/shots/loaders-timeline-page.${theme}.avif`,
        className: `on-${theme}`,
        width: '894',
        height: '788',
        loading: 'lazy',
        alt: '',
      }),
    ),
  );
  expect(elementsOf(root, 'YourBuild')).toHaveLength(1);
});

it('a link that the build has completed leads to the same picture', () => {
  const root = map(ROW.replace('/guide/usage/loaders-timeline', '/zh/guide/usage/loaders-timeline.html#x'));
  drawn(root, 'docs/zh/guide/usage/index.mdx');
  expect(attributesOf(elementsOf(root, 'img')[0]!).src).toBe('/base/shots/loaders-timeline-page.light.avif');
});

it('a row for some bundlers is an entry for them', () => {
  const root = map(ROW.replace(/Slow .*\/> \|/, '<Bundler is="webpack">Slow</Bundler> |'));
  const [entry] = drawn(root).children;
  expect(entry!.children).toMatchObject([{ name: 'Bundler', attributes: [{ value: 'webpack' }] }]);
});

it.each([
  ['no link to a screen', '| a | b | c | [d](/d) |'],
  ['no link to the fix', '| a | [b](/guide/usage/bundle-size) | c | d |'],
  ['a screen without a picture', '| a | [b](/guide/usage/none) | c | [d](/d) |'],
])('%s stops the build with the line', (_, row) =>
  expect(() => drawn(map(row))).toThrow(/^docs\/en\/guide\/usage\/index\.mdx:3 .*\n.*symptom/),
);

it.each(LANGS)('the map of the site names every screen that has a picture, in %s', (lang) => {
  const file = `docs/${lang}/guide/usage/index.mdx`;
  const page = readPage(file, lang, 'guide/usage/', fs.readFileSync(file, 'utf8'));
  const [table] = elementsOf(page.tree, 'ScreenMap')[0]!.children as Table[];
  const screens = JSON.stringify(table!.children.map(({ children }) => children[1]));
  expect(Object.keys(THUMBNAILS).filter((route) => !screens.includes(`"${route}"`))).toEqual([]);
});
