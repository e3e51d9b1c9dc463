/** A reader finds the way: sidebar, outline, links, back and forward, on a wide screen and on a phone. */
import type { Page } from '@playwright/test';
import { DOCUMENTED } from '@rsdoctor-docs/parts/site';
import { folderOf, pages } from '../lib/docs.ts';
import { example, examplePath } from './lib/example.ts';
import {
  drawerButton,
  follow,
  languageButton,
  languageMenu,
  linkTo,
  mainNav,
  mark,
  outline,
  outlineButton,
  sidebar,
  sidebarRoutes,
  stayed,
} from './lib/frame.ts';
import { idsInTabs, LONG, OTHER_SECTION, RELEASE, START, TABS_PAGE, titleOf } from './lib/pages.ts';
import { expect, hold, inLang, openReady, ready, test, text } from './lib/test.ts';

/** A page of the preset's example. */
const ONE = example('guide/one');
/** A page with headings inside tabs. */
const WITH_TABS = pages().find(({ text }) => idsInTabs(text).length > 1)!.route;

/** A page of the first section besides `TABS_PAGE` and `START`, without an island, for which the browser loads a page anew. */
const OTHER = pages().find(
  ({ route, text }) =>
    folderOf(route) === folderOf(START) && ![TABS_PAGE, START].includes(route) && !text.includes('<FoldFilter'),
)!.route;

/** Where the window stands. */
const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('sidebar: ends in the version that it is about', async ({ page }) => {
  await page.goto(inLang(START, 'zh'));
  const version = sidebar(page).getByRole('link', { name: text('versionNextText', 'zh') });
  await expect(version).toContainText(DOCUMENTED);
  await version.click();
  await expect(page).toHaveURL(/\/zh\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('sidebar: a collapsed group opens for the page inside it', async ({ page }) => {
  await openReady(page, ONE);
  const details = page.locator('details', { hasText: 'Grupo fechado' });
  await expect(details).not.toHaveAttribute('open', '');
  await details.locator('summary').click();
  await details.getByRole('link', { name: 'Dentro' }).click();
  await expect(page).toHaveURL(/inside$/);
  await details.locator('summary').click();
  await page.goBack();
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('Um');
  await page.goForward();
  await expect(details).toHaveAttribute('open', '');
  await page.goto(example('guide/closed/inside'));
  await expect(page.locator('details', { hasText: 'Grupo fechado' })).toHaveAttribute('open', '');
});

test('sidebar: may have dividers, solid and dashed, section headers, and tags in colors', async ({ page }) => {
  await page.goto(ONE);
  const styles = await sidebar(page)
    .getByRole('separator')
    .evaluateAll((list) => list.map((item) => getComputedStyle(item).borderTopStyle));
  expect(styles).toEqual(['solid', 'dashed']);
  await expect(sidebar(page).getByText('Uma seção')).toBeVisible();
  const tag = sidebar(page).locator('summary', { hasText: 'Grupo fechado' }).getByText('warning');
  await expect(tag).toBeVisible();
  await expect(tag).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('sidebar: is scrolled to the page on screen: at first, after a link, and when the drawer opens', async ({
  page,
}) => {
  const inView = () =>
    sidebar(page)
      .locator('[aria-current="page"]')
      .evaluate((entry) => {
        const box = entry.closest('nav')!.getBoundingClientRect();
        const { top, bottom } = entry.getBoundingClientRect();
        return top >= box.top && bottom <= Math.min(box.bottom, innerHeight);
      });
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(START);
  const own = (await sidebarRoutes(page)).filter((route) => folderOf(route) === folderOf(START));
  const [previous = '', last = ''] = own.slice(-2);
  await page.goto(last);
  await expect.poll(inView).toBe(true);
  expect(await place(page)).toBe(0);
  await page
    .getByRole('navigation', { name: text('docPagerText') })
    .locator('[rel="prev"]')
    .click();
  await expect(page).toHaveURL(previous);
  await expect.poll(inView).toBe(true);
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(last);
  await drawerButton(page).click();
  await expect.poll(inView).toBe(true);
});

test("outline: lists the page's h2 to h4, also those inside tabs", async ({ page }) => {
  const links = outline(page).locator('ul a');
  for (const route of [LONG, inLang(WITH_TABS, 'zh')]) {
    await page.goto(route);
    const headings = await page
      .locator('main :is(h2, h3, h4)')
      .evaluateAll((list) => list.map((heading) => `#${heading.id}`));
    expect(headings.length, route).toBeGreaterThan(3);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))), route).toEqual(headings);
  }
});

test('outline: marks the heading that was clicked, also at the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1080 });
  await openReady(page, TABS_PAGE);
  for (const at of [-1, -2, -3]) {
    const link = outline(page).locator('ul a').nth(at);
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'true');
    // The look at the place comes later.
    await page.waitForTimeout(200);
    await expect(link).toHaveAttribute('aria-current', 'true');
  }
});

