/** A reader, or a crawler, runs no scripts. */

import type { HomeContent } from '#theme/home/content.ts';
import { pages, sections } from '../lib/docs.ts';
import { example } from './lib/example.ts';
import { drawerButton, languageMenu, navButton, navMenu, outline, sidebar, toolButton, toolMenu } from './lib/frame.ts';
import { FOLDS, TABS_PAGE } from './lib/pages.ts';
import { copyButton, expect, inLang, LANGS, test, text } from './lib/test.ts';

test.use({ javaScriptEnabled: false });

for (const lang of LANGS) {
  test(`pages read, and all menus and the other language are reached (${lang})`, async ({ page }) => {
    await page.goto(inLang(TABS_PAGE, lang));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const heading = outline(page).getByRole('link').first();
    const id = await heading.getAttribute('href');
    await heading.click();
    await expect(page).toHaveURL(inLang(TABS_PAGE, lang) + id);
    await toolButton(page, lang).click();
    await expect(toolMenu(page).getByRole('link')).toHaveCount(8);
    await expect(toolMenu(page).getByRole('link').first()).toBeVisible();
    const other = lang === 'en' ? 'zh' : 'en';
    await page.goto((await languageMenu(page).locator(`a[hreflang="${other}"]`).first().getAttribute('href'))!);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    expect(new URL(page.url()).pathname).toBe(inLang(TABS_PAGE, other));

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(inLang(TABS_PAGE, lang));
    await drawerButton(page, lang).click();
    const second = sidebar(page).locator('ul a').nth(1);
    const route = (await second.getAttribute('href'))!;
    await second.click();
    await expect(page).toHaveURL(route);
    await navButton(page, lang).click();
    const section = sections(lang)[1]!;
    await navMenu(page).locator(`a[href="${section.link}"]`).click();
    await expect(page).toHaveURL(section.link);
  });

  test(`the blog lists every post with its day, newest first (${lang})`, async ({ page }) => {
    const posts = pages(lang).filter(({ frontmatter }) => frontmatter.published_at !== undefined);
    await page.goto(inLang('/blog/', lang));
    const items = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('time') });
    await expect(items).toHaveCount(posts.length);
    for (const { route, title, frontmatter } of posts) {
      const item = items.filter({ has: page.locator(`a[href="${route}"]`) });
      await expect(item.getByRole('link')).toHaveText(title);
      await expect(item).toContainText(String(frontmatter.description));
    }
    await expect(items.locator('time').first()).toHaveText(
      lang === 'zh' ? /^\d{4}年\d+月/ : /^[A-Z][a-z]+ \d+, \d{4}$/,
    );
    const days = await items.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(days).toEqual(days.toSorted().reverse());
    expect(new Set(days).size).toBeGreaterThan(1);
  });
}

test('the home page is whole', async ({ page }) => {
  const home = pages().find(({ route }) => route === '/')!.frontmatter as unknown as Required<HomeContent>;
  await page.goto('/');
  const main = page.getByRole('main');
  const questions = [home.stage.large, home.stage.slow, home.stage.grown, home.stage.reason];
  const parts = [...home.features, home.story, home.own, home.ai];
  // The chosen question, and the family of tools besides those of the frontmatter.
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(parts.length + 2);
  for (const { title } of questions) {
    await main.locator('label', { hasText: title }).click();
    await expect(main.getByRole('region', { name: title })).toBeVisible();
  }
  await main.locator('label', { hasText: home.stage.large.title }).click();
  // A fix takes its tile away.
  const hot = main.locator('.home-tile > span').first();
  await expect(hot).toHaveCSS('clip-path', 'inset(0px 0% 0px 0px)');
  await main.getByRole('checkbox').first().check();
  await expect(hot).toHaveCSS('clip-path', 'inset(0px 100% 0px 0px)');
  // The maps of all bundlers are there, each with its label, and the install commands; what only scripts could open is not.
  for (const is of ['Rspack 2', 'Rspack 1', 'webpack'])
    await expect(main.locator(`.home-map[data-for="${is}"]`)).toBeVisible();
  await expect(main.getByText('npm i -D @rsdoctor/webpack-plugin')).toBeVisible();
  await expect(main.getByText('npm i -D @rsdoctor/rspack-plugin')).toBeVisible();
  await expect(main.getByLabel(home.own.drop)).toBeHidden();
});

test('every panel of tabs and an overview are read; no control is there that would do nothing', async ({ page }) => {
  await page.goto(example('guide/basics/parts'));
  for (const words of ['npm install farol', 'pnpm add farol', 'Segundo bloco, macOS.'])
    await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await expect(copyButton(page, 'pt')).toHaveCount(0);
  await page.goto(example('guide/'));
  await expect(page.getByRole('main').getByRole('link', { name: 'Solta' })).toBeVisible();
  await expect(page.getByLabel(text('overview.filterNameText', 'pt'))).toBeHidden();
});

test('a fold opens by its title', async ({ page }) => {
  await page.goto(FOLDS.route);
  const heading = page.locator(`#${FOLDS.ids[0]![0]}`);
  await expect(heading).toBeHidden();
  await page.locator('main details', { has: heading }).locator('summary').click();
  await expect(heading).toBeVisible();
});

test('a section that has moved is named by a line that leads to it; nobody else sees that line', async ({ page }) => {
  await page.goto(example('guide/moved'));
  const line = page.getByRole('link', { name: text('movedText', 'pt') });
  await expect(line).toHaveCount(0);
  await page.goto(example('guide/moved#old-there'));
  await expect(line).toHaveCount(1);
  await expect(line).toBeInViewport();
  await line.click();
  await expect(page).toHaveURL(example('guide/basics/first#beta'));
});
