/** A reader opens the live report of the sample shop. */
import type { Page } from '@playwright/test';
import { panelAddress, panels } from '../../theme/components/page/Demo/panels.ts';
import { inSettings, REPORT_SANDBOX } from '../../theme/components/page/Demo/report-settings.ts';
import { expectNoFaults } from './lib/axe.ts';
import { DEMO, DEMO_PANEL } from './lib/pages.ts';
import { expect, inLang, openReady, test, text } from './lib/test.ts';

/** Where the link of the page leads to. */
const REPORT = panelAddress(DEMO_PANEL);
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

test.describe.configure({ timeout: 60_000 });

for (const panel of panels) {
  // Any request to another host fails the test by itself (lib/test.ts).
  test(`the live report opens at ${panel} and finds all that it asks for`, async ({ page }) => {
    const failed = watchFailures(page);
    await page.goto(panelAddress(panel));
    await expect(page.locator('#root > *').first()).toBeVisible(SLOW);
    await expect(page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0, SLOW);
    await expect(page.locator('.ant-result-error')).toHaveCount(0);
    await expect(page.locator('body')).toContainText(panel === 'diff' ? /\d [KM]B/ : /Overall/);
    await page.waitForLoadState('networkidle');
    expect(failed).toEqual([]);
  });
}

test('a code view of the live diff says that there is no code, and asks no other host', async ({ page }) => {
  const failed = watchFailures(page);
  await page.setViewportSize({ width: 1680, height: 1050 });
  await page.goto(panelAddress('diff'));
  await page.getByRole('tab', { name: 'Modules' }).click(SLOW);
  await page.getByRole('button', { name: 'View Changes' }).first().click(SLOW);
  await expect(page.getByText('it carries no code').first()).toBeVisible(SLOW);
  expect(failed).toEqual([]);
});

// Language and theme are handed over apart from each other: two of the four pairs have each of both.
for (const [lang, theme] of [
  ['en', 'dark'],
  ['zh', 'light'],
] as const) {
  test.describe(`wide, ${lang}, ${theme}`, () => {
    test.use({ colorScheme: theme });

    test('the link opens the report over the page, in the language and theme of the page', async ({ page }) => {
      await openReady(page, inLang(DEMO, lang));
      expect(page.frames()).toHaveLength(1);
      await page.getByRole('link', { name: text('demoOpenText', lang) }).click();
      const frame = page.locator('iframe');
      await expect(frame).toHaveAttribute('sandbox', REPORT_SANDBOX);
      await expect(frame).toHaveAttribute('title', text('demoTitleText', lang));
      await expect(frame).toHaveAttribute('src', inSettings(REPORT, lang, theme === 'dark'));
      const report = page.frameLocator('iframe');
      await expect(report.locator('body')).toContainText(lang === 'zh' ? '产物体积分析' : 'Output Assets List', SLOW);
      const ground = await report
        .locator('.ant-layout')
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
      const brightness = Number(/\d+/.exec(ground)?.[0]);
      expect(theme === 'dark' ? brightness < 60 : brightness > 200, ground).toBe(true);
    });
  });
}

test('the opened report can be closed, and its page finds no fault by axe', async ({ page }) => {
  await openReady(page, DEMO);
  const link = page.getByRole('link', { name: text('demoOpenText') });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: text('demoTitleText') })).toBeVisible();
  await expectNoFaults(page, 'the opened report', { inside: ['dialog'], without: ['iframe'] });
  await expect(page.getByRole('link', { name: text('demoTabText') })).toHaveAttribute(
    'href',
    inSettings(REPORT, 'en', false),
  );
  await page.getByRole('button', { name: text('demoCloseText') }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test.describe('narrow', () => {
  test.use({ viewport: { width: 1023, height: 800 } });
  test('the link opens the report in a tab of its own', async ({ page, context }) => {
    await openReady(page, DEMO);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: text('demoOpenText') }).click(),
    ]);
    await expect(tab).toHaveURL(/\/demo\/report(?:\.html)?\?lang=en&theme=light#\/bundle\/size$/);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test('a page asks for nothing of the report before the click', async ({ page }) => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(new URL(request.url()).pathname));
  await openReady(page, DEMO);
  await page.waitForLoadState('networkidle');
  expect(seen.filter((address) => address.startsWith('/demo/'))).toEqual([]);
});

test('a report reaches neither the page around it nor the storage of the site, and can send nothing', async ({
  page,
}) => {
  await page.goto(panelAddress(DEMO_PANEL));
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
    return {
      origin,
      cookie: await tried(() => document.cookie),
      fetch: await tried(() => fetch('/')),
    };
  });
  expect(outcome).toMatchObject({ origin: 'null', cookie: 'SecurityError', fetch: 'TypeError' });
  await page.goto(DEMO);
  expect(await page.evaluate(() => localStorage.getItem('mark'))).toBeNull();
});
