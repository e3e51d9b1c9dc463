/** Finds elements and words on a page, for both cameras. */
import type { Page } from '@playwright/test';
import { around, type Box, markPlace, type Place } from './marks.ts';
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

/** Where the numbers of a picture go. */
export const placesOf = (find: Find, marks: readonly Mark[]): Promise<Place[]> =>
  Promise.all(
    marks.map(async (mark) => {
      const { on, at } = typeof mark === 'string' ? { on: mark, at: 'left' as const } : mark;
      return markPlace(await find(on), at);
    }),
  );

/** The words of a page, and those of a list that are not among them. */
export async function lookFor(page: Page, says: readonly string[]): Promise<{ text: string; missing: string[] }> {
  const text = await page.evaluate(() => document.body.innerText);
  return { text, missing: says.filter((words) => !text.includes(words)) };
}
