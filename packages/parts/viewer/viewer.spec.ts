/** A reader opens reports of their own. The files are the sample's, made by the project's own builds. */
import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page, Request } from '@playwright/test';
import { escapeRegExp } from '@rsdoctor-docs/base/escape-regexp';
import { readDemo } from '@rsdoctor-docs/evidence/demo-data';
import { readNumbers } from '@rsdoctor-docs/evidence/numbers';
import { unpack } from '@rsdoctor-docs/evidence/report-data';
import { FRAME_PATIENCE_MS } from '@rsdoctor-docs/viewer/address';
import { size } from '@rsdoctor-docs/viewer/format';
import { REPORT_WIDTH } from '@rsdoctor-docs/viewer/report-frame';
import { REPORT_SANDBOX } from '@rsdoctor-docs/viewer/report-settings';
import { wordsIn } from '@rsdoctor-docs/viewer/words';
import { zipSync } from 'fflate';
import { expectNoFaults } from '../../../tests/site/lib/axe.ts';
import { pageWithShot, TABS_PAGE } from '../../../tests/site/lib/pages.ts';
import { report, SLOW } from '../../../tests/site/lib/report.ts';
import { copied, expect, gone, hold, inLang, never, openReady, test, text } from '../../../tests/site/lib/test.ts';
import { bytesOf, folderTexts, htmlOf, NORMAL, type Recorded, reportText } from '../../viewer/tests/recorded.ts';
import { ORIGIN } from '../site.ts';

const { recorded } = readNumbers();
const t = wordsIn('en');

interface Given {
  name: string;
  text: string | Buffer;
}

const { report: demo, diff } = readDemo();
const parts = Object.fromEntries(
  Object.entries(demo.parts).map(([part, text]) => [part, text ? unpack(text) : undefined]),
);
const briefOf = (name: string, data: unknown): Given => ({
  name,
  text: JSON.stringify({ data, clientRoutes: demo.enableRoutes }),
});
/** The sample's reports as files: the data file and the page of brief mode, and the two sides of its comparison. */
const samples = {
  json: briefOf('rsdoctor-data.json', parts),
  html: { name: 'rsdoctor-report.html', text: htmlOf(parts, demo.enableRoutes) },
  baseline: briefOf('baseline.json', unpack(diff.baseline)),
  current: briefOf('current.json', unpack(diff.current)),
};

const choose = (page: Page, ...files: Given[]): Promise<void> =>
  page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(files.map(({ name, text }) => ({ name, mimeType: '', buffer: Buffer.from(text) })));

/** A recorded report as it is on the disk. */
const given = (name: Recorded): Given => ({ name: path.basename(name), text: bytesOf(name) });

/** Drops a file or folder of this machine on the page. */
async function drop(page: Page, file: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, x: 400, y: 400, data });
}

/** The recorded folder inside the folder of a build. */
function buildFolder(): string {
  const dist = test.info().outputPath('dist');
  fs.cpSync(NORMAL, path.join(dist, '.rsdoctor'), { recursive: true });
  return dist;
}

/** The recorded folder in an archive, as CI systems give their artifacts. */
const zipOfFolder = (): Given => ({
  name: 'artifact.zip',
  text: Buffer.from(zipSync(Object.fromEntries(folderTexts().map((file) => [file.path, Buffer.from(file.text)])))),
});

async function openViewer(page: Page, address = '/preview/'): Promise<void> {
  await page.goto(address);
  await expect(page.locator('[data-island=viewer]')).toHaveAttribute('data-state', 'ready');
}

const reading = (page: Page, lang: 'en' | 'zh' = 'en'): Locator =>
  page.getByRole('complementary', { name: wordsIn(lang).aside });

/** The client shows its overview of the sample. */
async function expectReport(page: Page): Promise<void> {
  await expect(report(page)).toContainText(/Bundle Overall/, SLOW);
  await expect(report(page)).toContainText('603.83', SLOW);
}

/** The size of all files of a recorded build, as its own data give it, without the unit. */
function totalOf(name: Recorded): string {
  const { data } = JSON.parse(reportText(name)) as {
    data: { chunkGraph: { assets: { path: string; size: number }[] } };
  };
  const counted = data.chunkGraph.assets.filter((file) => !file.path.endsWith('.map'));
  return size(counted.reduce((sum, file) => sum + file.size, 0)).split(' ')[0]!;
}

