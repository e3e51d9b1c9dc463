/** A reader with a screen reader, a keyboard, large type, a small window, forced colors or no wish for motion. */

import { SITES } from '#tools/sites.ts';
import { pagesWithEverything } from '../lib/docs.ts';
import { expectNoFaults } from './lib/axe.ts';
import { EXAMPLE_LANGS, examplePath } from './lib/example.ts';
import {
  drawerButton,
  languageButton,
  languageMenu,
  navButton,
  navMenu,
  outline,
  outlineButton,
  sidebar,
  toolButton,
  toolMenu,
} from './lib/frame.ts';
import { START, TABS_PAGE } from './lib/pages.ts';
import { expect, inLang, LANGS, openReady, test, text } from './lib/test.ts';
import { URLS } from './lib/urls.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The same code draws a page and its twin, so each is checked in two of the four combinations of width and theme. */
const COMBINATIONS = [
  [
    [WIDE, 'light'],
    [PHONE, 'dark'],
  ],
  [
    [WIDE, 'dark'],
    [PHONE, 'light'],
  ],
] as const;

test.describe('every part', () => {
  // One of the pages is missing on purpose.
  test.beforeEach(({ allow }) => allow(/404 \(Not Found\)/));
  const twins = [
    ...[...pagesWithEverything(), '/no/such/page'].map((route) => LANGS.map((lang) => inLang(route, lang))),
    // Parts that the real site does not use.
    ...['guide/', 'guide/basics/parts', 'nope'].map((route) => EXAMPLE_LANGS.map((lang) => examplePath(route, lang))),
  ];
  for (const paths of twins)
    for (const [index, path] of paths.entries())
      test(`is accessible, wide and narrow: ${path}`, async ({ page }) => {
        await openReady(page, path.startsWith(SITES.example.base) ? new URL(path, URLS.example).href : path);
        // Until the viewer runs, its controls are pale, because they do nothing.
        await expect(page.locator('[data-island]:not([data-state=ready])')).toHaveCount(0);
        for (const [viewport, theme] of COMBINATIONS[index]!) {
          await page.setViewportSize(viewport);
          await expectNoFaults(page, `${viewport.width} px`, { theme });
        }
      });
});

test('each menu is accessible while it is open, in both themes', async ({ page }) => {
  await openReady(page, START);
  for (const [viewport, button, menu] of [
    [WIDE, languageButton, languageMenu],
    [WIDE, toolButton, toolMenu],
    [PHONE, drawerButton, sidebar],
    [PHONE, outlineButton, outline],
    [PHONE, navButton, navMenu],
  ] as const) {
    await page.setViewportSize(viewport);
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    // The bar and the menus are those of every page; axe takes its time for all that lies behind them.
    for (const theme of ['dark', 'light'] as const)
      await expectNoFaults(page, `${menu(page)}`, { theme, inside: ['header', '[popover]:popover-open'] });
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    // A pointer that stays would hover over the button, which the next width moves, and open the menu again.
    await page.mouse.move(200, 700);
  }
});

test('forced colors: icons, focus and the chosen tab are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openReady(page, TABS_PAGE);
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  for (const selector of ['[data-search-button]', '.rp-codeblock button']) {
    const colour = await page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
    expect(colour, selector).not.toBe(canvas);
    expect(colour, selector).not.toBe('rgba(0, 0, 0, 0)');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).not.toBe('none');
  const [chosen, other] = await page
    .locator('[role=tablist]')
    .first()
    .getByRole('tab')
    .evaluateAll((tabs) =>
      tabs.slice(0, 2).map((tab) => {
        const style = getComputedStyle(tab);
        const ways = ['color', 'background-color', 'border-bottom', 'font-weight', 'text-decoration-line', 'outline'];
        return ways.map((way) => style.getPropertyValue(way)).join();
      }),
    );
  expect(chosen).not.toBe(other);
});

test('reduced motion: nothing moves, neither the theme, nor the way to the top, nor menus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openReady(page, TABS_PAGE);
  const slow = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
      const long = `${transitionDuration},${animationDuration}`
        .split(',')
        .some((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 0.001 : 1) > 0.01);
      return long || scrollBehavior === 'smooth' ? [element.outerHTML.slice(0, 80)] : [];
    }),
  );
  expect(slow).toEqual([]);
  await page.evaluate(() => scrollTo(0, 2000));
  await page.getByRole('button', { name: text('scrollToTopText') }).click();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
