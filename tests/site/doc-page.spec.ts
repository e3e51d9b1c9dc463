// The parts inside a page, on a small site that has every one of them (tests/fixtures/doc-parts).
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { texts } from '../../theme/i18n.ts';
import { serve } from '../../tools/serve.ts';

const SITE = path.join(import.meta.dirname, '../fixtures/doc-parts');
const PARTS = 'guide/basics/parts';

let site: Awaited<ReturnType<typeof serve>>;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  execFileSync('npx', ['rspress', 'build', '-c', path.join(SITE, 'rspress.config.ts')], { stdio: 'pipe' });
  site = await serve({ dir: path.join(SITE, 'doc_build'), port: 0 });
});
test.afterAll(() => {
  site?.server.close();
});

/** Opens a page and collects what the console says against it. */
async function open(page: Page, route: string): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!message.text().includes('status of 404')) faults.push(message.text());
  });
  await page.goto(site.url + route);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  );
  return faults;
}

test.describe('tabs', () => {
  test('rows 74, 187: four package managers, in their own words, and the choice survives a reload', async ({
    page,
  }) => {
    const faults = await open(page, PARTS);
    const list = page.getByRole('tablist', { name: texts.packageManagerText.en }).first();
    await expect(list.getByRole('tab')).toHaveText(['npm', 'yarn', 'pnpm', 'bun']);

    await list.getByRole('tab', { name: 'pnpm' }).click();
    await expect(page.getByRole('tabpanel', { name: 'pnpm' }).first()).toHaveText(
      'pnpm add @rsdoctor/rspack-plugin -D',
    );
    expect(await page.evaluate(() => localStorage.getItem('rspress.tabs.package.manager'))).toBe('2');
    // The second block has two tabs only: the index is out of its range.
    const second = page.getByRole('tablist', { name: texts.packageManagerText.en }).nth(1);
    await expect(second.getByRole('tab')).toHaveText(['npm', 'pnpm']);
    await expect(second.getByRole('tab', { name: 'npm', exact: true })).toHaveAttribute('aria-selected', 'true');

    await open(page, PARTS);
    await expect(list.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true');
    expect(faults).toEqual([]);
  });

  test('rows 187, 188: blocks of a group and other browser tabs follow', async ({ page, context }) => {
    await open(page, PARTS);
    const other = await context.newPage();
    await open(other, PARTS);
    await page.getByRole('tab', { name: 'webpack' }).first().click();
    await expect(page.getByText('Second block, webpack.')).toBeVisible();
    await expect(other.getByText('Second block, webpack.')).toBeVisible();
  });

  test('row 187: by keyboard, with one tab stop, past the disabled tab', async ({ page }) => {
    await open(page, PARTS);
    const [rspack, webpack] = [
      page.getByRole('tab', { name: 'Rspack' }).first(),
      page.getByRole('tab', { name: 'webpack' }).first(),
    ];
    await rspack.focus();
    await page.keyboard.press('ArrowRight');
    await expect(webpack).toBeFocused();
    await expect(webpack).toHaveAttribute('aria-selected', 'true');
    await expect(rspack).toHaveAttribute('tabindex', '-1');
    await page.keyboard.press('ArrowRight');
    await expect(rspack).toBeFocused();
    await page.keyboard.press('End');
    await expect(webpack).toBeFocused();
    await page.keyboard.press('Home');
    await expect(rspack).toBeFocused();
    await expect(page.getByRole('tab', { name: 'Two' })).toHaveAttribute('aria-selected', 'true');
  });

  test('row 187: garbage in the storage, and no storage at all', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('rspress.tabs.bundler', '99'));
    await open(page, PARTS);
    await expect(page.getByText('Second block, Rspack.')).toBeVisible();

    await page.addInitScript(() => {
      Storage.prototype.getItem = Storage.prototype.setItem = () => {
        throw new Error('forbidden');
      };
    });
    await open(page, PARTS);
    await page.getByRole('tab', { name: 'webpack' }).first().click();
    await expect(page.getByText('Second block, webpack.')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('row 74: every panel is read, under its label', async ({ page }) => {
    await page.goto(site.url + PARTS);
    for (const text of ['npm install @rsdoctor', 'pnpm add @rsdoctor', 'Second block, webpack.']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await expect(page.getByRole('button', { name: texts.codeButtonGroupCopyButtonText.en })).toHaveCount(0);
  });

  test('row 92: the overview is whole, without its filter', async ({ page }) => {
    await page.goto(`${site.url}guide/`);
    await expect(page.getByRole('main').getByRole('link', { name: 'Loose' })).toBeVisible();
    await expect(page.getByLabel(texts['overview.filterNameText'].en)).toBeHidden();
  });
});

test.describe('code', () => {
  test('rows 76, 77, 186, 262: wrap, copy, and "copied" spoken for two seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PARTS);
    const block = page.locator('.language-sh').last();
    const wrap = block.getByRole('button', { name: texts.codeButtonGroupWrapButtonText.en });
    const width = () => block.locator('pre').evaluate((pre) => pre.scrollWidth - (pre.parentElement?.clientWidth ?? 0));

    expect(await width()).toBeGreaterThan(0);
    await wrap.focus();
    await expect(wrap.locator('..')).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await width()).toBe(0);

    await block.getByRole('button', { name: texts.codeButtonGroupCopyButtonText.en }).click();
    const status = block.getByRole('status');
    await expect(status).toHaveText(texts.codeCopied.en);
    const shown = Date.now();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^npx rsdoctor analyze/);
    await expect(status).toHaveText('');
    expect(Date.now() - shown).toBeGreaterThan(1500);
    expect(Date.now() - shown).toBeLessThan(2500);
  });

  test('row 220: when copying fails, a prompt hands the code over', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    });
    await open(page, PARTS);
    const message = new Promise<string>((resolve) => {
      page.once('dialog', (dialog) => {
        resolve(`${dialog.message()} | ${dialog.defaultValue()}`);
        void dialog.dismiss();
      });
    });
    const block = page.locator('.language-sh').last();
    await block.hover();
    await block.getByRole('button', { name: texts.codeButtonGroupCopyButtonText.en }).click();
    expect(await message).toMatch(/^Copy to clipboard: (Ctrl|⌘)\+C, Enter \| npx rsdoctor/);
  });
});

