import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { repositoryFiles } from '@rsdoctor-docs/base/files';
import { freePort } from '@rsdoctor-docs/base/free-port';
import { BROWSER_ARGS, ensureTestBrowser } from '@rsdoctor-docs/evidence/browser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { texts } from '../../theme/i18n.ts';
import { type Server, startServer } from '../lib/server.ts';

const ROOT = path.join(import.meta.dirname, '../..');

// The test writes a section of its own, so that no change of a page can break it.
const FOLDER = '/tried';
const ROUTE = `${FOLDER}/page`;
const FILE = `docs/en${ROUTE}.mdx`;
const MENU = `docs/en${FOLDER}/_meta.json`;
const pageOf = (title: string) =>
  `---\ndescription: "${title}"\n---\n\n# ${title}\n\nWords.\n\n## Section {#section}\n\nWords.\n`;
const FILES = {
  [FILE]: pageOf('A page that is tried'),
  [MENU]: '["page"]\n',
  [`docs/zh${ROUTE}.mdx`]: pageOf('试用的页面'),
  [`docs/zh${FOLDER}/_meta.json`]: '["page"]\n',
};

/** The copy of the repository in which the command runs. */
const copy = mkdtempSync(path.join(tmpdir(), 'rsdoctor-docs-dev-'));
const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(copy, file), text);
/** Replaces a text in a file of the copy. @returns what puts it back */
function edit(file: string, from: string | RegExp, to: string): () => void {
  const before = read(file);
  const after = before.replace(from, to);
  expect(after, `${file} has ${from}`).not.toBe(before);
  write(file, after);
  return () => write(file, before);
}

let url: string;
let server: Server;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  for (const file of repositoryFiles(ROOT)) cpSync(path.join(ROOT, file), path.join(copy, file));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    write(file, text);
  }
  // Links each package by itself, so that caches and temporary files stay in the copy.
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(path.join(ROOT, 'node_modules')))
    if (name === '@rsdoctor-docs') {
      // Our own packages are those of the copy, which the tests change.
      mkdirSync(path.join(copy, 'node_modules', name));
      for (const own of readdirSync(path.join(ROOT, 'node_modules', name)))
        symlinkSync(path.join(copy, 'packages', own), path.join(copy, 'node_modules', name, own));
    } else if (name === '.bin' || !name.startsWith('.'))
      symlinkSync(path.join(ROOT, 'node_modules', name), path.join(copy, 'node_modules', name));
  const port = await freePort();
  url = `http://localhost:${port}`;
  // `npm run dev` without its install, because the copy already has the packages.
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { dev: string } };
  const env = { ...process.env, PATH: `${path.join(ROOT, 'node_modules/.bin')}:${process.env.PATH}` };
  const command = `exec ${scripts.dev.split(' && ').at(-1)} --port ${port}`;
  server = await startServer(command, [], { url, cwd: copy, env, shell: true });
  browser = await chromium.launch({ executablePath: ensureTestBrowser(), args: BROWSER_ARGS });
  page = await browser.newPage();
  await page.goto(url + ROUTE);
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 240_000 });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(copy, { recursive: true, force: true });
});

/** A page that is still empty after this long got no scripts: one that got them draws sooner, on a busy machine too. */
const BLANK_MS = 10_000;

/** Waits for a text on the page. @throws with what is there, and what the command has said last */
async function seen(text: string): Promise<void> {
  const blank = { since: Date.now() };
  const isThere = async () => {
    const isBlank = (await page.locator('body').innerText()).trim() === '';
    if (!isBlank) blank.since = Date.now();
    // A page that is loaded while the site starts again gets no answer, or gets no scripts and stays empty. A browser with
    // windows tries again after the first by itself; after the second, a writer reloads.
    if (!page.url().startsWith('http') || Date.now() - blank.since > BLANK_MS) {
      await page.goto(url + ROUTE).catch(() => undefined);
      blank.since = Date.now();
    }
    return (await page.getByText(text).count()) > 0;
  };
  try {
    await expect.poll(isThere, { timeout: 100_000, interval: 200 }).toBe(true);
  } catch (cause) {
    const there = await page.locator('body').innerText();
    throw new Error(`"${text}" is not on ${page.url()}: ${there.slice(0, 500)}\n${server.printed().slice(-3000)}`, {
      cause,
    });
  }
}

