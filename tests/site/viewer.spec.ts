/** A reader opens reports of their own. The files are the sample's, made by the project's own builds. */
import type { Locator, Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { readNumbers } from '../../packages/evidence/numbers/numbers.ts';
import { REPORT_SANDBOX } from '../../theme/components/page/Demo/report-settings.ts';
import { size } from '../../theme/components/page/Viewer/reading/format.ts';
import { words } from '../../theme/components/page/Viewer/reading/words.ts';
import { texts } from '../../theme/components/page/Viewer/texts.ts';
import { ORIGIN } from '../../theme/site.ts';
import { folderTexts, NORMAL, type Recorded, textOf } from '../unit/theme/components/page/Viewer/recorded.ts';
import { html, json, routes, sides } from '../unit/theme/components/page/Viewer/sample.ts';
import { expectNoFaults } from './lib/axe.ts';
import { expect, test } from './lib/test.ts';

const SLOW = { timeout: 30_000 };
const { recorded } = readNumbers();
const t = texts.en;
const NAMES = { json: 'rsdoctor-data.json', html: 'rsdoctor-report.html' };

test.describe.configure({ timeout: 90_000 });

interface Given {
  name: string;
  text: string;
}
const brief = (side: keyof typeof sides): Given => ({ name: `${side}.json`, text: json(sides[side], routes) });
const buffers = (files: Given[]) =>
  files.map(({ name, text }) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) }));

async function choose(page: Page, ...files: Given[]): Promise<void> {
  await page.locator('input[type="file"]').first().setInputFiles(buffers(files));
}

/**
 * Drops files and folders, as a browser gives them: through the event's own list of entries.
 * @returns whether the page takes them; otherwise the browser would open them in its place
 */
function drop(page: Page, files: { path: string; text: string }[]): Promise<boolean> {
  return page.evaluate((given) => {
    const data = new DataTransfer();
    const entryOf = (path: string): object => {
      const name = path.split('/').at(-1)!;
      const found = given.find((file) => file.path === path);
      if (found) {
        const file = new File([found.text], name);
        return {
          isFile: true,
          isDirectory: false,
          name,
          fullPath: `/${path}`,
          file: (done: (file: File) => void) => done(file),
        };
      }
      const below = given
        .filter((file) => file.path.startsWith(`${path}/`))
        .map((file) => file.path.slice(path.length + 1));
      // A folder gives its entries in portions, and an empty one at the end.
      const portions = [
        [...new Set(below.map((rest) => rest.split('/')[0]))].map((child) => entryOf(`${path}/${child}`)),
        [],
      ];
      const createReader = () => ({ readEntries: (done: (some: object[]) => void) => done(portions.shift()!) });
      return { isFile: false, isDirectory: true, name, fullPath: `/${path}`, createReader };
    };
    const items = [...new Set(given.map(({ path }) => path.split('/')[0]!))].map((root) => ({
      webkitGetAsEntry: () => entryOf(root),
    }));
    const event = new DragEvent('drop', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: { files: data.files, items, types: ['Files'] } });
    return !dispatchEvent(event);
  }, files);
}

/** An archive as CI systems give their artifacts. */
const zipOf = (files: { path: string; text: string }[]) => ({
  name: 'artifact.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(
    zipSync(Object.fromEntries(files.map(({ path, text }) => [path, new TextEncoder().encode(text)]))),
  ),
});

async function openViewer(page: Page, address = '/preview/'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
}

const reading = (page: Page, lang: 'en' | 'zh' = 'en'): Locator =>
  page.getByRole('complementary', { name: texts[lang].aside });

/** The client shows its overview of the sample. */
async function expectReport(page: Page): Promise<void> {
  const report = page.frameLocator('iframe').first();
  await expect(report.locator('body')).toContainText(/Bundle Overall/, SLOW);
  await expect(report.locator('body')).toContainText('603.83', SLOW);
}

const report = (page: Page) => page.frameLocator('[data-viewer] iframe').first().locator('body');

test('the data file of brief mode opens, with the list beside it', async ({ page }) => {
  await openViewer(page);
  await choose(page, { name: NAMES.json, text: json() });
  await expect(reading(page)).toContainText(size(recorded['files.main.bytes']!), SLOW);
  await expectReport(page);
  await expect(reading(page)).toContainText('E1002 CROSS-CHUNKS-PACKAGE');
  await expect(page.locator('[data-viewer] iframe')).toHaveAttribute('sandbox', REPORT_SANDBOX);
});

interface Asset {
  path?: string;
  name?: string;
  size: number;
}

