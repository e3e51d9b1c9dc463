/** What may go wrong around the reader, and what still works then. Search has its own faults in search.spec.ts. */
import { chromium, type Page } from '@playwright/test';
import { panelAddress } from '../../theme/components/page/Demo/panels.ts';
import { texts as viewerTexts } from '../../theme/components/page/Viewer/texts.ts';
import { searchTexts } from '../../theme/components/search/texts.ts';
import { THEME_KEY } from '../../theme/framework/names.ts';
import { PATIENCE_MS } from '../../theme/outside.ts';
import { BROWSER_ARGS, findBrowser } from '../../tools/lib/browser.ts';
import { follow, mainNav, mark, sidebar, stayed, themeButton } from './lib/frame.ts';
import { DOC, OTHER_SECTION, START } from './lib/pages.ts';
import { expect, inLang, openReady, ready, showInterest, test, text } from './lib/test.ts';
import { URLS } from './lib/urls.ts';

/** The script of a page. */
const scriptOf = (route: string) => `**/static/js/pages/page${route.replaceAll('/', '-')}.*`;

/** Counts full page loads from here on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => request.isNavigationRequest() && request.frame() === page.mainFrame() && loads++);
  return () => loads;
}

/** Lets every attempt to store something fail, in the page. */
const failToStore = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};

