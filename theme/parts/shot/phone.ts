/** How large a picture is on a phone. */
import type { ShotRecord } from '@rsdoctor-docs/evidence/picture-files';

/** Width of a picture on a phone of 390 px without its border, in CSS px. */
export const PHONE_COLUMN = 356;
/** Smallest text that readers can be asked to read in a picture on a phone, in CSS px. */
export const LEGIBLE_ON_PHONE = 10;

/** The width, in CSS px, from which the text of a picture can be read on a phone; undefined if it can in the width of the page. */
export function swipeWidth({ text, width }: Pick<ShotRecord, 'text' | 'width'>): number | undefined {
  const legible = Math.ceil((width * LEGIBLE_ON_PHONE) / text);
  return legible > PHONE_COLUMN ? legible : undefined;
}
