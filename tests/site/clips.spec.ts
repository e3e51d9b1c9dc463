/** A reader plays a clip of the report in the place of its picture. */
import type { Page } from '@playwright/test';
import { pageWithClip } from './lib/pages.ts';
import { expect, inLang, openReady, pathsAsked, test, text } from './lib/test.ts';

const link = (page: Page) => page.locator('.rspress-doc a[data-does="clip"]').first();
const video = (page: Page) => page.locator('.rspress-doc video');

for (const [lang, theme] of [
  ['en', 'light'],
  ['zh', 'dark'],
] as const)
  test(`nothing is loaded before the click; then it plays in the theme, in the place of the picture (${lang}, ${theme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'no-preference' });
    const seen = pathsAsked(page, '/clips/');
    await openReady(page, inLang(pageWithClip(), lang));
    await link(page).scrollIntoViewIfNeeded();
    await expect(link(page)).toHaveText(/^▶ .{8}/);
    expect(seen).toEqual([]);
    const picture = link(page).locator('xpath=..').locator('picture:visible');
    await expect(picture).toHaveCount(1);
    await link(page).click();
    await expect(video(page)).toHaveJSProperty('paused', false);
    await expect(video(page)).toHaveJSProperty('muted', true);
    await expect.poll(() => video(page).evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
    expect(seen.every((path) => path.endsWith(`.${theme}.webm`))).toBe(true);
    await expect(picture).toHaveCount(0);
    await link(page).click();
    await expect(video(page)).toHaveCount(0);
    await expect(picture).toHaveCount(1);
    await expect(link(page)).toHaveText(/^▶ /);
  });

test('Enter plays a clip, Space pauses it, Escape brings the picture back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openReady(page, pageWithClip());
  await link(page).focus();
  await page.keyboard.press('Enter');
  await expect(video(page)).toBeFocused();
  await expect(video(page)).toHaveJSProperty('paused', false);
  await page.keyboard.press('Space');
  await expect(video(page)).toHaveJSProperty('paused', true);
  await page.keyboard.press('Escape');
  await expect(video(page)).toHaveCount(0);
  await expect(link(page)).toBeFocused();
});

test('for a reader who wants no motion a clip waits for the play button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openReady(page, pageWithClip());
  await link(page).click();
  await expect(video(page)).toHaveJSProperty('paused', true);
  await expect(video(page)).toHaveAttribute('controls', '');
  await expect(link(page)).toHaveText(text('clipEndText'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the link leads to the video', async ({ page, request }) => {
    await page.goto(pageWithClip());
    const answer = await request.get((await link(page).getAttribute('href'))!);
    expect(answer.headers()['content-type']).toBe('video/webm');
  });
});
