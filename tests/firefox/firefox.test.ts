/** Readers' first actions in Firefox. The other browser tests use Chromium. */

import { serve } from '@rsdoctor-docs/base/serve';
import { ensureFirefox } from '@rsdoctor-docs/evidence/browser';
import { inLang, LANGS } from '@rsdoctor-docs/parts/site';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { SITES } from '#tools/sites.ts';
import { texts } from '../../theme/i18n.ts';
import { FOLDS, OTHER_SECTION, START, TABS_PAGE, titleOf } from '../site/lib/pages.ts';

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;
let page: Page;
let problems: string[];

beforeAll(async () => {
  site = await serve({ dir: SITES.main.dir, port: 0 });
  browser = await launch({ browser: 'firefox', executablePath: ensureFirefox(), headless: true });
});
afterAll(async () => {
  await browser?.close();
  site?.close();
});
beforeEach(async () => {
  problems = [];
  page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes(site.url)) problems.push(message.text());
  });
});
afterEach(async () => {
  await page.close();
  expect(problems).toEqual([]);
});

const open = (route: string) => page.goto(new URL(route, site.url).href, { waitUntil: 'domcontentloaded' });
const heading = () => page.$eval('main h1', (element) => element.textContent?.replace('#', '').trim());
/** Waits, also while the page is being replaced by the next one and nothing is drawn. */
const until = (holds: (given: string) => boolean | undefined, given = '') =>
  page.waitForFunction(holds, { polling: 100 }, given);

test.each(LANGS)(
  'a page reads, a link opens the next one without a load, and the search is used by keyboard (%s)',
  async (lang) => {
    const [doc, start] = [inLang(TABS_PAGE, lang), inLang(START, lang)];
    await open(doc);
    expect(await heading()).toBe(titleOf(doc, lang));
    await page.hover('#frame-sidebar a');
    await page.waitForSelector('html[data-ready]');
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await page.click(`#frame-sidebar a[href="${start}"]`);
    await until((path) => location.pathname === path, start);
    await until((title) => document.querySelector('h1')?.textContent?.includes(title), titleOf(start, lang));

    await page.keyboard.down('Control');
    await page.keyboard.press('k');
    await page.keyboard.up('Control');
    await page.waitForSelector('dialog[open] input');
    await page.type('dialog[open] input', 'E1001');
    await page.waitForSelector('dialog[open] [data-hit]', { visible: true });
    await page.keyboard.press('Enter');
    await until(() => location.hash.startsWith('#e1001'));
    expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  },
);

test('menus open by click and close by Escape; the theme switches; another section opens', async () => {
  await open(START);
  const isOpen = (id: string) => page.$eval(`[id="${id}"]`, (element) => element.matches(':popover-open'));
  const [button] = await page.$$(`header button[aria-label="${texts.toolsMenu.en}"]`);
  const menu = await button!.evaluate((element) => element.getAttribute('popovertarget') ?? '');
  await button!.click();
  expect(await isOpen(menu)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await isOpen(menu)).toBe(false);
  await page.click('[data-theme-toggle]');
  await page.waitForSelector('html.rp-dark');
  await page.click(`header nav a[href="${OTHER_SECTION.link}"]`);
  await until((path) => location.pathname === path, OTHER_SECTION.link);
  await page.waitForSelector('main h1');
});

test('a link to a heading in a fold opens the fold', async () => {
  const id = FOLDS.ids[0]!.at(-1)!;
  await open(`${FOLDS.route}#${id}`);
  await until((place) => (document.getElementById(place)?.getBoundingClientRect().height ?? 0) > 0, id);
});