test.describe('zoom', () => {
  const name = texts.zoomImageText.en.replace('{{alt}}', 'Wide picture');

  /** Opens the first image and waits until it is there. */
  async function zoom(page: Page) {
    const image = page.getByRole('button', { name });
    await image.scrollIntoViewIfNeeded();
    const small = await image.evaluate((element) => element.clientWidth);
    await image.click();
    const dialog = page.getByRole('dialog', { name: 'Wide picture' });
    await expect(dialog).toHaveAttribute('data-state', 'opened');
    return { image, dialog, small };
  }

  test('rows 75, 165, 166: by click and by keyboard, large, and back', async ({ page }) => {
    const faults = await open(page, PARTS);
    const { image, dialog, small } = await zoom(page);
    expect((await dialog.getByRole('img').boundingBox())?.width).toBeGreaterThan(small);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(image).toBeFocused();
    expect(faults).toEqual([]);

    await page.keyboard.press('Enter');
    await expect(dialog).toHaveAttribute('data-state', 'opened');
    await dialog.getByRole('button', { name: texts.zoomCloseText.en }).click();
    await expect(dialog).toHaveCount(0);
  });

  test('rows 167, 168: closes on click and on resize', async ({ page }) => {
    await open(page, PARTS);
    const { dialog } = await zoom(page);
    await page.mouse.click(20, 20);
    await expect(dialog).toHaveCount(0);
    const again = await zoom(page);
    await page.setViewportSize({ width: 900, height: 600 });
    await expect(again.dialog).toHaveCount(0);
  });

  test('rows 169, 242: closes on a scroll of more than 40 px, not before', async ({ page }) => {
    await open(page, PARTS);
    const { dialog } = await zoom(page);
    await page.mouse.wheel(0, 30);
    await page.waitForTimeout(400);
    await expect(dialog).toHaveAttribute('data-state', 'opened');
    await page.mouse.wheel(0, 60);
    await expect(dialog).toHaveCount(0);
  });

  test('row 243: the motion takes 300 ms, none when the reader wants none', async ({ page }) => {
    const durations = () =>
      page.evaluate(() => document.getAnimations().map((animation) => animation.effect?.getTiming().duration));
    await open(page, PARTS);
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').waitFor();
    expect(await durations()).toContain(300);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { dialog } = await zoom(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0, { timeout: 100 });
  });

  test('rows 89, 91, 241: not in links, and not with globalUIComponents off', async ({ page }) => {
    await open(page, PARTS);
    await page.waitForTimeout(150);
    await expect(page.locator('img[role=button]')).toHaveCount(1);
    for (const route of [`${PARTS}?globalUIComponents=0`, 'guide/bare']) {
      const faults = await open(page, route);
      await page.waitForTimeout(300);
      await expect(page.locator('img[role=button]')).toHaveCount(0);
      expect(faults).toEqual([]);
    }
  });
});

