import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 up to AA, and what axe calls best practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Scan {
  /** Look only inside of these elements. */
  inside?: string[];
  /** Leave these elements out. */
  without?: string[];
  /** Contrast alone: enough where the same page was looked at in another theme, and half the work. */
  contrastOnly?: boolean;
}

/** Finds nothing to say about the page on screen in a theme; `what` names the state of the page in the report. */
export async function expectNoFaults(
  page: Page,
  what: string,
  { theme, ...scan }: Scan & { theme?: 'light' | 'dark' } = {},
): Promise<void> {
  // No fade may begin with the theme: half-way colours have no contrast. So motion goes first, and alone.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (theme) {
    await page.emulateMedia({ colorScheme: theme });
    // The page is told of it a moment later: colours of both themes together have no contrast, either.
    await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  }
  // What had begun to move before comes to its end.
  const moving = () => page.evaluate(() => document.getAnimations().some((one) => one instanceof CSSTransition));
  await expect.poll(moving).toBe(false);
  expect.soft(await axeFaults(page, scan), `axe: ${[what, theme].filter(Boolean).join(', ')}`).toEqual([]);
}

/** The same in both themes: what axe finds depends on the theme for contrast only. Leaves the light one. */
export async function expectNoFaultsInBothThemes(page: Page, what: string, scan: Scan = {}): Promise<void> {
  await expectNoFaults(page, what, { ...scan, theme: 'dark', contrastOnly: true });
  await expectNoFaults(page, what, { ...scan, theme: 'light' });
}

/** What axe finds on a page, a line each: rule, element, remedy. */
async function axeFaults(
  page: Page,
  { inside = [], without = [], contrastOnly = false }: Scan = {},
): Promise<string[]> {
  const builder = new AxeBuilder({ page }).options({
    runOnly: contrastOnly ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: TAGS },
    // The thousands of elements that passed are described nowhere.
    resultTypes: ['violations'],
  });
  for (const selector of inside) builder.include(selector);
  for (const selector of without) builder.exclude(selector);
  // Pages have no frames that count; without this each result is put together in a page of its own.
  const { violations } = await builder.setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim()}`),
  );
}
