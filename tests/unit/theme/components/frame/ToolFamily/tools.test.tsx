import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ToolCards } from '../../../../../../theme/components/frame/ToolFamily/ToolCards.tsx';
import { toolGroups } from '../../../../../../theme/components/frame/ToolFamily/tools.ts';

const tools = toolGroups[0]?.links ?? [];
const entries = toolGroups.flatMap(({ links }) => links);

/** Agreed with the sites of the other tools, which show the same: change it here together with the list, on purpose. */
test('the family is seven tools with logos on its own host, and the eighth entry leads to all others', () => {
  expect(tools).toHaveLength(7);
  expect(entries).toHaveLength(8);
  expect(entries.at(-1)).toMatchObject({
    name: 'Awesome Rstack',
    url: 'https://github.com/web-infra-dev/awesome-rstack',
  });
  expect(new Set(entries.map(({ logo }) => new URL(logo).host))).toEqual(new Set(['assets.rspack.rs']));
  for (const { name, desc, descEn } of entries) expect([name, desc, descEn]).not.toContain('');
});

test('the cards of doc-ui are those of the menu, in its order, and mark this site', () => {
  const html = renderToStaticMarkup(<ToolCards lang="en" current="https://rsdoctor.rs" />);
  const cards = [
    ...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*><span[^>]*><img src="([^"]+)".*?<\/span><div[^>]*>([^<]+)</g),
  ].map(([, url = '', logo, name]) => ({ name, url: url.replace(/\/$/, ''), logo }));
  expect(cards).toEqual(tools.map(({ name, url, logo }) => ({ name, url, logo })));
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  expect(html.match(/<img [^>]*alt="" loading="lazy" width="40" height="40"/g)).toHaveLength(7);
});

test('every tool has a mark of its own in the strip', () => {
  const svg = readFileSync('theme/components/frame/ToolFamily/marks.svg', 'utf8');
  const paths = [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, path]) => path);
  expect(new Set(paths).size).toBe(entries.length);
  expect(svg).toContain(`height="${40 * entries.length}"`);
});
