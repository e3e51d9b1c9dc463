/** Rsdoctor's report in a frame of the page. */
import type { Page } from '@playwright/test';

/** The report's interface is large, so it loads slowly on a busy machine. */
export const SLOW = { timeout: 30_000 };

export const report = (page: Page) => page.frameLocator('iframe').first().locator('body');