test.describe('elements', () => {
  test('row 123: outside links open a new tab', async ({ page }) => {
    await open(page, PARTS);
    const link = page.getByRole('link', { name: 'outside link' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });

  test('images wait until they are near, wide tables are reached by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, PARTS);
    await expect(page.locator('.rp-doc img').first()).toHaveAttribute('loading', 'lazy');
    const table = page.getByRole('group', { name: texts.tableText.en });
    await expect(table).toHaveAttribute('tabindex', '0');
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect(table).toHaveAttribute('tabindex', '-1');
  });

  test('callouts are named in the language of the page', async ({ page }) => {
    await open(page, PARTS);
    await expect(page.getByRole('note', { name: texts['callout.tip'].en })).toHaveText(/A tip\./);
    await expect(page.getByRole('note', { name: 'Mind the gap' })).toBeVisible();
    await open(page, `zh/${PARTS}`);
    await expect(page.getByRole('note', { name: texts['callout.note'].zh })).toBeVisible();
  });

  test(`axe finds nothing on /${PARTS} on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, PARTS);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  for (const theme of ['light', 'dark'] as const) {
    for (const route of [PARTS, 'guide/', 'zh/nope']) {
      test(`axe finds nothing on /${route}, ${theme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await open(page, route);
        const { violations } = await new AxeBuilder({ page }).include('main').analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      });
    }
  }
});

test.describe('footer', () => {
  test('rows 70, 71: neighbours and edit link', async ({ page }) => {
    await open(page, 'guide/basics/first');
    const pager = page.getByRole('navigation', { name: texts.docPagerText.en });
    const previous = pager.getByRole('link', { name: `${texts.prevPageText.en} Parts` });
    await expect(previous).toHaveAttribute('rel', 'prev');
    await expect(previous).toHaveAttribute('href', '/guide/basics/parts');
    await expect(pager.getByRole('link', { name: `${texts.nextPageText.en} Last` })).toHaveAttribute('rel', 'next');
    await expect(
      page.getByRole('contentinfo').or(page.locator('footer')).getByRole('link', { name: texts.editLinkText.en }),
    ).toHaveAttribute('href', 'https://example.com/edit/docs/en/guide/basics/first.mdx');
  });

  test('row 52: a page outside of the sidebar has no neighbours', async ({ page }) => {
    await open(page, 'guide/loose');
    await expect(page.getByRole('navigation', { name: texts.docPagerText.en })).toHaveCount(0);
  });
});

test.describe('overview', () => {
  test('rows 92, 93, 94, 99, 247: pages below the route, in groups, with headings of depth 2', async ({ page }) => {
    const faults = await open(page, 'guide/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Guide/);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([/Basics/, new RegExp(texts.overviewOthers.en)]);
    await expect(main.getByRole('link', { name: 'Alpha' })).toHaveAttribute('href', '/guide/basics/first#alpha');
    await expect(main.getByRole('link', { name: 'Deep' })).toHaveCount(0);
    await expect(main.getByText('The first page')).toBeVisible();
    await expect(page.locator(':focus')).toHaveCount(0);
    expect(faults).toEqual([]);
  });

  test('rows 95, 96, 97, 98: the filter says what it found', async ({ page }) => {
    await open(page, 'guide/');
    const filter = page.getByLabel(texts['overview.filterNameText'].en);
    await expect(filter).toHaveAttribute('placeholder', texts['overview.filterPlaceholderText'].en);
    await filter.fill('alpha');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'First' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Last' })).toHaveCount(0);
    await expect(main.getByRole('status')).toHaveText(texts.overviewFoundText.en.replace('{{count}}', '1'));
    await filter.fill('zzz');
    await expect(main.getByRole('status')).toHaveText(new RegExp(texts['overview.filterNoResultText'].en));
  });
});

test.describe('404', () => {
  for (const [lang, route, home] of [
    ['en', 'nope', '/'],
    ['zh', 'zh/nope', '/zh/'],
  ] as const) {
    test(`rows 100, 101, 102, 218: ${lang}, without hydration error`, async ({ page }) => {
      const faults = await open(page, route);
      await expect(page).toHaveTitle(/^404/);
      const main = page.getByRole('main');
      await expect(main.getByText('404')).toBeVisible();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(texts.notFoundText[lang]);
      await expect(main.getByRole('link', { name: texts.takeMeHomeText[lang] })).toHaveAttribute('href', home);
      await expect(main.getByRole('navigation').getByRole('link')).toHaveCount(2);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect(faults).toEqual([]);
    });
  }

  test('row 219: the default language in the path goes away, query and hash stay', async ({ page }) => {
    await page.goto(`${site.url}en/guide/basics/first?x=1#beta`);
    await page.waitForURL(`${site.url}guide/basics/first?x=1#beta`);
    await page.goto(`${site.url}guide/en/x`);
    await expect(page).toHaveURL(`${site.url}guide/en/x`);
    await page.goto(`${site.url}en//example.com/x`);
    await expect(page).toHaveURL(`${site.url}example.com/x`);
  });
});