test('a hash with the end of its sentence, or capitals, leads to its heading', async ({ page }) => {
  const id = (await (await page.request.get(TABS_PAGE)).text()).match(/<h2[^>]* id="([^"]+)"/)?.[1] ?? '';
  for (const hash of [`${id}.`, `${id})`, `${id}。`, id.toUpperCase()]) {
    await page.goto('about:blank');
    await openReady(page, `${TABS_PAGE}#${hash}`);
    await expect(page, hash).toHaveURL(`${TABS_PAGE}#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});

test('outline: leads to headings, and marks the one in view; h5 are left out', async ({ page }) => {
  await openReady(page, ONE);
  await expect(outline(page).locator('ul a')).toHaveText(['Alfa', 'Beta', 'Gama']);
  await expect(outline(page).locator('[aria-current]'), 'at the top').toHaveText('Alfa');
  const bar = () =>
    outline(page)
      .locator('ul')
      .evaluate((list) => {
        const lit = list.querySelector<HTMLElement>('[aria-current]')!;
        const { top, height } = getComputedStyle(list, '::before');
        return [Number.parseFloat(top) - lit.offsetTop, Number.parseFloat(height) - lit.offsetHeight].map(Math.round);
      });
  await expect.poll(bar, 'a bar beside it').toEqual([0, 0]);
  await outline(page).getByRole('link', { name: 'Beta' }).click();
  await expect(page).toHaveURL(/#beta$/);
  await expect(outline(page).locator('[aria-current]')).toHaveText('Beta');
  await expect.poll(bar).toEqual([0, 0]);
  await page.mouse.wheel(0, 9000);
  await expect(outline(page).locator('[aria-current]')).toHaveText('Gama');
  // On a phone its button names the section.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(outlineButton(page, 'pt')).toHaveAccessibleName(/Gama/);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(outlineButton(page, 'pt')).toHaveText(text('outlineTitle', 'pt'));
});

test('the way to the top appears after 100 px on every kind of page, on a phone never, and puts the focus there', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: text('scrollToTopText') });
  await openReady(page, TABS_PAGE);
  await page.evaluate(() => scrollTo(0, 99));
  await page.waitForTimeout(150);
  await expect(button).toHaveCount(0);
  const overview = pages().find(({ frontmatter }) => frontmatter.overview)!.route;
  for (const [width, address] of [
    [1440, TABS_PAGE],
    [1440, `${TABS_PAGE}?outline=0`],
    [1440, '/'],
    [1440, overview],
    [1024, TABS_PAGE],
    [820, inLang(overview, 'zh')],
    [390, TABS_PAGE],
  ] as const) {
    await test.step(`${address} at ${width} px`, async () => {
      const own = page.getByRole('button', { name: text('scrollToTopText', address.startsWith('/zh') ? 'zh' : 'en') });
      await page.setViewportSize({ width, height: 700 });
      await openReady(page, address);
      await page.evaluate(() => scrollTo(0, 120));
      if (width < 640) return expect(page.locator('.to-top:not([hidden])')).toHaveCSS('display', 'none');
      await expect(own).toBeInViewport({ ratio: 1 });
      await own.click();
      await expect.poll(() => place(page)).toBe(0);
      await expect(page.locator('#frame-main')).toBeFocused();
      await expect(own).toBeHidden();
    });
  }
});

test('outline: the row of buttons is 46 px high, and absent where it would have none', async ({ page }) => {
  for (const [width, address, height] of [
    [1100, 'one', 46],
    [1100, 'two', 0],
    [1100, 'one?outline=0', 0],
    [960, 'one?outline=0', 46],
    [960, 'two?sidebar=0', 0],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(example(`guide/${address}`));
    expect((await page.locator('[data-row]').boundingBox())?.height, `${address} at ${width} px`).toBe(height);
  }
});

const parts = {
  navbar: '[data-part="navbar"]',
  sidebar: '#frame-sidebar',
  outline: '#frame-outline',
  footer: '.rp-doc-footer',
};
// Each part is hidden once and stays once; so every switch is seen to act, and on its part alone.
for (const [one, other] of [
  ['navbar', 'outline'],
  ['sidebar', 'footer'],
] as const) {
  test(`an address that leaves parts out: ?${one}=0&${other}=0 hides these two and no other, before and after the client script`, async ({
    page,
  }) => {
    const expectThese = async () => {
      for (const [part, selector] of Object.entries(parts)) {
        const isHidden = part === one || part === other;
        await expect(page.locator(selector), part)[isHidden ? 'toBeHidden' : 'toBeVisible']();
      }
    };
    await page.goto(`${TABS_PAGE}?${one}=0&${other}=0`);
    await expectThese();
    await ready(page);
    await expectThese();
    if (one === 'navbar') expect((await page.locator('#frame-main').boundingBox())?.y).toBe(0);
  });
}

test('an address that leaves parts out: ?globalUIComponents=0 takes the feeds out, of this page alone', async ({
  page,
}) => {
  const feeds = page.locator('head link[type="application/rss+xml"]');
  await openReady(page, `${RELEASE}?globalUIComponents=0`);
  await expect(feeds).toHaveCount(0);
  await follow(page, (await sidebarRoutes(page)).find((route) => route !== RELEASE)!);
  await expect(feeds, 'on the next page').toHaveCount(2);
  await languageButton(page).click();
  await languageMenu(page).locator('a[hreflang="zh"]').click();
  await expect(feeds.first(), 'in another language').toHaveAttribute('href', /^\/rss\/zh-/);
});

test('a page leaves parts out by its frontmatter, or by its type: custom, blank', async ({ page }) => {
  await page.goto(example('bare'));
  for (const selector of Object.values(parts)) await expect(page.locator(selector)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nua');

  await page.goto(example('custom'));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.locator('#frame-sidebar, #frame-outline, .rp-doc-footer')).toHaveCount(0);
  await expect(page).toHaveTitle('Página própria - Farol');

  await page.goto(example('blank'));
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Nada em volta');
});

test('links: of sidebar and header open in the running page, and the mark of the current page moves', async ({
  page,
}) => {
  await openReady(page, START);
  await mark(page);
  await follow(page, TABS_PAGE);
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveAttribute('href', TABS_PAGE);
  await mainNav(page).getByRole('link', { name: OTHER_SECTION.text, exact: true }).click();
  await expect(page).toHaveURL(OTHER_SECTION.link);
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveAttribute('href', OTHER_SECTION.link);
  expect(await stayed(page)).toBe(true);
});

test('links: a click with Ctrl opens a new tab, a download is one, and the page stays', async ({ page, context }) => {
  await openReady(page, START);
  const opened = context.waitForEvent('page');
  await linkTo(page, TABS_PAGE).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(TABS_PAGE);
  await expect(page).toHaveURL(START);
  await linkTo(page, TABS_PAGE).evaluate((link) => link.setAttribute('download', ''));
  const download = page.waitForEvent('download');
  await linkTo(page, TABS_PAGE).click();
  await (await download).cancel();
  await expect(page, 'a download too').toHaveURL(START);
});

test('links: the last one that was clicked counts, also when the page of another comes later', async ({ page }) => {
  await openReady(page, TABS_PAGE);
  await mark(page);
  const release = await hold(page, `**${START}`);
  await linkTo(page, START).click();
  await follow(page, OTHER);
  const late = page.waitForResponse(`**${START}`);
  release();
  await (await late).finished();
  await page.waitForTimeout(200);
  await expect(page).toHaveURL(OTHER);
  expect(await stayed(page)).toBe(true);
});

test('links: a slow page gets a bar after 200 ms, at 8 %, which creeps on every 800 ms', async ({ page }) => {
  const bar = page.locator('#nprogress .bar');
  /** What the bar still lacks, in per cent. */
  const rest = () => bar.evaluate(({ style }) => Number(/-([\d.]+)%/.exec(style.transform)?.[1]));
  await page.clock.install();
  await openReady(page, START);
  const release = await hold(page, `**${OTHER_SECTION.link}`);
  await page.clock.pauseAt(Date.now() + 60_000);
  await mainNav(page).getByRole('link', { name: OTHER_SECTION.text, exact: true }).click();
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  expect(await rest()).toBe(92);
  await page.clock.runFor(799);
  expect(await rest()).toBe(92);
  await page.clock.runFor(1);
  expect(await rest()).toBeLessThan(92);
  expect(await rest(), 'at most 2 % a step').toBeGreaterThanOrEqual(90);
  release();
  await expect(page).toHaveURL(OTHER_SECTION.link);
  await page.clock.runFor(200);
  await expect(bar).toHaveCount(0);
});

test('links: have clean addresses; an address that ends in .html is cleaned, with query and hash', async ({ page }) => {
  await openReady(page, `${START}.html?x=1#top`);
  await expect(page).toHaveURL(`${START}?x=1#top`);
  await expect(page.locator('a[href$=".html"]')).toHaveCount(0);
});

test('links: lead to the start of a page, back and forward to the place where it was left', async ({ page }) => {
  await openReady(page, TABS_PAGE);
  await page.evaluate(() => scrollTo(0, 1500));
  await follow(page, OTHER);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await place(page)).toBe(0);
  // In one go: nothing has been drawn between the scroll and the way back.
  await page.evaluate(() => {
    scrollTo(0, 700);
    history.back();
  });
  await expect(page).toHaveURL(TABS_PAGE);
  await expect.poll(() => place(page)).toBe(1500);
  await page.goForward();
  await expect(page).toHaveURL(OTHER);
  await expect.poll(() => place(page)).toBe(700);
  await follow(page, TABS_PAGE);
  await expect(page).toHaveTitle(new RegExp(`^${titleOf(TABS_PAGE)}`));
  expect(await place(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 900));
  await follow(page, OTHER);
  await page.reload();
  await ready(page);
  await page.goBack();
  await expect.poll(() => place(page), 'a reload between forgets nothing').toBe(900);
});

