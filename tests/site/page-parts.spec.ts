/** A reader uses what is in a page, on the preset's example, which has every part, and on pages of the real site. */

import { markdownFile } from '@rsdoctor-docs/base/site';
import { ORIGIN } from '@rsdoctor-docs/parts/site';
import { tasksIn } from '@rsdoctor-docs/parts/words';
import { read } from '../lib/built.ts';
import { nav, pages, pageWithMost } from '../lib/docs.ts';
import { bare, EXAMPLE_LANGS, example, examplePath } from './lib/example.ts';
import { follow, linkTo, mainNav } from './lib/frame.ts';
import { FOLDS, idsInTabs, START, TABS_PAGE } from './lib/pages.ts';
import { copied, copyButton, expect, inLang, LANGS, openReady, pathsAsked, ready, test, text } from './lib/test.ts';

const PARTS = example('guide/basics/parts');

test('tabs: a link to a heading inside a tab shows that tab, before and after the client script runs', async ({
  page,
}) => {
  const { route, text: source } = pages().find((one) => idsInTabs(one.text).length > 1)!;
  const ids = idsInTabs(source);
  const [first, last] = [ids[0]!, ids.at(-1)!];
  const panel = (id: string) => page.locator('[role=tabpanel]', { has: page.locator(`#${id}`) }).last();
  for (const isReady of [false, true]) {
    await page.goto('about:blank');
    await page.goto(`${route}#${last}`);
    if (isReady) await ready(page);
    await expect(panel(last)).toBeVisible();
    await expect(panel(first)).toBeHidden();
    await expect(panel(last).locator(':scope > *').nth(1)).toBeInViewport();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, first);
    await expect(panel(first)).toBeVisible();
    await expect(panel(last)).toBeHidden();
  }
});

test('a fold hides its headings until a link, the outline or a click opens it, and paper has them', async ({
  page,
}) => {
  const { route, ids } = FOLDS;
  const id = ids[0]!.at(-1)!;
  const heading = page.locator(`#${id}`);
  const fold = page.locator('main details', { has: heading });
  await openReady(page, route);
  await expect(heading).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(heading).toBeHidden();
  await page.locator(`#frame-outline a[href$="#${id}"]`).click();
  await expect(heading).toBeInViewport();
  await fold.locator('summary').click();
  await expect(heading).toBeHidden();
  await page.goto('about:blank');
  await page.goto(`${route}#${id}`);
  await expect(heading).toBeInViewport();
});

test('rows: words leave what has them, in the outline too, and a message that none has is searched on the whole site', async ({
  page,
}) => {
  await openReady(page, pageWithMost(/^:::details$/));
  const rows = page.locator('main [data-entry]:visible');
  const field = page.locator('[data-filter=folds]').getByRole('searchbox');
  const entries = page.locator('#frame-outline nav a:visible');
  const [allRows, allEntries] = [await rows.count(), await entries.count()];
  const box = await field.boundingBox();
  await field.fill('audit');
  await expect(rows).toHaveCount(1);
  expect(await entries.count()).toBeLessThan(allEntries);
  await field.fill('');
  await expect(rows).toHaveCount(allRows);
  await field.fill(
    `Error: EROFS: read-only file system, mkdir '/root/.cache/rsdoctor' ${'at run (a.js:1:1) '.repeat(20)}`,
  );
  await expect(rows).toHaveCount(0);
  expect(await field.boundingBox()).toEqual(box);
  await page.getByRole('button', { name: text('foldSearchText') }).click();
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('.cache/rsdoctor');
});

test('tabs: a link to a place inside tabs inside tabs opens both', async ({ page }) => {
  await openReady(page, TABS_PAGE);
  await page.evaluate(() => {
    const panels = [...document.querySelectorAll('[role=tabpanel][hidden] [role=tabpanel][hidden]')];
    panels.at(-1)!.insertAdjacentHTML('afterbegin', '<h4 id="deep">Deep</h4>');
    location.hash = 'deep';
  });
  await expect(page.locator('[role=tabpanel]', { has: page.locator('#deep') })).toHaveCount(2);
  for (const panel of await page.locator('[role=tabpanel]', { has: page.locator('#deep') }).all())
    await expect(panel).toBeVisible();
});

