/**
 * `npm run measure [-- before=/tmp/build starlight=/tmp/dist]`: what the built site weighs and how fast it answers, side
 * by side with other built sites in one run. Prints tables, and never fails for what it measured. Options name other
 * sites and the folder of each; a folder `static/js` tells one of ours. `--build` measures in their place how long a build
 * of many pages takes, beside stock Rspress.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { command } from '@rsdoctor-docs/base/command';
import { median } from '@rsdoctor-docs/base/median';
import { serve } from '@rsdoctor-docs/base/serve';
import { BROWSER_ARGS, ensureBrowser, NOTHING_OUTSIDE } from '@rsdoctor-docs/evidence/browser';
import { buildSeconds } from './build-seconds.ts';
import { chunkBytes, measurer, QUICK_START } from './page-bytes.ts';
import { askedSites } from './sites.ts';

/** The phone: a processor four times slower than this machine's, 1.6 Mbit/s, 150 ms. */
const SLOWER = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** A tablet: its window is just wide enough for all entries of the bar. */
const TABLET = { width: 1040, height: 1180 };
const RUNS = 5;
/** How long a touch or click may take to be answered, with the wait for what is touched. */
const LIMIT_MS = 8000;
/** The time between the first and the second touch: a reader looks at the page. */
const READING_MS = 3000;
/** A quiet visit: the page is open so long, and nobody touches it. */
const VISIT_MS = 10_000;
/** How many clicks on links are timed on each site. */
const CLICKS = 20;

interface Site {
  name: string;
  dir: string;
  url: string;
  isOurs: boolean;
}

/** A touch: what is tapped, and how the page looks when it is done (JavaScript of the page). */
interface Touch {
  what: string;
  ours: string;
  starlight?: string;
  done: string;
  isSecond?: true;
}

const SIDEBAR = {
  ours: '#frame-sidebar ul a:not([aria-current])',
  // Starlight says of every other page that it is not the current one.
  starlight: '.sidebar-content a:not([aria-current=page])',
};
const IS_NEXT_PAGE = "![undefined, sessionStorage.title].includes(document.querySelector('h1')?.textContent)";
const TOUCHES: Touch[] = [
  { what: 'theme', ours: '[data-theme-toggle]', done: "document.documentElement.matches('.rp-dark')" },
  {
    what: 'search',
    ours: '[data-search-button]',
    starlight: '[data-open-modal]',
    done: "document.querySelector('dialog[open]')",
  },
  {
    what: 'tab',
    ours: 'main [role=tab]:nth-child(2)',
    starlight: 'starlight-tabs [role=tab][aria-selected=false]',
    done: "document.querySelector('main [role=tab]:nth-child(2), starlight-tabs [role=tab]:nth-child(2), starlight-tabs li:nth-child(2) [role=tab]').ariaSelected === 'true'",
  },
  {
    what: 'copy',
    ours: 'main [data-does=copy]',
    starlight: '.expressive-code .copy button',
    done: "document.querySelector('[data-copied], .copy .feedback')",
  },
  { what: 'first link', ...SIDEBAR, done: IS_NEXT_PAGE },
  { what: 'second link', ...SIDEBAR, done: IS_NEXT_PAGE, isSecond: true },
];

/**
 * A script for every page. It sets `took` to the time from a touch or click to the frame that shows `done`. A page may go
 * on working right after that frame, so a task of high priority reads the clock first.
 */
const watch = (event: 'touchstart' | 'click', done: string) => `(() => {
  const now = () => performance.timeOrigin + performance.now();
  const took = () => { globalThis.took = now() - Number(sessionStorage.from); };
  const look = () => {
    if (${done}) scheduler.postTask(took, { priority: 'user-blocking' });
    else requestAnimationFrame(look);
  };
  addEventListener('${event}', () => {
    Object.assign(sessionStorage, { from: String(now()), title: document.querySelector('h1')?.textContent });
    globalThis.took = undefined;
    requestAnimationFrame(look);
  }, { capture: true, passive: true });
  if (sessionStorage.from) requestAnimationFrame(look);
})()`;

/** Milliseconds until the page has painted what `act` asks for; NaN if it does not within {@link LIMIT_MS}. */
async function answer(page: Page, act: (timeout: number) => Promise<void>): Promise<number> {
  const end = Date.now() + LIMIT_MS;
  try {
    await act(LIMIT_MS);
    const took = await page.waitForFunction(() => (globalThis as { took?: number }).took, undefined, {
      timeout: Math.max(end - Date.now(), 1),
    });
    return (await took.jsonValue()) ?? Number.NaN;
  } catch {
    return Number.NaN;
  }
}

const startOf = ({ url, isOurs }: Site) => new URL(QUICK_START + (isOurs ? '' : '/'), url).href;

/** Runs `use` in a new profile of the browser, so that nothing is cached or stored. */
async function fresh<Result>(browser: Browser, use: (context: BrowserContext) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ viewport: TABLET, hasTouch: true });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  try {
    return await use(context);
  } finally {
    await context.close();
  }
}

/**
 * Milliseconds from a touch, as soon as the page has loaded, until a slow phone shows what it asked for; undefined if the
 * site has nothing to touch there.
 */
async function timeTouch(
  context: BrowserContext,
  site: Site,
  { ours, starlight, done, isSecond }: Touch,
): Promise<number | undefined> {
  const target = site.isOurs ? ours : starlight;
  if (!target) return undefined;
  const page = await context.newPage();
  await page.addInitScript(watch('touchstart', done));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await page.goto(startOf(site));
  const link = page.locator(target).locator('visible=true').first();
  const tap = () => answer(page, (timeout) => link.tap({ noWaitAfter: true, timeout }));
  const first = await tap();
  if (!isSecond || Number.isNaN(first)) return first;
  await page.waitForTimeout(READING_MS);
  return tap();
}

