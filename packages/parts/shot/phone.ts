/** How large a picture is on a phone. */
import type { ShotRecord } from '@rsdoctor-docs/evidence/picture-files';

/** Width of a picture on a phone of 390 px without its border, in CSS px. */
export const PHONE_COLUMN = 356;
/** Smallest text that readers can be asked to read in a picture on a phone, in CSS px. */
export const LEGIBLE_ON_PHONE = 10;

/** Font size, in CSS px, of the smallest text of a picture of which a phone shows columns of this width. */
export const textOnPhone = (text: number, shown: number): number => Number(((text * PHONE_COLUMN) / shown).toFixed(1));

/** The width, in CSS px, from which the text of a picture can be read on a phone; undefined if it can in the width of the page. */
export const swipeWidth = ({ text, width }: Pick<ShotRecord, 'text' | 'width'>): number | undefined =>
  textOnPhone(text, width) < LEGIBLE_ON_PHONE ? Math.ceil((width * LEGIBLE_ON_PHONE) / text) : undefined;
