import { expect, test } from 'vitest';
import { genericParts, preset } from './preset.ts';

test('a part of the preset that is not in the list is missed, because its buttons would do nothing', () => {
  const site = { lang: 'fr', title: 'A' };
  const without = (...names: string[]) => ({ parts: genericParts().filter(({ name }) => !names.includes(name)) });
  expect(() => preset(without('code', 'zoom'), site)).toThrow(
    /"parts" of the preset lacks code, zoom\n.*\n.*\n.*genericParts/,
  );
  expect(() => preset(without('search'), site)).toThrow('lacks search');
  expect(preset(without('search'), { ...site, search: false }).plugins).not.toEqual([]);
  expect(preset({}, site).plugins).not.toEqual([]);
});
