/** A reader uses the bar at the top: sections, menus, the tools, links to elsewhere. */
import type { Page } from '@playwright/test';
import { ORIGIN } from '@rsdoctor-docs/parts/site';
import { isOutside, nav, sections } from '#tests/lib/docs.ts';
import { example } from '#tests/site/lib/example.ts';
import { languageButton, languageMenu, mainNav, toolButton, toolMenu } from '#tests/site/lib/frame.ts';
import { START, TABS_PAGE } from '#tests/site/lib/pages.ts';
import { expect, inLang, LANGS, LOGO_HOST, openReady, test, text } from '#tests/site/lib/test.ts';
import { linksOf, menuGroup } from '#theme/tool-family/tools.ts';

for (const lang of LANGS) {
  test(`the bar has the sections of the menu file, and marks that of the page on screen (${lang})`, async ({
    page,
  }) => {
    const items = nav(lang);
    const links = mainNav(page, lang).getByRole('link');
    for (const { link: route } of sections(lang)) {
      await page.goto(route);
      const marked = sections(lang).filter((item) => new RegExp(item.activeMatch ?? `^${item.link}$`).test(route));
      await expect(mainNav(page, lang).locator('[aria-current]')).toHaveText(marked.map((item) => item.text));
    }
    await expect(links).toHaveCount(items.length);
    for (const [index, { text: name, link }] of items.entries()) {
      await expect(links.nth(index)).toHaveAccessibleName(new RegExp(`^${name}`));
      // An address of this site by its public name is the one in this language, too.
      const address = link.replace(`${ORIGIN}/`, ORIGIN + inLang('/', lang));
      await expect(links.nth(index)).toHaveAttribute('href', address);
      if (isOutside(link)) {
        await expect(links.nth(index)).toHaveAttribute('target', '_blank');
        await expect(links.nth(index)).toHaveAttribute('rel', 'noopener noreferrer');
      }
    }
  });
}

test('the bar may have sections left of the search, and a menu with a tag', async ({ page }) => {
  await page.goto(example('guide/one'));
  const left = mainNav(page, 'pt').locator('ul[data-position="left"]');
  await expect(left).toHaveText('Guia');
  await expect(left.locator('[aria-current]')).toHaveText('Guia');
  const x = async (position: string) =>
    (await mainNav(page, 'pt').locator(`ul[data-position="${position}"]`).boundingBox())!.x;
  expect(await x('left')).toBeLessThan(await x('right'));
  await page.getByRole('button', { name: /Mais.*new/ }).click();
  await expect(page.getByRole('link', { name: 'Segunda', exact: true })).toBeVisible();
});

/** No part of the bar is drawn, none takes the focus. */
const expectNoBar = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const bar = document.querySelector('header')!;
        const parts = [bar, ...bar.querySelectorAll<HTMLElement>('*')];
        return [bar.clientHeight, parts.filter((part) => part.checkVisibility({ visibilityProperty: true })).length];
      }),
    )
    .toEqual([0, 0]);

test('the bar is 72 px high, 56 px up to a width of 768 px', async ({ page }) => {
  await page.goto(TABS_PAGE);
  const height = async () => (await page.getByRole('banner').boundingBox())?.height;
  expect(await height()).toBe(72);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await height()).toBe(56);
});

test('the bar where it hides: leaves on the way down and comes back on the way up', async ({ page }) => {
  await openReady(page, example('guide/one'));
  await page.mouse.wheel(0, 600);
  await expect(page.locator('html')).toHaveAttribute('data-nav', 'hidden');
  await expectNoBar(page);
  await page.mouse.wheel(0, -200);
  await expect(page.locator('html')).not.toHaveAttribute('data-nav', 'hidden');
  await expect(mainNav(page, 'pt')).toBeVisible();
});

test('the bar shows five links to elsewhere by name, and the rest in a pop-up', async ({ page }) => {
  await page.goto(example('guide/two'));
  const list = page.getByRole('list', { name: text('socialLinks', 'pt') });
  await expect(list.getByRole('link', { name: 'GitHub' })).toHaveAttribute('target', '_blank');
  await expect(list.getByRole('link', { name: 'custom.example.com' })).toBeVisible();
  await expect(list.getByRole('link', { name: 'six.example.com' })).toBeHidden();
  await list.getByRole('button', { name: text('moreLinks', 'pt') }).click();
  await expect(list.getByRole('link', { name: 'seven.example.com' })).toBeVisible();
  await page.keyboard.press('Escape');
  await list.getByRole('button', { name: 'Escreva para nós' }).click();
  await expect(list.getByText('Escreva para nós')).toBeVisible();
});

test('a link to elsewhere has one drawing, also where the letters are twice as large', async ({ page }) => {
  // In a narrower window the links are in the menu then.
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(START);
  await page.locator('html').evaluate((root) => root.style.setProperty('font-size', '200%'));
  const list = page.getByRole('list', { name: text('socialLinks') });
  const { x, y, width, height } = (await list.locator('i').first().boundingBox())!;
  // If drawings stood side by side, both halves would look alike.
  const half = (left: number) => page.screenshot({ clip: { x: left, y, width: width / 2, height } });
  expect((await half(x)).equals(await half(x + width / 2))).toBe(false);
});