/** Expects the list to say what the data of a recorded report say (an application named kiosk), and the report to open. */
async function expectKiosk(page: Page, name: string, total: string): Promise<void> {
  await expect(reading(page).getByRole('heading', { level: 2 })).toHaveText(t.of(name), SLOW);
  await expect(reading(page)).toContainText('main.js');
  await expect(report(page)).toContainText('Bundle Overall', SLOW);
  await expect(report(page)).toContainText(total, SLOW);
}

const PAGE = path.resolve('packages/viewer/tests/reports/rsdoctor-report.html');
const chooseFolder = async (page: Page) =>
  // Not waited for: the page reads the folder at once, and now and then Playwright does not hear that it was given.
  void page
    .locator('input[webkitdirectory]')
    .setInputFiles(NORMAL)
    .catch(() => undefined);
const paste = (page: Page, name: Recorded) =>
  page.evaluate(
    ([file, text]) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([text], file));
      dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
    },
    [name, reportText(name)] as const,
  );
const ways: [what: string, name: string, data: Recorded, give: (page: Page) => Promise<unknown>][] = [
  ['the page of brief mode, dropped', path.basename(PAGE), 'newer.json', (page) => drop(page, PAGE)],
  ['the folder of normal mode, dropped', 'dist/.rsdoctor', 'newer.json', (page) => drop(page, buildFolder())],
  ['the folder of normal mode, chosen', 'normal', 'newer.json', chooseFolder],
  ['its archive', 'artifact.zip/dist/.rsdoctor', 'newer.json', (page) => choose(page, zipOfFolder())],
  ['the data file of 2.x, pasted', 'v2.json', 'v2.json', (page) => paste(page, 'v2.json')],
];
for (const [what, name, data, give] of ways)
  test(`${what}, opens`, async ({ page }) => {
    await openViewer(page);
    await give(page);
    await expectKiosk(page, name, totalOf(data));
  });

test('a folder that is dropped before the viewer runs is opened when it does', async ({ page }) => {
  const release = await hold(page, '**/static/js/viewer.*');
  await page.goto('/preview/');
  await drop(page, buildFolder());
  release();
  await expect(reading(page).getByRole('heading', { level: 2 })).toHaveText(t.of('dist/.rsdoctor'), SLOW);
});

test('a report is compared with another that is chosen later; the list is copied as Markdown; both are swapped', async ({
  page,
}) => {
  await openViewer(page);
  await choose(page, samples.baseline);
  await expect(reading(page)).toBeVisible(SLOW);
  await page.getByRole('button', { name: t.compare }).click();
  await expect(page.getByText(`${t.compare}: baseline.json`)).toBeVisible();
  await choose(page, samples.current);
  await expect(reading(page)).toContainText('current.json, compared with baseline.json', SLOW);
  await expect(report(page)).toContainText('564.93 KB', SLOW);
  await expect(report(page)).toContainText('+24.22%');
  const growth = size(recorded['diff.js.grown.bytes']!);
  await expect(reading(page)).toContainText(`+${growth} (454.78 KB → 564.93 KB)`);
  await page.getByRole('button', { name: t.copy }).click();
  await expect(page.locator('.viewer-bar').getByRole('status')).toHaveText(t.copied);
  const advice = await reading(page)
    .getByRole('link', { name: new RegExp(`^${t.docs}`) })
    .last()
    .getAttribute('href');
  const copy = await copied(page);
  expect(copy).toContain(`- JavaScript: **+${growth} (454.78 KB → 564.93 KB)**`);
  expect(copy).toContain(`(${ORIGIN}${advice})`);
  expect(copy).toMatch(new RegExp(`\n\\+${growth}, \\d+ changes\n`));
  await test.step('what grew and what shrank is drawn to scale, from one size to the other', async () => {
    const bars = await reading(page)
      .locator('.viewer-falls .viewer-fill')
      .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect()).map(({ left, right }) => [left, right]));
    const [before, grown, , shrunk] = bars as [number, number][];
    const after = bars.at(-1) as [number, number];
    expect((after[1] - after[0]) / (before![1] - before![0]), 'from zero on').toBeCloseTo(713.5 / 603.34, 2);
    expect(grown![0]).toBeCloseTo(before![1], 0);
    expect((grown![1] - grown![0]) / (shrunk![1] - shrunk![0])).toBeCloseTo(195.19 / 84.84, 1);
  });
  await test.step('each file leads to its row in the report, and J walks on from there', async () => {
    const files = reading(page).locator('.viewer-falls button');
    /** The beginning of a file's row: in the report, its name has a hash. */
    const rowOf = async (index: number) => {
      const name = await files.nth(index).locator('.viewer-name').innerText();
      return new RegExp(`^${escapeRegExp(name.replace(/\.\w+$/, ''))}\\b`);
    };
    const ring = report(page).locator('[data-ring]');
    await files.first().click();
    await expect(ring).toContainText(await rowOf(0), SLOW);
    await page.keyboard.press('j');
    await expect(files.nth(1)).toHaveAttribute('aria-current');
    await expect(ring).toContainText(await rowOf(1), SLOW);
  });
  await page.getByRole('button', { name: t.swap }).click();
  await expect(reading(page).locator('[aria-current]'), 'of the other comparison').toHaveCount(0);
  await expect(reading(page)).toContainText(`−${growth} (564.93 KB → 454.78 KB)`);
  await expect(report(page)).toContainText('-19.5', SLOW);
});