/** Bytes over the line of a quiet visit, and of its scripts, in kB; pictures apart. */
async function quietVisit(context: BrowserContext, site: Site): Promise<{ all: number; script: number }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const sum = { all: 0, script: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, /\.js$/.test(new URL(response.url).pathname) ? 'Script' : type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Image') return;
    sum.all += encodedDataLength / 1000;
    if (kind === 'Script') sum.script += encodedDataLength / 1000;
  });
  await page.goto(startOf(site));
  await page.waitForTimeout(VISIT_MS);
  return sum;
}

/**
 * Milliseconds from a click on a sidebar link, on which the pointer had been for a moment, to the painted heading: of
 * {@link CLICKS} links of each site, in turns.
 */
async function clickRound(browser: Browser, sites: Site[]): Promise<number[][]> {
  const contexts = await Promise.all(sites.map(() => browser.newContext({ viewport: { width: 1440, height: 900 } })));
  const pages = await Promise.all(
    sites.map(async (site, at) => {
      const page = await contexts[at]!.newPage();
      await page.addInitScript(watch('click', IS_NEXT_PAGE));
      await page.goto(startOf(site));
      await page.waitForTimeout(1500);
      return page;
    }),
  );
  const clicks = sites.map((): number[] => []);
  for (let index = 0; index < CLICKS; index++)
    for (const [at, page] of pages.entries()) {
      await page.bringToFront();
      const link = page.locator(`${SIDEBAR.ours}:visible`).nth(index % 12);
      await link.hover();
      await page.waitForTimeout(250);
      clicks[at]!.push(await answer(page, (timeout) => link.click({ noWaitAfter: true, timeout })));
    }
  await Promise.all(contexts.map((context) => context.close()));
  return clicks;
}

function print(title: string, rows: Record<string, string | number>[]): void {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const heads = Object.keys(rows[0] ?? {});
  console.log(
    ['', title, '', line(heads), line(heads.map(() => '---')), ...rows.map((row) => line(Object.values(row)))].join(
      '\n',
    ),
  );
}
/** An empty list is of something that the site doesn't have. */
const medianOf = (times: number[]) => {
  const known = times.filter((time) => !Number.isNaN(time));
  return known.length < times.length ? 'no answer' : known.length === 0 ? '' : median(known).toFixed(0);
};

await command(import.meta, async () => {
  if (process.argv.includes('--build'))
    return print('Builds of generated pages, seconds, the faster of two', await buildSeconds());
  const folders = askedSites();
  const servers = await Promise.all(folders.map(([, dir]) => serve({ dir, port: 0, compress: true })));
  const sites = folders.map(
    ([name, dir], index): Site => ({
      name,
      dir,
      url: servers[index]!.url,
      isOurs: existsSync(path.join(dir, 'static/js')),
    }),
  );
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_ARGS, NOTHING_OUTSIDE] });
  try {
    const measure = measurer(sites[0]!.dir);
    print(
      'Bytes of a page of ours, brotli 11',
      ['guide/start/quick-start.html', 'guide/rules/rules.html', 'index.html'].map((file) => {
        const { html, css, script, fonts } = measure(file);
        const font = fonts.reduce((sum, size) => sum + size, 0);
        return { page: file, html, css, script, font, all: html + css + script + font };
      }),
    );
    print(
      'Scripts that a page without an island can ever load, brotli 11',
      Object.entries(chunkBytes(sites[0]!.dir)).map(([file, bytes]) => ({ file, bytes })),
    );
    const visits = [];
    for (const site of sites) {
      const { all, script } = await fresh(browser, (context) => quietVisit(context, site));
      visits.push({ site: site.name, 'all kB': all.toFixed(1), 'scripts kB': script.toFixed(1) });
    }
    print(`A quiet visit of quick-start, ${VISIT_MS / 1000} s, background included, pictures apart`, visits);

    // The sites take turns, so that whatever else the machine does hits all of them.
    const times = sites.map(() => TOUCHES.map((): number[] => []));
    for (let run = 0; run < RUNS; run++)
      for (const [at, one] of TOUCHES.entries())
        for (const [index, site] of sites.entries()) {
          const known = times[index]![at]!;
          // What was silent once is not waited for again.
          if (known.some(Number.isNaN)) continue;
          const took = await fresh(browser, (context) => timeTouch(context, site, one));
          if (took !== undefined) known.push(took);
        }
    print(
      `Slow phone (${SLOWER}x CPU, 1.6 Mbit/s, 150 ms), ms, median of ${RUNS}`,
      sites.map(({ name }, index) => ({
        site: name,
        ...Object.fromEntries(TOUCHES.map(({ what }, at) => [what, medianOf(times[index]![at]!)])),
      })),
    );

    // Only builds of ours: other sites load each page in full. The first round does not count, because the server
    // compresses each file at the first request for it.
    const own = sites.filter(({ isOurs }) => isOurs);
    await clickRound(browser, own);
    const clicks = await clickRound(browser, own);
    print(
      `Click to painted heading, ms, ${CLICKS} pairs`,
      own.map(({ name }, at) => {
        const known = clicks[at]!.filter((time) => !Number.isNaN(time));
        return { site: name, median: medianOf(known), worst: Math.max(...known).toFixed(0), clicks: known.length };
      }),
    );
  } finally {
    await browser.close();
    for (const { close } of servers) close();
  }
});
