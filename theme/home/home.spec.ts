/** A developer who has never heard of Rsdoctor opens the home page. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import { addressName, BUNDLERS, PROGRAMS } from '@rsdoctor-docs/parts/bundlers';
import { DIR } from '#tests/lib/built.ts';
import { pages } from '#tests/lib/docs.ts';
import { mark, stayed } from '#tests/site/lib/frame.ts';
import { copied, expect, inLang, LANGS, type Lang, LOGO_HOST, openReady, test, text } from '#tests/site/lib/test.ts';
import type { HomeContent } from './content.ts';
import { babel, filled, largeOf, mb } from './sample.ts';

/** What the writer of the home page has put on it. */
const home = (lang: Lang) => {
  const { frontmatter } = pages(lang).find(({ route }) => route === inLang('/', lang))!;
  return frontmatter as Required<HomeContent> & { titleSuffix: string; description: string };
};

const panel = (page: Page, title: string) => page.getByRole('region', { name: title });
const choose = (page: Page, title: string) => page.locator('.home-tabs label', { hasText: title }).click();

for (const lang of LANGS)
  test(`home says what Rsdoctor is, answers four questions, shows six features, and leads to each (${lang})`, async ({
    page,
  }) => {
    const { titleSuffix, description, stage, features, story } = home(lang);
    await openReady(page, inLang('/', lang));
    const main = page.getByRole('main');
    await expect(page).toHaveTitle(`Rsdoctor${titleSuffix}`);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
    // The line that the product is described by.
    if (lang === 'en') expect(description).toMatch(/one-stop build analyzer for Rspack and webpack/i);
    await expect(main.getByRole('heading', { level: 1 })).toHaveAccessibleName(/^Rsdoctor/);
    await expect(page.getByRole('contentinfo')).toContainText('© 2024');

    for (const { title, of, more } of [stage.large, stage.slow, stage.grown, stage.reason]) {
      await choose(page, title);
      await expect(main.locator('.home-panel:visible')).toHaveCount(1);
      await expect(panel(page, title)).toContainText(filled(of, 'Rspack 2'));
      await expect(panel(page, title).getByRole('link')).toHaveText([more.text]);
    }
    // Any project of either bundler, timing diagrams, loaders, modules, comparison, rules: what the product promises.
    expect(features).toHaveLength(6);
    for (const { title, details, link } of features) {
      const card = main.getByRole('link').filter({ has: page.getByRole('heading', { level: 2, name: title }) });
      await expect(card).toHaveAttribute('href', inLang(link!, lang));
      await expect(card).toContainText(filled(details, 'Rspack 2'));
      await expect(card.locator('svg')).toBeVisible();
    }
    for (const name of story.steps) await expect(main.getByRole('heading', { level: 3, name })).toBeVisible();
    await test.step('a sample report is one click away', async () => {
      await main.getByRole('link', { name: stage.reason.more.text }).click();
      await expect(page).toHaveURL(new RegExp(`${inLang('/preview/', lang)}\\?sample=report`));
      await expect(page.locator('iframe')).toBeVisible();
    });
  });

test('the numbers of the chosen bundler are those of the guide that the stage leads to', async ({ page }) => {
  const { title, more } = home('en').stage.large;
  for (const { name } of BUNDLERS) {
    await openReady(page, '/');
    await page.getByRole('main').getByRole('combobox').selectOption(addressName(name));
    const { before, after } = largeOf(name);
    await expect.poll(() => counted(page)).toBe(`${mb(before)}MB`);
    await expect(panel(page, title)).toContainText(name);
    await panel(page, title).getByRole('link', { name: more.text }).click();
    const table = page.getByRole('main').locator('table').filter({ visible: true }).first();
    await expect(table).toContainText(`${mb(before)} MB`);
    await expect(table).toContainText(`${mb(after)} MB`);
  }
});

/** The number that the panel shows, as the browser tells it to screen readers. */
async function counted(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const below = (id: string): string =>
    nodes
      .filter(({ parentId }) => parentId === id)
      .map(({ nodeId, role, name }) => (role?.value === 'StaticText' ? String(name?.value) : below(nodeId)))
      .join('');
  // The button that copies says nothing yet.
  return nodes
    .flatMap(({ nodeId, role, ignored }) => (role?.value === 'status' && !ignored ? below(nodeId) : []))
    .join('');
}

test('the reader does the first fix: each switch takes its tile off the map and its bytes off the number', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openReady(page, '/?bundler=webpack');
  const { stage } = home('en');
  const answer = panel(page, stage.large.title);
  const { before, after, fixes } = largeOf('webpack');
  const switches = await answer.getByRole('checkbox').all();
  expect(switches).toHaveLength(fixes.length);
  // Every set of fixes, each one switch away from the one before (Gray code).
  let left = before;
  for (let step = 0; step < 2 ** switches.length; step += 1) {
    await expect.poll(() => counted(page)).toBe(`${mb(left)}MB`);
    const shown = await answer
      .locator('[data-for="webpack"] .home-tile > span')
      .evaluateAll((all) => all.map((one) => !getComputedStyle(one).clipPath.includes('100%')));
    expect(fixes.reduce((sum, { size }, index) => sum + (shown[index] ? size : 0), after)).toBe(left);
    // The guide's last build: its report takes the place of the map.
    await expect(answer.locator('.home-screen img').filter({ visible: true })).toHaveCount(left === after ? 1 : 0);
    const next = Math.log2((step + 1) & -(step + 1));
    if (next >= switches.length) break;
    await switches[next]!.focus();
    await page.keyboard.press('Space');
    left += ((await switches[next]!.isChecked()) ? -1 : 1) * fixes[next]!.size;
  }
  await choose(page, stage.slow.title);
  await expect.poll(() => counted(page)).toBe(`${babel.files}files`);
  await panel(page, stage.slow.title).getByRole('checkbox').check();
  await expect.poll(() => counted(page)).toBe(`${babel.files - babel.packages}files`);
});

