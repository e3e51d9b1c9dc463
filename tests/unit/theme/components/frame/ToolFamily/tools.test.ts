import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { familyTools } from '../../../../../../theme/components/frame/ToolFamily/tools.ts';

/** Agreed with the sites of the other tools, which show the same: change it here together with doc-ui, on purpose. */
test('the family is seven tools, each with a text in both languages, an address and a logo on its own host', () => {
  const [tools, inChinese] = [familyTools('en'), familyTools('zh')];
  expect(tools.map(({ name }) => name)).toEqual([
    'Rspack',
    'Rsbuild',
    'Rslib',
    'Rspress',
    'Rsdoctor',
    'Rstest',
    'Rslint',
  ]);
  for (const [index, { name, text, logo, url, host }] of tools.entries()) {
    expect(new URL(url).host).toBe(host);
    expect(new URL(logo).host).toBe('assets.rspack.rs');
    expect(text, name).toMatch(/^\w/);
    expect(inChinese[index]?.text, name).toMatch(/\p{Script=Han}/u);
  }
});

test('every entry of the menu has a mark of its own in the strip', () => {
  const svg = readFileSync('theme/components/frame/ToolFamily/marks.svg', 'utf8');
  const paths = [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, path]) => path);
  expect(new Set(paths).size).toBe(8);
  expect(svg).toContain('height="320"');
});
