/** A reader has a window of any width, text of any size, and either keyboard: nothing sticks out, is cut or covered. */
import type { Page } from '@playwright/test';
import { pages, pagesWithEverything } from '../lib/docs.ts';
import { visibleFaults } from './lib/looks.ts';
import { LONG, titleOf } from './lib/pages.ts';
import { expect, inLang, LANGS, test } from './lib/test.ts';

const WIDTHS = [320, 360, 390, 600, 768, 769, 800, 820, 900, 1024, 1180, 1280, 1440, 1920];
/** Sizes of the browser's text, in per cent, and the widths at which the larger ones are looked at. */
const SIZES = [100, 150, 200];
const WIDTHS_OF_LARGE_TEXT = [320, 390, 769, 1024, 1440];
/** What stands on the key that opens the search. */
const PLATFORMS = ['Win32', 'MacIntel'];

/** The page with the widest table, for nothing else needs so much room. */
const columns = (text: string) => Math.max(0, ...(text.match(/^\|(?: -+ \|)+$/gm) ?? []).map((line) => line.length));
const WIDEST = pages().reduce((a, b) => (columns(b.text) > columns(a.text) ? b : a)).route;
const ROUTES = [...new Set([...pagesWithEverything(), LONG, WIDEST, '/no-such-page'])];

/** All faults at every width and size of text, each with where it was seen first. */
async function faultsOf(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const found = new Map<string, string[]>();
  for (const size of SIZES) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * size) / 100 } });
    for (const width of size === 100 ? WIDTHS : WIDTHS_OF_LARGE_TEXT) {
      await page.setViewportSize({ width, height: 900 });
      for (const fault of await page.evaluate(visibleFaults)) {
        const places = found.get(fault) ?? [];
        places.push(`${width} px, ${size} %`);
        found.set(fault, places);
      }
    }
  }
  return [...found].map(([fault, places]) => `${fault} (${places.join('; ')})`);
}

for (const lang of LANGS) {
  for (const [index, route] of ROUTES.entries()) {
    test(`${inLang(route, lang)} ${titleOf(route)} fits into windows from 320 to 1920 px`, async ({ page }) => {
      test.slow();
      const platform = PLATFORMS[index % 2]!;
      await page.addInitScript((name) => Object.defineProperty(navigator, 'platform', { get: () => name }), platform);
      await page.goto(inLang(route, lang));
      expect(await faultsOf(page)).toEqual([]);
    });
  }
}
