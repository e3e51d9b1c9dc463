/** Opens a report as a reader would, performs the steps of a shot and photographs the result when nothing moves any more. */
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { Problem } from '@rsdoctor-docs/base/problem';
import { reportSettings } from '@rsdoctor-docs/viewer/report-settings';
import type { Lang } from '../harness/languages.ts';
import { repositoryRoot, workspaceFolder } from '../harness/workspace.ts';
import { type Box, drawMarks, inkOf, type Place, placeDiscs } from './marks.ts';
import { findOn, frameOf, lookFor, roomOf, targetsOf } from './on-page.ts';
import type { Shot, Step } from './shot.ts';
import { smallestText } from './smallest-text.ts';

export type Theme = 'light' | 'dark';

/** Milliseconds after which a missing element or a skeleton is a failure. */
const PATIENCE = 45_000;
/** Milliseconds between two looks at a picture that may still move. */
const LOOK_AGAIN = 350;
/** Stands in for fonts of the report that this machine lacks. */
const FONTS = path.join(import.meta.dirname, '../demo/fonts.css');
/** The camera answers requests to this address from files, so no server is needed. */
const FILES = 'http://127.0.0.1:1/';

const MIME: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.ttf': 'font/ttf',
  '.svg': 'image/svg+xml',
};

export interface Photograph {
  png: Buffer;
  /** Font size of its smallest text, in CSS px of the report. */
  text: number;
  /** The middle of each number's disc, in CSS px of the window. */
  marks: readonly Place[];
  /** What it shows of the window. */
  frame: Box;
}

/** A browser context in one language, theme and size. Requests to other hosts are answered from local files. */
export class Camera {
  readonly #context: BrowserContext;
  /** Requests to hosts that have no local answer. */
  readonly #strangers: string[] = [];

  readonly #theme: Theme;

  private constructor(context: BrowserContext, theme: Theme) {
    this.#context = context;
    this.#theme = theme;
  }

