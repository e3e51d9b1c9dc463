/**
 * `npm run measure [-- before=/tmp/build]`: bytes of pages, and times of the first touches on a slow phone, side by side
 * with other builds of this site. Prints tables, and never fails for what it measured.
 */
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser, NOTHING_OUTSIDE } from '../lib/browser.ts';
import { command } from '../lib/command.ts';
import { median } from '../lib/median.ts';
import { serve } from '../serve.ts';
import { chunkBytes, measurer, QUICK_START } from './page-bytes.ts';

/** The phone: a processor four times slower than this machine's, 1.6 Mbit/s, 150 ms. */
const SLOWER = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** The narrowest window with all controls of the bar. */
const TABLET = { width: 1040, height: 1180 };
const RUNS = 5;
const LIMIT_MS = 20_000;
/** A reader looks at a page for so long before the second touch. */
const READING_MS = 3000;

/** What is tapped, and the JavaScript condition of the page that is then done. */
interface Touch {
  what: string;
  target: string;
  done: string;
  isSecond?: true;
}

const SIDEBAR = '#frame-sidebar ul a:not([aria-current])';
const LEFT = "location.pathname !== sessionStorage.from && document.querySelector('h1')";
const TAB = 'main [role=tab]:nth-child(2)';
const TOUCHES: Touch[] = [
  { what: 'theme', target: '[data-theme-toggle]', done: "document.documentElement.matches('.rp-dark')" },
  { what: 'search', target: '[data-search-button]', done: "document.querySelector('dialog[open]')" },
  { what: 'tab', target: TAB, done: `document.querySelector('${TAB}').ariaSelected === 'true'` },
  { what: 'copy', target: 'main [data-does=copy]', done: "document.querySelector('[data-copied]')" },
  { what: 'first link', target: SIDEBAR, done: LEFT },
  { what: 'second link', target: SIDEBAR, done: LEFT, isSecond: true },
];

/** Runs in every page: notes when it is touched, and when the browser has painted the result. */
const watch = (done: string) => `(() => {
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
    if (${done}) setTimeout(() => { globalThis.touchTook = now() - Number(sessionStorage.touched); });
    else requestAnimationFrame(look);
  };
  addEventListener('touchstart', () => {
    Object.assign(sessionStorage, { touched: String(now()), from: location.pathname });
    globalThis.touchTook = undefined;
    requestAnimationFrame(look);
  }, { capture: true, passive: true });
  if (sessionStorage.touched) requestAnimationFrame(look);
})()`;

/** Milliseconds of a touch right after the page has loaded; NaN if it is never answered. */
async function touch(browser: Browser, address: string, { target, done, isSecond }: Touch): Promise<number> {
  // A context of its own, so that nothing is cached.
  const context = await browser.newContext({ viewport: TABLET, hasTouch: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  try {
    const page = await context.newPage();
    await page.addInitScript(watch(done));
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    await page.goto(address);
    const once = async () => {
      await page.locator(target).locator('visible=true').first().tap({ noWaitAfter: true, timeout: LIMIT_MS });
      const took = await page.waitForFunction(() => (globalThis as { touchTook?: number }).touchTook, undefined, {
        timeout: LIMIT_MS,
      });
      return (await took.jsonValue()) ?? Number.NaN;
    };
    const first = await once();
    if (!isSecond) return first;
    await page.waitForTimeout(READING_MS);
    return await once();
  } catch {
    return Number.NaN;
  } finally {
    await context.close();
  }
}

await command(import.meta, async () => {
  const named = process.argv.slice(2).map((arg) => arg.split('=') as [string, string]);
  const builds: [string, string][] = [['now', path.resolve('doc_build')], ...named];
  for (const [name, dir] of builds) {
    const measure = measurer(dir);
    console.log(`\nBytes of pages, brotli 11: ${name}`);
    console.table(
      ['guide/start/quick-start.html', 'guide/rules/rules.html', 'index.html'].map((file) => {
        const { html, css, script, fonts } = measure(file);
        const font = fonts.reduce((sum, size) => sum + size, 0);
        return { page: file, html, css, script, font, all: html + css + script + font };
      }),
    );
    console.log(`Scripts that a page without an island can ever load, brotli 11: ${name}`);
    console.table(chunkBytes(dir));
  }

  const servers = await Promise.all(builds.map(([, dir]) => serve({ dir, port: 0, compress: true })));
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_ARGS, NOTHING_OUTSIDE] });
  try {
    const times = builds.map(() => TOUCHES.map((): number[] => []));
    // The builds take turns, so that whatever else the machine does affects all of them.
    for (let run = 0; run < RUNS; run++)
      for (const [at, one] of TOUCHES.entries())
        for (const [index, { url }] of servers.entries())
          times[index]![at]!.push(await touch(browser, new URL(QUICK_START, url).href, one));
    console.log(`\nSlow phone (${SLOWER}x CPU, 1.6 Mbit/s, 150 ms), ms, median of ${RUNS}`);
    console.table(
      builds.map(([name], index) => ({
        build: name,
        ...Object.fromEntries(TOUCHES.map(({ what }, at) => [what, Math.round(median(times[index]![at]!))])),
      })),
    );
  } finally {
    await browser.close();
    for (const { server } of servers) {
      server.closeAllConnections();
      server.close();
    }
  }
});
