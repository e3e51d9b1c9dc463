/** A reader opens the report of the sample shop. */
import type { Page } from '@playwright/test';
import { REPORT_SANDBOX } from '@rsdoctor-docs/viewer/report-settings';
import { panelAddress, panels } from '../../theme/components/page/Demo/panels.ts';
import { screens, walkTo } from '../../theme/components/page/Live/screens.ts';
import { NAMES } from '../../tools/build/marks.ts';
import { expectNoFaults } from './lib/axe.ts';
import { DEMO, pageWithShot, RULES } from './lib/pages.ts';
import { expect, inLang, openReady, pathsAsked, test, text } from './lib/test.ts';

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

test('a rule leads to its alerts', async ({ page }) => {
  for (const [code, name] of [
    ['E1004', 'ECMA Version Check'],
    ['EXTEND', 'Custom Rules'],
  ] as const) {
    await page.goto(RULES);
    await page
      .getByRole('row', { name: code })
      .getByRole('link', { name: /^See \d+ alerts? live$/ })
      .click();
    await expect(reportOf(page).getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true', SLOW);
  }
});

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
  test(`a page opens the report in its language and theme, and the bar leads back (${lang}, ${theme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    const from = inLang(DEMO, lang);
    const seen = pathsAsked(page);
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
}

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

/** A screen that is opened in the place of its picture, and the page with that picture. */
const SCREEN = 'bundle-size-page';
const LIVE_PAGE = pageWithShot(SCREEN);

test('a picture becomes its screen of the report at a click, numbers of the text lead it, and Escape brings the picture back', async ({
  page,
}) => {
  const seen = pathsAsked(page);
  await openReady(page, LIVE_PAGE);
  await page.waitForLoadState('networkidle');
  expect(seen.filter((address) => /^\/demo\/|\/js\/(?:live|marks|report)\./.test(address))).toEqual([]);
  const figure = page.getByRole('figure').first();
  const link = figure.getByRole('link', { name: text('liveTryText') });
  await link.click();
  const panel = page.getByRole('dialog', { name: text('liveTitle') });
  await expect(panel.getByRole('button', { name: text('liveClose') })).toBeFocused();
  await expect(figure.locator('picture:visible')).toHaveCount(0);
  await expect(panel.locator('iframe')).toHaveAttribute('sandbox', REPORT_SANDBOX);
  await expect(panel.getByRole('status')).toHaveCount(0, SLOW);
  const ring = reportOf(page).locator('[data-ring]');
  await expect(ring).toContainText(/^main\.\w+\.js/, SLOW);
  await figure.getByRole('button', { name: NAMES.en('②') }).click();
  await expect(ring).toContainText(/^node_modules/, SLOW);

  // What is shown small is touched where it is shown. Playwright's own click takes no account of the scale.
  const row = reportOf(page).getByText(/^admin\.\w+\.js$/);
  const place = await row.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const { left, top, scale } = await panel.locator('iframe').evaluate((frame: HTMLElement) => {
    const box = frame.getBoundingClientRect();
    return { left: box.left, top: box.top, scale: box.width / frame.offsetWidth };
  });
  await page.mouse.click(left + place.x * scale, top + place.y * scale);
  await expect(reportOf(page).locator('body')).toContainText('Modules of "js/admin.', SLOW);
  await figure.getByRole('button', { name: NAMES.en('②') }).click();
  await expect(ring).toContainText(/^node_modules/, SLOW);

  // Scaled to the width of the panel, or in the report's own size.
  const width = () => panel.locator('iframe').evaluate((frame) => Math.round(frame.getBoundingClientRect().width));
  const room = await panel.evaluate((element) => element.clientWidth);
  expect(await width()).toBe(room);
  await panel.getByRole('radio', { name: text('liveFull') }).press('Space');
  await expect.poll(width).toBe(screens[SCREEN]!.width);
  for (const theme of ['light', 'dark'] as const)
    await expectNoFaults(page, 'the open panel', { theme, without: ['iframe'] });

  const large = panel.getByRole('button', { name: text('liveLarge') });
  await large.click();
  await expect(large).toHaveAttribute('aria-pressed', 'true');
  expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  // The report is still where it was.
  await expect(ring).toContainText(/^node_modules/);
  await large.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(figure.locator('picture:visible')).toHaveCount(1);
});

test('on a phone the report fills the window, in the language of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openReady(page, inLang(LIVE_PAGE, 'zh'));
  const link = page.getByRole('link', { name: text('liveTryText', 'zh') }).first();
  await link.click();
  const panel = page.getByRole('dialog', { name: text('liveTitle', 'zh') });
  expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(reportOf(page).locator('body')).toContainText('产物体积分析', SLOW);
  await expectNoFaults(page, 'the open panel on a phone', { without: ['iframe'] });
  await panel.getByRole('button', { name: text('liveClose', 'zh') }).click();
  await expect(link).toBeFocused();
});

for (const diff of [false, true]) {
  test(`every number of a picture leads to what is there: ${diff ? 'the diff' : 'the report'}`, async ({ page }) => {
    const frame = page.locator('iframe');
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(panelAddress(diff ? 'diff' : '/overall'));
    await expect(reportOf(page).locator('#root > *').first()).toBeVisible(SLOW);
    for (const [id, screen] of Object.entries(screens).filter(([, { panel }]) => (panel === 'diff') === diff))
      for (const [index] of screen.marks.entries()) {
        const walk = walkTo(screen, index + 1);
        await frame.evaluate(
          (element: HTMLIFrameElement, message) => element.contentWindow?.postMessage(message, '*'),
          { type: 'go', ...walk } as const,
        );
        const last = walk.steps?.at(-1);
        if (!last) throw new Error(`${id}: number ${index + 1} leads nowhere`);
        const [selector, words = ''] =
          'show' in last ? last.show : 'click' in last ? last.click : 'fill' in last ? last.fill : last.point;
        const target = reportOf(page).locator('show' in last ? `:is(${selector})[data-ring]` : selector);
        await expect(target.filter({ hasText: new RegExp(words) }).first(), `${id} ${index + 1}`).toBeVisible(SLOW);
      }
  });
}
