/** A developer who has never heard of Rsdoctor opens the home page. */
import type { Page } from '@playwright/test';
import { tiles } from '../../theme/components/frame/Home/sample.ts';
import { toolGroups } from '../../theme/components/frame/ToolFamily/tools.ts';
import { pages } from '../lib/docs.ts';
import { mark, stayed } from './lib/frame.ts';
import { expect, inLang, LANGS, type Lang, LOGO_HOST, openReady, ready, test, text } from './lib/test.ts';

interface Feature {
  title: string;
  details: string;
  link: string;
}
const tools = toolGroups[0]!.links;

/** What the writer of the home page has put on it. */
const home = (lang: Lang) => {
  const { frontmatter } = pages(lang).find(({ route }) => route === inLang('/', lang))!;
  return frontmatter as { titleSuffix: string; description: string; features: Feature[] };
};

test('the bar is part of the page until that is scrolled by 100 px', async ({ page }) => {
  await page.goto('/');
  const edge = async (top: number) => {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForTimeout(100);
    return page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).borderBlockEndColor);
  };
  const none = 'rgba(0, 0, 0, 0)';
  expect(await edge(0)).toBe(none);
  expect(await edge(99)).toBe(none);
  expect(await edge(101)).not.toBe(none);
  expect(await edge(900)).not.toBe(none);
});

for (const lang of LANGS) {
  test.describe(lang, () => {
    const { titleSuffix, description, features } = home(lang);

    test('says what Rsdoctor is, shows what it does, and leads to each part', async ({ page }) => {
      await openReady(page, inLang('/', lang));
      await test.step('in the tab and in a search result', () => saysWhatItIs(page));
      await test.step('each feature: an icon, a title, a sentence and a link to its page in this language', () =>
        showsFeatures(page));
      await test.step('each tile of the treemap: its package and size, and the way into the live report', () =>
        showsTiles(page));
      await test.step('the sister tools in this language, with lazy logos, in a new tab', () => showsTools(page));
      await test.step('the whole face of a feature leads to its page, without a reload', () => leadsToFeature(page));
      await test.step('the live report is one click away', () => leadsToReport(page));
    });

    async function saysWhatItIs(page: Page): Promise<void> {
      await expect(page).toHaveTitle(`Rsdoctor${titleSuffix}`);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
      // The line that the product is described by.
      if (lang === 'en') expect(description).toMatch(/one-stop build analyzer for Rspack and webpack/i);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveAccessibleName(/^Rsdoctor/);
      await expect(page.getByRole('contentinfo')).toContainText('© 2024');
    }

    async function showsFeatures(page: Page): Promise<void> {
      // Either bundler, compile time, loaders, bundles and modules, comparison, rules: what the product promises.
      expect(features.length).toBeGreaterThanOrEqual(6);
      const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
      await expect(cards).toHaveCount(features.length);
      for (const [index, { title, details, link }] of features.entries()) {
        const card = cards.nth(index);
        await expect(card.locator('svg')).toBeVisible();
        await expect(card.getByRole('heading')).toHaveText(title);
        await expect(card.getByRole('paragraph')).toHaveText(details);
        await expect(card.getByRole('link')).toHaveAttribute('href', inLang(link, lang));
        expect((await page.request.get(inLang(link, lang))).status(), link).toBe(200);
      }
    }

    async function showsTiles(page: Page): Promise<void> {
      const links = page.locator('figure').getByRole('listitem').getByRole('link');
      // What is too narrow for a finger has a name and is no link.
      const wide = tiles.filter(({ w }) => w >= 8);
      await expect(page.locator('figure').getByRole('img')).toHaveCount(tiles.length - wide.length);
      await expect(links).toHaveCount(wide.length);
      for (const [index, { size }] of wide.entries()) {
        const tile = links.nth(index);
        await expect(tile).toHaveAccessibleName(new RegExp(`^.+${text('colonText', lang)}${size} kB$`));
        await expect(tile).toHaveAttribute('href', `${inLang('/preview/', lang)}?sample=report#/bundle/size`);
      }
      // What has no room in a tile is read when the pointer or the keyboard is on it.
      const last = links.last();
      const tip = () =>
        last.evaluate((tile) => {
          const { content, display } = getComputedStyle(tile, '::after');
          return display !== 'none' && content.startsWith('"') && content !== '""';
        });
      expect(await tip()).toBe(false);
      await last.hover();
      expect(await tip()).toBe(true);
      await page.mouse.move(5, 5);
      await page.keyboard.press('Tab');
      await last.focus();
      expect(await tip()).toBe(true);
    }

    async function leadsToFeature(page: Page): Promise<void> {
      await mark(page);
      // Forced: what lies over the text is the link itself.
      await page.getByRole('listitem').getByText(features[0]!.details).click({ force: true });
      await expect(page).toHaveURL(inLang(features[0]!.link, lang));
      await page.goBack();
      await expect(page).toHaveURL(inLang('/', lang));
      expect(await stayed(page)).toBe(true);
    }

    async function leadsToReport(page: Page): Promise<void> {
      const actions = page
        .getByRole('region', { name: /^Rsdoctor/ })
        .locator('p')
        .getByRole('link');
      await expect(actions.nth(1)).toHaveAttribute('href', `${inLang('/preview/', lang)}?sample=report`);
      await actions.nth(1).click();
      await expect(page.locator('iframe')).toBeVisible();
    }

    async function showsTools(page: Page): Promise<void> {
      const links = page.getByRole('region', { name: text('toolFamilyTitle', lang) }).getByRole('link');
      await expect(links).toHaveCount(tools.length);
      for (const [index, tool] of tools.entries()) {
        const link = links.nth(index);
        await expect(link).toContainText(tool.name);
        await expect(link.locator('p')).toHaveText(lang === 'zh' ? /\p{Script=Han}/u : /^[^\p{Script=Han}]+$/u);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link.locator('img')).toHaveAttribute('loading', 'lazy');
        await expect(link.locator('img')).toHaveAttribute('src', tool.logo);
      }
    }
  });
}

