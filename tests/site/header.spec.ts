import { SITES } from './sites.ts';
import { expect, inLang, type Lang, openReady, ready, test, text } from './support.ts';

const PAGE = '/guide/start/quick-start';

test.describe('navigation', () => {
  for (const lang of ['en', 'zh'] as Lang[]) {
    test(`rows 42-46: three sections below ${inLang('/', lang)} and the external Playground`, async ({ page }) => {
      await page.goto(inLang(PAGE, lang));
      const links = page.getByRole('navigation', { name: text('mainNav', lang) }).getByRole('link');
      await expect(links).toHaveCount(4);
      const hrefs = await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')));
      expect(hrefs.slice(0, 3)).toEqual(
        ['/guide/start/intro', '/config/options/options', '/blog/release/release-note-1_2'].map((route) =>
          inLang(route, lang),
        ),
      );
      await expect(links.nth(3)).toHaveAttribute('target', '_blank');
      await expect(links.nth(3)).toHaveAttribute('rel', 'noopener noreferrer');
    });
  }

  test('row 47: only the section of the page is marked', async ({ page }) => {
    await page.goto('/zh/guide/usage/bundle-size');
    await expect(page.getByRole('navigation', { name: text('mainNav', 'zh') }).locator('[aria-current]')).toHaveText([
      '指南',
    ]);
  });

  test('row 28: no address ends in .html, and one that does is cleaned', async ({ page }) => {
    await openReady(page, '/guide/start/intro.html?x=1#top');
    await expect(page).toHaveURL(/\/guide\/start\/intro\?x=1#top$/);
    await expect(page.locator('a[href$=".html"]')).toHaveCount(0);
  });
});

test.describe('language', () => {
  test('row 61: the switch keeps page, query and anchor, by keyboard and before React', async ({ page }) => {
    await page.goto(`${PAGE}?x=1#rspack`);
    await page.getByRole('button', { name: /^Languages/ }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '简体中文' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/zh${PAGE}?x=1#rspack`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  });

  test('row 61: in the running app the switch stays in the page', async ({ page }) => {
    await openReady(page, `/zh${PAGE}#rspack`);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole('button', { name: /^语言/ }).click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${PAGE}#rspack`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test.describe('first visit of a Chinese reader', () => {
    test.use({ locale: 'zh-CN' });
    test('row 190: one redirect to Chinese, with query and hash; the next visit stays', async ({ page }) => {
      await page.goto(`${PAGE}?x=1#run`);
      await expect(page).toHaveURL(`/zh${PAGE}?x=1#run`);
      await page.goto(PAGE);
      await expect(page).toHaveURL(PAGE);
    });
  });

  test('row 190: a link to a Chinese page is never redirected', async ({ page }) => {
    await page.goto(`/zh${PAGE}`);
    await expect(page).toHaveURL(`/zh${PAGE}`);
  });
});

test.describe('menus', () => {
  test('rows 170, 171: open on hover, close 150 ms after leaving, not before', async ({ page }) => {
    await openReady(page, PAGE);
    const button = page.getByRole('button', { name: /^Languages/ });
    await button.hover();
    const link = page.getByRole('link', { name: '简体中文' });
    await expect(link).toBeVisible();
    const delay = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let left = 0;
          document.addEventListener('pointerout', () => (left = performance.now()), true);
          // `beforetoggle` comes at once, `toggle` in a task of its own.
          document.addEventListener('beforetoggle', () => resolve(performance.now() - left), true);
        }),
    );
    await page.mouse.move(300, 500);
    expect(await delay).toBeGreaterThanOrEqual(149);
    await expect(link).toBeHidden();
  });

  test('a click on a menu that hovering has opened keeps it open', async ({ page }) => {
    await openReady(page, PAGE);
    await page.getByRole('button', { name: /^Languages/ }).hover();
    await expect(page.getByRole('link', { name: '简体中文' })).toBeVisible();
    await page.getByRole('button', { name: /^Languages/ }).click();
    await page.mouse.move(300, 500);
    await page.waitForTimeout(300);
    await expect(page.getByRole('link', { name: '简体中文' })).toBeVisible();
  });

  test('Escape closes a menu and focus is back on its button, which tells its state', async ({ page }) => {
    await page.goto(PAGE);
    const button = page.getByRole('button', { name: /^Languages/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('theme', () => {
  test('rows 158, 160: the button switches, the choice is stored and outlives a reload', async ({ page }) => {
    await page.goto(PAGE);
    const button = page.getByRole('button', { name: text('darkTheme') });
    await button.click();
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await page.evaluate(() => localStorage.getItem('rspress-theme-appearance'))).toBe('dark');
    await page.reload();
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
    await ready(page);
    await expect(page.getByRole('button', { name: text('darkTheme') })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: text('darkTheme') }).click();
    await expect(page.locator('html')).not.toHaveClass(/rp-dark/);
    expect(await page.evaluate(() => localStorage.getItem('rspress-theme-appearance'))).toBe('auto');
  });

  test('row 159: without a choice the system is followed at once', async ({ page }) => {
    await page.goto(PAGE);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).not.toHaveClass(/rp-dark/);
  });

  test('a stored value that is no theme counts as none', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('rspress-theme-appearance', '"><script>'));
    await page.goto(PAGE);
    await expect(page.locator('html')).not.toHaveClass(/rp-dark/);
  });

  const animations = () => {
    const calls: unknown[] = [];
    Object.assign(window, { calls });
    const original = Element.prototype.animate;
    Element.prototype.animate = function animate(frames, options) {
      calls.push({ frames, options });
      return original.call(this, frames, options);
    };
  };

  test('rows 161, 244: a circle in 400 ms where it is supported, wanted and on', async ({ page }) => {
    await page.addInitScript(animations);
    await openReady(page, PAGE);
    await page.getByRole('button', { name: text('darkTheme') }).click();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify((window as unknown as { calls: unknown[] }).calls)))
      .toMatch(/circle.*"duration":400.*view-transition/);
  });

  test('row 162: no circle with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(animations);
    await openReady(page, PAGE);
    await page.getByRole('button', { name: text('darkTheme') }).click();
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
    expect(await page.evaluate(() => (window as unknown as { calls: unknown[] }).calls)).toEqual([]);
  });

  test('row 163: no circle when the setting is off', async ({ page }) => {
    await page.addInitScript(animations);
    await openReady(page, `${SITES.engine.url}guide/one`);
    await page.getByRole('button', { name: text('darkTheme') }).click();
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
    expect(await page.evaluate(() => (window as unknown as { calls: unknown[] }).calls)).toEqual([]);
  });

  test('row 63: no button when the theme is fixed', async ({ page }) => {
    await page.goto(`${SITES.versions.url}page`);
    await expect(page.getByRole('button', { name: text('darkTheme') })).toHaveCount(0);
  });
});

