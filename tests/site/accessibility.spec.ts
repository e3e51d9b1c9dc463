/** A reader with a screen reader, a keyboard, large type, a small window, forced colors or no wish for motion. */
import type { Page } from '@playwright/test';
import { pagesWithEverything } from '../lib/docs.ts';
import { expectNoFaults, expectNoFaultsInBothThemes } from './lib/axe.ts';
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
import { DOC, START } from './lib/pages.ts';
import { expect, inLang, LANGS, type Lang, openReady, test, text } from './lib/test.ts';
import { URLS } from './lib/urls.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/**
 * Looks at the page on screen on a wide screen and on a phone, in one theme each. A page and its twin in the other
 * language are drawn by the same code with the same colors: English is looked at in one half of the four combinations,
 * Chinese in the other.
 */
async function expectAccessible(page: Page, lang: Lang): Promise<void> {
  for (const [viewport, theme] of [
    [WIDE, lang === 'en' ? 'light' : 'dark'],
    [PHONE, lang === 'en' ? 'dark' : 'light'],
  ] as const) {
    await page.setViewportSize(viewport);
    await expectNoFaults(page, `${viewport.width} px`, { theme });
  }
}

test.describe('every part', () => {
  // One of the pages is missing on purpose.
  test.use({ allowErrors: /404 \(Not Found\)/ });
  for (const route of [...pagesWithEverything(), '/no/such/page']) {
    for (const lang of LANGS) {
      test(`is accessible, wide and narrow: ${inLang(route, lang)}`, async ({ page }) => {
        await openReady(page, inLang(route, lang));
        await expectAccessible(page, lang);
      });
    }
  }

  test('is accessible that only a page of the fixture has', async ({ page }) => {
    for (const route of ['guide/', 'guide/basics/parts']) {
      await openReady(page, URLS.parts + route);
      // No twin is looked at in the other themes.
      for (const lang of LANGS) await expectAccessible(page, lang);
    }
  });
});

for (const [where, viewport, menus] of [
  [
    'a wide screen',
    WIDE,
    [
      [languageButton, languageMenu],
      [toolButton, toolMenu],
    ],
  ],
  [
    'a phone',
    PHONE,
    [
      [drawerButton, sidebar],
      [outlineButton, outline],
      [navButton, navMenu],
    ],
  ],
] as const) {
  test(`each menu is accessible while it is open, on ${where}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    // The bar and the menus are those of every page; axe takes its time for all that lies behind them.
    await openReady(page, START);
    for (const [button, menu] of menus) {
      await button(page).click();
      await expect(menu(page)).toBeVisible();
      await expectNoFaultsInBothThemes(page, `${menu(page)}`, { inside: ['header', '[popover]:popover-open'] });
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
    }
  });
}

test.describe('forced colors', () => {
  test('icons, focus and the chosen tab are seen', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openReady(page, DOC);
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
    expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).not.toBe(
      'none',
    );
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
});

test.describe('reduced motion', () => {
  test('nothing moves: neither the theme, nor the way to the top, nor menus', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openReady(page, DOC);
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
});
