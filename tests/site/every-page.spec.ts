/** Every page, in a window as narrow as 1280 px are at 400 %: with letters and lines set apart it fits, a finger meets its targets, and focus is seen. */
import { routes } from '../lib/built.ts';
import { faultsOfControls, setApart, visibleFaults } from './lib/looks.ts';
import { expect, LANGS, test } from './lib/test.ts';

for (const lang of LANGS) {
  test(`every page fits with its text set apart, and its controls are met and seen (${lang})`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    for (const route of routes.filter((address) => address.startsWith('/zh') === (lang === 'zh'))) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      expect.soft(await page.evaluate(faultsOfControls), route).toEqual([]);
      await page.evaluate(setApart);
      expect.soft(await page.evaluate(visibleFaults), `${route}, text set apart`).toEqual([]);
    }
  });
}
