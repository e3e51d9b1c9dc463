/** A reader looks at the pictures of the report. */
import type { Locator, Page } from '@playwright/test';
import { readRecord } from '@rsdoctor-docs/evidence/picture-files';
import { shots as pictures } from '@rsdoctor-docs/evidence/picture-list';
import { htmlOf, routes } from '../../../tests/lib/built.ts';
import { PICTURES, pageWithShot, WIDE_PICTURES } from '../../../tests/site/lib/pages.ts';
import { expect, inLang, openReady, pathsAsked, test, text } from '../../../tests/site/lib/test.ts';
import { shotId } from './id.ts';
import { PHONE_COLUMN } from './phone.ts';
import { COLUMN } from './shot.check.ts';

const { shots } = readRecord();
/** A picture of which a phone shows columns in its middle, with numbers. */
const CUT = 'loaders-timeline-total';

/** Brings every picture near, one after the other, and waits until it is there: none is asked for later. */
async function scrollThrough(page: Page): Promise<void> {
  for (const image of await page.locator('.rspress-doc picture:visible img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
  }
}

// Language and theme choose the file independently: two of the four pairs cover both languages and both themes.
for (const [lang, theme, other] of [
  ['en', 'light', 'dark'],
  ['zh', 'dark', 'light'],
] as const) {
  test(`only pictures of the theme and language are loaded, when they come near (${lang}, ${theme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    const endingIn = (colours: string) => `${lang === 'zh' ? '.zh' : ''}.${colours}.avif`;
    const seen = pathsAsked(page, '/shots/');
    await page.setViewportSize({ width: 1440, height: 300 });
    await openReady(page, inLang(PICTURES, lang));
    await page.waitForLoadState('networkidle');
    const images = page.locator('.rspress-doc picture img');
    // Each picture is there once for each theme.
    expect(seen.length).toBeLessThan((await images.count()) / 2);
    await scrollThrough(page);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.filter((path) => !path.endsWith(endingIn(theme)))).toEqual([]);
    await test.step('they say what they show', async () => {
      for (const alt of await images.evaluateAll((all) => all.map((image) => (image as HTMLImageElement).alt)))
        expect(alt).toMatch(lang === 'zh' ? /\p{Script=Han}.*\p{Script=Han}/u : /\w{3}.* .*\w/);
    });
    await test.step('the other theme brings the others', async () => {
      seen.length = 0;
      await page.getByRole('button', { name: text('darkTheme', lang) }).click();
      await expect(page.locator('html')).toHaveCSS('color-scheme', other);
      await scrollThrough(page);
      await expect.poll(() => seen.length).toBeGreaterThan(0);
      expect(seen.filter((path) => !path.endsWith(endingIn(other)))).toEqual([]);
    });
    await test.step('one opens large', async () => {
      await page.locator('.rspress-doc picture:visible img').first().click();
      await expect(page.getByRole('dialog').locator('img')).toHaveAttribute(
        'src',
        new RegExp(`/shots/.*${endingIn(other)}$`),
      );
    });
  });
}

/** Expects the ring of a figure at a place of its picture, in per cent: `12,34`. */
async function expectRingAt(figure: Locator, place: string): Promise<void> {
  const [x, y] = place.split(',').map(Number);
  const ring = figure.locator('.ring');
  await expect(ring).toBeVisible();
  const [lit, picture] = [(await ring.boundingBox())!, (await figure.locator('picture:visible img').boundingBox())!];
  expect(Math.abs(lit.x + lit.width / 2 - picture.x - (picture.width * x!) / 100)).toBeLessThan(3);
  expect(Math.abs(lit.y + lit.height / 2 - picture.y - (picture.height * y!) / 100)).toBeLessThan(3);
}

test('a number in the text lights its twin in the picture, by pointer and by keyboard', async ({ page }) => {
  await openReady(page, PICTURES);
  // One of a caption opens the live report.
  const mark = page.locator('[data-mark]:not(figcaption *)').first();
  const [id, number] = (await mark.getAttribute('data-mark'))!.split(' ');
  const figure = page.locator(`[id="${id}"]`);
  const place = (await figure.getAttribute('data-marks'))!.split(' ')[Number(number) - 1]!;
  await mark.hover();
  await expectRingAt(figure, place);
  await page.mouse.move(0, 0);
  await expect(figure.locator('.ring')).toHaveCount(0);
  await mark.focus();
  await expectRingAt(figure, place);
  await mark.press('Enter');
  await expect(figure.locator('picture:visible')).toBeInViewport({ ratio: 0.9 });
});

test('for a reader who wants no motion, a chosen number brings its picture into view at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 300 });
  await openReady(page, PICTURES);
  // One of a caption opens the live report, which is a second move.
  const mark = page.locator('[data-mark]:not(figcaption *)').first();
  const [id] = (await mark.getAttribute('data-mark'))!.split(' ');
  await mark.focus();
  await expect(page.locator('.ring')).toBeAttached();
  const top = () => page.locator(`[id="${id}"]`).evaluate((figure) => figure.getBoundingClientRect().top);
  const before = await top();
  await mark.evaluate((button) => (button as HTMLElement).click());
  await expect.poll(top, { intervals: [0] }).not.toBe(before);
  const after = await top();
  await page.waitForTimeout(600);
  expect(await top()).toBe(after);
});

test.describe('with two fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('an open picture becomes larger and small again, and the page stays where it was', async ({ page }) => {
    await openReady(page, PICTURES);
    const image = page.locator('.rspress-doc picture:visible img').first();
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
    await image.tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveAttribute('data-state', 'opened');
    const [scale, top] = [() => page.evaluate(() => visualViewport!.scale), () => page.evaluate(() => scrollY)];
    const start = await top();
    const browser = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...distance: number[]) =>
      browser.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: distance.flatMap((half) => [-half, half]).map((x, id) => ({ x: 195 + x, y: 420, id })),
      });
    const pinch = async (from: number, to: number) => {
      await touch('touchStart', from);
      for (let step = 1; step <= 10; step++) {
        await touch('touchMove', from + ((to - from) * step) / 10);
        await page.waitForTimeout(30);
      }
      await touch('touchEnd');
    };
    await pinch(40, 120);
    await expect.poll(scale).toBeGreaterThan(2);
    await pinch(120, 20);
    await expect.poll(scale).toBe(1);
    // The time that closing takes, if it has begun.
    await page.waitForTimeout(500);
    await expect(dialog).toHaveAttribute('data-state', 'opened');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await top()).toBe(start);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('of a picture it shows columns that can be read, in their shape before they are loaded', async ({ page }) => {
    await page.route('**/shots/**', (route) => route.fulfill({ body: '' }));
    await openReady(page, pageWithShot(CUT));
    const image = page.locator(`[id="${shotId(CUT)}"] picture:visible img`);
    const { width, height } = shots[CUT]!;
    const [, part] = pictures.find(({ id }) => id === CUT)!.phone!;
    const box = (await image.boundingBox())!;
    expect(part).toBeLessThan(width);
    expect(box.width / box.height).toBeCloseTo(part / height, 1);
    expect(await image.evaluate((element) => element.clientWidth), 'which the check of its text takes it to have').toBe(
      PHONE_COLUMN,
    );
  });

  test('a number in the text lights its twin in these columns, and the picture opens whole where it is touched', async ({
    page,
  }) => {
    await openReady(page, pageWithShot(CUT));
    const figure = page.locator(`[id="${shotId(CUT)}"]`);
    const image = figure.locator('picture:visible img');
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
    const { width, height, files } = shots[CUT]!;
    const [from, part] = pictures.find(({ id }) => id === CUT)!.phone!;
    const marks = files[`${CUT}.light`]!.marks!;
    const shownAt = (x: number) => (((x / 100) * width - from) / part) * 100;
    for (const [index, [x, y]] of marks.entries()) {
      await page
        .locator(`[data-mark="${shotId(CUT)} ${index + 1}"]`)
        .first()
        .focus();
      await expectRingAt(figure, `${shownAt(x)},${y}`);
    }
    const box = (await image.boundingBox())!;
    const [[x, y]] = marks as [[number, number]];
    await image.click({ position: { x: (box.width * shownAt(x)) / 100, y: (box.height * y) / 100 } });
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('img')).toHaveCSS('width', `${width}px`);
    await expect(dialog.locator('p')).toHaveText((await figure.locator('figcaption').textContent())!);
    await expect
      .poll(async () => {
        const open = (await dialog.locator('img').boundingBox())!;
        const mark = { x: open.x + (width * x) / 100, y: open.y + (height * y) / 100 };
        return mark.x > 0 && mark.x < 390 && mark.y > 0 && mark.y < 844;
      }, '① is in the window')
      .toBe(true);
    await page.mouse.wheel(-100, 0);
    await page.mouse.wheel(0, 30);
    await page.waitForTimeout(400);
    await expect(dialog).toHaveAttribute('data-state', 'opened');
    for (let turn = 0; turn < 9; turn++) await page.mouse.wheel(0, -90);
    await expect(dialog).toBeHidden();
  });
});

test('a wide picture is as wide as the check of its text takes it to be', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(WIDE_PICTURES);
  const widths = await page
    .locator('.rspress-doc picture:visible img')
    .evaluateAll((images) => images.map((image) => [Number(image.getAttribute('width')), image.clientWidth]));
  const wide = widths.filter(([own]) => (own ?? 0) > COLUMN + 2);
  expect(wide.length).toBeGreaterThan(0);
  for (const [, shown] of wide) expect(Math.abs((shown ?? 0) - COLUMN)).toBeLessThanOrEqual(2);
});

test('pictures have two widths, one beyond the column and a narrow one with its caption beside it; none touches its frame', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const narrow: string[] = [];
  // Pages without an outline have another width; twins have the same pictures.
  for (const route of routes.filter(
    (each) =>
      !each.startsWith('/zh') && /frame-outline[\s\S]*\/shots\/|\/shots\/[\s\S]*frame-outline/.test(htmlOf(each)),
  )) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const frames = await page.locator('.rspress-doc > figure > div').evaluateAll((all) =>
      all
        .filter((frame) => frame.querySelector('picture') && frame.checkVisibility())
        .map((frame) => {
          const image = [...frame.querySelectorAll('img')].find((one) => one.checkVisibility())!;
          const [outer, inner] = [frame.getBoundingClientRect(), image.getBoundingClientRect()];
          const [figure, column] = ['figure', 'main > *'].map((name) => frame.closest(name)!.getBoundingClientRect());
          const caption = frame.parentElement!.querySelector('figcaption')?.getBoundingClientRect();
          return { outer, inner, caption, figure: figure!, column: column! };
        }),
    );
    for (const { outer, inner, caption, figure, column } of frames) {
      const [left, right] = [inner.left - outer.left, outer.right - inner.right];
      expect.soft(Math.abs(left - right), `${route}: the picture is in the middle`).toBeLessThan(1);
      expect.soft(left, route).toBeGreaterThan(16.5);
      expect.soft(Math.min(inner.top - outer.top, outer.bottom - inner.bottom), route).toBe(17);
      expect.soft(figure.left - column.left, route).toBe(column.right - figure.right);
      if (outer.width === COLUMN + 34) continue;
      narrow.push(route);
      expect.soft(outer.width, `${route}: the other width`).toBe(464);
      // Beside it, or below where the words would have no room.
      if (caption && column.right - outer.right > 250) {
        expect.soft(caption.left - outer.right, `${route}: its caption is beside it`).toBe(16);
        expect.soft(caption.right, route).toBeCloseTo(column.right, 0);
      }
    }
  }
  expect(narrow.length, 'narrow pictures').toBeGreaterThan(5);
});

test('what a picture offers stands on it, and its caption right below', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PICTURES);
  const figure = page.locator('figure:not(.shot-small):has(a[data-live]):has(figcaption)').first();
  const [frame, action, caption] = [
    (await figure.locator('> div').boundingBox())!,
    (await figure.locator('a[data-live]').boundingBox())!,
    (await figure.locator('figcaption').boundingBox())!,
  ];
  expect(action.y + action.height / 2, 'on the edge of the frame, without a row of its own').toBeCloseTo(
    frame.y + frame.height,
    0,
  );
  expect(frame.x + frame.width - (action.x + action.width)).toBeLessThanOrEqual(17);
  expect(action.height).toBe(40);
  expect(caption.y - (frame.y + frame.height)).toBeLessThanOrEqual(8);
});
