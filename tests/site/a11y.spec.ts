import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, inLang, type Lang, openReady, test, text } from './support.ts';

/** One page of each kind, and the longest ones. */
const PAGES = {
  home: '/',
  doc: '/guide/start/quick-start',
  'long doc': '/guide/rules/rules',
  'doc with pictures': '/guide/usage/bundle-size',
  options: '/config/options/output',
  overview: '/guide/usage/',
  release: '/blog/release/release-note-1_2',
};
const WIDTHS = [1440, 390];
const THEMES = ['light', 'dark'] as const;

async function faults(page: Page): Promise<string[]> {
  // Fades and the like must have ended: half-way colors have no contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim()}`),
  );
}

for (const theme of THEMES) {
  for (const width of WIDTHS) {
    test.describe(`axe, ${theme}, ${width} px`, () => {
      test.use({ colorScheme: theme, viewport: { width, height: 900 } });

      for (const [kind, route] of Object.entries(PAGES)) {
        for (const lang of ['en', 'zh'] as Lang[]) {
          test(`finds nothing on: ${kind} (${lang})`, async ({ page }) => {
            await openReady(page, inLang(route, lang));
            expect(await faults(page)).toEqual([]);
          });
        }
      }

      test.describe('404', () => {
        test.use({ allowErrors: /404 \(Not Found\)/ });
        for (const lang of ['en', 'zh'] as Lang[]) {
          test(`finds nothing on: 404 (${lang})`, async ({ page }) => {
            await openReady(page, inLang('/no/such/page', lang));
            expect(await faults(page)).toEqual([]);
          });
        }
      });

      test('finds nothing with each menu open', async ({ page }) => {
        await openReady(page, '/guide/start/quick-start');
        const names =
          width < 768 ? [text('menuTitle'), text('outlineTitle'), text('navMenu')] : [/^Languages/, text('toolsMenu')];
        for (const name of names) {
          await page.getByRole('button', { name, exact: typeof name === 'string' }).click();
          expect(await faults(page), String(name)).toEqual([]);
          await page.keyboard.press('Escape');
        }
      });
    });
  }
}
