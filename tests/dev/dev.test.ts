import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { texts } from '../../theme/i18n.ts';
import { devSession, type Session } from './session.ts';

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
let session: Session;

beforeAll(async () => {
  session = await devSession(ROUTE, FILES);
});
afterAll(() => session?.close());

/** An empty page that has had its scripts is drawn by then, on a busy machine too. */
const BLANK_MS = 10_000;

/** Waits for a text on the page. @throws with what is there, and what the command has said last */
async function seen(text: string): Promise<void> {
  const { page, printed, url } = session;
  const blank = { since: Date.now() };
  const isThere = async () => {
    const isBlank = (await page.locator('body').innerText()).trim() === '';
    if (!isBlank) blank.since = Date.now();
    // A page that asks while the site starts again gets no answer, or no scripts and stays empty; a browser with windows
    // asks anew by itself in the first case, its reader in the second.
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
    throw new Error(`"${text}" is not on ${page.url()}: ${there.slice(0, 500)}\n${printed().slice(-3000)}`, { cause });
  }
}

const overlay = () => session.page.locator('rsbuild-error-overlay');
/** Expects that the page recovers after a fault is fixed. */
async function backAgain(): Promise<void> {
  await overlay().waitFor({ state: 'detached', timeout: 60_000 });
  await session.page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
}

describe('what is saved is seen, without a command', () => {
  test('the words of a page', async () => {
    const undo = session.edit(FILE, /^# /m, '# Zebra ');
    await seen('Zebra');
    undo();
  });

  const AT_LINE = String.raw`page\.mdx:\d+`;
  test.each([
    ['a component that there is not', FILE, /^## /m, '<Nothing />\n\n## ', 'Nothing'],
    ['a link that leads nowhere', FILE, /^## /m, '[x](/nowhere)\n\n## ', AT_LINE],
    ['a picture that there is not', FILE, /^## /m, '<Shot id="none" alt="x" />\n\n## ', `${AT_LINE} +<Shot>`],
    [
      'frontmatter that does not parse',
      FILE,
      'description: "',
      'description: "a" "',
      String.raw`page\.mdx:2 +the front`,
    ],
    [
      'a menu file that is no JSON',
      MENU,
      '"page"',
      '"page",,',
      String.raw`${MENU.replace('.', '\\.')}:\d+ +is no JSON`,
    ],
  ])('%s: page and terminal say where, and the site comes back', async (_what, file, from, to, said) => {
    const before = session.printed().length;
    const undo = session.edit(file, from, to);
    try {
      await overlay().getByText(new RegExp(said)).first().waitFor({ timeout: 60_000 });
      // The page may be told first.
      await expect.poll(() => session.printed().slice(before), { timeout: 20_000 }).toMatch(new RegExp(said));
    } finally {
      undo();
    }
    await backAgain();
  });

  test('a text of the interface and a client script: the site starts again', async () => {
    session.edit('theme/client/index.ts', 'startTabs();', "startTabs(); document.documentElement.id = 'en';");
    session.edit('theme/i18n.ts', `en: '${texts.skipToContent.en}'`, "en: 'Skip to zebra'");
    await seen('Skip to zebra');
    await session.page.locator('html#en').waitFor({ state: 'attached' });
  });

  test('behaves like the published site: menus open, tabs switch, the outline follows links', async () => {
    const { page } = session;
    await page.goto(`${session.url}/guide/start/quick-start`);
    await page.locator('html[data-ready]').waitFor();
    await page.getByRole('tab', { name: 'pnpm' }).first().click();
    await expect.poll(() => page.getByRole('tab', { name: 'pnpm' }).first().getAttribute('aria-selected')).toBe('true');
    await page.locator('#frame-sidebar a[href$="/guide/start/cli"]').click();
    await expect.poll(() => page.locator('h1').textContent(), { timeout: 60_000 }).toContain('CLI');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('treemap');
    await page.locator('.search-list a[data-hit]').first().waitFor({ timeout: 60_000 });
  });
});