/** The size of all files of a recorded build, as its own data give it, without the unit. */
function totalOf(name: Recorded): string {
  const { data, assets } = JSON.parse(textOf(name)) as {
    data?: { chunkGraph: { assets: Asset[] } };
    assets?: Asset[];
  };
  const files = data?.chunkGraph.assets ?? assets ?? [];
  const counted = files.filter((file) => !`${file.path ?? file.name}`.endsWith('.map'));
  return size(counted.reduce((sum, file) => sum + file.size, 0)).split(' ')[0]!;
}

/** The list says of the recorded kiosk what its data say, and its client shows it. */
async function expectKiosk(page: Page, name: string, total: string): Promise<void> {
  await expect(reading(page).getByRole('heading', { level: 2 })).toHaveText(words.en.of(name), SLOW);
  await expect(reading(page)).toContainText('main.js');
  await expect(report(page)).toContainText('Bundle Overall', SLOW);
  await expect(report(page)).toContainText(total, SLOW);
}

test.describe('files as plugins and bundlers write them (tests/fixtures/reports) open:', () => {
  test.beforeEach(async ({ page }) => openViewer(page));
  const ways: [what: string, name: string, total: string, give: (page: Page) => Promise<unknown>][] = [
    [
      'the page of brief mode, dropped',
      'rsdoctor-report.html',
      totalOf('newer.json'),
      (page) => drop(page, [{ path: 'rsdoctor-report.html', text: textOf('rsdoctor-report.html') }]),
    ],
    [
      'the folder of normal mode, dropped',
      'dist/.rsdoctor',
      totalOf('newer.json'),
      (page) => drop(page, folderTexts()),
    ],
    [
      'the folder of normal mode, chosen',
      'normal',
      totalOf('newer.json'),
      // Not waited for: the page reads the folder at once, and now and then Playwright does not hear that it was given.
      async (page) =>
        void page
          .locator('input[webkitdirectory]')
          .setInputFiles(NORMAL)
          .catch(() => undefined),
    ],
    [
      'an archive of the folder',
      'artifact.zip/dist/.rsdoctor',
      totalOf('newer.json'),
      (page) =>
        page
          .locator('input[type="file"]')
          .first()
          .setInputFiles([zipOf(folderTexts())]),
    ],
    [
      'the data file of 2.x, pasted',
      'v2.json',
      totalOf('v2.json'),
      (page) =>
        page.evaluate((text) => {
          const clipboardData = new DataTransfer();
          clipboardData.items.add(new File([text], 'v2.json'));
          dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
        }, textOf('v2.json')),
    ],
    [
      'stats of Rspack',
      'rspack.stats.json',
      totalOf('rspack.stats.json'),
      (page) => choose(page, { name: 'rspack.stats.json', text: textOf('rspack.stats.json') }),
    ],
    [
      'stats of webpack',
      'webpack.stats.json',
      totalOf('webpack.stats.json'),
      (page) => choose(page, { name: 'webpack.stats.json', text: textOf('webpack.stats.json') }),
    ],
  ];
  for (const [what, name, total, give] of ways)
    test(what, async ({ page }) => {
      await give(page);
      await expectKiosk(page, name, total);
    });
});

test('a folder that is dropped before React runs is opened when it does', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/static/js/index.*', (route) => held.then(() => route.continue()));
  await page.goto('/preview/');
  expect(await drop(page, folderTexts())).toBe(true);
  release();
  await expect(reading(page).getByRole('heading', { level: 2 })).toHaveText(words.en.of('dist/.rsdoctor'), SLOW);
});

test('a report of 1.6 is compared with one of 2.x', async ({ page }) => {
  await openViewer(page);
  await choose(page, { name: 'newer.json', text: textOf('newer.json') }, { name: 'v2.json', text: textOf('v2.json') });
  await expect(reading(page)).toContainText('v2.json, compared with newer.json', SLOW);
  for (const name of ['v2.json', 'newer.json'] as const)
    await expect(report(page)).toContainText(`${totalOf(name)} KB`, SLOW);
});

test('two reports are compared, and swapped', async ({ page }) => {
  await openViewer(page);
  await choose(page, brief('baseline'), brief('current'));
  const report = page.frameLocator('iframe').first();
  await expect(report.locator('body')).toContainText('564.93 KB', SLOW);
  await expect(report.locator('body')).toContainText('+24.22%');
  const growth = size(recorded['diff.js.grown.bytes']!);
  await expect(reading(page)).toContainText(`+${growth} (454.78 KB → 564.93 KB)`);
  await page.getByRole('button', { name: t.swap }).click();
  await expect(reading(page)).toContainText(`−${growth} (564.93 KB → 454.78 KB)`);
  await expect(page.frameLocator('iframe').first().locator('body')).toContainText('-19.5', SLOW);
});

