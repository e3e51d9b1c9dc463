import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../site.ts';
import { DIAGRAMS, diagramFile } from './diagram.plugin.ts';
import { WIDTH } from './draw.ts';

const style = readFileSync('packages/parts/diagram/diagram.css', 'utf8');
/** Text size on a phone, in units of the drawing. */
const ON_PHONES = Math.max(
  ...[...style.matchAll(/--diagram-(?:label|note): ([\d.]+)px/g)].map(([, size]) => Number(size)),
);

/**
 * How wide a text is drawn, in units: a Chinese character is a square, a Latin letter of Open Sans 0.58 of one on
 * average.
 */
function widthOf(words: string, size: number): number {
  return (
    [...words].reduce((sum, character) => sum + (/\p{Script=Han}|[，。、：？]/u.test(character) ? 1 : 0.58), 0) * size
  );
}

describe.each(Object.entries(DIAGRAMS))('diagram %s', (id, diagram) => {
  it.each(LANGS)('fits a phone, and no text leaves it (%s)', (language) => {
    // In a window of 320 px the words are 11 px high.
    expect((ON_PHONES * 320) / WIDTH).toBeGreaterThanOrEqual(11);
    for (const [, x, y, anchor, words] of diagramFile(id, diagram, language).text.matchAll(
      /<text x="([\d.]+)" y="([\d.]+)" dy=".35em"( text-anchor="middle")?[^>]*>([^<]*)</g,
    )) {
      const wide = widthOf(words!, ON_PHONES);
      const left = anchor ? Number(x) - wide / 2 : Number(x);
      expect([words, left >= 0, left + wide <= WIDTH, Number(y) <= diagram.height]).toEqual([words, true, true, true]);
    }
  });
});
