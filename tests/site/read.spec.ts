import { SITES } from './sites.ts';
import { expect, inLang, type Lang, openReady, ready, test, text } from './support.ts';

const PAGE = '/guide/usage/bundle-size';
const ENGINE = `${SITES.engine.url}guide/one`;

const GUIDE = {
  en: { 'Getting Started': 9, Usage: 13, 'Scan Rules': 3, More: 3 },
  zh: { 快速上手: 9, 使用指南: 13, 扫描规则: 3, 更多: 3 },
};

test.describe('sidebar', () => {
  test('rows 48-51: the groups of the guide, with all their pages', async ({ page }) => {
    await page.goto('/guide/start/intro');
    const sidebar = page.getByRole('navigation', { name: text('sidebarLabel') });
    for (const [group, pages] of Object.entries(GUIDE.en)) {
      const details = sidebar.locator(
        `details:has(> summary:has-text("${group}")), details:has(> summary[aria-label="${group}"])`,
      );
      await expect(details.locator('ul a')).toHaveCount(pages);
      await expect(details, 'row 54: expanded').toHaveAttribute('open', '');
    }
  });

  test('row 52: the options in the order of the spec', async ({ page }) => {
    await page.goto('/config/options/options');
    const links = page.getByRole('navigation', { name: text('sidebarLabel') }).locator('ul ul a');
    const pages = await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')?.split('/').pop()));
    expect(pages).toEqual([
      'options',
      'term',
      'disableClientServer',
      'experiments',
      'features',
      'output',
      'port',
      'supports',
      'brief',
      'mode',
      'options-v2',
    ]);
  });

  test('row 53: five releases, newest first, and two topics', async ({ page }) => {
    await page.goto('/zh/blog/release/release-note-1_2');
    const links = page.getByRole('navigation', { name: text('sidebarLabel', 'zh') }).locator('ul ul a');
    const pages = await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')?.split('/').pop()));
    expect(pages).toEqual([
      'release-note-1_2',
      'release-note-1_0',
      'release-note-0_4',
      'release-note-0_3',
      'release-note-0_1',
      'loader-optimization',
      'duplicate-pkg-problem',
    ]);
  });

  test('row 55: a group collapses by keyboard, and its links leave the tab order', async ({ page }) => {
    await page.goto('/guide/start/intro');
    const summary = page.locator('summary', { hasText: 'Getting Started' });
    const link = page
      .getByRole('navigation', { name: text('sidebarLabel') })
      .getByRole('link', { name: 'Quick start' });
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
  });

  test('row 56: a collapsed group opens for the page inside it', async ({ page }) => {
    await openReady(page, ENGINE);
    const details = page.locator('details', { hasText: 'Closed group' });
    await expect(details).not.toHaveAttribute('open', '');
    await details.locator('summary').click();
    await details.getByRole('link', { name: 'Inside' }).click();
    await expect(page).toHaveURL(/inside$/);
    await details.locator('summary').click();
    await page.goBack();
    await page.goForward();
    await expect(details).toHaveAttribute('open', '');
    await page.goto(`${SITES.engine.url}guide/closed/inside`);
    await expect(page.locator('details', { hasText: 'Closed group' })).toHaveAttribute('open', '');
  });

  test('rows 57, 58: dividers, solid and dashed, and a section header', async ({ page }) => {
    await page.goto(ENGINE);
    const sidebar = page.getByRole('navigation', { name: text('sidebarLabel') });
    await expect(sidebar.getByRole('separator')).toHaveCount(2);
    const styles = await sidebar
      .getByRole('separator')
      .evaluateAll((list) => list.map((item) => getComputedStyle(item).borderTopStyle));
    expect(styles).toEqual(['solid', 'dashed']);
    await expect(sidebar.getByText('A section')).toBeVisible();
  });

  test('the page on screen is marked for screen readers', async ({ page }) => {
    await page.goto('/zh/guide/usage/bundle-size');
    await expect(page.locator('#sidebar [aria-current="page"]')).toHaveAttribute('href', '/zh/guide/usage/bundle-size');
  });
});

