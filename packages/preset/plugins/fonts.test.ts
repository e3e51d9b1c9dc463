import { expect, test } from 'vitest';
import { latinCharacters } from './fonts.ts';
import { HtmlPage, htmlText } from './html-page.ts';

test('the font keeps ASCII always, and what of the rest of Latin the texts use', () => {
  const characters = latinCharacters(['Größe – 打包']);
  for (const character of 'Az09~ö–') expect(characters).toContain(character);
  expect(characters).not.toContain('打');
});

test('a letter in a block of code asks nothing of the font', () => {
  const { document } = new HtmlPage('a.html', '<p>Größe</p><pre><code>// Å</code></pre>');
  expect(htmlText(document, 'pre')).toBe('Größe');
  expect(htmlText(document)).toBe('Größe// Å');
});