test('questions are chosen by keyboard, and a motion changes sizes, never colors but that of a control under the hand', async ({
  page,
}) => {
  await page.goto('/');
  const { large: first, slow: second } = home('en').stage;
  await page.getByRole('radio', { name: first.title }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: second.title })).toBeChecked();
  await expect(panel(page, second.title)).toBeVisible();
  const moved = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('.home-stage *')].flatMap((one) =>
        getComputedStyle(one).transitionDuration === '0s' ? [] : getComputedStyle(one).transitionProperty.split(', '),
      ),
    );
  expect(new Set(moved)).toEqual(new Set(['--n', '--step', 'clip-path', 'transform']));
});

test('the first screen is one composition: a line of controls of one height, and a panel without a hole', async ({
  page,
}) => {
  for (const lang of LANGS) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openReady(page, inLang('/', lang));
    const boxes = await page
      .locator('.home-actions > a, .show-for, .home-install, .home-chip summary')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes).toHaveLength(4);
    expect(new Set(boxes.map(({ top, bottom }) => `${Math.round(top)} to ${Math.round(bottom)}`)).size).toBe(1);
    for (const width of [390, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const question of ['large', 'slow', 'grown', 'reason'] as const) {
        await choose(page, home(lang).stage[question].title);
        const holes = await page.locator('.home-panel:visible').evaluate((panel) => {
          const parts = [...panel.querySelectorAll('.home-head, .home-row, .home-rows > div, .home-next')];
          const [head, ...rest] = parts
            .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            .map((part) => part.getBoundingClientRect())
            .filter(({ height }) => height > 0);
          // On a phone the picture stands below the head.
          const before = panel.clientWidth < 600 ? rest[0]! : head!;
          return rest
            .map(({ top }, index) => top - (index ? rest[index - 1]! : before).bottom)
            .filter((hole) => hole > 16);
        });
        expect(holes, `${lang}, ${question}, ${width} px`).toEqual([]);
      }
    }
  }
});

test('home is short: three windows of a desktop, five of a phone', async ({ page }) => {
  for (const [width, height, most] of [
    [1440, 900, 2600],
    [390, 844, 4400],
  ] as const)
    for (const lang of LANGS) {
      await page.setViewportSize({ width, height });
      await openReady(page, inLang('/', lang));
      const high = await page.evaluate(() => {
        for (const part of document.querySelectorAll<HTMLElement>('main > *')) part.style.contentVisibility = 'visible';
        return document.documentElement.scrollHeight;
      });
      expect(high, `${lang} at ${width} px`).toBeLessThanOrEqual(most);
    }
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

test('the install command and the lines of the config follow the choice of a bundler', async ({ page }) => {
  await openReady(page, '/');
  const hero = page.getByRole('region', { name: /^Rsdoctor/ });
  const { install } = home('en');
  await hero.getByText(install.lines).click();
  for (const { name } of BUNDLERS) {
    await hero.getByRole('combobox').selectOption(addressName(name));
    const program = PROGRAMS.find((one) => name.startsWith(one))!;
    await hero.getByRole('button', { name: install.copy }).click();
    expect(await copied(page)).toBe(`npm i -D @rsdoctor/${program.toLowerCase()}-plugin`);
    const code = hero.locator('pre').filter({ visible: true });
    await expect(code).toHaveCount(2);
    await expect(code.first()).toContainText(`new Rsdoctor${program[0]!.toUpperCase()}${program.slice(1)}Plugin()`);
    // Colors of code, and marks of what is new.
    await expect(code.first().locator('.add').first()).toBeVisible();
    const colors = await code
      .first()
      .locator('.line span')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
    expect(new Set(colors).size).toBeGreaterThan(2);
  }
});

test('a report is chosen, or dropped anywhere on the page, and opens in the same tab', async ({ page }) => {
  const report = path.join(DIR, 'demo/rsdoctor-data.json');
  const opens = async () => {
    await expect(page.locator('iframe')).toBeVisible();
    await expect(page).toHaveURL('/preview/');
    expect(await stayed(page)).toBe(true);
  };
  await openReady(page, '/');
  // A load would lose the report.
  await mark(page);
  await page.getByLabel(home('en').own.drop).setInputFiles(report);
  await opens();
  await openReady(page, '/');
  await mark(page);
  const data = await page.evaluateHandle(async (address) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([await (await fetch(address)).blob()], 'rsdoctor-data.json'));
    return transfer;
  }, '/demo/rsdoctor-data.json');
  const heading = page.getByRole('heading', { level: 1 });
  // The browser sends the event again and again while the file is held.
  await expect(async () => {
    await heading.dispatchEvent('dragover', { dataTransfer: data });
    await expect(page.locator('main[data-over]')).toBeVisible({ timeout: 100 });
  }).toPass();
  await heading.dispatchEvent('drop', { dataTransfer: data });
  await opens();
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
  const { link } = home('en').stage.large.more;
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