test.describe('outline', () => {
  for (const lang of ['en', 'zh'] as Lang[]) {
    test(`rows 67, 68, 273: its title and the page's h2 to h4 (${lang})`, async ({ page }) => {
      await page.goto(inLang(PAGE, lang));
      await expect(page.locator('#outline').getByText(text('outlineTitle', lang), { exact: true })).toBeVisible();
      const headings = await page
        .locator('main :is(h2, h3, h4)')
        .evaluateAll((list) => list.map((heading) => `#${heading.id}`));
      const links = await page
        .locator('#outline ul a')
        .evaluateAll((list) => list.map((link) => link.getAttribute('href')));
      expect(links.length).toBeGreaterThan(3);
      expect(links).toEqual(headings);
    });
  }

  test('row 67: no h5', async ({ page }) => {
    await page.goto(ENGINE);
    await expect(page.locator('#outline ul a')).toHaveText(['Alpha', 'Beta', 'Gamma']);
  });

  test('rows 69, 124: a link goes to its heading, right below the bar, and is marked', async ({ page }) => {
    await openReady(page, ENGINE);
    await page.locator('#outline').getByRole('link', { name: 'Beta' }).click();
    await expect(page).toHaveURL(/#beta$/);
    await expect(page.locator('#outline [aria-current]')).toHaveText('Beta');
    await page.mouse.wheel(0, 9000);
    await expect(page.locator('#outline [aria-current]')).toHaveText('Gamma');
  });

  test('rows 73, 147, 266: the way to the top appears at 100 px', async ({ page }) => {
    await openReady(page, PAGE);
    const button = page.getByRole('button', { name: text('scrollToTopText') });
    await page.evaluate(() => scrollTo(0, 99));
    await page.waitForTimeout(150);
    await expect(button).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 120));
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('rows 183, 184, 185, 235: below 1280 px a drop-down; a click outside or on an item closes it, also on the current one', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1279, height: 900 });
    await openReady(page, ENGINE);
    const button = page.getByRole('button', { name: text('outlineTitle') });
    const outline = page.locator('#outline');
    await button.click();
    await expect(outline).toBeVisible();
    await button.click();
    await expect(outline).toBeHidden();
    await button.click();
    await page.mouse.click(400, 700);
    await expect(outline).toBeHidden();
    for (let round = 0; round < 2; round += 1) {
      await button.click();
      await outline.getByRole('link', { name: 'Beta' }).click();
      await expect(outline).toBeHidden();
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(outline).toBeVisible();
    await expect(button).toBeHidden();
  });

  test('row 236: the menu row is 46 px, and absent from 961 px on without headings', async ({ page }) => {
    const rowHeight = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--rp-sidebar-menu-height'));
    await page.setViewportSize({ width: 1100, height: 900 });
    await page.goto(ENGINE);
    expect(await rowHeight()).toBe('46px');
    await page.goto(`${SITES.engine.url}guide/two`);
    expect(await rowHeight()).toBe('0px');
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await rowHeight()).toBe('46px');
  });
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('rows 81-84, 234: the drawer opens and closes by its button, the backdrop and a link', async ({ page }) => {
    await openReady(page, PAGE);
    const button = page.getByRole('button', { name: text('menuTitle'), exact: true });
    const drawer = page.locator('#sidebar');
    await expect(drawer).toBeHidden();
    await button.click();
    await expect(drawer).toBeVisible();
    await button.click();
    await expect(drawer).toBeHidden();
    await button.click();
    await page.mouse.click(380, 500);
    await expect(drawer).toBeHidden();
    await button.click();
    await drawer.getByRole('link', { name: 'Quick start' }).click();
    await expect(page).toHaveURL('/guide/start/quick-start');
    await expect(drawer).toBeHidden();
  });

  test('the closed drawer holds no tab stop; Escape closes the open one', async ({ page }) => {
    await page.goto(PAGE);
    const button = page.getByRole('button', { name: text('menuTitle'), exact: true });
    await button.focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#sidebar'))).toBeNull();
    await button.click();
    await page.keyboard.press('Escape');
    await expect(page.locator('#sidebar')).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test.describe('switches', () => {
  const parts = {
    navbar: '[data-part="navbar"]',
    sidebar: '#sidebar',
    outline: '#outline',
    footer: '.rp-doc-footer',
  };
  for (const [part, selector] of Object.entries(parts)) {
    test(`rows 85-88: ?${part}=0 hides the ${part}, before and after React`, async ({ page }) => {
      await page.goto(`${PAGE}?${part}=0`);
      await expect(page.locator(selector)).toBeHidden();
      await page.mouse.move(100, 100);
      await expect(page.locator('html')).toHaveAttribute('data-ready', '');
      await expect(page.locator(selector)).toBeHidden();
      if (part === 'navbar') expect((await page.locator('#main').boundingBox())?.y).toBe(0);
    });
  }

  test('any other value hides nothing', async ({ page }) => {
    await page.goto(`${PAGE}?navbar=1&sidebar=00&outline=%00`);
    await expect(page.locator('[data-part="navbar"]')).toBeVisible();
    await expect(page.locator('#sidebar')).toBeVisible();
    await expect(page.locator('#outline')).toBeVisible();
  });

  test('rows 90, 216: each page names the feeds of its language; ?globalUIComponents=0 takes them out', async ({
    page,
  }) => {
    await openReady(page, '/zh/blog/release/release-note-1_2');
    const feeds = page.locator('head link[type="application/rss+xml"]');
    await expect(feeds).toHaveCount(2);
    for (const link of await feeds.all()) expect(await link.getAttribute('href')).toMatch(/^\/rss\/zh-/);
    await expect(page.locator('head link[hreflang="zh"]')).toHaveCount(1);
    await openReady(page, '/blog/release/release-note-1_2?globalUIComponents=0');
    await expect(feeds).toHaveCount(0);
    await expect(page.locator('head link[hreflang="en"]')).toHaveCount(1);
  });

  test('rows 88, 131: the frontmatter leaves the same parts out', async ({ page }) => {
    await page.goto(`${SITES.engine.url}bare`);
    for (const selector of Object.values(parts)) await expect(page.locator(selector)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bare');
  });
});

test.describe('page types', () => {
  test('row 36: custom has the navigation, a main and nothing of a doc page', async ({ page }) => {
    await page.goto(`${SITES.engine.url}custom`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.locator('#sidebar, #outline, .rp-doc-footer')).toHaveCount(0);
    await expect(page).toHaveTitle('Custom page - Engine');
  });

  test('row 37: blank has nothing around', async ({ page }) => {
    await page.goto(`${SITES.engine.url}blank`);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('Nothing around');
  });
});

test.describe('links', () => {
  test('rows 125, 126: an internal link stays in the app; title, language and focus move', async ({ page }) => {
    await openReady(page, '/guide/start/intro');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page
      .getByRole('navigation', { name: text('sidebarLabel') })
      .getByRole('link', { name: 'Features' })
      .click();
    await expect(page).toHaveURL('/guide/start/features');
    await expect(page).toHaveTitle(/^Features/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a reader who scrolls before React runs stays at that place, also after a reload', async ({ page }) => {
    await page.goto('/guide/start/quick-start');
    await page.mouse.wheel(0, 900);
    await ready(page);
    const place = () => page.evaluate(() => Math.round(scrollY));
    await page.waitForTimeout(300);
    expect(await place()).toBe(900);
    await page.reload();
    await ready(page);
    await page.waitForTimeout(300);
    expect(await place()).toBe(900);
  });

  test('back and forward lead to the place where the page was left; a link to its start', async ({ page }) => {
    await openReady(page, '/guide/start/quick-start');
    const place = () => page.evaluate(() => Math.round(scrollY));
    const follow = (name: string) =>
      page
        .getByRole('navigation', { name: text('sidebarLabel') })
        .getByRole('link', { name, exact: true })
        .click();
    await page.evaluate(() => scrollTo(0, 1500));
    await follow('CI/CD');
    await expect(page).toHaveTitle(/^CI\/CD/);
    expect(await place()).toBe(0);
    await page.evaluate(() => scrollTo(0, 700));
    await expect.poll(place).toBe(700);
    await page.goBack();
    await expect(page).toHaveTitle(/^Quick start/);
    await expect.poll(place).toBe(1500);
    await page.goForward();
    await expect(page).toHaveTitle(/^CI\/CD/);
    await expect.poll(place).toBe(700);
    await follow('Quick start');
    await expect(page).toHaveTitle(/^Quick start/);
    expect(await place()).toBe(0);
  });

  test('back from a heading of the page leads to the place before', async ({ page }) => {
    await openReady(page, '/guide/start/quick-start');
    const place = () => page.evaluate(() => Math.round(scrollY));
    await page.evaluate(() => scrollTo(0, 300));
    await page
      .getByRole('navigation', { name: text('outlineLabel') })
      .getByRole('link', { name: 'Run the build' })
      .click();
    await expect.poll(place).toBeGreaterThan(1000);
    const heading = await place();
    await page.goBack();
    await expect.poll(place).toBe(300);
    await page.goForward();
    await expect.poll(place).toBe(heading);
  });

  test('an in-app link with an anchor lands on the heading', async ({ page }) => {
    await openReady(page, `${SITES.engine.url}guide/two`);
    await page.getByRole('main').getByRole('link', { name: 'To Beta' }).click();
    await expect(page).toHaveURL(/one#beta$/);
    await expect
      .poll(() => page.locator('#beta').evaluate((heading) => Math.round(heading.getBoundingClientRect().top)))
      .toBeLessThan(140);
    await expect(page.locator('#beta')).toBeFocused();
  });

  test('the skip link is the first stop and leads to the text', async ({ page }) => {
    await page.goto(PAGE);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: text('skipToContent') });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

  test.describe('paths that no page has', () => {
    test.use({ allowErrors: /404 \(Not Found\)/ });
    test('rows 127, 232: an internal link that no page matches is loaded from the server', async ({ page }) => {
      await openReady(page, `${SITES.engine.url}guide/two`);
      const loaded = page.waitForRequest(
        (request) => request.isNavigationRequest() && request.url().endsWith('/nowhere/at/all'),
      );
      await page.getByRole('main').getByRole('link', { name: 'nowhere' }).click();
      await loaded;
    });

    test('row 219: a path that wrongly starts with /en/ is mended, with query and hash', async ({ page }) => {
      await page.goto('/en/guide/start/intro?x=1#what');
      await expect(page).toHaveURL('/guide/start/intro?x=1#what');
    });
  });
});