test('a report is compared with another that is chosen later', async ({ page }) => {
  await openViewer(page);
  await choose(page, brief('baseline'));
  await expect(reading(page)).toBeVisible(SLOW);
  await page.getByRole('button', { name: t.compare }).click();
  await expect(page.getByText(`${t.compare}: baseline.json`)).toBeVisible();
  await choose(page, brief('current'));
  await expect(reading(page)).toContainText('current.json, compared with baseline.json', SLOW);
});

test.describe('a file that is no report is named, and nothing is half shown', () => {
  const wrong: [keyof typeof t.faults, Given][] = [
    ['empty', { name: 'a.json', text: '' }],
    ['foreign', { name: 'a.png', text: 'PNG' }],
    ['foreignJson', { name: 'package.json', text: '{"name":"a"}' }],
    ['foreignHtml', { name: 'index.html', text: '<html></html>' }],
    ['brokenJson', { name: 'cut.json', text: json().slice(0, 5000) }],
    ['brokenPart', { name: 'cut.html', text: html().slice(0, 30_000) }],
    ['brokenZip', { name: 'cut.zip', text: 'PK' }],
    [
      'manifestAlone',
      { name: 'manifest.json', text: '{"client":{"enableRoutes":[]},"data":{"errors":["/a/.rsdoctor/errors/0"]}}' },
    ],
    ['unknownShape', { name: 'new.json', text: json({ graph: {} }) }],
    ['statsTooThin', { name: 'stats.json', text: '{"assets":[],"chunks":[]}' }],
  ];
  test('each with its own message', async ({ page }) => {
    await openViewer(page);
    for (const [code, file] of wrong) {
      await choose(page, file);
      const start = t.faults[code](file.name, '')
        .replaceAll('`', '')
        .slice(0, file.name.length + 12);
      await expect(page.getByRole('alert'), code).toContainText(start);
      await expect(page.locator('[data-viewer]')).toHaveCount(0);
    }
    await choose(page, { name: 'a.json', text: '{}' }, { name: 'b.json', text: '{}' }, { name: 'c.json', text: '{}' });
    await expect(page.getByRole('alert')).toContainText('more than two reports');
  });

  test('in Chinese too', async ({ page }) => {
    await openViewer(page, '/zh/preview/');
    await choose(page, { name: 'a.json', text: '' });
    await expect(page.getByRole('alert')).toHaveText(texts.zh.faults.empty('a.json', ''));
    const link = page.getByRole('banner').getByRole('link', { name: /^Playground/ });
    await expect(link).toHaveAttribute('href', `${ORIGIN}/zh/preview/#/resources/uploader`);
  });
});

test('no request leaves the origin, none carries data, and nothing is stored', async ({ page, context, baseURL }) => {
  await openViewer(page);
  await page.waitForLoadState('networkidle');
  const before = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
  const asked: { url: string; method: string; data: string | null }[] = [];
  context.on('request', (request) =>
    asked.push({ url: request.url(), method: request.method(), data: request.postData() }),
  );
  await choose(page, brief('baseline'), brief('current'));
  const report = page.frameLocator('iframe').first();
  await expect(report.locator('body')).toContainText('564.93 KB', SLOW);
  await report.getByRole('tab', { name: 'Modules' }).click(SLOW);
  await report.getByRole('tab', { name: 'Packages' }).click(SLOW);
  await page.getByRole('button', { name: t.another }).click();
  await choose(page, { name: NAMES.html, text: html() });
  await expectReport(page);
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(5);
  for (const { url, method, data } of asked) {
    if (url.startsWith('data:') || url.startsWith('blob:')) continue;
    const { origin, pathname, search } = new URL(url);
    expect(origin).toBe(new URL(baseURL!).origin);
    expect([method, data, search], url).toEqual(['GET', null, '']);
    expect(pathname).toMatch(/^\/(?:demo|static)\/|^\/(?:logo-\w+|favicon)\.svg$/);
  }
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))).toBe(before);
  expect(await page.evaluate(async () => [(await indexedDB.databases()).length, (await caches.keys()).length])).toEqual(
    [0, 0],
  );
});

