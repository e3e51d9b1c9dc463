/** Rsdoctor's report in a frame of the page, and the reader's own. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import { wordsIn } from '@rsdoctor-docs/viewer/words';
import { bytesOf, type Recorded } from '../../../packages/viewer/tests/recorded.ts';
import { expect, inLang, type Lang } from './test.ts';

/** The report's interface is large, so it loads slowly on a busy machine. */
export const SLOW = { timeout: 30_000 };

export const report = (page: Page) => page.frameLocator('iframe').first().locator('body');

/** Opens a report on its page, and goes back to another. */
export async function readWith(page: Page, name: Recorded, to: string, lang: Lang = 'en'): Promise<void> {
  await page.goto(`${inLang('/preview/', lang)}?from=${to}`);
  await expect(page.locator('[data-island=viewer]')).toHaveAttribute('data-state', 'ready');
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: path.basename(name), mimeType: '', buffer: bytesOf(name) });
  await page.getByRole('link', { name: wordsIn(lang).back }).click(SLOW);
  await expect(page).toHaveURL(to);
}
