/** A reader has a window of any width, text of any size, and either keyboard: nothing sticks out, is cut or covered. */
import type { Locator, Page } from '@playwright/test';
import { routes } from '../lib/built.ts';
import { pages, pagesWithEverything } from '../lib/docs.ts';
import { drawerButton, navButton, navMenu, outline, outlineButton, sidebar } from './lib/frame.ts';
import { faultsOfControls, faultsOfTouch, setApart, visibleFaults } from './lib/looks.ts';
import { LONG, RULES, START, titleOf } from './lib/pages.ts';
import { expect, inLang, LANGS, openReady, test } from './lib/test.ts';

const WIDTHS = [320, 360, 390, 600, 768, 769, 800, 820, 900, 960, 961, 1024, 1180, 1280, 1440, 1920];
/** Windows and sizes of the browser's text, in per cent; the largest text in a wide window is the last. */
const LOOKS = [100, 150, 200].flatMap((size) =>
  (size === 100 ? WIDTHS : [320, 390, 769, 1024, 1440]).map((width) => ({ width, size })),
);
/** Platforms on which the search button names other keys. */
const PLATFORMS = ['Win32', 'MacIntel'];

/** The page with the widest table, for nothing else needs so much room. */
const columns = (text: string) => Math.max(0, ...(text.match(/^\|(?: -+ \|)+$/gm) ?? []).map((line) => line.length));
const WIDEST = pages().reduce((a, b) => (columns(b.text) > columns(a.text) ? b : a)).route;
const ROUTES = [...new Set([...pagesWithEverything(), LONG, WIDEST, '/no-such-page'])];

// One of the pages is missing on purpose.
test.beforeEach(({ allow }) => allow(/status of 404/));

/** All faults in some windows, each with where it was seen. */
async function faultsOf(page: Page, looks: typeof LOOKS): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const { width, size } of looks) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * size) / 100 } });
    await page.setViewportSize({ width, height: 900 });
    const faults = await page.evaluate(visibleFaults);
    found.push(...faults.map((fault) => `${fault} (${width} px, ${size} %)`));
  }
  return found;
}

for (const [turn, lang] of LANGS.entries()) {
  for (const [index, route] of ROUTES.entries()) {
    test(`${inLang(route, lang)} ${titleOf(route)} fits into windows from 320 to 1920 px`, async ({ page }) => {
      const platform = PLATFORMS[index % 2]!;
      await page.addInitScript((name) => Object.defineProperty(navigator, 'platform', { get: () => name }), platform);
      await page.goto(inLang(route, lang));
      // The same code draws a page and its twin, so each has every second window, and both have the extremes.
      const looks = LOOKS.filter(({ width }, at) => at % 2 === turn || width === 320 || at === LOOKS.length - 1);
      expect(await faultsOf(page, looks)).toEqual([]);
      // The last visit was at 200 %: the icon of the search is larger, too.
      const icon = page.locator('header [data-search-button]');
      expect(await icon.evaluate((button) => Number.parseFloat(getComputedStyle(button, '::before').width))).toBe(36);
    });
  }
}

for (const lang of LANGS) {
  test(`the bar fits, whatever else than the browser's setting enlarges the text (${lang})`, async ({ page }) => {
    await page.goto(inLang(START, lang));
    const found: string[] = [];
    for (const size of [125, 150, 200]) {
      await page.locator('html').evaluate((root, percent) => root.style.setProperty('font-size', `${percent}%`), size);
      for (const width of [320, 390, 768, 769, 900, 960, 961, 1024, 1140, 1280, 1300, 1420, 1480, 1520, 1560]) {
        await page.setViewportSize({ width, height: 900 });
        const faults = await page.evaluate(visibleFaults);
        found.push(...faults.map((fault) => `${fault} (${width} px, ${size} %)`));
      }
    }
    expect(found).toEqual([]);
  });
}

test('a field for text has letters of 16 px on a phone, so that the phone enlarges nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const route of [...pages().flatMap(({ frontmatter, route: own }) => (frontmatter.overview ? own : [])), RULES]) {
    await page.goto(route);
    const sizes = await page
      .locator('input:not([type=radio], [type=checkbox], [type=file], [type=range]), textarea, select')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
    expect(sizes.length, route).toBeGreaterThan(1);
    expect(Math.min(...sizes), route).toBeGreaterThanOrEqual(16);
  }
});

