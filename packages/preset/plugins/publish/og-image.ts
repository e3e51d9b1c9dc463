/**
 * The picture that a link to a page shows in chats and networks: logo, section and title in the page's language. Drawn
 * as SVG with a font from a package, so it looks the same on every machine; made once per content (see cache.ts).
 * Not satori 0.63: it draws the text of both languages as well, but picks no size that fits a title, and needs the
 * same renderer for the PNG; 34 MB more to install in place of the thirty lines of `widthInEm` and `wrap`.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { escapeXml } from '@rsdoctor-docs/base/escape-xml';
import { once } from '@rsdoctor-docs/base/once';
import { Problem } from '@rsdoctor-docs/base/problem';
import { CARD_SIZE } from '@rsdoctor-docs/base/site';

/** The texts of a card. */
export interface Card {
  site: string;
  section: string;
  title: string;
  address: string;
}

/** How the cards of a site look. */
export interface CardLook {
  /** Colors of the bar at the left and the section, of title and site, of the address, and of the ground. */
  brand: string;
  ink: string;
  soft: string;
  ground: string;
  /** Shapes at the upper right, as SVG in px of the card. */
  picture?: string;
}
const PLAIN: CardLook = { brand: '#4b5563', ink: '#111827', soft: '#4b5563', ground: '#f9fafb' };

/** The packages that decide how a card looks. */
export const CARD_MAKERS = ['@resvg/resvg-js', 'subset-font'];
/**
 * One weight of Noto Sans SC with the characters of GB 2312 and Latin ones, made from @expo-google-fonts/noto-sans-sc 0.4.3
 * by subset-font: 1 MB here in place of nine weights, 92 MB, in node_modules.
 */
const FONT = path.join(import.meta.dirname, 'fonts/NotoSansSC-SemiBold.woff2');
const FONT_FAMILY = 'Noto Sans SC';
const MARGIN = 88;

/** Chinese characters, their punctuation and full-width forms: one em wide, a line may break before and after them. */
const WIDE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/;
/** Signs that must not begin a line. */
const CLOSING = /^[、。，．：；？！）》」』】〉”’,.:;?!)\]}]/;

/** Width of a text in em, on the generous side. */
export function widthInEm(text: string): number {
  let width = 0;
  for (const sign of text) {
    if (WIDE.test(sign)) width += 1;
    else if (/[iljtfrI.,:;'|!()[\] ]/.test(sign)) width += 0.36;
    else if (/[mwMW@%]/.test(sign)) width += 0.92;
    else width += /[A-Z_]/.test(sign) ? 0.68 : 0.59;
  }
  return width;
}

/** A text cut into lines of at most `ems`; past `most` lines the last one ends in an ellipsis. */
export function wrap(text: string, ems: number, most: number): string[] {
  const pieces = text.trim().match(new RegExp(`${WIDE.source}|[^\\s]+?(?=${WIDE.source}|\\s|$)|\\s+`, 'g')) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    const isFull = widthInEm(line + piece) > ems && line.trim() !== '' && !CLOSING.test(piece);
    if (isFull) {
      lines.push(line.trim());
      line = '';
    }
    line += piece;
  }
  if (line.trim()) lines.push(line.trim());
  if (lines.length <= most) return lines;
  let last = lines[most - 1] ?? '';
  while (last && widthInEm(`${last}…`) > ems) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last.trim()}…`];
}

/** The card as SVG. `logo` is the content of an SVG file with a `viewBox` of 32 by 32, or empty. */
export function cardSvg(card: Card, logo: string, look: CardLook = PLAIN): string {
  const { width, height } = CARD_SIZE;
  const inner = width - 2 * MARGIN;
  // A long title gets smaller letters before it gets a third line.
  const size = [76, 64, 54].find((px) => wrap(card.title, inner / px, 99).length <= 2) ?? 54;
  const lines = wrap(card.title, inner / size, 3);
  const top = 348 - ((lines.length - 1) * size * 1.25) / 2;
  const text = (x: number, y: number, px: number, fill: string, content: string) =>
    `<text x="${x}" y="${y}" font-size="${px}" fill="${fill}">${escapeXml(content)}</text>`;
  const mark = logo.replace(/^.*?<svg[^>]*>/s, '').replace(/<\/svg>\s*$/, '');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${FONT_FAMILY}" font-weight="600">`,
    `<rect width="${width}" height="${height}" fill="${look.ground}"/>`,
    `<rect width="16" height="${height}" fill="${look.brand}"/>`,
    look.picture ?? '',
    `<g transform="translate(${MARGIN} 72) scale(2)">${mark}</g>`,
    text(MARGIN + 84, 118, 40, look.ink, card.site),
    card.section ? text(MARGIN, top - size * 1.25, 32, look.brand, wrap(card.section, inner / 32, 1)[0] ?? '') : '',
    ...lines.map((line, index) => text(MARGIN, top + index * size * 1.25, size, look.ink, line)),
    text(MARGIN, height - 64, 28, look.soft, card.address),
    '</svg>',
  ].join('');
}

/** The Chinese characters and signs that the font has. */
const chineseCharacters = once(() => {
  const decoder = new TextDecoder('gb2312');
  const bytes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return new Set(
    bytes(0xa1, 0xf7).flatMap((high) => bytes(0xa1, 0xfe).map((low) => decoder.decode(new Uint8Array([high, low])))),
  );
});

/** The Chinese characters of a text that the font of the cards lacks. */
export const lackingCharacters = (text: string): string[] =>
  [...new Set(text)].filter((sign) => WIDE.test(sign) && !chineseCharacters().has(sign));

/**
 * A card's SVG as PNG. Given the whole Chinese font, the renderer takes ten times as long.
 * @throws Problem when the font lacks a character of it
 */
export async function renderCard(svg: string): Promise<Buffer> {
  const lacking = lackingCharacters(svg);
  if (lacking.length > 0)
    throw new Problem('a card of a link', `would have no letter for ${lacking.join(' ')}`, {
      fix: 'write the title with other characters, or make the font of packages/preset/plugins/publish/og-image.ts again with them',
    });
  const { default: subsetFont } = await import('subset-font');
  const folder = await mkdtemp(path.join(tmpdir(), 'og-font-'));
  try {
    const subset = path.join(folder, 'subset.ttf');
    await writeFile(subset, await subsetFont(await readFile(FONT), svg, { targetFormat: 'sfnt' }));
    const image = await renderAsync(svg, {
      font: { fontFiles: [subset], loadSystemFonts: false, defaultFontFamily: FONT_FAMILY },
    });
    return image.asPng();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
