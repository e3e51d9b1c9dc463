import path from 'node:path';
import { SITES } from './sites.ts';
import { builtRoutes, expect, inLang, type Lang, ready, test, text } from './support.ts';

/** The route table of the spec (section 2). */
const ROUTES = [
  '/',
  ...['0_1', '0_3', '0_4', '1_0', '1_2'].map((version) => `/blog/release/release-note-${version}`),
  ...['duplicate-pkg-problem', 'loader-optimization'].map((topic) => `/blog/topic/${topic}`),
  ...[
    '',
    'brief',
    'disableClientServer',
    'experiments',
    'features',
    'mode',
    'options',
    'options-shared',
    'options-v2',
    'output',
    'port',
    'supports',
    'term',
  ].map((page) => `/config/options/${page}`),
  ...['faq', 'known-issues', 'rules'].map((page) => `/guide/more/${page}`),
  ...['rule-custom', 'rules', 'upload-data'].map((page) => `/guide/rules/${page}`),
  ...[
    'ai',
    'cicd',
    'cli',
    'features',
    'frameworks',
    'intro',
    'mcp',
    'migration-v2',
    'quick-start',
    'quick-start-shared',
  ].map((page) => `/guide/start/${page}`),
  ...[
    '',
    'bundle-alerts',
    'bundle-diff',
    'bundle-overall',
    'bundle-size',
    'compile-alerts',
    'compile-overall',
    'loaders-analysis',
    'loaders-timeline',
    'module-analysis',
    'plugins-analysis',
    'project-overall',
    'resolver',
    'rule-config',
  ].map((page) => `/guide/usage/${page}`),
];
const LANGS: Lang[] = ['en', 'zh'];

test('rows 17-27: the site has the routes of the spec in both languages, and no other', () => {
  const wanted = [...LANGS.flatMap((lang) => ROUTES.map((route) => inLang(route, lang))), '/404'].sort();
  expect(builtRoutes(path.join(import.meta.dirname, '../..', SITES.main.dir))).toEqual(wanted);
});

for (const lang of LANGS) {
  test(`every page answers, has one h1, one main and its language (${lang})`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const route of ROUTES) {
      const answer = await page.goto(inLang(route, lang));
      expect(answer?.status(), route).toBe(200);
      await expect(page.locator('h1'), route).toHaveCount(1);
      await expect(page.getByRole('main'), route).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    }
  });
}

test.describe('a shared folder', () => {
  test.use({ allowErrors: /404 \(Not Found\)/ });
  test('row 30: is no route', async ({ page }) => {
    expect((await page.goto('/shared/anything'))?.status()).toBe(404);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const lang of LANGS) {
    test(`pages read and menus work (${lang})`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(inLang('/guide/start/quick-start', lang));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('button', { name: text('menuTitle', lang), exact: true }).click();
      await page.locator('#sidebar').getByRole('link').nth(1).click();
      await page.getByRole('button', { name: text('navMenu', lang) }).click();
      await page.locator('#nav-menu').getByRole('link').nth(1).click();
      await expect(page).toHaveURL(inLang('/config/options/options', lang));
    });
  }
});

test.describe('with storage blocked', () => {
  const block = () => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  };
  test('the theme switches and pages open', async ({ page }) => {
    await page.addInitScript(block);
    await page.goto('/guide/start/quick-start');
    await page.getByRole('button', { name: text('darkTheme') }).click();
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await page.getByRole('link', { name: 'Config', exact: true }).click();
    await expect(page).toHaveURL('/config/options/options');
    await expect(page.locator('html')).toHaveClass(/rp-dark/);
  });
});

test.describe('React on interest', () => {
  test('nothing but the two boot scripts is loaded before the reader acts', async ({ page }) => {
    const scripts: string[] = [];
    page.on(
      'request',
      (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
    );
    await page.goto('/guide/start/quick-start', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([expect.stringContaining('/static/js/head.'), expect.stringContaining('/static/js/boot.')]);
    await page.mouse.move(100, 100);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    expect(scripts.length).toBeGreaterThan(2);
  });

  test('the tab that the reader chose on another page is shown at once, and React keeps it', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('rspress.tabs.package.manager', '2');
      // Out of range: the tab of the page stays.
      localStorage.setItem('rspress.tabs.shell', '7');
    });
    await page.goto('/guide/start/quick-start');
    const list = page.getByRole('tablist', { name: text('packageManagerText') }).first();
    const selected = () => list.locator('[aria-selected=true]').allTextContents();
    const shown = () => page.locator('[role=tabpanel]:visible').first().textContent();
    expect(await selected()).toEqual(['pnpm']);
    expect(await shown()).toBe('pnpm add @rsdoctor/rspack-plugin -D');
    await expect(page.getByRole('tab', { name: 'Linux, macOS' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');
    await ready(page);
    expect(await selected()).toEqual(['pnpm']);
    expect(await shown()).toBe('pnpm add @rsdoctor/rspack-plugin -D');
    await list.getByRole('tab', { name: 'npm', exact: true }).click();
    expect(await selected()).toEqual(['npm']);
  });

  test('an early click is held and replayed once', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/guide/start/quick-start');
    const copy = page.getByRole('button', { name: text('codeButtonGroupCopyButtonText') }).first();
    await copy.evaluate((button: HTMLElement) => button.click());
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
  });

  test('a link that is clicked early just navigates', async ({ page }) => {
    await page.goto('/guide/start/intro');
    await page.locator('main a[href^="/"]').first().click();
    await expect(page).not.toHaveURL('/guide/start/intro');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