test.describe('a part of the page fails in React', () => {
  test.use({ allowErrors: /fault in|goes on without React|hydrat/i });
  const PAGE = `${URLS.parts}guide/basics/parts`;
  const look = (page: Page) =>
    page.evaluate(() => {
      const texts = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.textContent?.trim());
      return {
        header: texts('header a'),
        sidebar: texts('#frame-sidebar a'),
        headings: texts('main :is(h1, h2, h3)'),
        outline: texts('#frame-outline nav a'),
        code: texts('main pre').length,
      };
    });

  for (const part of ['header', 'sidebar', 'outline', 'main', 'footer', 'zoom', 'head', 'effects', 'root']) {
    test(`${part}, later or while it starts: all that could be read stays, and links lead on`, async ({ page }) => {
      await page.goto(PAGE);
      const before = await look(page);
      for (const moment of ['later', 'while it starts']) {
        if (moment === 'later') {
          await ready(page);
          await page.evaluate((detail) => dispatchEvent(new CustomEvent('fault', { detail })), part);
        } else {
          await page.goto(`${PAGE}?fault=${part}`);
          await showInterest(page);
        }
        await page.waitForTimeout(500);
        expect(await look(page), moment).toEqual(before);
        const link = page.locator('#frame-sidebar ul a:not([aria-current])').first();
        const target = await link.getAttribute('href');
        await link.click();
        await expect(page, moment).toHaveURL(new RegExp(`${target}$`));
        await expect(page.getByRole('heading', { level: 1 }), moment).toBeVisible();
        // The page may be loaded in full while it is looked at.
        await expect(async () => {
          const { header, sidebar } = await look(page);
          expect({ header, sidebar }, moment).toEqual({ header: before.header, sidebar: before.sidebar });
        }).toPass();
      }
    });
  }

  test('what fills the search dialog: the page stays, and another try is offered', async ({ page }) => {
    await page.goto(`${URLS.base}?fault=search`);
    const before = await look(page);
    await page
      .getByRole('button', { name: text('searchButtonText') })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: searchTexts.en.dialog });
    await expect(dialog).toContainText(text('searchAwayText'));
    expect(await look(page)).toEqual(before);
    // The next one goes well.
    await page.evaluate(() => history.replaceState(history.state, '', location.pathname));
    await dialog.getByRole('button', { name: text('partRetry') }).click();
    await expect(dialog.getByRole('combobox')).toBeFocused();
  });

  test('the page that a link leads to: it is loaded in full', async ({ page }) => {
    await openReady(page, PAGE);
    const loads = countLoads(page);
    const target = await page.locator('#frame-sidebar ul a:not([aria-current])').first().getAttribute('href');
    await page.evaluate((href) => {
      history.pushState(null, '', `${href}?fault=main`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, target);
    await expect.poll(loads).toBe(1);
    await expect(page).toHaveURL(new RegExp(`${target}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('a browser older than those that are supported', () => {
  const REMOVED: Record<string, () => void> = {
    popover: () => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        delete (HTMLElement.prototype as unknown as Record<string, unknown>)[name];
    },
    'dialogs that are modal': () => {
      delete (HTMLDialogElement.prototype as Partial<HTMLDialogElement>).showModal;
    },
    'Array.prototype.at': () => {
      delete (Array.prototype as unknown as Record<string, unknown>).at;
    },
    'the observer of sizes': () => {
      delete (window as unknown as Record<string, unknown>).ResizeObserver;
    },
    'the observer of what is in view': () => {
      delete (window as unknown as Record<string, unknown>).IntersectionObserver;
    },
  };
  for (const [what, remove] of Object.entries(REMOVED)) {
    test(`without ${what}: pages read, links lead on, menus open and close, the theme switches`, async ({ page }) => {
      await page.addInitScript(remove);
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(DOC);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      const menu = page.getByRole('button', { name: text('menuTitle'), exact: true });
      await menu.click();
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('html')).not.toHaveAttribute('data-ready');
      await menu.click();
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(page.getByRole('button', { name: text('searchButtonText') }), 'which would do nothing').toHaveCount(
        0,
      );
      await themeButton(page).click();
      await expect(page.locator('html')).toHaveClass(/rp-dark/);
      const loads = countLoads(page);
      await follow(page, START);
      await expect(page).toHaveURL(START);
      expect(loads()).toBe(1);
    });
  }
});

test.describe('storage is blocked', () => {
  test('the theme switches and pages open', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        configurable: true,
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto(DOC);
    await themeButton(page).click();
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await mainNav(page).getByRole('link', { name: OTHER_SECTION.text, exact: true }).click();
    await expect(page).toHaveURL(OTHER_SECTION.link);
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
  });
});

test.describe('storage is full', () => {
  test('theme and tabs can be chosen, for the life of the page', async ({ page }) => {
    await page.addInitScript(failToStore);
    await openReady(page, DOC);
    await themeButton(page).click();
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true');
    await follow(page, START);
    await expect(page).toHaveURL(START);
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
  });

  test('and when it fills up later', async ({ page }) => {
    await openReady(page, DOC);
    await page.evaluate(failToStore);
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
    await openReady(page, DOC);
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
    ['script of the page', scriptOf(START)],
    ['file of its section', '**/static/sections/**'],
  ] as const) {
    test(`the ${what} is gone: the page is loaded in full, once`, async ({ page }) => {
      // For the section: one that is not the page's own, which is known already.
      const target = what.startsWith('file') ? OTHER_SECTION.link : START;
      await openReady(page, DOC);
      await page.route(pattern, (route) => route.fulfill({ status: 404, body: 'gone' }));
      const loads = countLoads(page);
      await (what.startsWith('file')
        ? mainNav(page).getByRole('link', { name: OTHER_SECTION.text, exact: true }).click()
        : follow(page, target));
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await showInterest(page);
      await page.waitForTimeout(700);
      expect(loads()).toBe(1);
    });
  }

  test('a link with a hash keeps it', async ({ page }) => {
    await openReady(page, DOC);
    await page.route(scriptOf(START), (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.evaluate(
      (href) => document.querySelector(`#frame-sidebar ul a[href="${href}"]`)?.setAttribute('href', `${href}#here`),
      START,
    );
    await sidebar(page).locator(`a[href="${START}#here"]`).click();
    await expect(page).toHaveURL(`${START}#here`);
  });

  for (const [what, pattern] of [
    ['React', '**/static/js/index.*'],
    ['the page’s own script', '**/static/js/pages/**'],
    ['the section of the page', '**/static/sections/**'],
  ] as const) {
    test(`${what} is gone on the first page: it reads, links and menus work, nothing loops`, async ({ page }) => {
      await page.route(pattern, (route) => route.fulfill({ status: 404, body: 'gone' }));
      await page.goto(DOC);
      const loads = countLoads(page);
      await showInterest(page);
      await page.waitForTimeout(700);
      expect(loads()).toBe(0);
      await expect(page.locator('html')).not.toHaveAttribute('data-ready');
      await themeButton(page).click();
      await expect(page.locator('html')).toHaveClass(/rp-dark/);
      // What needs React gets a fresh copy of the page once, and then is at rest.
      const search = page.getByRole('button', { name: text('searchButtonText') }).first();
      await search.click();
      await expect.poll(loads).toBe(1);
      const dialog = page.getByRole('dialog', { name: searchTexts.en.dialog });
      await expect(dialog).toContainText(text('searchAwayText'));
      await dialog.getByRole('button', { name: text('partRetry') }).click();
      await page.waitForTimeout(700);
      await expect(dialog).toContainText(text('searchAwayText'));
      expect(loads()).toBe(1);
      await page.keyboard.press('Escape');
      await follow(page, START);
      await expect(page).toHaveURL(START);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test.describe('what a control needs never answers', () => {
  test.use({ allowErrors: /goes on without React|ERR_|404|chunk/i });
  const never = () => new Promise<void>(() => undefined);

  test('no script comes: the page is there, in its theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.route('**/static/js/**', never);
    await page.goto(DOC, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 5000 });
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
    // Drawn, not only known.
    expect(await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve('drawn'))))).toBe(
      'drawn',
    );
  });

  test('the scripts of search: the dialog says so in the end, and offers a retry', async ({ page }) => {
    await page.clock.install();
    await page.route('**/static/js/index.*', never);
    await page.goto(DOC, { waitUntil: 'domcontentloaded' });
    await page
      .getByRole('button', { name: text('searchButtonText') })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: searchTexts.en.dialog });
    await expect(dialog.getByRole('searchbox')).toBeFocused();
    const retry = dialog.getByRole('button', { name: text('partRetry') });
    await expect(retry).toBeHidden();
    await page.clock.fastForward(PATIENCE_MS);
    await expect(dialog).toContainText(text('searchAwayText'));
    await expect(retry).toBeVisible();
  });

  test('the frame of a report: the page says so, and another report can be opened', async ({ page }) => {
    await page.route('**/demo/frame.html', never);
    await page.clock.install();
    await page.goto(panelAddress('/overall'));
    await expect(page.locator('iframe')).toBeAttached();
    await page.clock.fastForward(PATIENCE_MS);
    await expect(page.getByRole('alert')).toHaveText(viewerTexts.en.faults.frame('', ''));
    await expect(page.getByRole('button', { name: viewerTexts.en.sample })).toBeVisible();
  });

  test('the style sheet of the home page: the page that was asked for comes without it in the end', async ({
    page,
  }) => {
    await page.route('**/home.*.css', never);
    await page.clock.install();
    await openReady(page, DOC);
    await page.getByRole('banner').locator('a[href="/"]').click();
    await expect(page).toHaveURL('/');
    const home = page.locator('.home-page');
    await expect(home).toHaveCount(0);
    await page.clock.fastForward(PATIENCE_MS);
    await expect(home.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('what opens reports is gone: its place says so, and offers a retry; the page stays', async ({ page }) => {
    await page.route('**/static/js/async/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/preview/');
    await expect(page.getByRole('alert')).toContainText(text('partFailed'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute('**/static/js/async/**');
    await page.getByRole('button', { name: text('partRetry') }).click();
    await expect(page.getByRole('button', { name: viewerTexts.en.sample })).toBeVisible();
  });
});

test.describe('the file of the search dialog does not come', () => {
  test.use({ allowErrors: /404 \(Not Found\)|ERR_/ });
  test('the page stays, what was typed too, and another try is offered', async ({ page }) => {
    const files = '**/static/js/async/search.*';
    await page.route(files, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await openReady(page, DOC);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('loader');
    const dialog = page.getByRole('dialog', { name: searchTexts.en.dialog });
    await expect(dialog).toContainText(text('searchAwayText'));
    await expect(page.locator('h1')).toBeVisible();
    await page.unroute(files);
    await dialog.getByRole('button', { name: text('partRetry') }).click();
    await expect(dialog.getByRole('combobox')).toHaveValue('loader');
  });
});

test.describe('a file of the site is not what it should be', () => {
  test.use({ allowErrors: /goes on without React|TypeError|at / });

  test('the file of a section is something else: the page is loaded in full', async ({ page }) => {
    for (const body of ['{}', '[]', 'null', '<!doctype html>', '{"sidebar":[null,1],"pages":{}}']) {
      await page.unrouteAll();
      await openReady(page, DOC);
      await page.route('**/static/sections/**', (route) => route.fulfill({ body, contentType: 'application/json' }));
      const loads = countLoads(page);
      await mainNav(page).getByRole('link', { name: OTHER_SECTION.text, exact: true }).click();
      await expect(page, body).toHaveURL(OTHER_SECTION.link);
      await expect.poll(loads, body).toBe(1);
      await expect(page.getByRole('heading', { level: 1 }), body).toBeVisible();
      // React does not start: its section is the same.
      await page.mouse.move(300, 300);
      await page.mouse.move(310, 310);
      await page.waitForTimeout(300);
      await expect(page.getByRole('heading', { level: 1 }), body).toBeVisible();
    }
  });
});

test.describe('the network goes away', () => {
  test.use({ allowErrors: /ERR_|goes on without React/ });
  test('after load: what was pointed at opens, theme, tabs and outline work', async ({ page, context }) => {
    await openReady(page, DOC);
    const arrived = page.waitForResponse(new RegExp(`page${START.replaceAll('/', '-')}\\.`));
    await sidebar(page).locator(`a[href="${START}"]`).hover();
    await arrived;
    await page.waitForTimeout(100);
    await context.setOffline(true);
    await themeButton(page).click();
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
    await page.getByRole('tab', { name: 'yarn' }).first().click();
    await expect(page.getByRole('tab', { name: 'yarn' }).first()).toHaveAttribute('aria-selected', 'true');
    await follow(page, START);
    await expect(page).toHaveURL(START);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(sidebar(page).locator('[aria-current="page"]')).toHaveAttribute('href', DOC);
  });
  test('before React came: the page reads, and a control does not ask for a load', async ({ page, context }) => {
    await page.goto(DOC);
    await context.setOffline(true);
    const loads = countLoads(page);
    await page
      .getByRole('button', { name: text('searchButtonText') })
      .first()
      .click();
    await page.waitForTimeout(500);
    expect(loads()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await themeButton(page).click();
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
  });
});

test('back/forward cache: the page comes back as it was, in the theme of now', async ({ baseURL }) => {
  // Playwright switches the cache off, and a browser without windows has none.
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL });
    await openReady(page, DOC);
    await mark(page);
    await page.goto(inLang(START, 'zh'));
    await page.evaluate((key) => localStorage.setItem(key, 'dark'), THEME_KEY);
    // `goBack` waits for a load that does not come.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(DOC);
    expect(await stayed(page)).toBe(true);
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
    await follow(page, START);
    await expect(page).toHaveURL(START);
    expect(await stayed(page)).toBe(true);
  } finally {
    await browser.close();
  }
});

test.describe('a malformed address', () => {
  test('of a page, in its hash or its query, leaves the page working', async ({ page }) => {
    for (const address of [
      `${DOC}#%E0%A4%A`,
      `${DOC}#%`,
      `${DOC}?navbar=%E0%A4%A&theme=<script>#a%`,
      `${DOC}?sidebar=%00%%`,
    ]) {
      // Another hash alone would not load the page.
      await page.goto('about:blank');
      await openReady(page, address);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await page.evaluate(() => (location.hash = '#%E0%A4%A'));
      await follow(page, START);
      await expect(page, address).toHaveURL(START);
      await expect(page.getByRole('heading', { level: 1 }), address).toBeFocused();
    }
  });

  test.describe('path', () => {
    test.use({ allowErrors: /40\d \((?:Not Found|Bad Request)\)/ });
    test('is a page that does not exist', async ({ page }) => {
      for (const path of ['/guide/%E0%A4%A', '/%', `${DOC}%00`]) {
        const answer = await page.goto(path);
        expect([400, 404], path).toContain(answer?.status());
        if (answer?.status() === 404) {
          await ready(page);
          await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
        }
      }
    });
  });
});
