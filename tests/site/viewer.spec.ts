/** A reader opens reports of their own. The files are the sample's, made by the project's own builds. */
import type { Locator, Page } from '@playwright/test';
import { REPORT_SANDBOX } from '../../theme/components/page/Demo/report-settings.ts';
import { size } from '../../theme/components/page/Viewer/reading/format.ts';
import { texts } from '../../theme/components/page/Viewer/texts.ts';
import { readNumbers } from '../../tools/sample/numbers.ts';
import { folder as folderEntries, html, json, routes, sides } from '../unit/theme/components/page/Viewer/sample.ts';
import { expectNoFaults } from './lib/axe.ts';
import { expect, test } from './lib/test.ts';

const SLOW = { timeout: 30_000 };
const { recorded } = readNumbers();
const t = texts.en;
const NAMES = { json: 'rsdoctor-data.json', html: 'rsdoctor-report.html', stats: 'stats.json' };

test.describe.configure({ timeout: 90_000 });

interface Given {
  name: string;
  text: string;
}
const brief = (side: keyof typeof sides): Given => ({ name: `${side}.json`, text: json(sides[side], routes) });
const STATS = JSON.stringify({
  version: '5.112.2',
  hash: 'a',
  assets: [
    { name: 'main.js', size: 1234, chunks: ['1'], chunkNames: ['main'], info: {}, emitted: true, type: 'asset' },
  ],
  chunks: [
    {
      id: '1',
      initial: true,
      entry: true,
      names: ['main'],
      files: ['main.js'],
      size: 1000,
      modules: [],
      parents: [],
      children: [],
      siblings: [],
      origins: [],
      hash: 'b',
    },
  ],
  modules: [],
  entrypoints: { main: { name: 'main', chunks: ['1'], assets: [{ name: 'main.js', size: 1234 }], assetsSize: 1234 } },
  errors: [],
  warnings: [],
});

const buffers = (files: Given[]) =>
  files.map(({ name, text }) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) }));

async function choose(page: Page, ...files: Given[]): Promise<void> {
  await page.locator('input[type="file"]').first().setInputFiles(buffers(files));
}

/** Drops files with their paths, as a browser gives them: through the event's own list of entries. */
async function drop(page: Page, files: { path: string; text: string }[]): Promise<void> {
  await page.evaluate((given) => {
    const data = new DataTransfer();
    for (const { path, text } of given) {
      const file = new File([text], path.split('/').at(-1)!);
      Object.defineProperty(file, 'webkitRelativePath', { value: path });
      data.items.add(file);
    }
    const items = given.map(({ path, text }) => ({
      webkitGetAsEntry: () => ({
        isFile: true,
        isDirectory: false,
        name: path.split('/').at(-1),
        fullPath: `/${path}`,
        file: (done: (file: File) => void) => done(new File([text], path.split('/').at(-1)!)),
      }),
    }));
    const event = new DragEvent('drop', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: { files: data.files, items, types: ['Files'] } });
    dispatchEvent(event);
  }, files);
}

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

test.describe('each kind of file opens, with the list beside it', () => {
  const inList = async (page: Page) => {
    await expect(reading(page)).toContainText(size(recorded['files.main.bytes']!), SLOW);
    await expectReport(page);
  };

  test('the data file of brief mode', async ({ page }) => {
    await openViewer(page);
    await choose(page, { name: NAMES.json, text: json() });
    await inList(page);
    await expect(reading(page)).toContainText('E1002 CROSS-CHUNKS-PACKAGE');
    await expect(page.locator('[data-viewer] iframe')).toHaveAttribute('sandbox', REPORT_SANDBOX);
  });

  test('the page of brief mode, dropped', async ({ page }) => {
    await openViewer(page);
    await drop(page, [{ path: NAMES.html, text: html() }]);
    await inList(page);
  });

  test('the folder of normal mode, dropped', async ({ page }) => {
    await openViewer(page);
    const files = await Promise.all(folderEntries().map(async ({ path, file }) => ({ path, text: await file.text() })));
    await drop(page, files);
    await inList(page);
  });

  test('stats of a bundler', async ({ page }) => {
    await openViewer(page);
    await choose(page, { name: NAMES.stats, text: STATS });
    await expect(reading(page)).toContainText('1.23 KB', SLOW);
    await expect(page.frameLocator('iframe').first().locator('body')).toContainText('Bundle Overall', SLOW);
    await expect(page.frameLocator('iframe').first().locator('body')).toContainText('1.23', SLOW);
  });

  test('pasted', async ({ page }) => {
    await openViewer(page);
    await page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([text], 'rsdoctor-data.json'));
      dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
    }, json());
    await inList(page);
  });
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
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('- JavaScript: **+110.16 KB (454.78 KB → 564.93 KB)**');
  expect(copied).toContain('https://rsdoctor.rs/guide/usage/bundle-diff#actions');
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
  await page.getByRole('button', { name: t.cancel }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('[data-viewer]')).toHaveCount(0);
  await choose(page, { name: NAMES.json, text: json() });
  await expect(reading(page)).toBeVisible(SLOW);
});

test('the playground link of the header leads to this page, where no screen of a report is open yet', async ({
  page,
}) => {
  await openViewer(page, '/preview/#/resources/uploader');
  await expect(page.getByRole('link', { name: /^Playground/ }).first()).toHaveAttribute(
    'href',
    /\/preview\/#\/resources\/uploader$/,
  );
  await expect(page.getByText(t.drop)).toBeVisible();
  await expect(page.locator('[data-viewer]')).toHaveCount(0);
});
