import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { OWN_HOSTS } from '@rsdoctor-docs/evidence/browser';
import { inLang, isLang, LANGS, type Lang } from '@rsdoctor-docs/parts/site';
import type { FrameText } from '@rsdoctor-docs/preset';
import { type TextKey, texts } from '../../../theme/i18n.ts';
import { type ExampleLang, exampleText } from './example.ts';

export { expect, inLang, LANGS, type Lang };

/** A language of the site or of the preset's example. */
export type AnyLang = Lang | ExampleLang;

/** A text of the interface, as the site shows it, or the example in its languages. */
export function text(key: TextKey, lang?: Lang): string;
export function text(key: FrameText, lang?: AnyLang): string;
export function text(key: TextKey | FrameText, lang: AnyLang = 'en'): string {
  return isLang(lang) ? texts[key][lang] : exampleText(key as FrameText, lang);
}

/** Host of the tools' logos, the only one besides the site's own. */
export const LOGO_HOST = 'https://assets.rspack.rs';

/**
 * A page without the internet: only this machine's names resolve (`playwright.config.ts`). A request to a third party
 * fails the test, and so does a console error that the test does not expect (fixture `allow`). The tools' logos are
 * missing, and their names show instead. Nothing is intercepted, because interception is slow and disables the
 * browser's cache.
 */
export const test = base.extend<{ allow: (problem: RegExp) => void }>({
  allow: [
    async ({ context }, use) => {
      const problems: string[] = [];
      const allowed: RegExp[] = [];
      context.on('request', (request) => {
        const { protocol, hostname, origin } = new URL(request.url());
        if (/^(?:https?|wss?):$/.test(protocol) && !OWN_HOSTS.includes(hostname) && origin !== LOGO_HOST)
          problems.push(`request to a third party: ${request.url()}`);
      });
      context.on('console', (message) => {
        const { url } = message.location();
        if (message.type() === 'error' && !url.startsWith(LOGO_HOST))
          problems.push(`console: ${message.text()} at ${url}`);
      });
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error().stack ?? error.error().message}`));
      await use((problem) => void allowed.push(problem));
      expect(problems.filter((problem) => !allowed.some((expected) => expected.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until the client script runs it. */
export async function openReady(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await ready(page);
}

/** Waits until the client script runs the page. */
export const ready = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const root = document.documentElement;
        const look = () => {
          if (root.hasAttribute('data-ready')) resolve();
        };
        new MutationObserver(look).observe(root, { attributeFilter: ['data-ready'] });
        look();
      }),
  );

/**
 * Collects the paths that a page requests from now on.
 * @param start other paths do not count
 * @returns a list that gets longer with each request
 */
export function pathsAsked(page: Page, start = '/'): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(start)) paths.push(pathname);
  });
  return paths;
}

/** Holds back the answers to some requests of a page. @returns lets them through */
export async function hold(page: Page, asked: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(asked, (route) => gate.then(() => route.continue()).catch(() => undefined));
  return letGo;
}

/** Serves the site without some files, as after a deploy that has removed them. */
export const gone = (page: Page, files: string | RegExp): Promise<unknown> =>
  page.route(files, (route) => route.fulfill({ status: 404, body: 'gone' }));

/** A handler for `page.route` that never answers. */
export const never = () => new Promise<void>(() => undefined);

/** Says that the reader saves data, so that the page fetches nothing before it is needed. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Keeps the page from fetching anything before it is needed, as on a browser that is never idle. */
export const neverIdle = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));

/** The button that copies a block of code. */
export const copyButton = (of: Page | Locator, lang: AnyLang = 'en') =>
  of.getByRole('button', { name: text('codeButtonGroupCopyButtonText', lang) });

/** The text in the clipboard. */
export const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