test('links: the place of a page is found again after a reload on another one, and while pages come late', async ({
  page,
}) => {
  await openReady(page, START);
  await follow(page, TABS_PAGE);
  await page.evaluate(() => scrollTo(0, 1500));
  await page.goBack();
  await expect(page).toHaveURL(START);
  await page.reload();
  await ready(page);
  await page.goForward();
  await expect(page).toHaveURL(TABS_PAGE);
  await expect.poll(() => place(page), 'forward, after a reload').toBe(1500);

  await follow(page, OTHER);
  await page.evaluate(() => scrollTo(0, 400));
  await page.reload();
  await ready(page);
  await expect.poll(() => place(page), 'the browser puts it back').toBe(400);
  const release = await hold(page, `**${TABS_PAGE}`);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(TABS_PAGE);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(START);
  release();
  await expect(page).toHaveTitle(new RegExp(`^${titleOf(START)}`));
  await page.goForward();
  await expect(page).toHaveTitle(new RegExp(`^${titleOf(TABS_PAGE)}`));
  await expect.poll(() => place(page), 'of the page that had not come').toBe(1500);
});

test('links: one to a heading inside closed details opens them all, and so do back, forward and the address', async ({
  page,
}) => {
  const folded = example('guide/folded');
  const first = example('guide/basics/first');
  const inside = page.locator('#inside');
  const expectOpen = async (what: string) => {
    await expect(inside, what).toBeInViewport();
    for (const details of await page.locator('main details').all()) await expect(details, what).toHaveAttribute('open');
  };
  await openReady(page, first);
  await page.locator('main').evaluate((main, href) => {
    main.insertAdjacentHTML('afterbegin', `<a href="${href}">To the inside</a>`);
  }, examplePath('guide/folded#inside'));
  await page.getByRole('link', { name: 'To the inside' }).click();
  await expect(page).toHaveURL(`${folded}#inside`);
  await expectOpen('a link');
  await page.goBack();
  await expect(page).toHaveURL(first);
  await page.goForward();
  await expect(page).toHaveURL(`${folded}#inside`);
  await expectOpen('forward');
  await page.goto(folded);
  await expect(inside).toBeHidden();
  await ready(page);
  await page.evaluate(() => {
    location.hash = 'inside';
  });
  await expectOpen('the address');
});

