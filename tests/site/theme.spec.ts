/** A reader wants it dark, or as the system has it. */
import type { Page } from '@playwright/test';
import { THEME_KEY } from '@rsdoctor-docs/preset/node';
import { themeButton } from '#tests/site/lib/frame.ts';
import { TABS_PAGE } from '#tests/site/lib/pages.ts';
import { expect, openReady, ready, test } from '#tests/site/lib/test.ts';
import { URLS } from '#tests/site/lib/urls.ts';

const html = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), THEME_KEY);

test('the system is followed at once; the button switches, in other tabs too, and the choice outlives a reload', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const one of [page, other]) await openReady(one, TABS_PAGE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveClass(/rp-dark/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html(page)).not.toHaveClass(/rp-dark/);
  await themeButton(page).click();
  for (const one of [page, other]) await expect(html(one)).toHaveClass(/rp-dark/);
  await expect(themeButton(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await stored(page)).toBe('dark');
  await page.reload();
  await expect(html(page)).toHaveClass(/rp-dark/);
  await ready(page);
  await expect(themeButton(page)).toHaveAttribute('aria-pressed', 'true');
  await themeButton(page).click();
  await expect(html(page)).not.toHaveClass(/rp-dark/);
  expect(await stored(page)).toBe('auto');
});

test('a second click during the circle shows the circle of the other theme', async ({ page }) => {
  await openReady(page, TABS_PAGE);
  await themeButton(page).click();
  await expect(html(page)).toHaveClass(/rp-dark/);
  // Without this class, the browser would fade the themes into each other instead.
  const duringSecond = await themeButton(page).evaluate(async (button) => {
    (button as HTMLElement).click();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return document.documentElement.className;
  });
  expect(duringSecond).toBe('theme-reveal');
  await expect(html(page)).toHaveClass('');
});

test('there is no button where the theme is fixed', async ({ page }) => {
  await page.goto(`${URLS.versions}page`);
  await expect(themeButton(page)).toHaveCount(0);
});

test('the new theme spreads in a circle, unless the reader wants no motion', async ({ page }) => {
  // Every animation that the page starts.
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, { calls });
    const original = Element.prototype.animate;
    Element.prototype.animate = function animate(frames, options) {
      calls.push({ frames, options });
      return original.call(this, frames, options);
    };
  });
  const calls = () => page.evaluate(() => JSON.stringify((window as unknown as { calls: unknown[] }).calls));
  await openReady(page, TABS_PAGE);
  await themeButton(page).click();
  await expect.poll(calls).toMatch(/circle.*"duration":400.*view-transition/);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await ready(page);
  await themeButton(page).click();
  await expect(html(page)).not.toHaveClass(/rp-dark/);
  expect(await calls()).toBe('[]');
});