test('a page in place of the sample (a log-in page of a proxy) is said to be no sample', async ({ page }) => {
  await page.route('**/demo/rsdoctor-data.json', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Log in</title>' }),
  );
  await openViewer(page);
  await page.getByRole('button', { name: t.sample }).click();
  await expect(page.getByRole('alert')).toHaveText(t.faults.sample('', ''));
});

test('a file that is no report is named, and nothing is half shown', async ({ page }) => {
  const empty = { name: 'a.json', text: '' };
  for (const lang of ['zh', 'en'] as const) {
    await openViewer(page, inLang('/preview/', lang));
    await choose(page, empty);
    await expect(page.getByRole('alert')).toHaveText(wordsIn(lang).faults.empty('a.json', ''));
  }
  await choose(page, { name: 'cut.html', text: samples.html.text.slice(0, 30_000) });
  await expect(page.getByRole('alert')).toContainText('cut.html');
  await expect(page.locator('[data-viewer]')).toHaveCount(0);
  await choose(page, ...(['older.json', 'newer.json', 'v2.json'] as const).map(given));
  await expect(page.getByRole('alert')).toContainText('more than two reports');
});

test('no request leaves the origin, none carries data, and nothing is stored', async ({ page, context, baseURL }) => {
  // Playwright cannot click in a scaled frame.
  await page.setViewportSize({ width: 1980, height: 1050 });
  await openViewer(page);
  await page.waitForLoadState('networkidle');
  const before = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
  const asked: Request[] = [];
  context.on('request', (request) => asked.push(request));
  await choose(page, samples.baseline, samples.current);
  await expect(report(page)).toContainText('564.93 KB', SLOW);
  for (const name of ['Modules', 'Packages']) await report(page).getByRole('tab', { name }).click(SLOW);
  await page.getByRole('button', { name: t.another }).click();
  await choose(page, samples.html);
  await expectReport(page);
  // `networkidle` never comes after a frame was removed with a request under way.
  await expect(async () => {
    const before = asked.length;
    await page.waitForTimeout(500);
    expect(asked.length).toBe(before);
  }).toPass();
  expect(asked.length).toBeGreaterThan(5);
  for (const request of asked.filter((one) => !/^(?:data|blob):/.test(one.url()))) {
    const { origin, pathname, search } = new URL(request.url());
    expect(origin).toBe(new URL(baseURL!).origin);
    expect([request.method(), request.postData(), search], pathname).toEqual(['GET', null, '']);
    expect(pathname).toMatch(/^\/(?:demo|static)\/|^\/(?:logo-\w+|favicon)\.svg$/);
  }
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]))).toBe(before);
  expect(await page.evaluate(async () => [(await indexedDB.databases()).length, (await caches.keys()).length])).toEqual(
    [0, 0],
  );
});

