/** What may go wrong around the reader, and what still works then. Search has its own faults in search.spec.ts. */
import { chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../tools/lib/browser.ts';
import { expect, inLang, type Lang, openReady, ready, test, text } from './support.ts';

const PAGE = '/guide/start/quick-start';
const OTHER = '/guide/start/intro';
const LANGS: Lang[] = ['en', 'zh'];

/** Follows the sidebar's link to a page. */
const follow = (page: Page, route: string) => page.locator(`#sidebar a[href="${route}"]`).click();

/** Counts full page loads from here on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => request.isNavigationRequest() && request.frame() === page.mainFrame() && loads++);
  return () => loads;
}

const themeButton = (page: Page) => page.getByRole('button', { name: text('darkTheme') });

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });
  for (const lang of LANGS) {
    test(`the other language, the outline and the tools are reached (${lang})`, async ({ page }) => {
      await page.goto(inLang(PAGE, lang));
      const heading = page.locator('#outline a').first();
      const id = (await heading.getAttribute('href')) as string;
      await heading.click();
      await expect(page).toHaveURL(inLang(PAGE, lang) + id);
      await page.getByRole('button', { name: text('toolsMenu', lang) }).click();
      await expect(page.locator('#tools')).toBeVisible();
      const other = lang === 'en' ? 'zh' : 'en';
      await page
        .locator(`#languages a[hreflang="${other}"]`)
        .first()
        .evaluate((link: HTMLAnchorElement) => link.href)
        .then((href) => page.goto(href));
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });
  }
});

test.describe('storage is full', () => {
  test('theme and tabs can be chosen, for the life of the page', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await openReady(page, PAGE);
    await themeButton(page).click();
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true');
    await follow(page, OTHER);
    await expect(page).toHaveURL(OTHER);
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
  });

  test('and when it fills up later', async ({ page }) => {
    await openReady(page, PAGE);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await themeButton(page).click();
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
    await page.getByRole('tab', { name: 'yarn' }).first().click();
    await expect(page.getByRole('tab', { name: 'yarn' }).first()).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('the clipboard is denied', () => {
  test('the code is handed over in a prompt that names the keys', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) },
      });
      document.execCommand = () => false;
    });
    await openReady(page, PAGE);
    const asked = page.waitForEvent('dialog');
    const click = page
      .getByRole('button', { name: text('codeButtonGroupCopyButtonText') })
      .first()
      .click();
    const dialog = await asked;
    expect(dialog.type()).toBe('prompt');
    expect(dialog.message()).toContain('C');
    expect(dialog.defaultValue()).not.toBe('');
    await dialog.dismiss();
    await click;
  });
});

test.describe('a deploy has removed files', () => {
  test.use({ allowErrors: /404 \(Not Found\)|ERR_|goes on without React/ });

  for (const [what, pattern] of [
    ['script of the page', '**/static/js/pages/page-guide-start-intro.*'],
    ['file of its section', '**/static/sections/**'],
  ] as const) {
    test(`the ${what} is gone: the page is loaded in full, once`, async ({ page }) => {
      // For the section: one that is not the page's own, which is known already.
      const target = what.startsWith('file') ? '/config/options/options' : OTHER;
      await openReady(page, PAGE);
      await page.route(pattern, (route) => route.fulfill({ status: 404, body: 'gone' }));
      const loads = countLoads(page);
      await (what.startsWith('file')
        ? page.getByRole('link', { name: 'Config', exact: true }).click()
        : follow(page, target));
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.mouse.move(300, 300);
      await page.mouse.move(310, 310);
      await page.waitForTimeout(700);
      expect(loads()).toBe(1);
    });
  }

  test('a link with a hash keeps it', async ({ page }) => {
    await openReady(page, PAGE);
    await page.route('**/static/js/pages/page-guide-start-intro.*', (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    );
    await page.evaluate(
      (href) => document.querySelector(`#sidebar a[href="${href}"]`)?.setAttribute('href', `${href}#here`),
      OTHER,
    );
    await page.locator(`#sidebar a[href="${OTHER}#here"]`).click();
    await expect(page).toHaveURL(`${OTHER}#here`);
  });

  for (const [what, pattern] of [
    ['React', '**/static/js/index.*'],
    ['the page’s own script', '**/static/js/pages/**'],
    ['the section of the page', '**/static/sections/**'],
  ] as const) {
    test(`${what} is gone on the first page: it reads, links and menus work, nothing loops`, async ({ page }) => {
      await page.route(pattern, (route) => route.fulfill({ status: 404, body: 'gone' }));
      await page.goto(PAGE);
      const loads = countLoads(page);
      await page.mouse.move(300, 300);
      await page.mouse.move(310, 310);
      await page.waitForTimeout(700);
      expect(loads()).toBe(0);
      await expect(page.locator('html')).not.toHaveAttribute('data-ready');
      await themeButton(page).click();
      await expect(page.locator('html')).toHaveClass(/rp-dark/);
      // What needs React gets a fresh copy of the page once, and then is at rest.
      const search = page.getByRole('button', { name: text('searchButtonText') }).first();
      await search.click();
      await expect.poll(loads).toBe(1);
      await page.waitForLoadState();
      await search.click();
      await page.waitForTimeout(700);
      expect(loads()).toBe(1);
      await expect(search).not.toHaveAttribute('aria-busy');
      await follow(page, OTHER);
      await expect(page).toHaveURL(OTHER);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test.describe('the logo host', () => {
  test.use({ allowErrors: /ERR_/ });
  test('does not answer: the page is ready all the same', async ({ page }) => {
    await page.route('https://assets.rspack.rs/**', () => {});
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  test('is down: names and monograms stand for the logos', async ({ page }) => {
    await page.route('https://assets.rspack.rs/**', (route) => route.abort());
    await openReady(page, '/');
    const cards = page.locator('section[aria-labelledby="tool-family"] a');
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards.last()).toBeVisible();
    const box = await cards.last().locator('[data-letter]').boundingBox();
    expect(box?.width).toBeGreaterThan(20);
  });
});

test.describe('the network goes away', () => {
  test.use({ allowErrors: /ERR_|goes on without React/ });
  test('after load: what was pointed at opens, theme, tabs and outline work', async ({ page, context }) => {
    await openReady(page, PAGE);
    const arrived = page.waitForResponse(/page-guide-start-intro/);
    await page.locator(`#sidebar a[href="${OTHER}"]`).hover();
    await arrived;
    await page.waitForTimeout(100);
    await context.setOffline(true);
    await themeButton(page).click();
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
    await page.getByRole('tab', { name: 'yarn' }).first().click();
    await expect(page.getByRole('tab', { name: 'yarn' }).first()).toHaveAttribute('aria-selected', 'true');
    await follow(page, OTHER);
    await expect(page).toHaveURL(OTHER);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page.locator('#sidebar [aria-current="page"]')).toHaveAttribute('href', PAGE);
  });
  test('before React came: the page reads, and a control does not ask for a load', async ({ page, context }) => {
    await page.goto(PAGE);
    await context.setOffline(true);
    const loads = countLoads(page);
    await page
      .getByRole('button', { name: text('searchButtonText') })
      .first()
      .click();
    await page.waitForTimeout(500);
    expect(loads()).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await themeButton(page).click();
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
  });
});

test('back/forward cache: the page comes back as it was, in the theme of now', async ({ baseURL }) => {
  // Playwright switches the cache off.
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL });
    await openReady(page, PAGE);
    await page.evaluate(() => Object.assign(window, { mark: 1 }));
    await page.goto(inLang(OTHER, 'zh'));
    await page.evaluate(() => localStorage.setItem('rspress-theme-appearance', 'dark'));
    // `goBack` waits for a load that does not come.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(PAGE);
    expect(await page.evaluate(() => (window as { mark?: number }).mark)).toBe(1);
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
    await follow(page, OTHER);
    await expect(page).toHaveURL(OTHER);
    expect(await page.evaluate(() => (window as { mark?: number }).mark)).toBe(1);
  } finally {
    await browser.close();
  }
});

test.describe('zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });
  for (const lang of LANGS) {
    for (const route of [
      '/',
      PAGE,
      '/guide/rules/rules',
      '/guide/usage/',
      '/config/options/output',
      '/blog/release/release-note-1_2',
    ]) {
      test(`no sideways scroll and nothing on top of anything: ${inLang(route, lang)}`, async ({ page }) => {
        await openReady(page, inLang(route, lang));
        const faults = await page.evaluate(() => {
          const wide =
            document.documentElement.scrollWidth > innerWidth
              ? [`the page is ${document.documentElement.scrollWidth} px wide`]
              : [];
          const boxes = [...document.querySelectorAll('header :is(a, button)')]
            .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[popover]'))
            .map((element) => ({ name: element.outerHTML.slice(0, 80), box: element.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 1);
          const overlaps = boxes.flatMap((a, index) =>
            boxes
              .slice(index + 1)
              .filter(
                (b) =>
                  a.box.left < b.box.right - 1 &&
                  b.box.left < a.box.right - 1 &&
                  a.box.top < b.box.bottom - 1 &&
                  b.box.top < a.box.bottom - 1,
              )
              .map((b) => `${a.name} on ${b.name}`),
          );
          const outside = boxes
            .filter(({ box }) => box.right > innerWidth + 1 || box.left < -1)
            .map(({ name }) => `${name} is outside`);
          // The heading and the bars must leave room for text in a window this low.
          const bars = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
          return [...wide, ...overlaps, ...outside, ...(bars > innerHeight / 2 ? [`bars take ${bars} px`] : [])];
        });
        expect(faults).toEqual([]);
      });
    }
  }
});

test.describe('forced colours', () => {
  test('icons, focus and the chosen tab are seen', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openReady(page, PAGE);
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
          const {
            color,
            backgroundColor,
            borderBottomColor,
            borderBottomWidth,
            borderBottomStyle,
            fontWeight,
            textDecorationLine,
            outline,
          } = getComputedStyle(tab);
          return [
            color,
            backgroundColor,
            borderBottomColor,
            borderBottomWidth,
            borderBottomStyle,
            fontWeight,
            textDecorationLine,
            outline,
          ].join();
        }),
      );
    expect(chosen).not.toBe(other);
  });
});

