/**
 * The first touch on a slow phone: a fresh page, one tap as soon as it has loaded, and the time until the reader sees
 * what the tap was for.
 */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser, NOTHING_OUTSIDE } from '../../lib/browser.ts';
import { median } from '../../lib/median.ts';
import { serve } from '../../serve.ts';

/** The phone: processor four times slower than this machine's, 1.6 Mbit/s, 150 ms. */
const SLOWER = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** As narrow as all of the bar is shown on, so that nothing has to be opened first. */
const SCREEN = { width: 820, height: 1180 };
const RUNS = 5;
/** A touch that has not been answered after so many milliseconds is given up. */
const LIMIT_MS = 20_000;

/** How long a reader looks at a page before the second touch. */
const READING_MS = 3000;

/** One touch: what is tapped, and how the page looks when it is done (JavaScript that runs in the page). */
export interface Touch {
  what: string;
  tap: string;
  done: string;
  /** The second touch counts, on the page that the first has opened. */
  isSecond?: boolean;
}

/** Runs in every page: notes when it is touched, and when what was asked for has been painted. */
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

async function open(context: BrowserContext, url: string, script?: string): Promise<Page> {
  const page = await context.newPage();
  if (script) await page.addInitScript(script);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await page.goto(url);
  return page;
}

async function once(context: BrowserContext, url: string, { tap, done, isSecond }: Touch): Promise<number> {
  const page = await open(context, url, watch(done));
  const touch = async () => {
    await page.locator(tap).first().tap({ noWaitAfter: true, timeout: LIMIT_MS });
    const took = await page.waitForFunction(() => (globalThis as { touchTook?: number }).touchTook, undefined, {
      timeout: LIMIT_MS,
    });
    return (await took.jsonValue()) ?? Number.NaN;
  };
  try {
    const first = await touch();
    if (!isSecond) return first;
    await page.waitForTimeout(READING_MS);
    return await touch();
  } catch {
    // Never answered.
    return Number.NaN;
  }
}

/**
 * The longest task of the main thread while React starts, in ms, and how many are longer than 50.
 *
 * In a tab that Playwright does not steer. It listens for the console of its own, and then V8 finds the line of every
 * Error that is made, also of those that react-dom makes while it is evaluated: 30 to 60 ms of parsing on this phone,
 * which no reader has.
 */
async function hydration(browser: Browser, url: string): Promise<{ longest: number; long: number }> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId });
  const answers = new Map<number, (result: unknown) => void>();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id?: number; result?: unknown };
    if (id !== undefined) answers.get(id)?.(result);
  });
  const send = (method: string, params = {}) =>
    new Promise<unknown>((resolve) => {
      const id = answers.size;
      answers.set(id, resolve);
      void session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    });
  const run = async (expression: string) => {
    const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    return (answer as { result: { value?: unknown } }).result.value;
  };
  try {
    await send('Emulation.setDeviceMetricsOverride', { ...SCREEN, deviceScaleFactor: 1, mobile: false });
    await send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await send('Network.enable');
    await send('Network.emulateNetworkConditions', LINE);
    await send('Page.navigate', { url });
    await run(
      "new Promise((resolve) => (document.readyState === 'complete' ? resolve() : addEventListener('load', resolve)))",
    );
    return (await run(`new Promise((resolve) => {
      const tasks = [];
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
      // In a task of its own, as an event of the reader's is.
      setTimeout(() =>
        document.querySelector('a[href]').dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true })));
      setTimeout(() => resolve({ longest: Math.max(0, ...tasks), long: tasks.length }), 6000);
    })`)) as { longest: number; long: number };
  } finally {
    await session.send('Target.disposeBrowserContext', { browserContextId });
    await session.detach();
  }
}

/** A built site, the page of it that is touched, and what is touched there. */
export interface TouchedSite {
  name: string;
  dir: string;
  start: string;
  touches: Touch[];
}

/** What was measured of a site, in ms: each touch by its name, and the long tasks while React starts. */
export interface Touched {
  name: string;
  touches: Record<string, number>;
  longest: number;
  long: number;
}

/**
 * Milliseconds of each touch, and the long tasks of the start; medians of five fresh browsers' profiles. The sites take
 * turns, so that whatever else the machine does hits all of them.
 */
export async function firstTouch(sites: TouchedSite[]): Promise<Touched[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_ARGS, NOTHING_OUTSIDE] });
  const servers = await Promise.all(sites.map(({ dir }) => serve({ dir, port: 0 })));
  const all = sites.map((site, index) => ({
    ...site,
    address: new URL(site.start, servers[index]?.url).href,
    times: site.touches.map((): number[] => []),
    starts: [] as { longest: number; long: number }[],
  }));
  const fresh = async <Result>(measure: (context: BrowserContext) => Promise<Result>): Promise<Result> => {
    const context = await browser.newContext({ viewport: SCREEN, hasTouch: true });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    try {
      return await measure(context);
    } finally {
      await context.close();
    }
  };
  try {
    const touchCount = Math.max(...sites.map(({ touches }) => touches.length));
    for (let run = 0; run < RUNS; run++) {
      for (let index = 0; index < touchCount; index++)
        for (const { address, touches, times } of all) {
          const touch = touches[index];
          if (touch) times[index]?.push(await fresh((context) => once(context, address, touch)));
        }
      for (const { address, starts } of all) starts.push(await hydration(browser, address));
    }
    return all.map(({ name, touches, times, starts }) => ({
      name,
      touches: Object.fromEntries(touches.map(({ what }, index) => [what, median(times[index] ?? [])])),
      longest: median(starts.map(({ longest }) => longest)),
      long: median(starts.map(({ long }) => long)),
    }));
  } finally {
    await browser.close();
    for (const { server } of servers) {
      server.closeAllConnections();
      server.close();
    }
  }
}