test('a line leads to the page that says what to do, beside the report, and to its place in the report', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1720, height: 900 });
  await openViewer(page, '/preview/?sample=report');
  await expectReport(page);
  const list = reading(page);
  await list.getByRole('link', { name: 'E1008 CJS-REQUIRE' }).click();
  const docs = page.frameLocator(`iframe[title="${t.docsTitle}"]`);
  await expect(docs.getByRole('heading', { name: /E1008/ })).toBeInViewport(SLOW);
  await page.getByRole('button', { name: t.backToList }).click();
  await list.locator('[data-section="files"]').getByRole('button', { name: t.show }).click();
  await expect(page.frameLocator('iframe').first().locator('body')).toContainText('Output Assets List', SLOW);
});

test('the list is copied as Markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openViewer(page, '/preview/?sample=diff');
  await reading(page).getByRole('button', { name: t.copy }).click(SLOW);
  await expect(reading(page).getByRole('status')).toHaveText(t.copied);
  const advice = await reading(page).getByRole('link', { name: t.docs }).last().getAttribute('href');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('- JavaScript: **+110.16 KB (454.78 KB → 564.93 KB)**');
  expect(copied).toContain(`(${ORIGIN}${advice})`);

  // Where the clipboard is denied, the list is handed over, and nothing says that it was copied.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } });
    document.execCommand = () => false;
  });
  const button = reading(page).getByRole('button', { name: t.copy });
  await expect(button).toBeVisible();
  const asked = page.waitForEvent('dialog');
  await button.evaluate((element) => setTimeout(() => (element as HTMLElement).click()));
  const dialog = await asked;
  expect(dialog.defaultValue()).toBe(copied);
  await dialog.dismiss();
  // Two frames: by then React has drawn what it was told after the answer.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(button).toBeVisible();
  expect(await reading(page).getByRole('status').textContent()).toBe('');
});

test('on a phone the list comes first, the report scrolls sideways, and nothing of the page is reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openViewer(page, '/preview/?sample=report');
  await expect(reading(page)).toBeVisible(SLOW);
  await expectNoFaults(page, 'the list of a report', { inside: ['[data-viewer]'], without: ['iframe'] });
  await page.getByRole('button', { name: t.aside }).click();
  await expect(page.getByText(t.narrow)).toBeVisible();
  const width = () => page.locator('[data-viewer] iframe').evaluate((frame) => frame.clientWidth);
  expect(await width()).toBe(1313);
  await page.getByRole('checkbox', { name: t.scroll }).uncheck();
  expect(await width()).toBeLessThanOrEqual(390);
  await expect(page.getByRole('banner')).toBeHidden();
  await page.getByRole('button', { name: t.another }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('reading can be cancelled', async ({ page }) => {
  await openViewer(page);
  // Long enough for the button to be there: numbers that no report has.
  await choose(page, {
    name: 'large.json',
    text: `{"data":{"errors":[${'1,'.repeat(12_000_000)}1]},"clientRoutes":[]}`,
  });
  // At once: a click waits until the button stands still, and the file may have been read by then.
  await page.getByRole('button', { name: t.cancel }).dispatchEvent('click');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('[data-viewer]')).toHaveCount(0);
  await choose(page, { name: NAMES.json, text: json() });
  await expect(reading(page)).toBeVisible(SLOW);
});

test.describe('a sample that fails to load', () => {
  test.use({ allowErrors: /ERR_FAILED/ });
  test('does not stop the report that was opened since', async ({ page }) => {
    // The worker that reads is held until the sample has failed.
    await page.addInitScript(() => {
      const Real = Worker;
      window.Worker = class extends Real {
        override postMessage(message: unknown): void {
          addEventListener('release', () => super.postMessage(message), { once: true });
        }
      };
    });
    let fail = () => {};
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(`**/demo/${NAMES.json}`, (route) => held.then(() => route.abort()));
    await openViewer(page);
    await page.getByRole('button', { name: t.sample }).click();
    const worker = page.waitForEvent('worker');
    await choose(page, { name: 'mine.json', text: json() });
    await worker;
    const failed = page.waitForEvent('requestfailed');
    fail();
    await failed;
    await page.evaluate(() => dispatchEvent(new Event('release')));
    await expect(reading(page).getByRole('heading', { level: 2 })).toHaveText(words.en.of('mine.json'), SLOW);
  });
});

test('the playground link of the header is external, and leads to this page of the site that is open', async ({
  page,
  context,
}) => {
  await page.goto('/preview/');
  const link = page.getByRole('banner').getByRole('link', { name: /^Playground/ });
  expect(await link.getAttribute('href')).toBe(`${ORIGIN}/preview/#/resources/uploader`);
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(opened).toHaveURL(/^http:\/\/localhost:\d+\/preview\/#\/resources\/uploader$/);
  await expect(opened.getByText(t.drop)).toBeVisible();
  await expect(opened.locator('[data-viewer]')).toHaveCount(0);
});