test('tabs: a link to a text in a tab that is not chosen opens the tab, in the page and at the first load', async ({
  page,
}) => {
  const panel = page.getByRole('tabpanel', { name: 'bun' }).first();
  await openReady(page, TABS_PAGE);
  await expect(panel).toHaveCount(0);
  const heights = page
    .locator('[role=tabpanel][hidden]')
    .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(new Set(await heights)).toEqual(new Set([0]));
  // As the browser's own search does, which a test can't open, a link to a text looks into hidden panels.
  await page.evaluate(() => {
    location.hash = ':~:text=bun%20add';
  });
  await expect(panel).toBeVisible();
  await expect(page.getByRole('tab', { name: 'bun' }).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'npm' })).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto(`${TABS_PAGE}#:~:text=pnpm%20add`);
  await expect(page.getByRole('tabpanel', { name: 'pnpm' }).first()).toBeInViewport();
});

test('tabs: offer four package managers; the choice holds on every page and visit', async ({ page }) => {
  await test.step('a list takes the choice that it has, and keeps its own tab otherwise', async () => {
    const lists = page.getByRole('tablist', { name: text('packageManagerText', 'pt') });
    await openReady(page, PARTS);
    await expect(lists.first().getByRole('tab')).toHaveText(['npm', 'yarn', 'pnpm', 'bun']);
    await lists.first().getByRole('tab', { name: 'pnpm' }).click();
    await expect(page.getByRole('tabpanel', { name: 'pnpm' }).first()).toHaveText('pnpm add farol -D');
    expect(await page.evaluate(() => localStorage.getItem('rspress.tabs.package.manager'))).toBe('2');
    // The second block has two tabs only: the index is out of its range.
    await expect(lists.nth(1).getByRole('tab')).toHaveText(['npm', 'pnpm']);
    await expect(lists.nth(1).getByRole('tab', { name: 'npm', exact: true })).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(lists.first().getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('on another page it is shown at once, and after a link in the running page', async () => {
    await page.goto(START);
    await page.evaluate(() => localStorage.setItem('rspress.tabs.package.manager', '2'));
    await page.goto(TABS_PAGE);
    const list = page.getByRole('tablist', { name: text('packageManagerText') }).first();
    expect(await list.locator('[aria-selected=true]').allTextContents()).toEqual(['pnpm']);
    await ready(page);
    await follow(page, START);
    await follow(page, TABS_PAGE);
    await expect(list.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true');
  });
});

test('tabs: of one group follow each other, in other browser tabs too; keys move them', async ({ page, context }) => {
  await openReady(page, PARTS);
  const other = await context.newPage();
  await openReady(other, PARTS);
  const linux = page.getByRole('tab', { name: 'Linux' }).first();
  const macos = page.getByRole('tab', { name: 'macOS' }).first();
  await macos.click();
  for (const one of [page, other]) await expect(one.getByText('Segundo bloco, macOS.')).toBeVisible();
  await expect(page.getByText('Segundo bloco, Linux.')).toBeHidden();
  for (const [key, target] of [
    ['ArrowRight', linux],
    ['ArrowRight', macos],
    ['ArrowLeft', linux],
    ['ArrowLeft', macos],
    ['Home', linux],
    ['End', macos],
  ] as const) {
    await page.keyboard.press(key);
    await expect(target, key).toBeFocused();
    await expect(target, key).toHaveAttribute('aria-selected', 'true');
  }
  await expect(linux, 'one tab stop').toHaveAttribute('tabindex', '-1');
  // Tabs of no group stand for themselves.
  await expect(page.getByRole('tab', { name: 'Um' })).toHaveAttribute('aria-selected', 'true');
});

test('code wraps, is copied, and "copied" is spoken for two seconds', async ({ page }) => {
  await page.clock.install();
  await openReady(page, PARTS);
  const block = page.locator('.language-sh').last();
  const wrap = block.getByRole('button', { name: text('codeButtonGroupWrapButtonText', 'pt') });
  const beyond = () => block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.parentElement!.clientWidth);
  expect(await beyond()).toBeGreaterThan(0);
  await wrap.focus();
  await expect(wrap.locator('..')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await beyond()).toBe(0);

  // From here on time goes on when the test says so.
  await page.clock.pauseAt(Date.now() + 60_000);
  await copyButton(block, 'pt').click();
  const status = block.getByRole('status');
  // The two seconds begin when the clipboard has answered.
  await expect(status).toHaveText(text('codeCopied', 'pt'));
  await page.clock.runFor(1900);
  await expect(status).toHaveText(text('codeCopied', 'pt'));
  expect(await copied(page)).toMatch(/^npx farol light [^\n]*\n?$/);
  await page.clock.runFor(200);
  await expect(status).toHaveText('');
});

test('code is copied by a selection where the clipboard is missing, and handed over in a prompt where that is denied too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const denied = { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) };
    const value = location.search === '?denied' ? denied : undefined;
    Object.defineProperty(navigator, 'clipboard', { value });
    if (location.search !== '?selection') document.execCommand = () => false;
  });
  await openReady(page, `${PARTS}?selection`);
  const code = page.locator('.language-sh').last();
  await code.hover();
  await copyButton(code, 'pt').click();
  await expect(code.getByRole('status')).toHaveText(text('codeCopied', 'pt'));
  for (const query of ['', '?denied']) {
    await openReady(page, PARTS + query);
    const asked = page.waitForEvent('dialog');
    const block = page.locator('.language-sh').last();
    await block.hover();
    const click = copyButton(block, 'pt').click();
    const prompt = await asked;
    expect(`${prompt.message()} | ${prompt.defaultValue()}`).toMatch(/^Para copiar: (Ctrl|⌘)\+C, Enter \| npx farol/);
    await prompt.dismiss();
    await click;
  }
});

