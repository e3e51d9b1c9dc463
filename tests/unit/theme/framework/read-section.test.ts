import { expect, test } from 'vitest';
import { readSection } from '../../../../theme/framework/sections.ts';
import { HOSTILE_SHAPES } from '../../../lib/hostile.ts';

test('a section file keeps its pages and its sidebar', () => {
  const file = { sidebar: [{ text: 'A', link: '/a' }], pages: { '/a': ['static/js/pages/page-a.0123456789.js'] } };
  expect(readSection(JSON.parse(JSON.stringify(file)))).toEqual(file);
});

test('of any other shape it is refused, or what does not belong is left out', () => {
  for (const shape of HOSTILE_SHAPES) {
    let section: ReturnType<typeof readSection>;
    try {
      section = readSection(shape);
    } catch (error) {
      expect((error as Error).message).toMatch(/unknown shape/);
      continue;
    }
    for (const files of Object.values(section.pages))
      for (const file of files)
        expect(new URL(file, 'https://site.example/docs/').href).toMatch(/^https:\/\/site\.example\/docs\//);
    for (const entry of section.sidebar) expect(entry).toBeTypeOf('object');
  }
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
