import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { toolGroups } from '../../theme/components/frame/ToolFamily/tools.ts';
import { expect, inLang, type Lang, openReady, test, text } from './support.ts';

const route = '/guide/start/intro';
const parts = (page: Page, lang: Lang = 'en') => {
  const button = page.getByRole('banner').getByRole('button', { name: text('toolsMenu', lang), exact: true });
  const popover = page.locator('#tools');
  return { button, popover, entries: popover.getByRole('link') };
};

for (const lang of ['en', 'zh'] as const) {
  test(`rows 13 to 15, 272: the popover has eight entries, the last one is the ecosystem (${lang})`, async ({
    page,
  }) => {
    await openReady(page, inLang(route, lang));
    const { button, entries } = parts(page, lang);
    await button.click();
    await expect(entries).toHaveCount(8);
    for (const [index, tool] of toolGroups.flatMap(({ links }) => links).entries()) {
      const entry = entries.nth(index);
      await expect(entry).toContainText(lang === 'zh' ? tool.desc : tool.descEn);
      await expect(entry).toHaveAttribute('href', tool.url);
      await expect(entry).toHaveAttribute('target', '_blank');
    }
  });
}

/** How long after the pointer event the popover began to open or close, in ms, as the page itself measures it. */
const delayAfter = (page: Page, pointerEvent: 'pointerover' | 'pointerout') =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve) => {
        let since = 0;
        document.addEventListener(name, () => (since ||= performance.now()), true);
        document.addEventListener('beforetoggle', () => resolve(performance.now() - since), {
          capture: true,
          once: true,
        });
      }),
    pointerEvent,
  );

test('rows 191, 269: it opens 100 ms after the pointer came, and closes 100 ms after it left', async ({ page }) => {
  await openReady(page, route);
  const { button, popover } = parts(page);
  const opening = delayAfter(page, 'pointerover');
  await button.hover();
  expect(await opening).toBeGreaterThanOrEqual(99);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await popover.getByRole('link').first().hover();
  await page.waitForTimeout(250);
  await expect(popover).toBeVisible();
  const closing = delayAfter(page, 'pointerout');
  await page.mouse.move(900, 600);
  expect(await closing).toBeGreaterThanOrEqual(99);
  await expect(popover).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('row 192: Escape closes it, and the focus is on the button again', async ({ page }) => {
  await openReady(page, route);
  const { button, popover, entries } = parts(page);
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(popover, 'the keyboard reaching the button opens it').toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popover).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(popover).toBeHidden();
});

test('the menu that focus opened closes when focus goes on', async ({ page }) => {
  await openReady(page, route);
  const { button, popover } = parts(page);
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(popover).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(popover).toBeHidden();
});

test('row 191: a click outside closes it', async ({ page }) => {
  await openReady(page, route);
  const { button, popover } = parts(page);
  await button.click();
  await expect(popover).toBeVisible();
  await page.mouse.click(900, 700);
  await expect(popover).toBeHidden();
});

for (const width of [1440, 768, 390]) {
  test(`rows 267, 268: it hangs from the left end of the button, with a title of 177 px at least (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openReady(page, route);
    const { button, popover } = parts(page);
    await button.click();
    await expect(popover).toBeVisible();
    const [from, box, title] = await Promise.all([
      button.boundingBox(),
      popover.boundingBox(),
      popover.getByText('Rstack tools').boundingBox(),
    ]);
    if (!from || !box || !title) throw new Error('nothing drawn');
    expect(Math.abs(box.x - from.x)).toBeLessThanOrEqual(16);
    expect(box.y).toBeGreaterThanOrEqual(from.y + from.height - 1);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(title.width).toBeGreaterThanOrEqual(177);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the open menu (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openReady(page, route);
    await parts(page).button.click();
    await expect(parts(page).popover).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('#tools').include('[popovertarget=tools]').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}

test('logos are asked for only when the menu opens', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith('https://assets.rspack.rs/') && asked.push(request.url()));
  await openReady(page, route);
  expect(asked).toEqual([]);
  await parts(page).button.click();
  await expect.poll(() => new Set(asked).size).toBe(8);
});

test.describe('when the logo host does not answer', () => {
  test.use({ allowErrors: /ERR_FAILED/ });
  test('row 217: the monograms stand, nothing moves', async ({ page }) => {
    await page.route('https://assets.rspack.rs/**', (request) => request.abort());
    await page.goto('/');
    const cards = page.getByRole('region', { name: text('toolFamilyTitle') }).getByRole('listitem');
    const before = await cards.evaluateAll((all) => all.map((card) => card.clientHeight));
    await cards.first().scrollIntoViewIfNeeded();
    await expect
      .poll(() => cards.locator('img').evaluateAll((all) => all.every((image) => (image as HTMLImageElement).complete)))
      .toBe(true);
    expect(await cards.evaluateAll((all) => all.map((card) => card.clientHeight))).toEqual(before);
    for (const image of await cards.locator('img').all()) expect((await image.boundingBox())?.width ?? 0).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('row 13: the button opens the menu', async ({ page }) => {
    await page.goto(route);
    const { button, entries } = parts(page);
    await button.click();
    await expect(entries).toHaveCount(8);
    await expect(entries.first()).toBeVisible();
  });
});