  static async create(
    browser: Browser,
    { viewport, clip }: Pick<Shot, 'viewport' | 'clip'>,
    lang: Lang,
    theme: Theme,
  ): Promise<Camera> {
    const [width, height] = viewport;
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: clip ? 2 : 1,
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    });
    await context.addInitScript(
      (settings) => {
        for (const [key, value] of settings) localStorage.setItem(key, value);
      },
      Object.entries(reportSettings(lang, theme === 'dark')),
    );
    const camera = new Camera(context, theme);
    await camera.#replaceTheWorld();
    return camera;
  }

  async #replaceTheWorld(): Promise<void> {
    await this.#context.route(/^https?:/, async (route) => {
      const url = new URL(route.request().url());
      const file = (name: string) =>
        route.fulfill({
          body: fs.readFileSync(name),
          contentType: MIME[path.extname(name)] ?? 'application/octet-stream',
          headers: { 'access-control-allow-origin': '*' },
        });
      if (url.href.startsWith(FILES))
        return url.pathname.startsWith('/api/')
          ? route.fulfill({ json: {} })
          : route.fulfill({
              body: fs.readFileSync(decodeURIComponent(url.pathname)),
              contentType: 'text/html; charset=utf-8',
            });
      if (/^(?:127\.0\.0\.1|localhost)$/.test(url.hostname)) return route.continue();
      if (url.host === 'assets.rspack.rs')
        return file(
          path.join(
            repositoryRoot,
            'docs/public',
            url.pathname.includes('dark')
              ? 'logo-dark.svg'
              : url.pathname.includes('title')
                ? 'logo-light.svg'
                : 'favicon.svg',
          ),
        );
      const monaco = /^\/npm\/monaco-editor@0\.52\.2\/(.*)$/.exec(url.pathname)?.[1];
      if (url.host === 'cdn.jsdelivr.net' && monaco)
        return file(path.join(workspaceFolder('studio'), 'node_modules/monaco-editor', monaco));
      this.#strangers.push(url.href);
      return route.abort();
    });
  }

  /**
   * Takes one picture.
   * @param address of the report, or the path of its HTML file
   * @param places of its numbers, where another theme has chosen them
   */
  async take(shot: Shot, address: string, places?: readonly Place[]): Promise<Photograph> {
    const page = await this.#context.newPage();
    page.setDefaultTimeout(PATIENCE);
    try {
      await page.goto(
        `${address.startsWith('http') ? address : FILES.slice(0, -1) + encodeURI(address)}#${shot.route}`,
      );
      await page.addStyleTag({ path: FONTS });
      await this.#settle(page, shot, 'the page');
      for (const [index, step] of shot.steps.entries()) {
        const where = `step ${index + 1}, ${JSON.stringify(step)}`;
        await perform(page, step).catch((error: Error) => {
          throw problem(shot, `${where} failed`, {
            expected: 'an element that can be used',
            seen: error.message.split('\n')[0] ?? '',
          });
        });
        await this.#settle(page, shot, where);
      }
      await check(page, shot);
      const find = findOn(page, (selector) =>
        problem(shot, 'an element of the picture is gone', { expected: selector, seen: 'no such element' }),
      );
      const [first] = [shot.clip ?? []].flat();
      if (first) await scrollTo(page, first);
      const clip = await frameOf(find, shot);
      const bare = await whenStill(page, clip);
      const frame = clip ?? { x: 0, y: 0, width: shot.viewport[0], height: shot.viewport[1] };
      const text = await smallestText(page, frame);
      const targets = await targetsOf(find, shot.marks ?? []);
      const marks = places ?? placeDiscs(await inkOf(page, bare, frame), targets, roomOf(frame, shot));
      await drawMarks(page, targets, marks, frame, this.#theme);
      const png = await whenStill(page, clip);
      if (this.#strangers.length > 0)
        throw problem(shot, 'the report asked another host for something', {
          expected: 'only hosts that packages/evidence/pictures/camera.ts answers',
          seen: [...new Set(this.#strangers)].join(', '),
        });
      return { png, text, marks, frame };
    } finally {
      await page.close();
    }
  }

  /** Waits until nothing loads any more. */
  async #settle(page: Page, shot: Shot, after: string): Promise<void> {
    await page
      .waitForFunction(
        () =>
          document.querySelector('#root')?.childElementCount &&
          !document.querySelector('.ant-skeleton, .ant-spin-spinning'),
        null,
        { timeout: PATIENCE },
      )
      .catch(() => {
        throw problem(shot, `after ${after} something is still loading`, {
          expected: 'no .ant-skeleton and no .ant-spin-spinning',
          seen: `one, ${PATIENCE / 1000} s later`,
        });
      });
    await page.waitForTimeout(LOOK_AGAIN);
  }

  async close(): Promise<void> {
    await this.#context.close();
  }
}

function problem(shot: Shot, what: string, details: { expected?: string; seen?: string }): Problem {
  return new Problem(`packages/evidence/pictures/list/ (${shot.id})`, what, {
    ...details,
    fix: `open ${shot.route} of the ${shot.report} report, correct the entry, then npm run evidence -- picture/${shot.id}`,
  });
}

async function perform(page: Page, step: Step): Promise<void> {
  if ('click' in step)
    await page.locator(step.click).click(step.at ? { position: { x: step.at[0], y: step.at[1] } } : {});
  else if ('hover' in step) await page.locator(step.hover).hover();
  else if ('fill' in step) {
    await page.locator(step.fill).fill(step.value);
    // The lists of the report filter with a delay.
    await page.waitForTimeout(1500);
  } else if ('press' in step) await page.keyboard.press(step.press);
  else if ('wait' in step) await page.locator(step.wait).first().waitFor();
  else {
    const box = await page.locator(step.point).boundingBox();
    if (!box) throw new Error(`no element ${step.point}`);
    await page.mouse.move(box.x + box.width * step.at[0], box.y + box.height * step.at[1]);
  }
}

/** Throws when the report shows an error, or does not show what the page says. */
async function check(page: Page, shot: Shot): Promise<void> {
  const failed = page.locator('.ant-result-error');
  if (await failed.count())
    throw problem(shot, 'the report shows an error', { seen: (await failed.first().innerText()).replace(/\s+/g, ' ') });
  const { text, missing } = await lookFor(page, shot.says);
  if (missing.length > 0)
    throw problem(shot, 'the screen does not show what the page says', {
      expected: missing.join(', '),
      seen: text.replace(/\s+/g, ' ').slice(0, 800),
    });
}

/** Brings an element into the window, where it is there. */
async function scrollTo(page: Page, selector: string): Promise<void> {
  const element = page.locator(selector).first();
  if ((await element.count()) > 0) await element.scrollIntoViewIfNeeded();
}

/** Takes pictures until two in a row are the same. */
async function whenStill(page: Page, clip: Box | undefined): Promise<Buffer> {
  const look = () => page.screenshot({ animations: 'disabled', caret: 'hide', ...(clip ? { clip } : {}) });
  let last = await look();
  for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    const next = await look();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}