test.describe('the host of the logos', () => {
  test.use({ allowErrors: /ERR_/ });
  const cards = (page: Page) => page.getByRole('region', { name: text('toolFamilyTitle') }).getByRole('listitem');

  test('is silent or down: names and drawn marks stand for the logos, and nothing moves', async ({ page }) => {
    await page.route(`${LOGO_HOST}/**`, () => {});
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await ready(page);
    await page.unrouteAll();
    await page.route(`${LOGO_HOST}/**`, (route) => route.abort());
    await page.goto('/');
    const heights = () => cards(page).evaluateAll((all) => all.map((card) => card.clientHeight));
    const before = await heights();
    await cards(page).first().scrollIntoViewIfNeeded();
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        cards(page)
          .locator('img')
          .evaluateAll((all) => all.every((image) => (image as HTMLImageElement).complete)),
      )
      .toBe(true);
    expect(await heights()).toEqual(before);
    for (const image of await cards(page).locator('img').all()) expect((await image.boundingBox())?.width ?? 0).toBe(0);
    await expect(cards(page).last().getByRole('link')).toBeVisible();
    const marks = await cards(page)
      .locator('img')
      .evaluateAll((all) =>
        all.map(({ parentElement }) => {
          const { width, maskImage, maskPosition } = getComputedStyle(parentElement!, '::before');
          return [Number.parseFloat(width) > 20, maskImage, maskPosition];
        }),
      );
    for (const [isSeen, image] of marks) {
      expect(isSeen).toBe(true);
      expect(image).toContain('.svg');
    }
    expect(new Set(marks.map(([, , position]) => position)).size, 'a mark of its own for each').toBe(tools.length);
    const [, file = ''] = /url\("([^"]+)"\)/.exec(String(marks[0]![1])) ?? [];
    expect((await page.request.get(file)).headers()['content-type']).toContain('image/svg+xml');
  });
});

test('the treemap fills its box at every width, and its tiles are seen', async ({ page }) => {
  await page.goto('/');
  for (const [width, theme] of [
    [390, 'dark'],
    [820, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    const faults = await page.locator('figure ul').evaluate((list) => {
      const frame = list.getBoundingClientRect();
      const boxes = [...list.querySelectorAll('[aria-label]')].map((tile) => ({
        name: tile.ariaLabel,
        box: tile.getBoundingClientRect(),
        text: tile.firstElementChild!.getBoundingClientRect(),
        border: getComputedStyle(tile).borderTopWidth,
      }));
      return boxes.flatMap(({ name, box, text, border }, index) => [
        ...(box.right > frame.right + 0.5 || box.bottom > frame.bottom + 0.5 ? [`${name} leaves the box`] : []),
        ...(box.width > 12 && (text.right > box.right + 0.5 || text.width < 8)
          ? [`the label of ${name} is not in it`]
          : []),
        ...(border === '0px' ? [`${name} has no border`] : []),
        ...boxes
          .slice(index + 1)
          .filter(
            (other) =>
              box.left < other.box.right - 0.5 &&
              other.box.left < box.right - 0.5 &&
              box.top < other.box.bottom - 0.5 &&
              other.box.top < box.bottom - 0.5,
          )
          .map((other) => `${name} lies on ${other.name}`),
      ]);
    });
    expect(faults, `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
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
  const { link } = home('en').features[0]!;
  await openReady(page, link);
  const doc = await page.evaluate(looksOfMain);
  await mark(page);
  await page.getByRole('banner').getByRole('link', { name: 'Rsdoctor', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Rsdoctor/);
  // No picture is taken before the sheet is there: the heading comes with it.
  const byLink = await page.evaluate(looksOfMain);
  await page.getByRole('main').locator(`a[href="${link}"]`).first().click();
  await expect(page).toHaveURL(link);
  await expect.poll(() => page.evaluate(looksOfMain)).toEqual(doc);
  expect(await stayed(page)).toBe(true);
  await page.goto('/');
  expect(byLink).toEqual(await page.evaluate(looksOfMain));
});