test('a code block has what the words behind its language ask for', async ({ page }) => {
  await page.goto(bare('guide/basics/parts'));
  const block = page.locator('.rp-codeblock', { hasText: 'options.js' });
  await expect(block).toHaveAttribute('data-line-numbers', 'true');
  await expect(block.locator('[data-low]')).toHaveAttribute('style', '--height:100px');
  await expect(block.locator('[data-does=wrap]')).toHaveAttribute('aria-pressed', 'true');
  await expect(block.locator('.line.highlighted')).toHaveText('const one = 1;');
  await expect(block.getByRole('checkbox')).toHaveCount(1);
});

const WIDE = 'Uma imagem larga';
const name = text('zoomImageText', 'pt').replace('{{alt}}', WIDE);

test('zoom opens by click and by keyboard, large, and goes back in many ways', async ({ page }) => {
  // A bar that hides while the picture opens would scroll the page.
  await openReady(page, bare('guide/basics/parts'));
  const image = page.getByRole('button', { name });
  const dialog = page.getByRole('dialog', { name: WIDE });
  const small = await image.evaluate((element) => element.clientWidth);
  const zoom = async (open: () => Promise<void>) => {
    await open();
    await expect(dialog).toHaveAttribute('data-state', 'opened');
  };
  await zoom(() => image.click());
  const { x, y, width, height } = (await dialog.getByRole('img').boundingBox())!;
  expect(width).toBeGreaterThan(small);
  expect(Math.min(x, y, 1440 - x - width, 900 - y - height), 'inside the window').toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(image).toBeFocused();
  await zoom(() => page.keyboard.press('Enter'));
  await dialog.getByRole('button', { name: text('zoomCloseText', 'pt') }).click();
  await expect(dialog).toHaveCount(0);
  await test.step('by a scroll of more than 40 px, not before', async () => {
    await zoom(() => image.click());
    await page.mouse.wheel(0, 30);
    await page.waitForTimeout(400);
    await expect(dialog).toHaveAttribute('data-state', 'opened');
    await page.mouse.wheel(0, 60);
    await expect(dialog).toHaveCount(0);
  });
  await test.step('when the page is left', async () => {
    // So high that nothing is scrolled, which would close it, too.
    await page.setViewportSize({ width: 1440, height: 4000 });
    await openReady(page, bare('guide/basics/first'));
    await linkTo(page, '/guide/basics/parts').click();
    await expect(page).toHaveURL(bare('guide/basics/parts'));
    await zoom(() => image.click());
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await page.goForward();
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step('it moves for 300 ms, not at all when the reader wants no motion', async () => {
    await image.click();
    await dialog.waitFor();
    const durations = await page.evaluate(() =>
      document.getAnimations().map((animation) => animation.effect?.getTiming().duration),
    );
    expect(durations).toContain(300);
    await page.mouse.click(20, 20);
    await expect(dialog).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await zoom(() => image.click());
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0, { timeout: 100 });
  });
});

test('zoom is not for pictures in links, and not where globalUIComponents is off', async ({ page }) => {
  for (const [address, count] of [
    [PARTS, 1],
    [`${PARTS}?globalUIComponents=0`, 0],
    [example('guide/bare'), 0],
  ] as const) {
    await openReady(page, address);
    await page.waitForTimeout(150);
    await expect(page.locator('img[role=button]'), address).toHaveCount(count);
  }
});

test('tables and callouts are what they say', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openReady(page, PARTS);
  await test.step('wide tables are reached by keyboard', async () => {
    const table = page.getByRole('group', { name: text('tableText', 'pt') });
    await expect(table).toHaveAttribute('tabindex', '0');
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect(table).toHaveAttribute('tabindex', '-1');
  });
  await test.step('a callout has the icon of its kind, and is named in the language of the page', async () => {
    const notes = page.getByRole('note');
    const drawings = await notes
      .locator('p:first-child > svg path')
      .evaluateAll((all) => all.map((path) => path.getAttribute('d')));
    expect(drawings).toHaveLength(await notes.count());
    // Tip, warning, danger; what only informs shares one.
    expect(new Set(drawings).size).toBe(4);
    await expect(page.getByRole('note', { name: text('callout.tip', 'pt') })).toHaveText(/Uma dica\./);
    await expect(page.getByRole('note', { name: 'Cuidado com o degrau' })).toBeVisible();
    await page.goto(example('guide/basics/parts', 'ja'));
    await expect(page.getByRole('note', { name: text('callout.note', 'ja') })).toBeVisible();
  });
});

