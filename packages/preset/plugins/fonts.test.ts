import { expect, test } from 'vitest';
import { latinCharacters } from './fonts.ts';

test('the font keeps ASCII always, and what of the rest of Latin the texts use', () => {
  const characters = latinCharacters(['Größe – 打包']);
  for (const character of 'Az09~ö–') expect(characters).toContain(character);
  expect(characters).not.toContain('打');
});
