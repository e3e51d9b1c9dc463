/** A reader uses the bar at the top: sections, menus, the tools, links to elsewhere. */
import type { Page } from '@playwright/test';
import { ORIGIN } from '../../theme/site.ts';
import { isOutside, nav, sections } from '../lib/docs.ts';
import { languageButton, languageMenu, mainNav, navButton, navMenu, toolButton, toolMenu } from './lib/frame.ts';
import { DOC, OTHER_SECTION, START } from './lib/pages.ts';
import { expect, inLang, LANGS, LOGO_HOST, openReady, test, text } from './lib/test.ts';
import { URLS } from './lib/urls.ts';

test.describe('sections', () => {
  for (const lang of LANGS) {
    test(`are those of the menu file; that of the page on screen is marked (${lang})`, async ({ page }) => {
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

  test('may stand left of the search, or be a menu with a tag', async ({ page }) => {
    await page.goto(`${URLS.engine}guide/one`);
    const left = mainNav(page).locator('ul[data-position="left"]');
    await expect(left).toHaveText('Left');
    await expect(left.locator('[aria-current]')).toHaveText('Left');
    const x = async (position: string) =>
      (await mainNav(page).locator(`ul[data-position="${position}"]`).boundingBox())!.x;
    expect(await x('left')).toBeLessThan(await x('right'));
    await page.getByRole('button', { name: /More.*new/ }).click();
    await expect(page.getByRole('link', { name: 'Second' })).toBeVisible();
  });
});

test('a menu opens under the pointer and closes 150 ms after it left; a click lets it stay', async ({ page }) => {
  const entry = languageMenu(page).getByRole('link').last();
  await openReady(page, DOC);
  await languageButton(page).hover();
  await expect(entry).toBeVisible();
  const delay = delayAfter(page, 'pointerout');
  await page.mouse.move(300, 500);
  expect(await delay).toBeGreaterThanOrEqual(149);
  await expect(entry).toBeHidden();

  await languageButton(page).hover();
  await expect(entry).toBeVisible();
  await languageButton(page).click();
  await page.mouse.move(300, 500);
  await page.waitForTimeout(300);
  await expect(entry).toBeVisible();
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

test.describe('the bar', () => {
  test('is 72 px high, 56 px up to a width of 768 px', async ({ page }) => {
    await page.goto(DOC);
    const height = async () => (await page.getByRole('banner').boundingBox())?.height;
    expect(await height()).toBe(72);
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await height()).toBe(56);
  });

  test('where it hides: leaves on the way down and comes back on the way up', async ({ page }) => {
    await openReady(page, `${URLS.engine}guide/one`);
    await page.mouse.wheel(0, 600);
    await expect(page.locator('html')).toHaveAttribute('data-nav', 'hidden');
    await expectNoBar(page);
    await page.mouse.wheel(0, -200);
    await expect(page.locator('html')).not.toHaveAttribute('data-nav', 'hidden');
    await expect(mainNav(page)).toBeVisible();
  });

  test('where it is always hidden: the page begins at the top of the window', async ({ page }) => {
    await page.route(`${URLS.engine}guide/one`, async (route) => {
      const response = await route.fetch();
      // As the build writes it for `hideNavbar: 'always'`.
      const body = (await response.text()).replace('<html', '<html data-nav="hidden"');
      await route.fulfill({ response, body });
    });
    await page.goto(`${URLS.engine}guide/one`);
    await expectNoBar(page);
    expect((await page.locator('#frame-sidebar').boundingBox())?.y).toBe(0);
  });

  test('shows five links to elsewhere by name, and the rest in a pop-up', async ({ page }) => {
    await page.goto(`${URLS.engine}guide/two`);
    const list = page.getByRole('list', { name: text('socialLinks') });
    await expect(list.getByRole('link', { name: 'GitHub' })).toHaveAttribute('target', '_blank');
    await expect(list.getByRole('link', { name: 'custom.example.com' })).toBeVisible();
    await expect(list.getByRole('link', { name: 'six.example.com' })).toBeHidden();
    await list.getByRole('button', { name: text('moreLinks') }).click();
    await expect(list.getByRole('link', { name: 'seven.example.com' })).toBeVisible();
    await page.keyboard.press('Escape');
    await list.getByRole('button', { name: 'Write to us' }).click();
    await expect(list.getByText('Write to us')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu covers the window below the bar; any link and Escape close it', async ({ page }) => {
    await openReady(page, DOC);
    const menu = navMenu(page);
    await navButton(page).click();
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 56, width: 390, height: 788 });
    await menu.getByRole('link', { name: OTHER_SECTION.text }).click();
    await expect(page).toHaveURL(OTHER_SECTION.link);
    await expect(menu).toBeHidden();
    await navButton(page).click();
    await menu.getByRole('link', { name: OTHER_SECTION.text }).click();
    await expect(menu).toBeHidden();
    await navButton(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(mainNav(page).getByRole('link', { name: nav()[0]!.text })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(navButton(page)).toBeFocused();
  });
});

/** How long after the pointer event a popover began to open or close, in ms, as the page itself measures it. */
function delayAfter(page: Page, pointerEvent: 'pointerover' | 'pointerout'): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        let since = 0;
        // Of several departures the last one counts, of arrivals the first.
        document.addEventListener(
          name,
          () => {
            if (name === 'pointerout' || since === 0) since = performance.now();
          },
          true,
        );
        // `beforetoggle` comes at once, `toggle` in a task of its own.
        document.addEventListener('beforetoggle', () => resolve(performance.now() - since), {
          capture: true,
          once: true,
        });
      }),
    pointerEvent,
  );
}

test.describe('the menu of tools', () => {
  const entries = (page: Page) => toolMenu(page).getByRole('link');

  for (const lang of LANGS) {
    test(`lists the tools of the home page, then all others, below its button (${lang})`, async ({ page }) => {
      await page.goto(inLang('/', lang));
      const cards = page.getByRole('region', { name: text('toolFamilyTitle', lang) }).getByRole('link');
      const family = await cards.evaluateAll((all) => all.map((card) => [card.getAttribute('href'), card.textContent]));
      await openReady(page, inLang(START, lang));
      await toolButton(page, lang).click();
      await expect(entries(page)).toHaveCount(8);
      for (const [index, [url, words = '']] of family.entries()) {
        const one = entries(page).nth(index);
        await expect(one).toHaveAttribute('href', url!);
        expect(words).toContain(await one.textContent());
      }
      await expect(entries(page).last()).toContainText(text('ecosystemText', lang));
      for (const one of await entries(page).all()) await expect(one).toHaveAttribute('target', '_blank');
      const [from, box] = await Promise.all([toolButton(page, lang).boundingBox(), toolMenu(page).boundingBox()]);
      expect(Math.abs(box!.x - from!.x)).toBeLessThanOrEqual(16);
      expect(box!.y).toBeGreaterThanOrEqual(from!.y + from!.height - 1);
    });
  }

  test('opens 100 ms after the pointer came, and closes 100 ms after it left', async ({ page }) => {
    await openReady(page, START);
    const opening = delayAfter(page, 'pointerover');
    await toolButton(page).hover();
    expect(await opening).toBeGreaterThanOrEqual(99);
    await expect(toolButton(page)).toHaveAttribute('aria-expanded', 'true');
    await entries(page).first().hover();
    await page.waitForTimeout(250);
    await expect(toolMenu(page)).toBeVisible();
    const closing = delayAfter(page, 'pointerout');
    await page.mouse.move(900, 600);
    expect(await closing).toBeGreaterThanOrEqual(99);
    await expect(toolMenu(page)).toBeHidden();
    await expect(toolButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens by Enter, Space and arrow down, not by mere focus; Escape closes it', async ({ page }) => {
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

  test('asks for the logos only when it opens; a click outside closes it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().startsWith(LOGO_HOST) && asked.push(request.url()));
    await openReady(page, START);
    expect(asked).toEqual([]);
    await toolButton(page).click();
    await expect.poll(() => new Set(asked).size).toBe(8);
    await page.mouse.click(900, 700);
    await expect(toolMenu(page)).toBeHidden();
  });
});