test.describe('reduced motion', () => {
  test('nothing moves: neither the theme, nor the way to the top, nor menus', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openReady(page, PAGE);
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

test.describe('right after a language switch', () => {
  test('texts, title, sidebar, search and the way back are of the new language', async ({ page }) => {
    await openReady(page, PAGE);
    await page.getByRole('button', { name: text('languagesText') }).click();
    await page.locator('#languages a[hreflang="zh"]').click();
    await expect(page).toHaveURL(inLang(PAGE, 'zh'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page).toHaveTitle(/[一-龥]/);
    await expect(page.locator(`#sidebar a[href="${inLang(PAGE, 'zh')}"]`)).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeFocused();
    await page.keyboard.type('打包');
    await expect(page.locator('a[href^="/zh/"]').filter({ hasText: '打包' }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('#sidebar [aria-current="page"]')).toHaveAttribute('href', PAGE);
  });
});

test.describe('a malformed address', () => {
  for (const address of [
    `${PAGE}#%E0%A4%A`,
    `${PAGE}#%`,
    `${PAGE}?navbar=%E0%A4%A&theme=<script>#a%`,
    `${PAGE}?sidebar=%00%%`,
  ]) {
    test(`the page works: ${address}`, async ({ page }) => {
      await openReady(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => (location.hash = '#%E0%A4%A'));
      await follow(page, OTHER);
      await expect(page).toHaveURL(OTHER);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  }
  test.describe('path', () => {
    test.use({ allowErrors: /40\d \((?:Not Found|Bad Request)\)/ });
    for (const path of ['/guide/%E0%A4%A', '/%', '/guide/start/quick-start%00']) {
      test(`is a page that does not exist: ${path}`, async ({ page }) => {
        const answer = await page.goto(path);
        expect([400, 404]).toContain(answer?.status());
        if (answer?.status() === 404) {
          await ready(page);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        }
      });
    }
  });
});
