/**
 * A reader uses what is in a page, on a small site that has every part (tests/fixtures/parts) and on pages of the real
 * one.
 */

import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { TASKS } from '../../theme/components/frame/tasks.ts';
import { BUNDLERS, markdownFile, ORIGIN } from '../../theme/site.ts';
import { idsInTabs } from '../../tools/build/tab-headings.ts';
import { read } from '../lib/built.ts';
import { nav, pages, pageWithMost } from '../lib/docs.ts';
import { languageButton, languageMenu, mainNav, sidebar } from './lib/frame.ts';
import { DOC, RELEASE } from './lib/pages.ts';
import { expect, inLang, LANGS, openReady, ready, test, text } from './lib/test.ts';
import { URLS } from './lib/urls.ts';

const PARTS = `${URLS.parts}guide/basics/parts`;

/** Opens a page in the running app and collects what the console warns of; errors fail the test by themselves. */
async function open(page: Page, url: string): Promise<string[]> {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await openReady(page, url);
  return warnings;
}

test.describe('tabs', () => {
  const inTabs = pages().find(({ text }) => idsInTabs(text).length > 1)!;
  for (const moment of ['before', 'after'] as const) {
    test(`a link to a heading inside a tab shows that tab (${moment} React runs)`, async ({ page }) => {
      const ids = idsInTabs(inTabs.text);
      const last = ids.at(-1)!;
      const panel = (id: string) => page.locator('[role=tabpanel]', { has: page.locator(`#${id}`) }).last();
      await page.goto(`${inTabs.route}#${last}`);
      if (moment === 'after') await ready(page);
      await expect(panel(last)).toBeVisible();
      await expect(panel(ids[0]!)).toBeHidden();
      await expect(panel(last).locator(':scope > *').nth(1)).toBeInViewport();
      await page.evaluate((hash) => {
        location.hash = hash;
      }, ids[0]!);
      await expect(panel(ids[0]!)).toBeVisible();
      await expect(panel(last)).toBeHidden();
    });
  }

  test('offer four package managers, each in its own words; the choice survives a reload', async ({ page }) => {
    const warnings = await open(page, PARTS);
    const list = page.getByRole('tablist', { name: text('packageManagerText') }).first();
    await expect(list.getByRole('tab')).toHaveText(['npm', 'yarn', 'pnpm', 'bun']);

    await list.getByRole('tab', { name: 'pnpm' }).click();
    await expect(page.getByRole('tabpanel', { name: 'pnpm' }).first()).toHaveText(
      'pnpm add @rsdoctor/rspack-plugin -D',
    );
    expect(await page.evaluate(() => localStorage.getItem('rspress.tabs.package.manager'))).toBe('2');
    // The second block has two tabs only: the index is out of its range.
    const second = page.getByRole('tablist', { name: text('packageManagerText') }).nth(1);
    await expect(second.getByRole('tab')).toHaveText(['npm', 'pnpm']);
    await expect(second.getByRole('tab', { name: 'npm', exact: true })).toHaveAttribute('aria-selected', 'true');

    await open(page, PARTS);
    await expect(list.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true');
    expect(warnings).toEqual([]);
  });

  test('of one group follow each other, in other browser tabs too', async ({ page, context }) => {
    await open(page, PARTS);
    const other = await context.newPage();
    await open(other, PARTS);
    await page.getByRole('tab', { name: 'webpack' }).first().click();
    await expect(page.getByText('Second block, webpack.')).toBeVisible();
    await expect(other.getByText('Second block, webpack.')).toBeVisible();
  });

  test('work by keyboard, with one tab stop, past the disabled tab', async ({ page }) => {
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

  test('work with garbage in the storage, and with no storage at all', async ({ page }) => {
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

test.describe('code', () => {
  test('wraps, is copied, and "copied" is spoken for two seconds', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await open(page, PARTS);
    const block = page.locator('.language-sh').last();
    const wrap = block.getByRole('button', { name: text('codeButtonGroupWrapButtonText') });
    const width = () => block.locator('pre').evaluate((pre) => pre.scrollWidth - (pre.parentElement?.clientWidth ?? 0));

    expect(await width()).toBeGreaterThan(0);
    await wrap.focus();
    await expect(wrap.locator('..')).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await width()).toBe(0);

    // From here on time goes on when the test says so.
    await page.clock.pauseAt(Date.now() + 60_000);
    await block.getByRole('button', { name: text('codeButtonGroupCopyButtonText') }).click();
    const status = block.getByRole('status');
    await expect(status).toHaveText(text('codeCopied'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^npx rsdoctor analyze/);
    await page.clock.runFor(1900);
    await expect(status).toHaveText(text('codeCopied'));
    await page.clock.runFor(200);
    await expect(status).toHaveText('');
  });

  test('is handed over in a prompt where it cannot be copied', async ({ page }) => {
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
    await block.getByRole('button', { name: text('codeButtonGroupCopyButtonText') }).click();
    expect(await message).toMatch(/^Copy to clipboard: (Ctrl|⌘)\+C, Enter \| npx rsdoctor/);
  });
});

test.describe('zoom', () => {
  const name = text('zoomImageText').replace('{{alt}}', 'Wide picture');

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

  test('opens by click and by keyboard, large, and goes back in many ways', async ({ page }) => {
    const warnings = await open(page, PARTS);
    const { image, dialog, small } = await zoom(page);
    expect((await dialog.getByRole('img').boundingBox())?.width).toBeGreaterThan(small);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(image).toBeFocused();
    expect(warnings).toEqual([]);

    await page.keyboard.press('Enter');
    await expect(dialog).toHaveAttribute('data-state', 'opened');
    await dialog.getByRole('button', { name: text('zoomCloseText') }).click();
    await expect(dialog).toHaveCount(0);

    await test.step('by a click', async () => {
      await zoom(page);
      await page.mouse.click(20, 20);
      await expect(dialog).toHaveCount(0);
    });
    await test.step('by a scroll of more than 40 px, not before', async () => {
      await zoom(page);
      await page.mouse.wheel(0, 30);
      await page.waitForTimeout(400);
      await expect(dialog).toHaveAttribute('data-state', 'opened');
      await page.mouse.wheel(0, 60);
      await expect(dialog).toHaveCount(0);
    });
    await test.step('when the window is resized', async () => {
      await zoom(page);
      await page.setViewportSize({ width: 900, height: 600 });
      await expect(dialog).toHaveCount(0);
    });
    await test.step('it moves for 300 ms, not at all when the reader wants no motion', async () => {
      await image.click();
      await dialog.waitFor();
      const durations = await page.evaluate(() =>
        document.getAnimations().map((animation) => animation.effect?.getTiming().duration),
      );
      expect(durations).toContain(300);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await zoom(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0, { timeout: 100 });
    });
  });

  test('is not for pictures in links, and not where globalUIComponents is off', async ({ page }) => {
    await open(page, PARTS);
    await page.waitForTimeout(150);
    await expect(page.locator('img[role=button]')).toHaveCount(1);
    for (const route of [`${PARTS}?globalUIComponents=0`, `${URLS.parts}guide/bare`]) {
      const warnings = await open(page, route);
      await page.waitForTimeout(300);
      await expect(page.locator('img[role=button]')).toHaveCount(0);
      expect(warnings).toEqual([]);
    }
  });
});

test.describe('elements', () => {
  test('outside links open a new tab', async ({ page }) => {
    await open(page, PARTS);
    const link = page.getByRole('link', { name: 'outside link' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });

  test('images wait until they are near, wide tables are reached by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, PARTS);
    await expect(page.locator('.rp-doc img').first()).toHaveAttribute('loading', 'lazy');
    const table = page.getByRole('group', { name: text('tableText') });
    await expect(table).toHaveAttribute('tabindex', '0');
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect(table).toHaveAttribute('tabindex', '-1');
  });

  test('callouts are named in the language of the page', async ({ page }) => {
    await open(page, PARTS);
    await expect(page.getByRole('note', { name: text('callout.tip') })).toHaveText(/A tip\./);
    await expect(page.getByRole('note', { name: 'Mind the gap' })).toBeVisible();
    await open(page, PARTS.replace('guide/', 'zh/guide/'));
    await expect(page.getByRole('note', { name: text('callout.note', 'zh') })).toBeVisible();
  });
});

test.describe('footer', () => {
  test('links the pages before and after, and the source to edit', async ({ page }) => {
    await open(page, `${URLS.parts}guide/basics/first`);
    const pager = page.getByRole('navigation', { name: text('docPagerText') });
    const previous = pager.getByRole('link', { name: `${text('prevPageText')} Parts` });
    await expect(previous).toHaveAttribute('rel', 'prev');
    await expect(previous).toHaveAttribute('href', '/guide/basics/parts');
    await expect(pager.getByRole('link', { name: `${text('nextPageText')} Last` })).toHaveAttribute('rel', 'next');
    await expect(
      page.getByRole('contentinfo').or(page.locator('footer')).getByRole('link', { name: 'Improve this page' }),
    ).toHaveAttribute('href', 'https://example.com/edit/docs/en/guide/basics/first.mdx');
  });

  test('a page outside of the sidebar has no neighbors', async ({ page }) => {
    await open(page, `${URLS.parts}guide/loose`);
    await expect(page.getByRole('navigation', { name: text('docPagerText') })).toHaveCount(0);
  });
});

test.describe('overview', () => {
  test('lists the pages below its address, in groups, with their h2', async ({ page }) => {
    const warnings = await open(page, `${URLS.parts}guide/`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Guide/);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([/Basics/, new RegExp(text('overviewOthers'))]);
    await expect(main.getByRole('link', { name: 'Alpha' })).toHaveAttribute('href', '/guide/basics/first#alpha');
    await expect(main.getByRole('link', { name: 'Deep' })).toHaveCount(0);
    await expect(main.getByText('The first page')).toBeVisible();
    await expect(page.locator(':focus')).toHaveCount(0);
    expect(warnings).toEqual([]);
  });

  test('the filter says what it found', async ({ page }) => {
    await open(page, `${URLS.parts}guide/`);
    const filter = page.getByLabel(text('overview.filterNameText'));
    await expect(filter).toHaveAttribute('placeholder', text('overview.filterPlaceholderText'));
    await filter.fill('alpha');
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toHaveText(text('overviewFoundText').replace('{{count}}', '1'));
    await expect(main.getByRole('link', { name: 'First' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Last' })).toHaveCount(0);
    await filter.fill('zzz');
    await expect(main.getByRole('status')).toHaveText(
      text('overview.filterNoResultText').replace('{{keyword}}', 'zzz'),
    );
  });
});

/** Texts of all parts of a page around its own. */
const NOT_FOUND_TEXTS = ['skipToContent', 'searchButtonText', 'notFoundText', 'takeMeHomeText'] as const;

test.describe('404', () => {
  test.use({ allowErrors: /404 \(Not Found\)/ });
  for (const [lang, route, home] of [
    ['en', 'nope', '/'],
    ['zh', 'zh/nope', '/zh/'],
  ] as const) {
    test(`says so in the language of the address, and leads home (${lang})`, async ({ page }) => {
      const warnings = await open(page, `${URLS.parts}${route}`);
      await expect(page).toHaveTitle(/^404/);
      const main = page.getByRole('main');
      await expect(main.getByText('404')).toBeVisible();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(text('notFoundText', lang));
      await expect(main.getByRole('link', { name: text('takeMeHomeText', lang) })).toHaveAttribute('href', home);
      const others = main.getByRole('navigation', { name: text('notFoundLinksText', lang) });
      await expect(others.getByRole('link')).toHaveCount(2);
      const answers = main.getByRole('navigation', { name: text('tasksTitle', lang) }).getByRole('link');
      await expect(answers).toHaveText(TASKS.map((task) => task[lang]));
      await expect(answers.first()).toHaveAttribute('href', inLang(TASKS[0]!.link, lang));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect(warnings).toEqual([]);
    });

    test(`is wholly in that language, from the first byte (${lang})`, async ({ page }) => {
      const html = await (await page.request.get(inLang('/nope', lang))).text();
      expect(html).toContain(`lang="${lang}"`);
      const body = html.slice(html.indexOf('</template>') + 1);
      for (const key of NOT_FOUND_TEXTS)
        for (const one of LANGS) expect(body.includes(`>${text(key, one)}<`), `${key} ${one}`).toBe(one === lang);
    });

    test(`is so on a host that knows one 404 page, too, with its search and menus (${lang})`, async ({ page }) => {
      const address = inLang('/nope', lang);
      await page.route(address, (route) =>
        route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body: read('404.html') }),
      );
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(mainNav(page, lang).getByRole('link')).toHaveText(nav(lang).map((item) => item.text));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('notFoundText', lang));
      await languageButton(page, lang).click();
      await expect(languageMenu(page).getByRole('link').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page
        .getByRole('main')
        .getByRole('button', { name: text('searchButtonText', lang) })
        .click();
      await expect(page.getByRole('combobox')).toBeFocused();
    });
  }

  test('leads an address that ends in /index, .html or a slash to its page, without redirects of the host', async ({
    page,
  }) => {
    for (const end of ['/index', '/index.html', '/']) {
      await page.goto(`${URLS.parts}guide/basics/first${end}?x=1#beta`);
      await expect(page, end).toHaveURL(`${URLS.parts}guide/basics/first?x=1#beta`);
    }
    await page.goto(`${URLS.parts}/example.com/index`);
    await expect(page).toHaveURL(`${URLS.parts}/example.com`);
  });
});

test.describe('copy page as Markdown', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const lang of LANGS) {
    test(`puts the Markdown twin on the clipboard and says so (${lang})`, async ({ page }) => {
      const route = inLang(DOC, lang);
      const asked: string[] = [];
      page.on('request', (request) => request.url().endsWith('.md') && asked.push(request.url()));
      await openReady(page, route);
      expect(asked).toEqual([]);
      const button = page.getByRole('button', { name: text('copyMarkdownText', lang) });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: text('copyMarkdownDone', lang), exact: true })).toBeFocused();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(read(markdownFile(route)));
      await expect(button).toBeVisible();
    });
  }

  test.describe('when the twin is gone', () => {
    test.use({ allowErrors: /404/ });
    test('says that it could not', async ({ page }) => {
      await openReady(page, DOC);
      await page.route('**/*.md', (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }),
      );
      await page.getByRole('button', { name: text('copyMarkdownText') }).click();
      await expect(page.getByRole('button', { name: text('copyMarkdownFailed') })).toBeVisible();
    });
  });
});

test.describe('the switch between Rspack and webpack', () => {
  const choice = (page: Page, name: string) =>
    page.getByRole('group', { name: text('bundlerText') }).getByRole('button', { name });
  const WITH_TABS = pageWithMost(/<Tabs groupId="bundler">/);
  const shownTabs = (page: Page) =>
    page.locator('[data-group="bundler"] > [role=tablist] > [aria-selected="true"]').allTextContents();

  test('chooses the tabs of every page, before React and on the next visit; tabs set it', async ({ page }) => {
    await page.goto(WITH_TABS);
    await expect(choice(page, 'Rspack')).toHaveAttribute('aria-pressed', 'true');
    await choice(page, 'webpack').click();
    await expect(choice(page, 'webpack')).toHaveAttribute('aria-pressed', 'true');
    expect(new Set(await shownTabs(page))).toEqual(new Set(['webpack']));
    await page.goto(inLang(WITH_TABS, 'zh'));
    expect(new Set(await shownTabs(page))).toEqual(new Set(['webpack']));
    await page.goto(WITH_TABS);
    await ready(page);
    await expect(choice(page, 'webpack')).toHaveAttribute('aria-pressed', 'true');
    await page.locator('main').getByRole('tab', { name: 'Rspack' }).first().click();
    await expect(choice(page, 'Rspack')).toHaveAttribute('aria-pressed', 'true');
    await expect(choice(page, 'webpack')).toHaveAttribute('aria-pressed', 'false');
    await page.goto(RELEASE);
    await expect(page.getByRole('group', { name: text('bundlerText') })).toHaveCount(0);
  });

  test('and tabs of other groups that name a bundler are one choice, on this page and the next', async ({ page }) => {
    const others = page.locator('[data-group]:not([data-group="bundler"])');
    const tab = (name: string) => others.getByRole('tab', { name, exact: true });
    await page.goto(pageWithMost(/<Tab label="(?:Next\.js|Vue CLI)">/));
    await tab('webpack').click();
    await expect(choice(page, 'webpack')).toHaveAttribute('aria-pressed', 'true');
    await tab('Next.js').click();
    await expect(choice(page, 'webpack')).toHaveAttribute('aria-pressed', 'true');
    await choice(page, 'Rspack').click();
    await expect(tab('Rspack')).toHaveAttribute('aria-selected', 'true');
    const address = page.url();
    await page.goto(WITH_TABS);
    await choice(page, 'webpack').click();
    await page.goto(address);
    await expect(tab('webpack')).toHaveAttribute('aria-selected', 'true');
  });

  test('fits every block of that group', () => {
    for (const { route, text: source } of LANGS.flatMap((lang) => pages(lang))) {
      for (const [, block = ''] of source.matchAll(
        /<Tabs groupId="bundler">([\s\S]*?)(?=<Tabs groupId="bundler">|$)/g,
      )) {
        const first = [...block.matchAll(/<Tab label="([^"]+)">/g)].map(([, label]) => label);
        expect(first.filter((label) => BUNDLERS.includes(label as never)).slice(0, 2), route).toEqual([...BUNDLERS]);
      }
    }
  });
});

test('a callout has the icon of its kind', async ({ page }) => {
  await page.goto(`${URLS.parts}guide/basics/parts`);
  const drawings = await page
    .getByRole('note')
    .locator('p:first-child > svg path')
    .evaluateAll((all) => all.map((path) => path.getAttribute('d')));
  expect(drawings).toHaveLength(await page.getByRole('note').count());
  // Tip, warning, danger; what only informs shares one.
  expect(new Set(drawings).size).toBe(4);
});

test.describe('beside "Copy page"', () => {
  for (const lang of LANGS) {
    test(`a menu leads to the Markdown and to assistants that read it, before React (${lang})`, async ({ page }) => {
      await page.goto(inLang(DOC, lang));
      await page.getByRole('button', { name: text('pageMenuText', lang) }).click();
      const markdown = page.getByRole('link', { name: text('viewMarkdownText', lang) });
      const address = (await markdown.getAttribute('href'))!;
      expect((await page.request.get(address)).headers()['content-type']).toContain('text/markdown');
      const assistant = page.getByRole('link', { name: text('openInText', lang).replace('{{name}}', 'ChatGPT') });
      await expect(assistant).toHaveAttribute('target', '_blank');
      const question = new URL((await assistant.getAttribute('href'))!).searchParams.get('q');
      expect(question).toBe(text('askText', lang).replace('{{url}}', ORIGIN + address));
      await page.keyboard.press('Escape');
      await expect(markdown).toBeHidden();
    });
  }
});

test('a reader whom the page did not help gets to a form that knows page and language', async ({ page }) => {
  await page.goto(inLang(DOC, 'zh'));
  const wrong = new URL((await page.getByRole('link', { name: text('helpfulWrongText', 'zh') }).getAttribute('href'))!);
  expect(wrong.pathname).toMatch(/\/issues\/new$/);
  const { template, ...fields } = Object.fromEntries(wrong.searchParams);
  expect(fields).toEqual({ page: inLang(DOC, 'zh'), language: 'zh' });
  const source = readFileSync(`.github/ISSUE_TEMPLATE/${template}`, 'utf8');
  for (const id of Object.keys(fields))
    expect(source, 'the form has the field').toMatch(new RegExp(`^ +id: ${id}$`, 'm'));
});

test('an overview has a lead, does not repeat its name, and its cards show what their pages alone have', async ({
  page,
}) => {
  const overview = pages().find(({ frontmatter }) => frontmatter.overview === true)!;
  await page.goto(overview.route);
  const main = page.getByRole('main');
  const title = await main.getByRole('heading', { level: 1 }).innerText();
  await expect(main.getByRole('heading', { level: 2, name: title.replace('#', '').trim(), exact: true })).toHaveCount(
    0,
  );
  await expect(main.locator('h1 ~ p').first()).not.toBeEmpty();
  await expect(main.getByRole('link', { name: 'Where next' })).toHaveCount(0);
  // In the sidebar, the mark of a page with a group of its own is as wide as the switch above it.
  const edgesOf = async (part: Locator) => {
    const { x, width } = (await part.boundingBox())!;
    return [x, x + width];
  };
  const choice = sidebar(page).getByRole('group', { name: text('bundlerText') });
  expect(await edgesOf(sidebar(page).locator('[aria-current]'))).toEqual(await edgesOf(choice));
});

test('a term is explained above its word, in a box of at most 250 px', async ({ page }) => {
  await page.goto(pageWithMost(/\]\(\/config\/options\/term#/));
  const word = page.locator('main [popovertarget^="term:"]:visible').first();
  await word.scrollIntoViewIfNeeded();
  await word.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await word.click();
  const box = page.locator('main [popover]:popover-open');
  await expect(box).toBeVisible();
  const [from, shown] = await Promise.all([word.boundingBox(), box.boundingBox()]);
  expect(shown!.width).toBeLessThanOrEqual(250);
  expect(shown!.y + shown!.height).toBeLessThanOrEqual(from!.y);
});
