/** A reader says once what builds their project, and all pages show what is theirs. */
import type { Page } from '@playwright/test';
import { pages, pageWithMost } from '../../../tests/lib/docs.ts';
import { drawerButton, follow, sidebar } from '../../../tests/site/lib/frame.ts';
import { expect, hold, inLang, openReady, test, text } from '../../../tests/site/lib/test.ts';

/** Pages that differ by bundler, one whose tabs belong to bundlers, and one that shows all the same. */
const DIFFERS = pageWithMost(/<Bundler is="Rspack 2">/);
const OTHER = pages().find(({ text, route }) => text.includes('<Tabs groupId="bundler">') && route !== DIFFERS)!.route;
const TOOLS = pageWithMost(/<Tab label="[^"]+" is="/);
const SAME = pages().find(
  ({ text, route, frontmatter }) =>
    /^\/guide\//.test(route) && !frontmatter.overview && !/<Bundler|"bundler"/.test(text),
)!.route;

const choice = (page: Page) => page.getByRole('combobox', { name: text('bundlerText') });
/** Whom the parts of the page on screen are for. */
const shown = async (page: Page) =>
  [
    ...new Set(
      await page
        .locator('main [data-for]')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility({ contentVisibilityAuto: true }) && !one.hasAttribute('hidden'))
            .map(({ dataset }) => dataset.for),
        ),
    ),
  ].toSorted();
const chosenTabs = async (page: Page) => [
  ...new Set(await page.locator('[data-group=bundler] > * > [aria-selected=true]').allTextContents()),
];

test('the choice changes the page, is in its address, and is kept on others, by keyboard', async ({ page }) => {
  await openReady(page, DIFFERS);
  expect(await shown(page)).toContain('Rspack 2');
  expect(await shown(page)).not.toContain('webpack');
  await choice(page).focus();
  await page.keyboard.press('w');
  await expect(choice(page)).toHaveValue('webpack');
  expect((await shown(page)).filter((name) => !name?.includes('webpack'))).toEqual([]);
  await expect(page).toHaveURL(`${DIFFERS}?bundler=webpack`);
  await choice(page).selectOption('rspack-1');
  await expect(page).toHaveURL(`${DIFFERS}?bundler=rspack-1`);
  await openReady(page, inLang(OTHER, 'zh'));
  expect(await page.evaluate(() => document.documentElement.dataset.bundler)).toBe('2');
  expect((await chosenTabs(page)).every((name) => /^Rspack(?: 1)?$/.test(name!))).toBe(true);
});

test('an address with a choice shows it before any script of its own, and to the reader who follows it', async ({
  page,
}) => {
  const letGo = await hold(page, '**/client.*.js');
  await page.goto(`${DIFFERS}?bundler=webpack`, { waitUntil: 'commit' });
  await expect(page.locator('main [data-for="webpack"]').first()).toBeVisible();
  expect((await shown(page)).filter((name) => !name?.includes('webpack'))).toEqual([]);
  letGo();
  await expect(choice(page)).toHaveValue('webpack');
  await follow(page, SAME);
  await openReady(page, OTHER);
  expect(await chosenTabs(page)).toEqual(['webpack']);
});

test('what earlier pages stored keeps its meaning: 0 was Rspack, 1 webpack', async ({ page }) => {
  for (const [stored, name] of [
    ['0', 'rspack-2'],
    ['1', 'webpack'],
  ] as const) {
    await page.addInitScript((value) => localStorage.setItem('rspress.tabs.bundler', value), stored);
    await openReady(page, DIFFERS);
    await expect(choice(page)).toHaveValue(name);
  }
});

test('tabs that belong to a bundler are one choice with the switch', async ({ page }) => {
  const tab = (name: string) => page.locator('main').getByRole('tab', { name, exact: true });
  await openReady(page, TOOLS);
  await tab('Next.js').click();
  await expect(choice(page)).toHaveValue('webpack');
  await choice(page).selectOption('rspack-1');
  await expect(tab('Rspack')).toHaveAttribute('aria-selected', 'true');
  await tab('Rsbuild').click();
  await expect(choice(page)).toHaveValue('rspack-1');
  await choice(page).selectOption('webpack');
  await expect(tab('webpack')).toHaveAttribute('aria-selected', 'true');
});

test('a link to a heading that the choice hides makes the other choice', async ({ page }) => {
  await openReady(page, DIFFERS);
  await page.evaluate(() => {
    document
      .querySelector('main h2')!
      .insertAdjacentHTML('afterend', '<div data-for="webpack"><h3 id="theirs">Theirs</h3></div>');
    dispatchEvent(new Event('storage'));
  });
  const heading = page.locator('#theirs');
  expect(await heading.evaluate((one) => one.checkVisibility())).toBe(false);
  await page.evaluate(() => (location.hash = 'theirs'));
  await expect(choice(page)).toHaveValue('webpack');
  await expect(heading).toBeInViewport();
});

test('a page that shows all the same has no switch, before and after a link', async ({ page }) => {
  await openReady(page, SAME);
  await expect(choice(page)).toBeHidden();
  await openReady(page, DIFFERS);
  await expect(choice(page)).toBeVisible();
  await sidebar(page).locator(`a[href="${SAME}"]`).first().click();
  await expect(page).toHaveURL(SAME);
  await expect(choice(page)).toBeHidden();
});

test('paper has the choice alone, without labels', async ({ page }) => {
  await openReady(page, `${DIFFERS}?bundler=webpack`);
  await page.emulateMedia({ media: 'print' });
  expect((await shown(page)).filter((name) => !name?.includes('webpack'))).toEqual([]);
  const block = page.locator('main [data-for]:visible').first();
  expect(await block.evaluate((one) => getComputedStyle(one, '::before').content)).toBe('none');
});

test('a finger hits the switch on a phone, where it is in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, DIFFERS);
  await drawerButton(page, 'en').click();
  const box = (await choice(page).boundingBox())!;
  expect([box.height >= 44, box.width >= 44, box.x + box.width <= 390]).toEqual([true, true, true]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('all is shown, each with its bundlers', async ({ page }) => {
    await page.goto(DIFFERS);
    for (const name of ['Rspack 2', 'Rspack 1', 'webpack']) {
      const block = page.locator(`main [data-for="${name}"]`).first();
      await expect(block).toBeVisible();
    }
    await expect(choice(page)).toBeHidden();
  });
});
