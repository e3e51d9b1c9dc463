/** Finds elements and words on a page, for both cameras. */
import type { Page } from '@playwright/test';
import { around, type Box } from './marks.ts';
import type { Mark, Shot } from './shot.ts';

/** Finds the first element of a selector, and tells where it is. */
export type Find = (selector: string) => Promise<Box>;

/**
 * Finds elements of a page as it is now.
 * @param gone makes the error for one that is not there, or is not drawn
 */
export const findOn =
  (page: Page, gone: (selector: string) => Error): Find =>
  async (selector) => {
    const element = page.locator(selector).first();
    const box = (await element.count()) > 0 ? await element.boundingBox() : null;
    if (!box) throw gone(selector);
    return box;
  };

/** What a picture shows of the window; undefined when it shows all of it. */
export const frameOf = async (
  find: Find,
  { clip, margin = 0, viewport }: Pick<Shot, 'clip' | 'margin' | 'viewport'>,
): Promise<Box | undefined> =>
  clip
    ? around(
        await Promise.all([clip].flat().map(find)),
        typeof margin === 'number' ? [margin, margin, margin, margin] : margin,
        viewport,
      )
    : undefined;

/** What the numbers of a picture are about: boxes of elements, and points without a width. */
export const targetsOf = (find: Find, marks: readonly Mark[]): Promise<Box[]> =>
  Promise.all(
    marks.map(async (mark) => {
      if (typeof mark === 'string') return find(mark);
      const { x, y, width, height } = await find(mark.on);
      return { x: x + width * mark.at[0], y: y + height * mark.at[1], width: 0, height: 0 };
    }),
  );

/** Where numbers may stand: in the columns that a phone shows. */
export const roomOf = (frame: Box, { phone }: Pick<Shot, 'phone'>): Box =>
  phone ? { ...frame, x: frame.x + phone[0], width: phone[1] } : frame;

/** The words of a page, and those of a list that are not among them. */
export async function lookFor(page: Page, says: readonly string[]): Promise<{ text: string; missing: string[] }> {
  const text = await page.evaluate(() => document.body.innerText);
  return { text, missing: says.filter((words) => !text.includes(words)) };
}
