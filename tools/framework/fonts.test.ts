import { expect, test } from 'vitest';
import { latinCharacters } from './fonts.ts';
import { HtmlPage, textOf } from './html-page.ts';

test('the font keeps ASCII always, and what of the rest of Latin the texts use', () => {
  const characters = latinCharacters(['Größe – 打包']);
  for (const character of 'Az09~ö–') expect(characters).toContain(character);
  expect(characters).not.toContain('打');
});

test('a letter in a block of code asks nothing of the font', () => {
  const { document } = new HtmlPage('a.html', '<p>Größe</p><pre><code>// Å</code></pre>');
  expect(textOf(document, 'pre')).toBe('Größe');
  expect(textOf(document)).toBe('Größe// Å');
});