test('the footer links the source to edit, and has no pager on a page that is in no sidebar', async ({ page }) => {
  await page.goto(bare('guide/loose'));
  await expect(page.getByRole('link', { name: text('editLinkText', 'pt') })).toHaveAttribute(
    'href',
    'https://example.com/edit/docs/v1/pt/guide/loose.mdx',
  );
  await expect(page.getByRole('navigation', { name: text('docPagerText', 'pt') })).toHaveCount(0);
});

test('below a page stands one line: edit it, tell us, its day', async ({ page }) => {
  await page.goto(START);
  const tops = await page
    .locator('.rp-doc-footer__edit > *')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test('the link to the source has the text of the configuration', async ({ page }) => {
  for (const lang of EXAMPLE_LANGS) {
    await page.goto(example('guide/two', lang));
    await expect(page.locator('a[href^="https://example.com/edit/"]')).toHaveText('Mude esta página');
  }
});

test('an overview lists the pages below its address with their h2; its filter says what it found', async ({ page }) => {
  await openReady(page, example('guide/'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Guia/);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    /Grupo fechado/,
    /Básico/,
    new RegExp(text('overviewOthers', 'pt')),
  ]);
  await expect(main.getByRole('link', { name: 'Instalar' })).toHaveAttribute(
    'href',
    examplePath('guide/basics/parts#install'),
  );
  await expect(main.getByRole('link', { name: 'Fundo', exact: true })).toHaveCount(0);
  await expect(main.getByText('A primeira página')).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(0);

  const filter = page.getByLabel(text('overview.filterNameText', 'pt'));
  await expect(filter).toHaveAttribute('placeholder', text('overview.filterPlaceholderText', 'pt'));
  await filter.fill('instalar');
  await expect(main.getByRole('status')).toHaveText(/^1 \/ \d+$/);
  await expect(main.getByRole('link', { name: 'Peças' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Último' })).toHaveCount(0);
  // `$&` and its like mean something to String.replace.
  await filter.fill('zzz$&');
  await expect(main.getByRole('status')).toHaveText(/: zzz\$&$/);
});

test('an overview has a lead, does not repeat its name, and its cards show what their pages alone have, or no headings', async ({
  page,
}) => {
  for (const { frontmatter, route } of pages().filter((one) => one.frontmatter.overview === true)) {
    await page.goto(route);
    const main = page.getByRole('main');
    const title = (await main.getByRole('heading', { level: 1 }).innerText()).replace('#', '').trim();
    await expect(main.getByRole('heading', { level: 2, name: title, exact: true })).toHaveCount(0);
    await expect(main.locator('h1 ~ p').first()).not.toBeEmpty();
    await expect(main.getByRole('link', { name: 'Where next' })).toHaveCount(0);
    expect((await main.locator('.page-list li li').count()) > 0).toBe(!frontmatter.overviewHeaders);
  }
});

/** Texts of all parts of a page around its own. */
const PAGE_TEXTS = ['skipToContent', 'searchButtonText', 'notFoundText', 'takeMeHomeText'] as const;

for (const lang of LANGS) {
  test(`404: says so in the language of the address, and leads on (${lang})`, async ({ allow, page }) => {
    allow(/404 \(Not Found\)/);
    const address = inLang('/nope', lang);
    const main = page.getByRole('main');
    const isInLang = async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(text('notFoundText', lang));
    };
    await test.step('with the ways to home and to what readers ask', async () => {
      await page.goto(address);
      await isInLang();
      await expect(page).toHaveTitle(/^404/);
      await expect(main.getByText('404')).toBeVisible();
      const home = main.getByRole('link', { name: text('takeMeHomeText', lang) });
      await expect(home).toHaveAttribute('href', inLang('/', lang));
      const answers = main.getByRole('navigation', { name: tasksIn(lang).title }).getByRole('link');
      await expect(answers).toHaveText(tasksIn(lang).links.map((task) => task.text));
      await expect(answers.first()).toHaveAttribute('href', inLang(tasksIn(lang).links[0]!.link, lang));
    });
    await test.step('wholly in that language, from the first byte', async () => {
      const html = await (await page.request.get(address)).text();
      expect(html).toContain(`lang="${lang}"`);
      for (const key of PAGE_TEXTS)
        for (const one of LANGS) expect(html.includes(`>${text(key, one)}<`), `${key} ${one}`).toBe(one === lang);
    });
    await test.step('with its menus and search', async () => {
      await page.goto(address);
      await isInLang();
      await expect(mainNav(page, lang).getByRole('link')).toHaveText(nav(lang).map((item) => item.text));
      await main.getByRole('button', { name: text('searchButtonText', lang) }).click();
      await expect(page.getByRole('combobox')).toBeFocused();
    });
  });
}

test('404: leads home in the version of the address, and offers no search where there is none', async ({
  allow,
  page,
}) => {
  allow(/404 \(Not Found\)/);
  for (const lang of EXAMPLE_LANGS)
    for (const version of ['', 'v2/']) {
      const home = version + (lang === 'ja' ? 'ja/' : '');
      await page.goto(bare(`${home}nope`));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(text('notFoundText', lang));
      await expect(main.getByRole('link', { name: text('takeMeHomeText', lang) })).toHaveAttribute('href', `/${home}`);
      await expect(page.getByRole('button', { name: text('searchButtonText', lang) })).toHaveCount(0);
    }
});

test('404: leads on where a link has the end of its sentence, or capitals, and only if there is such a page', async ({
  allow,
  page,
}) => {
  allow(/404 \(Not Found\)/);
  const zh = inLang(TABS_PAGE, 'zh');
  for (const [from, to] of [
    [`${TABS_PAGE}.`, TABS_PAGE],
    [`${TABS_PAGE})?x=1#run`, `${TABS_PAGE}?x=1#run`],
    [`${TABS_PAGE}。`, TABS_PAGE],
    [`${zh}，请看`, zh],
    [TABS_PAGE.toUpperCase(), TABS_PAGE],
    [`${zh.replace('guide', 'Guide')}.html”`, zh],
    ['/no-such-Page.', '/no-such-Page.'],
    ['/zh/没有这页', encodeURI('/zh/没有这页')],
  ] as const) {
    await page.goto(from);
    await expect(page, from).toHaveURL(to);
    await ready(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(encodeURI('/zh/没有这页'));
});

test('404: leads /index, .html and a slash to the page where the host does not', async ({ allow, page }) => {
  allow(/404 \(Not Found\)/);
  for (const end of ['/index', '/index.html', '/']) {
    await page.goto(`${bare('guide/basics/first')}${end}?x=1#beta`);
    await expect(page, end).toHaveURL(`${bare('guide/basics/first')}?x=1#beta`);
  }
  await page.goto(bare('/example.com/index'));
  await expect(page).toHaveURL(bare('/example.com'));
});

test('the Markdown of a page is copied by a button that says so, and is linked for readers and assistants', async ({
  allow,
  page,
}) => {
  allow(/404/);
  const lang = 'zh';
  const route = inLang(TABS_PAGE, lang);
  const asked = pathsAsked(page);
  await page.goto(route);
  const markdown = page.getByRole('link', { name: text('viewMarkdownText', lang) });
  await test.step('the menu beside the button, before the client script runs', async () => {
    await page.getByRole('button', { name: text('pageMenuText', lang) }).click();
    const address = (await markdown.getAttribute('href'))!;
    expect((await page.request.get(address)).headers()['content-type']).toContain('text/markdown');
    const assistant = page.getByRole('link', { name: text('openInText', lang).replace('{{name}}', 'ChatGPT') });
    await expect(assistant).toHaveAttribute('target', '_blank');
    const question = new URL((await assistant.getAttribute('href'))!).searchParams.get('q');
    expect(question).toBe(text('askText', lang).replace('{{url}}', ORIGIN + address));
    await page.keyboard.press('Escape');
    await expect(markdown).toBeHidden();
  });
  const button = page.getByRole('button', { name: text('copyMarkdownText', lang) });
  await test.step('the button', async () => {
    await ready(page);
    expect(asked, 'nothing is loaded before the click').not.toContain(`/${markdownFile(route)}`);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: text('copyMarkdownDone', lang), exact: true })).toBeFocused();
    expect(await copied(page)).toBe(read(markdownFile(route)));
  });
  await test.step('the button when the file is gone', async () => {
    await page.route('**/*.md', (request) =>
      request.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }),
    );
    await button.click();
    await expect(page.getByRole('button', { name: text('copyMarkdownFailed', lang) })).toBeVisible();
  });
});

test('a term is explained above its word, in a box of at most 250 px', async ({ page }) => {
  await page.goto(pageWithMost(/\]\(\/config\/options\/term#/));
  const word = page.locator('main [popovertarget^="term:"]:visible').first();
  await word.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await word.click();
  const box = page.locator('main [popover]:popover-open');
  await expect(box).toBeVisible();
  const [from, shown] = await Promise.all([word.boundingBox(), box.boundingBox()]);
  expect(shown!.width).toBeLessThanOrEqual(250);
  expect(shown!.y + shown!.height).toBeLessThanOrEqual(from!.y);
});
