/** How large a picture is on a phone. */
import type { ShotRecord } from '@rsdoctor-docs/evidence/picture-files';

/** Width of a picture on a phone of 390 px without its border, in CSS px. */
export const PHONE_COLUMN = 356;
/** Smallest text that readers can be asked to read in a picture on a phone, in CSS px. */
export const LEGIBLE_ON_PHONE = 10;

/** Font size, in CSS px, of the smallest text of a picture of which a phone shows columns of this width. */
export const textOnPhone = (text: number, shown: number): number => Number(((text * PHONE_COLUMN) / shown).toFixed(1));

/** So much of a picture, in CSS px, is between a number and what it marks. */
const MARKED = 72;
const NUMBER = 14;

/**
 * The width, in CSS px, from which the text of a picture can be read on a phone; undefined if it can in the width of the page.
 * A picture that would be cut at a number is wider, so that the number comes with what it marks.
 * @param marks places of the numbers, in percent of the width
 */
export function swipeWidth({ text, width }: Pick<ShotRecord, 'text' | 'width'>, marks: number[]): number | undefined {
  if (textOnPhone(text, width) >= LEGIBLE_ON_PHONE) return undefined;
  const legible = Math.ceil((width * LEGIBLE_ON_PHONE) / text);
  const placeOf = (mark: number) => (mark * legible) / 100 - PHONE_COLUMN;
  const cut = marks.filter((mark) => placeOf(mark) > -MARKED && placeOf(mark) < NUMBER);
  return Math.max(legible, ...cut.map((mark) => Math.ceil((100 * (PHONE_COLUMN + NUMBER)) / mark)));
}