test('on a phone the reading comes first; a switch and each finding show the report, in its real size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openViewer(page, '/preview/?sample=report');
  await expect(reading(page)).toBeVisible(SLOW);
  await expectNoFaults(page, 'the reading of a report', { inside: ['[data-viewer]'], without: ['iframe'] });
  const frame = page.locator('[data-viewer] iframe');
  const [first, second] = ['reading', 'report'].map((_, index) => page.locator('.viewer-switch button').nth(index));
  await test.step('the bar is one row, the switch as high as a finger needs', async () => {
    expect((await page.locator('.viewer-bar').first().boundingBox())!.height).toBe(48);
    expect((await first!.boundingBox())!.height).toBe(44);
    await expect(first!).toHaveAttribute('aria-pressed', 'true');
  });
  await second!.click();
  await expect(reading(page)).toBeHidden();
  await expect(frame).toBeVisible();
  const width = () => frame.evaluate((element) => Math.round(element.getBoundingClientRect().width));
  await expect.poll(width).toBe(REPORT_WIDTH);
  await first!.click();
  await reading(page).locator('button.viewer-finding').first().press('Enter');
  await expect(second!).toBeFocused();
  await expect(second!).toHaveAttribute('aria-pressed', 'true');
  await expect(report(page).locator('[data-ring]')).toContainText(/^main\.\w+\.js/, SLOW);
  await test.step('what else the bar can do is a menu', async () => {
    const full = page.getByRole('button', { name: t.full });
    await expect(full).toBeHidden();
    await page.getByRole('button', { name: t.menu }).click();
    await expectNoFaults(page, 'the menu of a report', { inside: ['[data-viewer]'], without: ['iframe'] });
    await full.click();
    await expect(full).toBeHidden();
    await expect.poll(width).toBe(390);
  });
  await expect(page.getByRole('banner')).toBeHidden();
  await page.getByRole('button', { name: t.menu }).click();
  await page.getByRole('button', { name: t.another }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('J, K and the arrows walk along the findings, and the report shows the place of each', async ({ page }) => {
  await openViewer(page, '/preview/?sample=report');
  await expectReport(page);
  const current = reading(page).locator('.viewer-finding[aria-current]');
  const ring = report(page).locator('[data-ring]');
  const index = () => current.getAttribute('data-finding');
  await page.keyboard.press('j');
  await expect(current).toBeFocused();
  expect(await index()).toBe('0');
  await expect(ring).toContainText(/^main\.\w+\.js/, SLOW);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('j');
  expect(await index()).toBe('2');
  await expect(ring).toContainText(/^qs/, SLOW);
  await test.step('to a row of a table with pages, too', async () => {
    await reading(page)
      .getByRole('button', { name: /^BuildInfoPlugin/ })
      .click();
    await expect(ring).toContainText(/^BuildInfoPlugin/, SLOW);
    await reading(page).locator('[data-finding="2"]').click();
    await expect(ring).toContainText(/^qs/, SLOW);
  });
  await test.step('in its own size, without anything that leads out of it sideways', async () => {
    await expect(page.getByRole('button', { name: t.full })).toBeHidden();
    const frame = page.locator('[data-viewer] iframe');
    expect(await frame.evaluate((element: HTMLElement) => element.getBoundingClientRect().width)).toBe(1080);
    await reading(page).locator('[data-finding="1"]').click();
    await expect(ring).toContainText(/^admin\.\w+\.js/, SLOW);
    expect(await report(page).evaluate(() => document.documentElement.scrollWidth)).toBe(1080);
    await reading(page).locator('[data-finding="2"]').click();
    await expect(ring).toContainText(/^qs/, SLOW);
  });
  await test.step('also from inside the report, where the focus stays', async () => {
    await report(page).locator('a, button, [tabindex="0"]').filter({ visible: true }).first().focus();
    await page.keyboard.press('k');
    await expect.poll(index).toBe('1');
    await expect(ring).toContainText(/^admin\.\w+\.js/, SLOW);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
  });
  await test.step('the bar has one row of buttons of one height; what is on is pressed', async () => {
    const tools = page.locator('.viewer-bar').first().locator('.viewer-tool:visible');
    for (const tool of await tools.all()) expect((await tool.boundingBox())!.height).toBe(32);
    const toggle = page.getByRole('button', { name: t.aside, exact: true });
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(reading(page)).toBeHidden();
    await toggle.click();
  });
  for (const theme of ['light', 'dark'] as const)
    await expectNoFaults(page, 'the reading beside its report', { theme, without: ['iframe'] });
});

test('the reader’s own report stays in the tab: pages offer its screens, and its page finds it again', async ({
  page,
}) => {
  const screen = pageWithShot('bundle-size-page');
  await openViewer(page, `/preview/?from=${screen}`);
  await choose(page, given('newer.json'));
  await expect(reading(page)).toBeVisible(SLOW);
  const isTaken = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['{}'], 'other.json'));
    return !document
      .querySelector('h1')!
      .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  expect(isTaken, 'the browser does not open what is dropped in the place of the page').toBe(true);
  await page.getByRole('link', { name: t.back }).click();
  await expect(page).toHaveURL(screen);
  await expect(page.locator('[data-viewer]')).toHaveCount(0);
  const own = page.getByRole('button', { name: text('liveOwnText') });
  const offers = await own.count();
  // `npm run dev` announces each change of the page, and the new button is such a change.
  await page.evaluate(() => dispatchEvent(new Event('page-shown')));
  await expect(own).toHaveCount(offers);
  await own.first().click();
  const panel = page.getByRole('dialog', { name: text('liveOwnTitle') });
  await expect(panel.frameLocator('iframe').locator('body')).toContainText(totalOf('newer.json'), SLOW);
  await panel.getByRole('button', { name: text('liveClose') }).click();
  await page.goBack();
  await expectKiosk(page, 'newer.json', totalOf('newer.json'));
  // A full load keeps nothing, and the sample is nobody's own report.
  await page.goto(screen);
  await expect(page.getByRole('button', { name: text('liveOwnText') })).toHaveCount(0);
  await openViewer(page, `/preview/?sample=report&from=${screen}`);
  await page.getByRole('link', { name: t.back }).click(SLOW);
  await expect(page).toHaveURL(screen);
  await expect(page.getByRole('link', { name: text('liveTryText') }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: text('liveOwnText') })).toHaveCount(0);
});

