import { expect, type Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

/** WCAG 2.2 up to AA and axe's best practices. Results of passed elements are left out. */
const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
};

/** The elements to look at, without some of them. */
interface Scan {
  inside?: string[];
  without?: string[];
}

/** Waits until the page has the colours of a theme and nothing fades any more; run inside the page. */
async function standsStill(theme: string | undefined): Promise<void> {
  const isStill = () =>
    (!theme || getComputedStyle(document.documentElement).colorScheme === theme) &&
    !document.getAnimations().some((one) => one instanceof CSSTransition);
  const end = Date.now() + 20_000;
  while (!isStill()) {
    if (Date.now() > end) throw new Error(`after 20 s something still moves, or the theme is not ${theme}`);
    await new Promise(requestAnimationFrame);
  }
}

/** Expects no fault in the page on screen in a theme; `what` names the state of the page in the report. */
export async function expectNoFaults(
  page: Page,
  what: string,
  { theme, ...scan }: Scan & { theme?: 'light' | 'dark' } = {},
): Promise<void> {
  // Turn motion off before the theme changes: colours in the middle of a fade lack contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (theme) await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(standsStill, theme);
  expect.soft(await axeFaults(page, scan), `axe: ${[what, theme].filter(Boolean).join(', ')}`).toEqual([]);
}

/**
 * What axe finds on a page, a line each: rule, element, remedy. Its script goes into a page once: the package for
 * Playwright puts its 570 kB there before each look, which takes as long as the look.
 */
async function axeFaults(page: Page, { inside = [], without = [] }: Scan): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([context, options]): Promise<Result[]> => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      return (await run(context, options)).violations;
    },
    [{ include: inside, exclude: without }, OPTIONS] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim()}`),
  );
}
