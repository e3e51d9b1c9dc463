/**
 * The shapes of our diagrams. A drawing takes its colours and, on phones, the size of its text from the page
 * (packages/parts/diagram/diagram.css), so that its words are at least 11 px high.
 */

import { escapeXml } from '@rsdoctor-docs/base/escape-xml';
import type { Lang } from '../site.ts';

export interface Diagram {
  height: number;
  /** The shapes; `t` picks the word of the page's language. */
  draw(t: (en: string, zh: string) => string): string[];
}

/** Width of every drawing, in its units. */
export const WIDTH = 480;

/** `strong` is what the diagram is about, `quiet` what surrounds it, `plain` everything else. */
export type Look = 'plain' | 'strong' | 'quiet';

const FILL: Record<Look, string> = {
  plain: 'var(--rp-c-bg-soft,#f5f8f8)',
  strong: 'var(--rp-c-brand-tint,#08706b14)',
  quiet: 'none',
};
const LINE: Record<Look, string> = {
  plain: 'var(--rp-c-text-3,#646e77)',
  strong: 'var(--rp-c-brand,#08706b)',
  quiet: 'var(--rp-c-text-3,#646e77)',
};

interface TextOptions {
  anchor?: 'start' | 'middle' | 'end';
  note?: boolean;
  bold?: boolean;
}

/** One line of text; `y` is its middle. */
export function text(
  x: number,
  y: number,
  words: string,
  { anchor = 'middle', note = false, bold = false }: TextOptions = {},
): string {
  const size = note ? 'var(--diagram-note,13px)' : 'var(--diagram-label,15px)';
  const fill = note ? 'var(--rp-c-text-2,#4a545c)' : 'var(--rp-c-text-1,#1d2429)';
  return `<text x="${x}" y="${y}" dy=".35em"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}${bold ? ' font-weight="600"' : ''} style="font-size:${size};fill:${fill}">${escapeXml(words)}</text>`;
}

/** A box with up to three centred lines; the first is its name, the others are notes. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  words: string | readonly string[] = [],
  look: Look = 'plain',
): string {
  const lines = typeof words === 'string' ? [words] : words;
  const step = 19;
  const first = y + height / 2 - ((lines.length - 1) * step) / 2;
  const dash = look === 'quiet' ? ' stroke-dasharray="4 4"' : '';
  const frame = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" stroke-width="1.5"${dash} style="fill:${FILL[look]};stroke:${LINE[look]}"/>`;
  return (
    frame +
    lines
      .map((line, index) => text(x + width / 2, first + index * step, line, { note: index > 0, bold: index === 0 }))
      .join('')
  );
}

/** A frame around other shapes, with its name at the upper left. */
export function frame(x: number, y: number, width: number, height: number, name: string, look: Look = 'quiet'): string {
  return box(x, y, width, height, [], look) + text(x + 12, y + 17, name, { anchor: 'start', note: true });
}

type Point = readonly [x: number, y: number];

/** An arrow along straight lines. */
export function arrow(...points: readonly Point[]): string {
  const [x, y] = points.at(-1)!;
  const [fromX, fromY] = points.at(-2)!;
  const angle = Math.round((Math.atan2(y - fromY, x - fromX) * 180) / Math.PI);
  const colour = 'var(--rp-c-text-3,#646e77)';
  return (
    `<path d="M${points.map((point) => point.join(' ')).join('L')}" fill="none" stroke-width="1.5" style="stroke:${colour}"/>` +
    `<path d="M0 0-8-4v8z" transform="translate(${x} ${y})rotate(${angle})" style="fill:${colour}"/>`
  );
}

/** A horizontal bar that stands for an amount. */
export function bar(x: number, y: number, width: number, height: number, look: Look = 'plain'): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" stroke-width="1.5" style="fill:${FILL[look]};stroke:${LINE[look]}"/>`;
}

/** A line that crosses something out. */
export function strike(x1: number, y1: number, x2: number, y2: number): string {
  return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke-width="2" style="stroke:var(--rp-c-text-3,#646e77)"/>`;
}

/** The file of a drawing: pages show its one symbol with `<use>`, so that it has the page's colours and font. */
export function svgFile({ height, draw }: Diagram, language: Lang): string {
  const shapes = draw((en, zh) => (language === 'en' ? en : zh)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}"><g id="d">${shapes}</g></svg>`;
}
