import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ToolGrid, ToolGroups } from '../../../../../../theme/components/frame/ToolFamily/ToolList.tsx';
import { toolGroups, tools } from '../../../../../../theme/components/frame/ToolFamily/tools.ts';

const links = (html: string) => html.match(/<a [^>]*>/g) ?? [];

test('a card for each tool is a link to a new tab, with a lazy picture of known size', () => {
  const html = renderToStaticMarkup(<ToolGrid tools={tools} lang="en" current="Rsdoctor" />);
  expect(links(html)).toHaveLength(tools.length);
  for (const link of links(html)) {
    expect(link).toContain('target="_blank"');
    expect(link).toContain('rel="noopener noreferrer"');
  }
  expect(html.match(/<img [^>]*alt="" width="40" height="40" loading="lazy"/g)).toHaveLength(tools.length);
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  expect(html).toContain(tools[0]?.descEn);
});

test('the cards of the Chinese site are in Chinese', () => {
  const html = renderToStaticMarkup(<ToolGrid tools={tools} lang="zh" />);
  for (const { desc, descEn } of tools) {
    expect(html).toContain(desc);
    expect(html).not.toContain(descEn);
  }
});

test('the menu lists all groups, each under its title', () => {
  const html = renderToStaticMarkup(<ToolGroups groups={toolGroups} lang="en" />);
  expect(links(html)).toHaveLength(toolGroups.flatMap((group) => group.links).length);
  for (const { titleEn } of toolGroups) expect(html).toContain(`>${titleEn}</p>`);
});