test('rows of the sidebar and of the outline are as high as a finger needs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openReady(page, LONG);
  for (const [button, menu] of [
    [drawerButton(page), sidebar(page)],
    [outlineButton(page), outline(page)],
  ] as const) {
    await button.click();
    const heights = await menu
      .locator('li a, summary')
      .filter({ visible: true })
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(5);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
  }
});

const isOpen = (popover: Locator) => popover.evaluate((element) => element.matches(':popover-open'));
const turned = { width: 844, height: 390 };

// At 400 %, a window of 1280 px has room for 320 px.
for (const lang of LANGS) {
  test(`every page fits with its text set apart, and its controls are hit, met and seen (${lang})`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    for (const route of routes.filter((address) => address.startsWith('/zh') === (lang === 'zh'))) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      expect.soft(await page.evaluate(faultsOfControls), route).toEqual([]);
      expect.soft(await page.evaluate(faultsOfTouch), `${route}, by finger`).toEqual([]);
      await page.evaluate(setApart);
      expect.soft(await page.evaluate(visibleFaults), `${route}, text set apart`).toEqual([]);
    }
  });
}

for (const [name, opener, popover, wide] of [
  ['the sidebar', drawerButton, sidebar, 961],
  ['the outline', outlineButton, outline, 1280],
  ['the menu of the bar', navButton, navMenu, 769],
] as const) {
  test(`${name} opens and closes by its button, a click outside, a link and Escape`, async ({ page }) => {
    const [button, menu] = [opener(page), popover(page)];
    await page.setViewportSize({ width: 390, height: 700 });
    await openReady(page, LONG);
    await button.click();
    await expect(menu).toBeVisible();
    if (popover === navMenu) expect(await menu.boundingBox()).toEqual({ x: 0, y: 56, width: 390, height: 644 });
    await button.click();
    await expect(menu).toBeHidden();
    const hasFocus = () => menu.evaluate((element) => element.contains(document.activeElement));
    await page.keyboard.press('Tab');
    expect(await hasFocus(), 'a tab stop').toBe(false);
    await button.press('Enter');
    await page.keyboard.press('Tab');
    expect(await hasFocus()).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    // The menu of the bar covers the window: there is no outside to click.
    if (popover !== navMenu) {
      await button.click();
      await page.mouse.click(380, 600);
      await expect(menu).toBeHidden();
    }
    // The second time the link leads to the page, or the place, that is on screen already.
    for (let time = 0; time < 2; time += 1) {
      await button.click();
      const link = menu.locator('a:is([href^="/"], [href^="#"])').nth(1);
      const address = (await link.getAttribute('href'))!;
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(menu).toBeHidden();
    }
  });

  test(`${name} stays while the window turns, and lets nothing reach what it covers`, async ({ page }) => {
    const main = page.locator('#frame-main');
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(LONG);
    const drawings = [drawerButton, navButton].map((button) => button(page).locator('path').first().getAttribute('d'));
    expect(new Set(await Promise.all(drawings)).size, 'each of the two buttons has its own icon').toBe(2);
    await opener(page).click();
    // The open outline covers only a part of the text, so the page behind it may be scrolled and focused.
    if (popover !== outline) {
      await expect(main).toHaveAttribute('inert');
      await page.mouse.move(380, 600);
      await page.mouse.wheel(0, 500);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press('Tab');
        const behind = await page.evaluate(
          () =>
            document.querySelector('[data-covers]:popover-open') &&
            document.activeElement?.closest('main, [href="#frame-main"]')?.outerHTML,
        );
        expect(behind, `stop ${stop}`).toBeFalsy();
      }
      await page.keyboard.press('Escape');
      await expect(main).not.toHaveAttribute('inert');
      await opener(page).click();
    }
    for (const size of [{ width: 360, height: 500 }, ...(wide > turned.width ? [turned] : [])]) {
      await page.setViewportSize(size);
      expect(await isOpen(popover(page)), JSON.stringify(size)).toBe(true);
    }
    await page.setViewportSize({ width: wide, height: 700 });
    await expect.poll(() => isOpen(popover(page))).toBe(false);
    await expect(opener(page)).toBeHidden();
    await expect(main).not.toHaveAttribute('inert');
  });
}

test('text does not shine through the bar; in a low window the bars go with the text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(LONG);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', /^rgb\(/);
  await page.evaluate(() => window.scrollTo(0, 600));
  expect(await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom)).toBeLessThanOrEqual(0);
});