test('reading can be cancelled', async ({ page }) => {
  await openViewer(page);
  // A file of 24 MB, so that reading takes long enough to press Cancel.
  await choose(page, {
    name: 'large.json',
    text: `{"data":{"errors":[${'1,'.repeat(12_000_000)}1]},"clientRoutes":[]}`,
  });
  // At once: a click waits until the button stands still, and the file may have been read by then.
  await page.getByRole('button', { name: t.cancel }).evaluate((button: HTMLElement) => {
    button.focus();
    button.click();
  });
  // The button that had the focus is gone, so the chooser gets it.
  await expect(page.getByLabel(t.file)).toBeFocused();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('[data-viewer]')).toHaveCount(0);
  await choose(page, samples.json);
  await expect(reading(page)).toBeVisible(SLOW);
});

test('the playground link of the header is the public address of the uploader; on a preview it opens that of the preview', async ({
  page,
  context,
}) => {
  await openReady(page, TABS_PAGE);
  const link = page.getByRole('banner').getByRole('link', { name: /^Playground/ });
  await expect(link).toHaveAttribute('href', `${ORIGIN}/preview/#/resources/uploader`);
  const opening = context.waitForEvent('page');
  await link.click();
  const opened = await opening;
  await expect(opened).toHaveURL('/preview/#/resources/uploader');
  await expect(opened.getByText(t.drop)).toBeVisible();
  await expect(opened.locator('[data-viewer]')).toHaveCount(0);
});