test.describe('bar', () => {
  test('rows 237, 238: 72 px, 56 px up to 768 px', async ({ page }) => {
    await page.goto(PAGE);
    const height = async () => (await page.getByRole('banner').boundingBox())?.height;
    expect(await height()).toBe(72);
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await height()).toBe(56);
  });

  test('rows 149, 189, 239, 264: with `auto` it leaves on the way down (at most every 200 ms) and comes back on the way up', async ({
    page,
  }) => {
    await openReady(page, `${SITES.engine.url}guide/one`);
    await page.mouse.wheel(0, 600);
    await expect(page.locator('html')).toHaveAttribute('data-nav', 'hidden');
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--rp-nav-height')),
    ).toBe('0px');
    await page.mouse.wheel(0, -200);
    await expect(page.locator('html')).not.toHaveAttribute('data-nav', 'hidden');
  });

  test('row 59: an item with `position: left` stands left of the search', async ({ page }) => {
    await page.goto(`${SITES.engine.url}guide/one`);
    const nav = page.getByRole('navigation', { name: text('mainNav') });
    await expect(nav.locator('ul[data-position="left"]')).toHaveText('Left');
    await expect(nav.locator('ul[data-position="left"] [aria-current]')).toHaveText('Left');
  });

  test('row 137: an item with children is a menu, with its tag', async ({ page }) => {
    await page.goto(`${SITES.engine.url}guide/two`);
    await page.getByRole('button', { name: /More.*new/ }).click();
    await expect(page.getByRole('link', { name: 'Second' })).toBeVisible();
  });

  test('rows 64, 65, 141, 233: five social links with names, the rest in a pop-up', async ({ page }) => {
    await page.goto(`${SITES.engine.url}guide/two`);
    const list = page.getByRole('list', { name: text('socialLinks') });
    await expect(list.getByRole('link', { name: 'GitHub' })).toHaveAttribute('target', '_blank');
    await expect(list.getByRole('link', { name: 'custom.example.com' })).toBeVisible();
    await expect(list.getByRole('link', { name: 'six.example.com' })).toBeHidden();
    await list.getByRole('button', { name: text('moreLinks') }).click();
    await expect(list.getByRole('link', { name: 'seven.example.com' })).toBeVisible();
    await page.keyboard.press('Escape');
    await list.getByRole('button', { name: 'Write to us' }).click();
    await expect(list.getByText('Write to us')).toBeVisible();
  });

  test('row 62: two versions give a switcher that keeps page and language; one version gives none', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('button', { name: /^Versions/ })).toHaveCount(0);
    await openReady(page, `${SITES.versions.url}zh/page`);
    await page.getByRole('button', { name: /^版本/ }).click();
    await page.getByRole('link', { name: 'v2' }).click();
    await expect(page).toHaveURL(`${SITES.versions.url}v2/zh/page`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Page of v2');
    await page.getByRole('button', { name: /^语言/ }).click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${SITES.versions.url}v2/page`);
  });
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('rows 78, 79: the menu covers the window below the bar and closes when a link is followed, also to the same page', async ({
    page,
  }) => {
    await openReady(page, PAGE);
    const button = page.getByRole('button', { name: text('navMenu') });
    const menu = page.locator('#nav-menu');
    await button.click();
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 56, width: 390, height: 788 });
    await menu.getByRole('link', { name: 'Config' }).click();
    await expect(page).toHaveURL('/config/options/options');
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('link', { name: 'Config' }).click();
    await expect(menu).toBeHidden();
  });

  test('row 80: a window of 768 px or more closes the menu, a smaller one does not', async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 844 });
    await page.goto(PAGE);
    await page.getByRole('button', { name: text('navMenu') }).click();
    await page.setViewportSize({ width: 700, height: 844 });
    await expect(page.locator('#nav-menu:popover-open')).toHaveCount(1);
    await page.setViewportSize({ width: 800, height: 844 });
    await expect(page.locator('#nav-menu:popover-open')).toHaveCount(0);
  });

  test('the menu works by keyboard: Escape closes it and focus returns', async ({ page }) => {
    await page.goto(PAGE);
    const button = page.getByRole('button', { name: text('navMenu') });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Guide' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
});