test('outline: marks no heading that is hidden, in details or in a tab', async ({ page }) => {
  await openReady(page, WITH_TABS);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  const hidden = await page
    .locator('[role=tabpanel][hidden] :is(h2, h3, h4)')
    .evaluateAll((headings) => headings.map(({ id }) => `#${id}`));
  expect(hidden).not.toEqual([]);
  for (let top = 0; top < 6000; top += 150) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await page.waitForTimeout(120);
    const active = await outline(page)
      .locator('[aria-current]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(hidden, `${top} px`).not.toEqual(expect.arrayContaining(active.length > 0 ? active : ['none']));
    if (await page.evaluate((y) => scrollY < y, top)) break;
  }
});

test('links: one to the page on screen adds nothing to the history', async ({ page }) => {
  await openReady(page, TABS_PAGE);
  await follow(page, START);
  const entries = await page.evaluate(() => history.length);
  await follow(page, START);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL(TABS_PAGE);
});

test('links: back from a heading of the page leads to the place before', async ({ page }) => {
  await openReady(page, TABS_PAGE);
  await page.evaluate(() => scrollTo(0, 300));
  await outline(page).locator('ul a').last().click();
  await expect.poll(() => place(page)).toBeGreaterThan(1000);
  const heading = await place(page);
  await page.goBack();
  await expect.poll(() => place(page)).toBe(300);
  await page.goForward();
  await expect.poll(() => place(page)).toBe(heading);
});

test('links: one with an anchor leads to the heading, and puts the focus there', async ({ page }) => {
  await openReady(page, example('guide/two'));
  await page.getByRole('main').getByRole('link', { name: 'Para Beta' }).click();
  await expect(page).toHaveURL(/one#beta$/);
  await expect
    .poll(() => page.locator('#beta').evaluate((heading) => Math.round(heading.getBoundingClientRect().top)))
    .toBeLessThan(140);
  await expect(page.locator('#beta')).toBeFocused();
});

test('a section that has moved is found, also when the reader edits the address', async ({ page }) => {
  const old = example('guide/moved');
  for (const [from, to] of [
    [`${old}#old-here`, `${old}#still-here`],
    [`${old}#old-there`, example('guide/basics/first#beta')],
    [example('guide/moved#old-there', 'ja'), example('guide/basics/first#beta', 'ja')],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(page.locator(new URL(to).hash)).toBeInViewport();
  }
  await openReady(page, old);
  await page.evaluate(() => {
    location.hash = '#old-here';
  });
  await expect(page).toHaveURL(`${old}#still-here`);
  await expect(page.locator('[data-moved]').first()).toBeHidden();
});