test('the data file of brief mode opens with the list beside it; a line leads to its page and into the report, and the focus goes along', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1720, height: 900 });
  await openViewer(page);
  await choose(page, samples.json);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(samples.json.name, SLOW);
  await expect(heading).toBeFocused();
  await expectNoFaults(page, 'an open report', { without: ['iframe'] });
  await expect(page.locator('[href="#frame-main"]')).toBeHidden();
  await expectReport(page);

  const list = reading(page);
  await expect(list).toContainText(size(recorded['files.main.bytes']!));
  // Here a rule raises several alerts; in the report of the unit tests (packages/viewer/tests) each rule raises one.
  const alerts = list.locator('[data-rank="count"] li');
  const rules = Object.entries(recorded).filter(([name]) => name.startsWith('alerts.E'));
  await expect(alerts).toHaveCount(rules.length);
  for (const [name, count] of rules)
    await expect(alerts.filter({ hasText: name.slice('alerts.'.length) }).locator('.viewer-value')).toHaveText(
      `${count}`,
    );
  await expect(page.locator('[data-viewer] iframe')).toHaveAttribute('sandbox', REPORT_SANDBOX);

  const link = list.getByRole('link', { name: `${t.docs}: E1008 CJS-REQUIRE` });
  const opening = page.context().waitForEvent('page');
  await link.press('Enter');
  const docs = await opening;
  await expect(docs.getByRole('heading', { name: /E1008/ })).toBeInViewport(SLOW);
  await docs.close();
  await list.getByRole('button', { name: /^js\/main/ }).click();
  await expect(report(page)).toContainText('Output Assets List', SLOW);

  await page.getByRole('button', { name: t.compare }).press('Enter');
  await expect(page.getByLabel(t.file)).toBeFocused();
  await page.getByRole('button', { name: t.cancel }).press('Enter');
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: t.another }).press('Enter');
  await expect(page.getByLabel(t.file)).toBeFocused();
});

test('without what it needs (the scripts of the page), nothing pretends to work', async ({ allow, page }) => {
  allow(/404/);
  await gone(page, '**/static/js/client.*');
  await page.goto('/preview/');
  await expect(page.getByText(t.asleep)).toBeHidden();
  expect((await page.getByText(t.asleep).boundingBox())?.height, 'or the samples would move').toBe(0);
  // The seconds that it waits.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  for (const name of [t.sample, t.sampleDiff]) await expect(page.getByRole('button', { name })).toBeDisabled();
  for (const name of [t.file, t.folder]) await expect(page.getByLabel(name)).toBeDisabled();
  await expect(page.getByText(t.asleep)).toBeVisible();
});

test('without what it needs (the network, once the page is there), a report is read', async ({
  allow,
  page,
  context,
}) => {
  allow(/ERR_/);
  const worker = page.waitForEvent('worker');
  await openViewer(page);
  await worker;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await choose(page, samples.json);
  await expect(reading(page).getByRole('heading', { level: 2 })).toHaveText(t.of(samples.json.name), SLOW);
  await context.setOffline(false);
});

test('without what it needs (the script that reads, or the one that unpacks), it says what to do, and asks again with the next file', async ({
  allow,
  page,
}) => {
  allow(/404/);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await openViewer(page);
  await choose(page, zipOfFolder());
  await expect(reading(page)).toBeVisible(SLOW);
  for (const [script, give] of [
    [workers[0]!, () => choose(page, samples.json)],
    [workers[1]!, () => choose(page, zipOfFolder())],
  ] as const) {
    await gone(page, script);
    await openViewer(page);
    await give();
    await expect(page.getByRole('alert')).toHaveText(t.faults.worker('', ''), SLOW);
    await page.unroute(script);
  }
  await choose(page, samples.json);
  await expect(reading(page)).toBeVisible(SLOW);
});

test('without what it needs (the frame of the report, or its script, which hang), it says what to do', async ({
  page,
}) => {
  const frame = await (await page.request.get('/demo/frame.html')).text();
  const script = `**/demo/${/data-scripts="\.\/(\S+)/.exec(frame)![1]}`;
  const alert = page.getByRole('alert');
  await page.clock.install();
  for (const file of [script, '**/demo/frame.html']) {
    await page.unrouteAll();
    const asked = page.waitForRequest(file);
    await page.route(file, never);
    await openViewer(page, '/preview/?sample=report');
    await asked;
    await page.clock.fastForward(FRAME_PATIENCE_MS);
    await expect(alert, file).toHaveText(t.faults.frame('', ''));
  }
  await expect(page.getByLabel(t.file)).toBeFocused();
});
