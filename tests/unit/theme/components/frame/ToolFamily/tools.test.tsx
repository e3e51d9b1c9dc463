import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ToolCards } from '../../../../../../theme/components/frame/ToolFamily/ToolCards.tsx';
import { toolGroups } from '../../../../../../theme/components/frame/ToolFamily/tools.ts';

const tools = toolGroups[0]?.links ?? [];

test('every entry says something in both languages, and scales its logo with measure', () => {
  for (const { name, desc, descEn, logoScale = 1 } of toolGroups.flatMap(({ links }) => links)) {
    expect([name, desc, descEn].map((text) => text.trim() !== '')).toEqual([true, true, true]);
    expect([name, logoScale >= 0.5 && logoScale <= 2]).toEqual([name, true]);
  }
});

/** Agreed with the sites of the other tools, which show the same: change it here together with the list, on purpose. */
test('the family is seven tools, and the eighth entry of the menu leads to all others', () => {
  expect(tools).toHaveLength(7);
  const entries = toolGroups.flatMap(({ links }) => links);
  expect(entries).toHaveLength(8);
  expect(entries.at(-1)).toMatchObject({
    name: 'Awesome Rstack',
    url: 'https://github.com/web-infra-dev/awesome-rstack',
  });
});

test('every logo is on the tools’ own asset host', () => {
  const hosts = toolGroups.flatMap(({ links }) => links.map(({ logo }) => new URL(logo).host));
  expect(new Set(hosts)).toEqual(new Set(['assets.rspack.rs']));
});

test('the tools of the menu are those of the cards, in their order: both cut their marks out of one strip', () => {
  const cards = [
    ...renderToStaticMarkup(<ToolCards lang="en" />).matchAll(
      /<a [^>]*href="([^"]+)"[^>]*><span[^>]*><img src="([^"]+)".*?<\/span><div[^>]*>([^<]+)</g,
    ),
  ].map(([, url = '', logo, name]) => ({ name, url: url.replace(/\/$/, ''), logo }));
  expect(cards).toHaveLength(7);
  expect(tools.map(({ name, url, logo }) => ({ name, url, logo }))).toEqual(cards);
});

test('every tool has a mark of its own in the strip', () => {
  const svg = readFileSync('theme/components/frame/ToolFamily/marks.svg', 'utf8');
  const paths = [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, path]) => path);
  const { length } = toolGroups.flatMap(({ links }) => links);
  expect(new Set(paths).size).toBe(length);
  expect(svg).toContain(`height="${40 * length}"`);
});