for (const [what, button, menu, other, opening, closing] of [
  ['of languages', languageButton, languageMenu, toolButton, 0, 150],
  ['of tools', toolButton, toolMenu, languageButton, 100, 100],
] as const)
  test(`the menu ${what} opens ${opening} ms after the pointer came and closes ${closing} ms after it left; a click lets it stay`, async ({
    page,
  }) => {
    await page.clock.install();
    await openReady(page, START);
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(page).hover();
    if (opening > 0) {
      await page.clock.runFor(opening - 1);
      await expect(menu(page)).toBeHidden();
    }
    await page.clock.runFor(1);
    await expect(menu(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
    await menu(page).getByRole('link').first().hover();
    await page.clock.runFor(1000);
    await expect(menu(page)).toBeVisible();
    await page.mouse.move(900, 600);
    await page.clock.runFor(closing - 1);
    await expect(menu(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toHaveAttribute('aria-expanded', 'false');

    await button(page).hover();
    await page.clock.runFor(opening + 1);
    await button(page).click();
    await other(page).hover();
    await page.clock.runFor(1000);
    await expect(menu(page)).toBeVisible();
    // Nor does leaving it close it.
    await menu(page).getByRole('link').first().hover();
    await page.mouse.move(900, 600);
    await page.clock.runFor(1000);
    await expect(menu(page)).toBeVisible();
  });

test('a menu that was opened by hovering closes in its own time when the pointer crosses another one', async ({
  page,
}) => {
  await page.clock.install();
  await openReady(page, START);
  await page.clock.pauseAt(Date.now() + 60_000);
  await languageButton(page).hover();
  await page.clock.runFor(1);
  await expect(languageMenu(page)).toBeVisible();
  await toolButton(page).hover();
  await page.clock.runFor(50);
  await page.mouse.move(900, 600);
  await page.clock.runFor(99);
  await expect(languageMenu(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(languageMenu(page)).toBeHidden();
  await expect(toolMenu(page)).toBeHidden();
  // A pointer that is back in time keeps its menu open.
  await languageButton(page).hover();
  await page.clock.runFor(1);
  await page.mouse.move(900, 600);
  await page.clock.runFor(100);
  await languageButton(page).hover();
  await page.clock.runFor(1000);
  await expect(languageMenu(page)).toBeVisible();
});

test('a menu inside a menu opens by hovering, and closes with it', async ({ page }) => {
  await openReady(page, example('guide/two'));
  const outer = page.getByRole('link', { name: 'Segunda', exact: true });
  const inner = page.getByRole('link', { name: 'Terceira', exact: true });
  const open = async () => {
    await page.getByRole('button', { name: /Mais.*new/ }).hover();
    await page.getByRole('button', { name: 'Outras luzes' }).hover();
    await expect(inner).toBeVisible();
  };
  await open();
  await page.mouse.move(700, 700);
  await expect(inner).toBeHidden();
  await expect(outer).toBeHidden();
  await open();
  await page.getByRole('button', { name: 'Outras luzes' }).click();
  await page.mouse.move(700, 700);
  await page.waitForTimeout(400);
  await expect(inner).toBeVisible();
});

test('a menu closes when the window gets a width without its button, and stays where the button stays', async ({
  page,
}) => {
  await openReady(page, START);
  const pageMenu = page.locator('#frame-page');
  const pageButton = page.getByRole('button', { name: text('pageMenuText') });
  for (const [menu, button, width] of [
    [languageMenu(page), languageButton(page), 700],
    [pageMenu, pageButton, 1200],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await button.click();
    await page.setViewportSize({ width: 1300, height: 900 });
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => menu.evaluate((element) => element.matches(':popover-open'))).toBe(false);
  }
});

test('a menu stays closed when a window of another width moves its button under a resting pointer', async ({
  page,
}) => {
  await openReady(page, START);
  await page.setViewportSize({ width: 1300, height: 900 });
  const box = (await languageButton(page).boundingBox())!;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.setViewportSize({ width: 1300, height: 900 });
  await expect.poll(() => languageButton(page).evaluate((button) => button.matches(':hover'))).toBe(true);
  await page.waitForTimeout(300);
  await expect(languageMenu(page)).toBeHidden();
});

const entries = (page: Page) => toolMenu(page).getByRole('link');

for (const lang of LANGS) {
  test(`the menu of tools lists every tool in this language, below its button (${lang})`, async ({ page }) => {
    await openReady(page, inLang(START, lang));
    await toolButton(page, lang).click();
    const tools = linksOf(menuGroup, lang);
    await expect(entries(page)).toHaveCount(tools.length);
    for (const [index, tool] of tools.entries()) {
      const one = entries(page).nth(index);
      await expect(one).toContainText(tool.text);
      await expect(one).toHaveAttribute('href', tool.url);
      await expect(one).toHaveAttribute('target', '_blank');
    }
    const [from, box] = await Promise.all([toolButton(page, lang).boundingBox(), toolMenu(page).boundingBox()]);
    expect(Math.abs(box!.x - from!.x)).toBeLessThanOrEqual(16);
    expect(box!.y).toBeGreaterThanOrEqual(from!.y + from!.height - 1);
  });
}

test('the menu of tools opens by Enter, Space and arrow down, not by mere focus; Escape closes it', async ({
  page,
}) => {
  await openReady(page, START);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toolButton(page)).toBeFocused();
  await page.waitForTimeout(250);
  await expect(toolMenu(page)).toBeHidden();
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await page.keyboard.press(key);
    await expect(toolMenu(page), key).toBeVisible();
    if (key !== 'ArrowDown') await page.keyboard.press('Tab');
    await expect(entries(page).first(), key).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toolMenu(page), key).toBeHidden();
    await expect(toolButton(page), key).toBeFocused();
  }
});

test('the menu of tools asks for the logos only when it opens; a click outside closes it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith(LOGO_HOST) && asked.push(request.url()));
  await openReady(page, START);
  expect(asked).toEqual([]);
  await toolButton(page).click();
  await expect.poll(() => new Set(asked).size).toBe(8);
  await page.mouse.click(900, 700);
  await expect(toolMenu(page)).toBeHidden();
});
