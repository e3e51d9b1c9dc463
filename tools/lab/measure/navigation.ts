import { chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '../../lib/browser.ts';
import { median } from '../../lib/median.ts';
import { serve } from '../../serve.ts';

/**
 * Milliseconds from a click on a sidebar link to the painted heading of its page; the pointer had been on the link
 * for a moment, as before every click with a mouse. Median of all links of the page's sidebar.
 */
export async function clickToHeading(
  dir: string,
  start: string,
  sidebar: string,
): Promise<{ median: number; worst: number; links: number }> {
  const { server, url } = await serve({ dir, port: 0 });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
    // tsx names functions by a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.goto(new URL(start, url).href);
    await page.locator(`${sidebar} a[href]`).first().hover();
    await page.waitForTimeout(1500);
    const links = await page
      .locator(`${sidebar} a[href]`)
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') as string));
    const times: number[] = [];
    for (const href of [...new Set(links)].filter((link) => link !== start).slice(0, 12)) {
      const link = page.locator(`${sidebar} a[href="${href}"]`).first();
      if (!(await link.isVisible())) continue;
      await link.hover();
      await page.waitForTimeout(250);
      const time = await link.evaluate(
        (element: HTMLElement, to) =>
          new Promise<number>((resolve) => {
            const before = document.querySelector('main h1, .rp-doc h1')?.textContent;
            const from = performance.now();
            const look = () => {
              const heading = document.querySelector('main h1, .rp-doc h1')?.textContent;
              if (
                location.pathname.replace(/\.html$/, '') === to.replace(/\.html$/, '') &&
                heading &&
                heading !== before
              ) {
                // The frame after the next one begins when this one is painted.
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
              } else if (performance.now() - from > 5000) resolve(Number.NaN);
              else setTimeout(look);
            };
            element.click();
            look();
          }),
        href,
      );
      if (!Number.isNaN(time)) times.push(time);
    }
    return { median: median(times), worst: Math.max(...times), links: times.length };
  } finally {
    await browser.close();
    server.close();
  }
}
