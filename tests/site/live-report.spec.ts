/** A reader opens the report of the sample shop. */
import type { Page } from '@playwright/test';
import { REPORT_SANDBOX } from '@rsdoctor-docs/viewer/report-settings';
import { formatNumber } from '../../packages/evidence/numbers/format-number.ts';
import { readNumbers } from '../../packages/evidence/numbers/numbers.ts';
import { panelAddress, panels } from '../../theme/components/page/Demo/panels.ts';
import { DEMO } from './lib/pages.ts';
import { expect, inLang, openReady, test, text } from './lib/test.ts';

/** The report's interface is large; it may take its time on a busy machine. */
const SLOW = { timeout: 25_000 };

/** Answers of 400 and above, from now on. */
function watchFailures(page: Page): string[] {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  return failed;
}

/** The frame in which the report runs. */
const reportOf = (page: Page) => page.frameLocator('iframe').first();

test.describe.configure({ timeout: 60_000 });

for (const panel of panels) {
  // Any request to another host, and any error in the console, fails the test by itself (lib/test.ts).
  test(`the sample's report opens at ${panel} and finds all that it asks for`, async ({ page }) => {
    const failed = watchFailures(page);
    await page.goto(panelAddress(panel));
    const report = reportOf(page);
    await expect(report.locator('#root > *').first()).toBeVisible(SLOW);
    await expect(report.locator('body')).toContainText(panel === 'diff' ? /\d [KM]B/ : /Overall/, SLOW);
    await expect(report.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0, SLOW);
    await expect(report.locator('.ant-result-error')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(failed).toEqual([]);
  });
}

test('a code view of the diff says that there is no code, and asks no other host', async ({ page }) => {
  const failed = watchFailures(page);
  await page.setViewportSize({ width: 1980, height: 1050 });
  await page.goto(panelAddress('diff'));
  const report = reportOf(page);
  await report.getByRole('tab', { name: 'Modules' }).click(SLOW);
  await report.getByRole('button', { name: 'View Changes' }).first().click(SLOW);
  await expect(report.getByText('it carries no code').first()).toBeVisible(SLOW);
  expect(failed).toEqual([]);
});

// Language and theme are handed over apart from each other: two of the four pairs have each of both.
for (const [lang, theme] of [
  ['en', 'dark'],
  ['zh', 'light'],
] as const) {
  test.describe(`${lang}, ${theme}`, () => {
    test.use({ colorScheme: theme });

    test('a page opens the report in its language and theme, and the bar leads back', async ({ page }) => {
      const from = inLang(DEMO, lang);
      const seen: string[] = [];
      page.on('request', (request) => seen.push(new URL(request.url()).pathname));
      await openReady(page, from);
      await page.waitForLoadState('networkidle');
      expect(seen.filter((address) => address.startsWith('/demo/'))).toEqual([]);
      await page.getByRole('link', { name: text('demoOpenText', lang) }).click();
      await expect(page.locator('iframe')).toHaveAttribute('sandbox', REPORT_SANDBOX, SLOW);
      const report = reportOf(page);
      await expect(report.locator('body')).toContainText(lang === 'zh' ? '产物体积分析' : 'Output Assets List', SLOW);
      const ground = await report
        .locator('.ant-layout')
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
      const brightness = Number(/\d+/.exec(ground)?.[0]);
      expect(theme === 'dark' ? brightness < 60 : brightness > 200, ground).toBe(true);
      await page.getByRole('link', { name: lang === 'zh' ? '返回文档' : 'Back to the docs' }).click();
      await expect(page).toHaveURL(new RegExp(`${from}$`));
    });
  });
}

test('Bundle Size lists what the pages say of main and Carousel', async ({ page }) => {
  const { recorded } = readNumbers();
  const written = (of: string) => formatNumber({ of }, recorded, 'en');
  await page.setViewportSize({ width: 1980, height: 1050 });
  await page.goto(panelAddress('/bundle/size'));
  const report = reportOf(page);
  await report
    .getByText(/^main\..*\.js$/)
    .first()
    .click(SLOW);
  await expect(report.locator('body')).toContainText(
    `Modules: ${recorded['main.modules']} / ${recorded['main.modules']}`,
    SLOW,
  );
  await expect(report.locator('body')).toContainText(`Modules Size:${written('main.modules.bytes')}`);
  await report.getByPlaceholder('search module by keyword').fill('src/components/');
  const rows = report.locator('[class*="bundleTree-"]');
  await expect(rows).toContainText(`Carousel.jsxbundled size: ${written('modules.carousel.bytes')}`, SLOW);
  await expect(rows.getByText('concatenated')).toHaveCount(0);
});

test('the report reaches neither its page nor the storage of the site, and sends nothing', async ({ page }) => {
  await page.goto('/demo/frame.html');
  await page.evaluate(() => localStorage.setItem('mark', 'of the report'));
  const outcome = await page.evaluate(async () => {
    const tried = async (attempt: () => unknown) => {
      try {
        await attempt();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return { origin, cookie: await tried(() => document.cookie), fetch: await tried(() => fetch('/')) };
  });
  expect(outcome).toEqual({ origin: 'null', cookie: 'SecurityError', fetch: 'TypeError' });
  await page.goto(DEMO);
  expect(await page.evaluate(() => localStorage.getItem('mark'))).toBeNull();
});
