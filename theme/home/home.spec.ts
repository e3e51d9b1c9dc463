/** A developer who has never heard of Rsdoctor opens the home page. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import { DIR } from '#tests/lib/built.ts';
import { pages } from '#tests/lib/docs.ts';
import { mark, stayed } from '#tests/site/lib/frame.ts';
import {
  copied,
  copyButton,
  expect,
  inLang,
  LANGS,
  type Lang,
  LOGO_HOST,
  openReady,
  test,
  text,
} from '#tests/site/lib/test.ts';
import { URLS } from '#tests/site/lib/urls.ts';
import type { HomeContent } from './content.ts';

/** What the writer of the home page has put on it. */
const home = (lang: Lang) => {
  const { frontmatter } = pages(lang).find(({ route }) => route === inLang('/', lang))!;
  return frontmatter as Required<HomeContent> & { titleSuffix: string; description: string };
};

for (const lang of LANGS)
  test(`home says what Rsdoctor is, shows what it does, and leads to each part (${lang})`, async ({ page }) => {
    const { titleSuffix, description, features, works } = home(lang);
    await openReady(page, inLang('/', lang));
    await expect(page).toHaveTitle(`Rsdoctor${titleSuffix}`);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
    // The line that the product is described by.
    if (lang === 'en') expect(description).toMatch(/one-stop build analyzer for Rspack and webpack/i);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveAccessibleName(/^Rsdoctor/);
    await expect(page.getByRole('contentinfo')).toContainText('© 2024');

    // Either bundler, compile time, loaders, bundles and modules, comparison, rules: what the product promises.
    expect(features.length).toBeGreaterThanOrEqual(6);
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(cards).toHaveCount(features.length);
    for (const [index, { title, details, link = '' }] of features.entries()) {
      const card = cards.nth(index);
      await expect(card.locator('svg')).toBeVisible();
      await expect(card.getByRole('heading')).toHaveText(title);
      await expect(card.getByRole('paragraph')).toHaveText(details);
      await expect(card.getByRole('link')).toHaveAttribute('href', inLang(link, lang));
    }
    for (const name of works.places.map((place) => place.text)) {
      const mark = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByText(name, { exact: true }) });
      const number = await mark.first().evaluate((item) => item.style.getPropertyValue('--strip-item'));
      expect(Number(number), `${name} has a mark in works.svg`).toBeGreaterThanOrEqual(0);
    }
    await test.step('the whole face of a feature leads to its page, without a reload', async () => {
      const { details, link = '' } = features[0]!;
      await mark(page);
      // Forced: what lies over the text is the link itself.
      await page.getByRole('listitem').getByText(details).click({ force: true });
      await expect(page).toHaveURL(inLang(link, lang));
      await page.goBack();
      await expect(page).toHaveURL(inLang('/', lang));
      expect(await stayed(page)).toBe(true);
    });
    await test.step('the live report is one click away', async () => {
      const action = page
        .getByRole('region', { name: /^Rsdoctor/ })
        .locator('p')
        .getByRole('link')
        .nth(1);
      await expect(action).toHaveAttribute('href', `${inLang('/preview/', lang)}?sample=report`);
      await action.click();
      await expect(page.locator('iframe')).toBeVisible();
    });
  });

test('the host of the logos is down: names and drawn marks stand for the logos, and nothing moves', async ({
  page,
}) => {
  await page.route(`${LOGO_HOST}/**`, (route) => route.abort());
  await page.goto('/');
  const cards = page.getByRole('region', { name: text('toolFamilyTitle') }).getByRole('listitem');
  const heights = () => cards.evaluateAll((all) => all.map((card) => card.clientHeight));
  const before = await heights();
  const images = cards.locator('img');
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
    expect((await image.boundingBox())?.width ?? 0).toBe(0);
  }
  expect(await heights()).toEqual(before);
  const marks = await images.evaluateAll((all) =>
    all.map(({ parentElement }) => {
      const { maskImage, maskPosition } = getComputedStyle(parentElement!, '::before');
      return [maskImage, maskPosition];
    }),
  );
  expect(new Set(marks.map(([, position]) => position)).size, 'a mark of its own for each').toBe(7);
  const [, file = ''] = /url\("([^"]+)"\)/.exec(marks[0]![0]!) ?? [];
  expect((await page.request.get(file)).headers()['content-type']).toContain('image/svg+xml');
});

const { show } = home('en');
const figure = (page: Page) => page.locator('figure').filter({ hasText: show.caption });
const screens = (page: Page) => figure(page).locator('.home-act');
const shown = (page: Page) =>
  screens(page).evaluateAll((all) =>
    all.flatMap((one, index) => {
      const { visibility, opacity } = getComputedStyle(one);
      return visibility === 'visible' && Number(opacity) > 0.5 ? index : [];
    }),
  );
const moving = (page: Page) =>
  figure(page).evaluate(
    (one) => one.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  );
