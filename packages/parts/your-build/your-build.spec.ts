/** A reader opens a report of their own, and reads on: the pages speak of their build until they close it. */
import type { Page } from '@playwright/test';
import { pageWithMost } from '../../../tests/lib/docs.ts';
import { expectNoFaults } from '../../../tests/site/lib/axe.ts';
import { RULES } from '../../../tests/site/lib/pages.ts';
import { readWith, report, SLOW } from '../../../tests/site/lib/report.ts';
import { expect, inLang, type Lang, openReady, pathsAsked, test, text } from '../../../tests/site/lib/test.ts';
import { wordsIn } from '../words/words.ts';

const GUIDE = pageWithMost(/<YourBuild fact="(?:longest-stage|minify-share|slowest-plugin|slowest-loader)"/);
const SYMPTOMS = pageWithMost(/<YourBuild fact="fits-/);

const lines = (page: Page) => page.locator('p[data-your-build]');
const chip = (page: Page, lang: Lang = 'en') =>
  page.getByRole('group', { name: wordsIn(lang, 'yourBuild').chip, exact: true });

/** What the browser keeps of the site, but for the scroll positions of pages. */
const stored = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, Object.keys(sessionStorage).filter((key) => key !== 'places')]),
  );

test('pages speak of the reader’s build until it is closed, and nothing is stored', async ({ page }) => {
  await openReady(page, GUIDE);
  await expect(lines(page).first()).toBeHidden();
  const before = await stored(page);
  const asked = pathsAsked(page);
  await readWith(page, 'newer.json', GUIDE);

  await test.step('a guide', async () => {
    // 9135 of 13213 ms, and 42 of 3910.
    await expect(lines(page).first()).toHaveText(
      /^In your build: Bootstrap ~ BeforeCompile .*: 9\.1 s, 69% of the build\./,
    );
    await expect(lines(page).nth(1)).toContainText('Minify is 1% of Compile');
    for (const theme of ['light', 'dark'] as const) await expectNoFaults(page, 'a guide with lines', { theme });
  });
  await test.step('the link of a line opens its screen below it', async () => {
    const link = lines(page)
      .first()
      .getByRole('link', { name: wordsIn('en', 'yourBuild').show });
    await link.click();
    const panel = page.getByRole('dialog', { name: text('liveOwnTitle') });
    await expect(report(page)).toContainText('Compile Overall', SLOW);
    await panel.getByRole('button', { name: text('liveClose') }).click();
    await expect(link).toBeFocused();
  });
  await test.step('the table of symptoms: the rows that fit, with the reason', async () => {
    await page.locator(`#frame-sidebar a[href="${SYMPTOMS}"]`).first().click();
    await expect(page).toHaveURL(SYMPTOMS);
    const signs = page.locator('main tbody tr').filter({ has: page.locator('[data-your-build]:visible') });
    await expect(signs).toHaveCount(2);
    await expect(signs.first()).toContainText('Bootstrap ~ BeforeCompile is 69% of the build');
    await expect(signs.last()).toContainText('ms');
    for (const theme of ['light', 'dark'] as const) await expectNoFaults(page, 'the table with signs', { theme });
    await signs.last().getByRole('link', { name: 'ms' }).click();
    await expect(report(page)).toContainText('E1001', SLOW);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('liveClose') })
      .click();
  });
  await test.step('the table of rules counts the alerts', async () => {
    await page
      .locator(`a[href^="${RULES}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    const rule = page.getByRole('row', { name: 'E1001' });
    await expect(rule.getByRole('link', { name: wordsIn('en', 'yourBuild').alertsOf(1) })).toBeVisible();
    await expect(page.locator('.your-build-alerts')).toHaveCount(1);
  });
  await test.step('closed, it is gone, also from the pages before', async () => {
    await expect(chip(page)).toBeVisible();
    await page.getByRole('button', { name: wordsIn('en', 'yourBuild').close }).click();
    await expect(chip(page)).toHaveCount(0);
    await expect(page.locator('.your-build-alerts')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(SYMPTOMS);
    await expect(page.locator('[data-your-build]:visible')).toHaveCount(0);
    await expect(page.getByRole('button', { name: text('liveOwnText') })).toHaveCount(0);
  });
  expect(asked.filter((one) => /\/yours\./.test(one))).toHaveLength(1);
  expect(await stored(page)).toBe(before);
});

test('the switch shows the report’s bundler to a reader who has chosen none', async ({ page }) => {
  const choice = page.locator('[name=show-for]');
  await readWith(page, 'modules/webpack.json.gz', GUIDE);
  await expect(choice).toHaveValue('webpack');
  await test.step('also over a page that has no switch', async () => {
    const guess = () => page.evaluate(() => document.documentElement.dataset.guess);
    const guessed = await guess();
    expect(guessed).toBeTruthy();
    await page.locator('header a[href="/"]').first().click();
    await expect(page).toHaveURL('/');
    await expect(chip(page)).toBeVisible();
    expect(await guess()).toBe(guessed);
    await page.goBack();
    await expect(page).toHaveURL(GUIDE);
  });
  await page.getByRole('button', { name: wordsIn('en', 'yourBuild').close }).click();
  await expect(choice).toHaveValue('rspack-2');
  await page.evaluate(() => localStorage.setItem('rspress.tabs.bundler', '2'));
  await readWith(page, 'modules/webpack.json.gz', GUIDE);
  await expect(chip(page)).toBeVisible();
  await expect(choice).toHaveValue('rspack-1');
});

test('stats of a bundler: the lines that lack something say how to get it; on a phone, in Chinese', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await readWith(page, 'realworld/rspack.grouped.json.gz', inLang(GUIDE, 'zh'), 'zh');
  await expect(lines(page).first()).toContainText(wordsIn('zh', 'yourBuild').lacks.stats);
  await expect(lines(page).first().getByRole('link')).toHaveText(wordsIn('zh', 'yourBuild').remedies.stats);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const theme of ['light', 'dark'] as const)
    await expectNoFaults(page, 'a guide with stats on a phone', { theme });
  await chip(page, 'zh')
    .getByRole('button', { name: wordsIn('zh', 'yourBuild').chip, exact: true })
    .click();
  await expect(report(page)).toContainText('产物体积分析', SLOW);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has nothing of it', async ({ page }) => {
    await page.goto(GUIDE);
    await expect(page.locator('[data-your-build]').first()).toBeHidden();
    await expect(page.locator('[data-your-build]:visible')).toHaveCount(0);
  });
});