const overlay = () => page.locator('rsbuild-error-overlay');
/** Expects that the page recovers after a fault is fixed. */
async function backAgain(): Promise<void> {
  await overlay().waitFor({ state: 'detached', timeout: 60_000 });
  const title = page.getByRole('heading', { level: 1 });
  // On a busy machine Rspress's client now and then stays blank; a writer reloads.
  await title.waitFor({ timeout: 20_000 }).catch(() => page.reload());
  await title.waitFor({ timeout: 60_000 });
}

test('the words of a page', async () => {
  const undo = edit(FILE, /^# /m, '# Zebra ');
  await seen('Zebra');
  undo();
});

test('short addresses lead on, as on the host', async () => {
  const answer = await fetch(`${url}/zh/e/1001`, { redirect: 'manual' });
  expect(answer.headers.get('location')).toMatch(/^\/zh\/guide\/rules\/rules#e1001/);
});

const AT_LINE = String.raw`page\.mdx:\d+`;
test.each([
  ['a component that there is not', FILE, /^## /m, '<Nothing />\n\n## ', 'Nothing'],
  ['a link that leads nowhere', FILE, /^## /m, '[x](/nowhere)\n\n## ', AT_LINE],
  ['a picture that there is not', FILE, /^## /m, '<Shot id="none" alt="x" />\n\n## ', `${AT_LINE} +<Shot>`],
  ['frontmatter that does not parse', FILE, 'description: "', 'description: "a" "', String.raw`page\.mdx:2 +the front`],
  [
    'a tag that is not closed',
    FILE,
    /^## /m,
    '<Bad\n\n## ',
    String.raw`page\.mdx:(?:[2-9]|\d\d+) +the page does not parse`,
  ],
  ['a menu file that is no JSON', MENU, '"page"', '"page",,', String.raw`${MENU.replace('.', '\\.')}:\d+ +is no JSON`],
])('%s: page and terminal say where, and the site comes back', async (_what, file, from, to, said) => {
  const before = server.printed().length;
  const undo = edit(file, from, to);
  try {
    await overlay().getByText(new RegExp(said)).first().waitFor({ timeout: 60_000 });
    // The page may be told first.
    await expect.poll(() => server.printed().slice(before), { timeout: 20_000 }).toMatch(new RegExp(said));
  } finally {
    undo();
  }
  await backAgain();
});

test('a text of the interface and a client script: the site starts again', async () => {
  edit(
    'packages/preset/client/index.ts',
    'startNavigation();',
    "startNavigation(); document.documentElement.id = 'en';",
  );
  edit(
    'packages/preset/frame/texts.ts',
    `skipToContent: '${texts.skipToContent.en}'`,
    "skipToContent: 'Skip to zebra'",
  );
  await seen('Skip to zebra');
  await page.locator('html#en').waitFor({ state: 'attached' });
});

test('behaves like the published site: menus open, tabs switch, the outline follows links, pictures stay large', async () => {
  await page.goto(`${url}/guide/start/quick-start`);
  await page.locator('html[data-ready]').waitFor();
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect.poll(() => page.getByRole('tab', { name: 'pnpm' }).first().getAttribute('aria-selected')).toBe('true');
  await page.locator('#frame-sidebar a[href$="/guide/start/cli"]').click();
  await expect.poll(() => page.locator('h1').textContent(), { timeout: 60_000 }).toContain('CLI');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('treemap');
  await page.locator('.search-list a[data-hit]').first().waitFor({ timeout: 60_000 });
  await page.goto(`${url}/guide/usage/bundle-size`);
  await page.locator('.rspress-doc img[aria-haspopup]').filter({ visible: true }).first().click();
  await page.locator('.zoom-dialog[data-state=opened]').waitFor();
  await page.waitForTimeout(300);
  expect(await page.locator('.zoom-dialog').count()).toBe(1);
});