const tabs = [show.timeline.tab, show.treemap.tab, show.diff.tab];
const choose = (page: Page, tab: string) => figure(page).locator('label', { hasText: tab }).click();

test('the replica of the report plays three screens in turn; each tab shows one of them and ends the motion, by pointer and by keyboard', async ({
  page,
}) => {
  await page.goto('/');
  await expect.poll(() => shown(page)).toEqual([0]);
  expect(await moving(page)).toBeGreaterThan(0);
  for (const [index, tab] of tabs.entries()) {
    await choose(page, tab);
    await expect.poll(() => shown(page)).toEqual([index]);
    expect(await moving(page)).toBe(0);
  }
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shown(page)).toEqual([1]);
  await page.getByTitle(show.play).click();
  await expect.poll(() => moving(page)).toBeGreaterThan(0);
  await page.getByTitle(show.pause).click();
  await expect(page.getByRole('checkbox', { name: show.pause })).toBeChecked();
  await expect.poll(() => moving(page)).toBe(0);
});

test('the replica of the report stands still for readers who wish no motion, who can choose a screen all the same', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect.poll(() => shown(page)).toEqual([1]);
  expect(await moving(page)).toBe(0);
  await expect(page.getByRole('checkbox', { name: show.pause })).toBeHidden();
  await choose(page, show.diff.tab);
  await expect.poll(() => shown(page)).toEqual([2]);
});

test('the replica of the report is one sentence for screen readers, and nothing in it is out of its window at any width', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(figure(page).locator('[aria-hidden=true]').first()).toContainText('babel-loader');
  await expect(figure(page).getByText('babel-loader ran on')).toBeVisible();
  for (const width of [320, 390, 820, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const tab of tabs) {
      await choose(page, tab);
      const outside = await figure(page)
        .locator('.home-window')
        .evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
          scrollWidth - clientWidth,
          scrollHeight - clientHeight,
        ]);
      expect(outside, `${tab} at ${width} px`).toEqual([0, 0]);
    }
  }
});

test('the install command is copied, the line between before and after moves, a dropped report opens in the same tab', async ({
  page,
}) => {
  await openReady(page, '/');
  const hero = page.getByRole('region', { name: /^Rsdoctor/ });
  await copyButton(hero).click();
  expect(await copied(page)).toBe(`npm ${home('en').install.command}`);

  const line = page.getByRole('slider', { name: text('compareText') });
  const shown = () =>
    line.evaluate((input) =>
      [...input.parentElement!.querySelectorAll(':scope > div > :last-child')].map(
        (side) => getComputedStyle(side).clipPath,
      ),
    );
  const before = await shown();
  expect(before[0]).not.toBe(before[1]);
  await line.focus();
  await page.keyboard.press('End');
  await expect.poll(shown).not.toEqual(before);

  // A load would lose the report.
  await mark(page);
  await page.getByLabel(home('en').own.drop).setInputFiles(path.join(DIR, 'demo/rsdoctor-data.json'));
  await expect(page.locator('iframe')).toBeVisible();
  await expect(page).toHaveURL('/preview/');
  expect(await stayed(page)).toBe(true);
});

test('a card has an emoji, markup or one of our pictures as its icon, and is as wide as its span', async ({ page }) => {
  await openReady(page, URLS.frameOptions);
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(cards).toHaveText([/^🚀An emoji/, /^Markup/, /A nameFour/, /^🔍Wide/]);
  for (const at of [1, 2]) await expect(cards.nth(at).locator('svg')).toBeVisible();
  const widths = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().width)));
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  expect(new Set(widths).size).toBe(4);
});

/** Place, size and look of all that is in the page's main part, but for pictures, which may come later; run inside it. */
const looksOfMain = () =>
  [...document.querySelectorAll('main :not(img)')].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const { display, color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
    const box = [left + scrollX, top + scrollY, width, height].map(Math.round);
    return [element.tagName, ...box, display, color, backgroundColor, fontSize, fontWeight].join(' ');
  });

test('home has its styles however one comes to it, and the page that one goes on to has its own', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { link = '' } = home('en').features[0]!;
  await openReady(page, link);
  const doc = await page.evaluate(looksOfMain);
  await mark(page);
  await page.getByRole('banner').getByRole('link', { name: 'Rsdoctor', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Rsdoctor/);
  /** Draws the sections below the window too: the browser puts it off, and keeps their place with another height. */
  const drawAll = () =>
    page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('main *')) part.style.contentVisibility = 'visible';
    });
  // The heading comes together with the style sheet, so what is measured here has its styles.
  await drawAll();
  const byLink = await page.evaluate(looksOfMain);
  await page.getByRole('main').locator(`a[href="${link}"]`).first().click();
  await expect(page).toHaveURL(link);
  await expect.poll(() => page.evaluate(looksOfMain)).toEqual(doc);
  expect(await stayed(page)).toBe(true);
  await page.goto('/');
  await drawAll();
  expect(byLink).toEqual(await page.evaluate(looksOfMain));
});
