/** A reader works through a guide: the rail shows where they are, the tables have their own numbers, a picture leads on. */
import type { Locator, Page } from '@playwright/test';
import { pages, pageWithMost } from '#tests/lib/docs.ts';
import { expectNoFaults } from '#tests/site/lib/axe.ts';
import { languageMenu, outline } from '#tests/site/lib/frame.ts';
import { readWith } from '#tests/site/lib/report.ts';
import { expect, inLang, openReady, test, text } from '#tests/site/lib/test.ts';
import { words } from './words.ts';

test.describe.configure({ timeout: 90_000 });

const GUIDES = pages().flatMap(({ route, text }) => (text.includes('<Step ') ? route : []));
const TIMES = pageWithMost(/<YourNumbers unit="s"/);
const FORKS = pageWithMost(/<Fork /);

const rail = (page: Page) => outline(page).locator('[data-step-webpack]');
/** The number behind each entry of the rail. */
const numbers = (page: Page) =>
  rail(page).evaluateAll((entries) =>
    entries.map((entry) => /"([^"]*)"/.exec(getComputedStyle(entry, '::after').content)?.[1] ?? ''),
  );
/** What stands before each entry of the rail: a tick, a full point, or a ring. */
const points = (page: Page) =>
  rail(page).evaluateAll((entries) =>
    entries.map((entry) => {
      const { borderTopWidth, backgroundColor } = getComputedStyle(entry, '::before');
      if (borderTopWidth === '0px') return 'tick';
      return backgroundColor === 'rgba(0, 0, 0, 0)' ? 'ring' : 'point';
    }),
  );
const numbersInText = (page: Page) => page.locator('.step > [data-for]').filter({ visible: true }).allTextContents();
const field = (page: Page, name: 'before' | 'after', lang: 'en' | 'zh' = 'en') =>
  page.getByRole('group', { name: words[lang].title.s }).first().getByLabel(words[lang][name]);
/** The link lies over the picture. */
const clickPicture = (way: Locator) => way.click({ position: { x: 24, y: 24 } });
const ownRow = (page: Page) => page.locator('.your-row').filter({ visible: true });
const openFields = async (page: Page, url: string) => {
  await openReady(page, url);
  await expect(page.locator('[data-island=steps]').first()).toHaveAttribute('data-state', 'ready');
};

test('the rail ticks what is read, and has the number of each step for the chosen bundler', async ({ page }) => {
  for (const guide of GUIDES) {
    await openReady(page, guide);
    const steps = await rail(page).count();
    expect(steps).toBeGreaterThan(3);
    expect(await numbers(page)).toEqual(await numbersInText(page));
    await page
      .locator('h2:has(+ .step)')
      .nth(2)
      .evaluate((heading) => heading.scrollIntoView());
    await expect
      .poll(() => points(page))
      .toEqual(['tick', 'tick', 'point', ...Array.from({ length: steps - 3 }, () => 'ring')]);
  }
  const before = await numbers(page);
  await page.getByRole('combobox', { name: text('bundlerText') }).selectOption('webpack');
  await expect.poll(() => numbers(page)).not.toEqual(before);
  expect(await numbers(page)).toEqual(await numbersInText(page));
});

test('typed by keyboard, both numbers are in the table, after a reload, and in the other language', async ({
  page,
}) => {
  await openFields(page, TIMES);
  await expect(ownRow(page)).toHaveCount(0);
  await field(page, 'before').focus();
  await page.keyboard.type('120');
  await page.keyboard.press('Tab');
  await page.keyboard.type('80.5');
  await expect(page.getByText(words.en.less('33%')).first()).toBeVisible();
  await expect(ownRow(page)).toContainText(/120 s\s*80\.5 s/);
  for (const theme of ['light', 'dark'] as const) await expectNoFaults(page, 'a guide with own numbers', { theme });
  await page.reload();
  await expect(field(page, 'after')).toHaveValue('80.5');
  await languageMenu(page)
    .locator('a[hreflang="zh"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(inLang(TIMES, 'zh'));
  await expect(field(page, 'before', 'zh')).toHaveValue('120');
  await expect(ownRow(page)).toContainText(/120 s\s*80\.5 s/);
  await page.emulateMedia({ media: 'print' });
  await expect(field(page, 'before', 'zh')).toBeHidden();
});

test('an open report fills in what nobody typed, until it is closed', async ({ page }) => {
  await readWith(page, 'newer.json', TIMES);
  await expect(field(page, 'before')).toHaveValue('3.9');
  await expect(page.getByText(words.en.fromReport.s).first()).toBeVisible();
  await field(page, 'before').fill('5');
  await expect(page.getByText(words.en.fromReport.s)).toHaveCount(0);
  await field(page, 'before').fill('');
  await expect(ownRow(page)).toContainText('3.9 s');
  await page.getByRole('group', { name: 'Your build', exact: true }).getByRole('button').last().click();
  await expect(ownRow(page)).toHaveCount(0);
});

test('a fork leads on, by a click on its picture and by keyboard', async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await openReady(page, FORKS);
    const ways = page.locator('.fork .card').filter({ visible: true });
    const link = ways.first().getByRole('link').first();
    const href = (await link.getAttribute('href'))!;
    await clickPicture(ways.first());
    await expect(page).toHaveURL(FORKS + href);
    await page.goBack();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(FORKS + href);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('steps have the numbers of all bundlers, and there is nothing to fill in', async ({ page }) => {
    await page.goto(TIMES);
    const first = page.locator('.step').first();
    for (const bundler of ['Rspack 2', 'Rspack 1', 'webpack'])
      await expect(first.locator(`[data-for="${bundler}"]`)).toBeVisible();
    await expect(page.locator('.your-numbers').first()).toBeHidden();
    await expect(ownRow(page)).toHaveCount(0);
    const link = page.locator('.fork .card').first().getByRole('link').first();
    const href = (await link.getAttribute('href'))!;
    await clickPicture(page.locator('.fork .card').first());
    await expect(page).toHaveURL(TIMES + href);
  });
});
