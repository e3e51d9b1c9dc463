import { readdirSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { type TextKey, texts } from '../../theme/i18n.ts';

export { expect };

export type Lang = 'en' | 'zh';

/** A text of the interface, as the site shows it. */
export const text = (key: TextKey, lang: Lang = 'en') => texts[key][lang];

/** Address of a page in a language; `route` as in the English site. */
export const inLang = (route: string, lang: Lang) => (lang === 'en' ? route : `/zh${route}`);

/** A picture of one grey pixel, for the tool logos of the external host. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * A page whose outside world is closed: the logo host is answered by a stub, any other host fails the test, and so does
 * an error in the console that the test does not expect (`page` option `allowErrors`).
 */
export const test = base.extend<{ allowErrors: RegExp | undefined; watch: undefined }>({
  allowErrors: [undefined, { option: true }],
  watch: [
    async ({ context, allowErrors }, use) => {
      const problems: string[] = [];
      const note = (problem: string) => {
        if (!allowErrors?.test(problem)) problems.push(problem);
      };
      await context.route(/^https?:\/\/(?!localhost|127\.0\.0\.1)/, (route) => {
        const url = route.request().url();
        if (url.startsWith('https://assets.rspack.rs/'))
          return route.fulfill({ body: PIXEL, contentType: 'image/png' });
        note(`request to a third party: ${url}`);
        return route.abort();
      });
      context.on('console', (message) => {
        if (message.type() === 'error' || /hydrat/i.test(message.text())) note(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => note(`uncaught: ${error.error().stack ?? error.error().message}`));
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until React runs it. */
export async function openReady(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await ready(page);
}

/** Shows interest, which starts React, and waits until it runs the page. */
export async function ready(page: Page): Promise<void> {
  await page.mouse.move(2, 200);
  await page.mouse.move(3, 210);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

/** Every HTML file of a built site as an address, home and 404 included. */
export function builtRoutes(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('demo'))
    .map(
      (file) =>
        `/${file
          .split(path.sep)
          .join('/')
          .replace(/(^|\/)index\.html$/, '$1')
          .replace(/\.html$/, '')}`,
    )
    .sort();
}
