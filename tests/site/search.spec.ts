/** A reader looks for something by typing. */
import type { Page } from '@playwright/test';
import { tasksIn } from '@rsdoctor-docs/parts/words';
import { savedSearchesKey } from '@rsdoctor-docs/search/saved';
import { searchTexts } from '@rsdoctor-docs/search/texts';
import { pages } from '#tests/lib/docs.ts';
import { expectNoFaults } from '#tests/site/lib/axe.ts';
import { example } from '#tests/site/lib/example.ts';
import { mark, stayed } from '#tests/site/lib/frame.ts';
import { DEMO, START } from '#tests/site/lib/pages.ts';
import {
  active,
  button,
  dialog,
  hits,
  INDEX_FILE,
  input,
  open,
  search,
  searchIndexName,
  status,
  suggestions,
  TARGET,
  TEXT_FILE,
  withConfig,
} from '#tests/site/lib/search.ts';
import { expect, hold, inLang, LANGS, never, openReady, test, text } from '#tests/site/lib/test.ts';

test('keys open it and close it, also a letter on its button', async ({ page }) => {
  await openReady(page, START);
  for (const keys of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(keys);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press(keys);
    await expect(dialog(page)).toHaveCount(0);
  }
  await test.step('the slash opens it outside of fields, and is a character inside', async () => {
    await page.keyboard.press('/');
    await expect(input(page)).toHaveValue('');
    await page.keyboard.type('a/b');
    await expect(input(page)).toHaveValue('a/b');
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step('F2 opens nothing; a letter on the button arrives once', async () => {
    await button(page).focus();
    await page.keyboard.press('F2');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('q');
    await expect(input(page)).toHaveValue('q');
  });
  await test.step('a click beside the box closes it', async () => {
    await page.mouse.click(20, 400);
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step('the query begins with the selected text', async () => {
    await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('h1')!));
    const selected = await page.evaluate(() => String(getSelection()).slice(0, 64));
    await page.keyboard.press('Control+k');
    await expect(input(page)).toHaveValue(selected);
    await page.keyboard.press('Control+k');
  });
  await test.step('opened again at once, it keeps what is typed', async () => {
    await page.keyboard.press('Control+k');
    await input(page).evaluate((field: HTMLInputElement) => {
      for (let presses = 0; presses < 2; presses++)
        dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
      field.value = 'loader';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(status(page, 'results')).toBeVisible();
    await page.keyboard.press('Control+k');
  });
  await test.step('a long one is cut between characters', async () => {
    await page.evaluate(() => {
      const heading = document.querySelector('h1')!;
      heading.textContent = `${'q'.repeat(63)}😀`;
      getSelection()?.selectAllChildren(heading);
    });
    await page.keyboard.press('Control+k');
    await expect(status(page, 'none')).toBeVisible();
  });
});

test('forced colors: what was found is readable in each hit', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openReady(page, START);
  await page.keyboard.press('Control+k');
  await search(page, 'loader');
  const unreadable = await hits(page)
    .locator('mark')
    .evaluateAll((marks) => {
      const ground = (element: Element): string => {
        const { backgroundColor } = getComputedStyle(element);
        return backgroundColor === 'rgba(0, 0, 0, 0)' ? ground(element.parentElement!) : backgroundColor;
      };
      return [marks.length === 0, marks.filter((mark) => getComputedStyle(mark).color === ground(mark)).length];
    });
  expect(unreadable).toEqual([false, 0]);
});

for (const width of [1440, 390, 320])
  test.describe(`where the bar is hidden, at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the dialog is seen, and closes', async ({ allow, page }) => {
      allow(/404/);
      for (const address of [`${START}?navbar=0`, '/?navbar=0', '/zh/?navbar=0', '/nope?navbar=0', '/nope']) {
        await openReady(page, address);
        const onPage = page.locator('main [data-search-button]');
        if (await onPage.count()) await onPage.click();
        else await page.keyboard.press('Control+k');
        await expect(input(page), address).toBeFocused();
        await expect(input(page), address).toBeInViewport({ ratio: 1 });
        await search(page, 'loader');
        await hits(page).first().click();
        await expect(page.locator('.search-dialog'), address).toBeHidden();
        await expect(page, address).not.toHaveURL(/nope/);
      }
    });
  });

test('where a bar that hides on scroll has gone, the dialog is seen', async ({ page }) => {
  await openReady(page, START);
  await page.evaluate(() => (document.documentElement.dataset.nav = 'hidden'));
  await expect(page.locator('[data-part=navbar]')).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeInViewport({ ratio: 1 });
});

test('where a page has no bar, no key opens anything', async ({ page }) => {
  await openReady(page, example('bare'));
  await page.keyboard.press('Control+k');
  await page.keyboard.press('/');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator(':modal')).toHaveCount(0);
});

test('its button names the keys of the machine that the reader has', async ({ page }) => {
  for (const [machine, keys] of Object.entries({ Win32: 'Ctrl K', MacIntel: '⌘ K' })) {
    await page.addInitScript(
      (name) => Object.defineProperty(navigator, 'platform', { value: name, configurable: true }),
      machine,
    );
    await openReady(page, START);
    await expect(button(page).locator('kbd')).toHaveText(keys);
  }
});

test('results: are grouped and counted; keys move among them; blanks are no query', async ({ page }) => {
  await open(page);
  const { results, unknown, noRecentSearches } = searchTexts.en;
  await test.step('blanks are no query', async () => {
    await page.keyboard.type('  ');
    await expect(input(page)).toHaveValue('');
    await expect(dialog(page)).toContainText(noRecentSearches);
  });
  await test.step('pages before their sections, at most five a group', async () => {
    await search(page, TARGET.en.title);
    await expect(hits(page).first()).toHaveAttribute('href', TARGET.en.route);
    for (const group of await page.locator('.search-list [role=group]').all())
      expect(await group.locator('a').count()).toBeLessThanOrEqual(5);
  });
  await test.step('a word that the site does not have is named, and nothing that sounds like it is found', async () => {
    await input(page).fill(`${TARGET.en.title} xylophone`);
    await expect(dialog(page)).toContainText(unknown.replace('{words}', 'xylophone'));
    await expect(hits(page).first()).toHaveAttribute('href', TARGET.en.route);
  });
  await test.step('their number is announced', async () => {
    await search(page, 'bundle');
    // More hits may come with the texts of the pages.
    await expect(async () => {
      const announced = results.replace('{count}', String(await hits(page).count()));
      expect(await page.getByRole('status').textContent()).toBe(announced);
    }).toPass();
  });
  await test.step('arrows move the active hit, around the ends', async () => {
    // The texts of the pages may come between two keys: then there are other hits to go around.
    await expect(async () => {
      await input(page).fill('');
      await search(page, 'bundle');
      const soon = { timeout: 3000 };
      const count = await hits(page).count();
      await expect(hits(page).nth(0)).toHaveAttribute('aria-selected', 'true', soon);
      await page.keyboard.press('ArrowDown');
      await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true', soon);
      await expect(input(page)).toHaveAttribute('aria-activedescendant', `${await active(page).getAttribute('id')}`);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(hits(page).nth(count - 1)).toHaveAttribute('aria-selected', 'true', soon);
    }).toPass();
  });
  await test.step('so do Ctrl+N and Ctrl+P, in any alphabet', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(0)).toHaveAttribute('aria-selected', 'true');
    for (const [key, code, at] of [
      ['n', 'KeyN', 1],
      ['т', 'KeyN', 2],
      ['з', 'KeyP', 1],
      ['p', 'KeyP', 0],
    ] as const) {
      await input(page).dispatchEvent('keydown', { key, code, ctrlKey: true, bubbles: true, cancelable: true });
      await expect(hits(page).nth(at), key).toHaveAttribute('aria-selected', 'true');
    }
  });
  await test.step('Tab leaves the input; no hit is active then', async () => {
    await page.keyboard.press('Tab');
    await expect(active(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: searchTexts.en.clear })).toBeFocused();
  });
  await test.step('the query has 64 characters at most', async () => {
    await input(page).fill('');
    await input(page).pressSequentially('x'.repeat(70), { delay: 0 });
    await expect(input(page)).toHaveValue('x'.repeat(64));
  });
});

test('results: Ctrl+Enter opens a new tab, Shift+Enter a new window; the dialog stays', async ({ page, context }) => {
  const expectNew = (keys: string, route: string) =>
    test.step(keys, async () => {
      const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(keys)]);
      await opened.waitForURL(`**${route}`);
      await opened.close();
      await page.bringToFront();
      // What a browser with windows has sent when the other tab came to the front.
      await input(page).dispatchEvent('blur');
      await expect(dialog(page)).toBeVisible();
    });
  await open(page);
  await page.keyboard.press('ArrowDown');
  await expectNew('Control+Enter', tasksIn('en').links[0]!.link);
  await search(page, TARGET.en.title);
  for (const keys of ['Control+Enter', 'Shift+Enter']) await expectNew(keys, TARGET.en.route);
});

test('results: what only a text says is found when late texts have come, without a key more, below what is there', async ({
  page,
}) => {
  const release = await hold(page, TEXT_FILE);
  await openReady(page, DEMO);
  const paragraphs = await page.locator('.rp-doc > p').allInnerTexts();
  const sentence = paragraphs.reduce((longest, next) => (next.length > longest.length ? next : longest)).slice(-60);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await input(page).fill(sentence);
  await expect(hits(page).first()).toBeVisible();
  const before = await hits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.waitForTimeout(600);
  release();
  await expect(dialog(page)).toContainText(searchTexts.en.more);
  const after = await hits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after[before.length]).toMatch(new RegExp(`^${DEMO}(?:#|$)`));
  await expect(input(page)).toHaveValue(sentence);
});

test('results: a hit that is pressed while late texts come opens', async ({ page }) => {
  const release = await hold(page, TEXT_FILE);
  await open(page);
  await search(page, TARGET.en.title);
  setTimeout(release, 500);
  await hits(page).first().click({ delay: 1500 });
  await expect(page).toHaveURL(new RegExp(`${TARGET.en.route}(?:#|$)`));
});

test('results: Enter opens the first hit of what was typed, not of the letters before', async ({ page }) => {
  await open(page);
  await search(page, 'loader');
  await input(page).fill('E1001');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#e1001/);
});

test('results: where there are none, the dialog says so, with other queries and a form to report it', async ({
  page,
}) => {
  const { noResults, missingResults, missingResultsLink } = searchTexts.en;
  await open(page);
  await search(page, 'bundle');
  await input(page).fill('zzzzqqqq');
  await expect(dialog(page)).toContainText(`${noResults} "zzzzqqqq"`);
  await expect(page.getByRole('status')).toContainText(noResults);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  expect(await page.locator('.search-nearest button').count()).toBeLessThanOrEqual(3);
  await expect(suggestions(page)).toHaveText(tasksIn('en').links.map(({ text }) => text));
  await expect(dialog(page)).toContainText(missingResults);
  const report = page.getByRole('link', { name: missingResultsLink });
  await expect(report).toHaveAttribute('href', /^https:\/\/github\.com\/.*zzzzqqqq/);
  await expect(report).toHaveAttribute('target', '_blank');
});

test('results: of a pasted terminal the alerts are listed, and the field shows what was recognized', async ({
  page,
}) => {
  await open(page);
  const printed = `> build\r\n${'x '.repeat(300)}\r\n[E1006:Warn:A] a\r\n[E1001:Warn:B] b\r\n[E1006:Warn:A] c\r\n`;
  await input(page).evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, printed);
  await expect(hits(page)).toHaveCount(2);
  await expect(hits(page)).toContainText([/E1006 × 2/, /E1001/]);
  await expect(input(page)).toHaveValue('E1006 E1001');
  await expect(page.getByRole('group', { name: searchTexts.en.recognized })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#e1006-/);
});

test('results: on Chinese pages every text is Chinese; traditional characters find the simplified page', async ({
  page,
}) => {
  await open(page, 'zh');
  const { noRecentSearches } = searchTexts.zh;
  await expect(input(page)).toHaveAttribute('placeholder', text('searchPlaceholder', 'zh'));
  await expect(dialog(page, 'zh')).toContainText(noRecentSearches);
  await expect(dialog(page, 'zh')).toContainText(searchTexts.zh.keys['↓ ↑']);
  expect(await dialog(page, 'zh').innerText()).not.toMatch(/[A-Za-z]{4,}/);
  await search(page, '產物體積');
  const [route] = (await hits(page).first().getAttribute('href'))!.split('#');
  expect(pages('zh').find((one) => one.route === route)?.text).toContain('产物体积');
});

const saved = searchTexts.en;
const key = (list: 'RECENT' | 'FAVORITE') => savedSearchesKey(list, searchIndexName('en'));
const stored = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    objectID: `/p${index}`,
    type: 'lvl1',
    url: `/p${index}`,
    content: null,
    hierarchy: { lvl0: 'Group', lvl1: `Page ${index}`, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  }));
const store = (page: Page, lists: [string, object[]][]) =>
  page.addInitScript((entries) => {
    for (const [name, list] of entries) localStorage.setItem(name, JSON.stringify(list));
  }, lists);

test('recent searches: a hit that was visited is recent, can be made a favorite, and removed', async ({ page }) => {
  await open(page);
  await mark(page);
  await expect(dialog(page)).toContainText(saved.noRecentSearches);
  await search(page, TARGET.en.title);
  await hits(page).first().click();
  await expect(page).toHaveURL(TARGET.en.route);
  expect(await stayed(page)).toBe(true);
  await page.keyboard.press('Control+k');
  await expect(page.locator('.search-list .search-group')).toHaveText([saved.recentSearches]);
  await page.getByRole('button', { name: saved.saveRecentSearch }).click();
  await expect(page.locator('.search-list .search-group')).toHaveText([saved.favoriteSearches]);
  await page.getByRole('button', { name: saved.removeFavoriteSearch }).click();
  await expect(dialog(page)).toContainText(saved.noRecentSearches);
  expect(await page.evaluate((name) => localStorage.getItem(name), key('RECENT'))).toBe('[]');
});

test('recent searches: seven recent ones are shown, four beside ten favorites at most', async ({ page }) => {
  await store(page, [[key('RECENT'), stored(9)]]);
  await open(page);
  await expect(hits(page)).toHaveCount(7);
  await store(page, [[key('FAVORITE'), stored(12)]]);
  await open(page);
  await expect(hits(page)).toHaveCount(14);
});

test('recent searches: none where personalization is off', async ({ page }) => {
  await withConfig(page, { personalization: false });
  await store(page, [[key('RECENT'), stored(3)]]);
  await open(page);
  await expect(hits(page)).toHaveCount(0);
  await expect(dialog(page)).not.toContainText(saved.noRecentSearches);
  await search(page, TARGET.en.title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(TARGET.en.route);
  expect(await page.evaluate((name) => JSON.parse(localStorage.getItem(name)!).length, key('RECENT'))).toBe(3);
});

test("the readers' questions, before anything is typed, lead to their pages without a load, and leave no history", async ({
  page,
}) => {
  await open(page, 'zh');
  await mark(page);
  await expect(suggestions(page)).toHaveText(tasksIn('zh').links.map(({ text }) => text));
  await expect(active(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(active(page)).toHaveText(tasksIn('zh').links.at(-1)!.text);
  await expect(input(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id'))!);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(inLang(tasksIn('en').links[0]!.link, 'zh'));
  await expect(dialog(page, 'zh')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await suggestions(page).nth(1).click();
  await expect(page).toHaveURL(inLang(tasksIn('zh').links[1]!.link, 'zh'));
  await expect(dialog(page, 'zh')).toHaveCount(0);
  expect(await stayed(page)).toBe(true);
  await page.keyboard.press('Control+k');
  await expect(suggestions(page)).toHaveCount(tasksIn('en').links.length);
});

test('without the index the error stays on screen, and goes when the index is back', async ({ allow, page }) => {
  allow(/Failed to load resource|net::ERR/);
  const { error } = searchTexts.en;
  await page.route(INDEX_FILE, (route) => route.fulfill({ status: 503 }));
  await open(page);
  await page.keyboard.type('b');
  await expect(dialog(page)).toContainText(error.title);
  await expect(dialog(page)).toContainText(error.help);
  const color = () =>
    dialog(page)
      .locator('form')
      .evaluate((form) => getComputedStyle(form, '::before').backgroundColor);
  const failed = await color();
  await page.unroute(INDEX_FILE);
  await input(page).fill('loader');
  await expect(hits(page).first()).toBeVisible();
  expect(await color(), 'the dialog looks like an error only then').not.toBe(failed);
});

test('a slow index is seen to be slow after 300 ms, and the dialog says that it waits', async ({ page }) => {
  const { waiting, noRecentSearches } = searchTexts.en;
  const release = await hold(page, INDEX_FILE);
  await open(page);
  await page.keyboard.type('loader');
  await expect(status(page, 'stalled')).toHaveCount(1);
  await expect(page.getByText(waiting)).toBeInViewport({ ratio: 1 });
  await expect(dialog(page)).not.toContainText(noRecentSearches);
  await expect(suggestions(page)).toHaveCount(0);
  release();
  await expect(hits(page).first()).toBeVisible();
  await expect(status(page, 'stalled')).toHaveCount(0);
  await expect(dialog(page)).not.toContainText(waiting);
});

test('an index that never answers: the dialog waits, and after 15 s in all it says so', async ({ page }) => {
  await page.clock.install();
  await page.route(INDEX_FILE, never);
  await open(page);
  await page.keyboard.type('loader');
  await page.clock.fastForward(14_500);
  await expect(page.getByText(searchTexts.en.waiting)).toBeVisible();
  await page.clock.fastForward(1000);
  await expect(dialog(page)).toContainText(searchTexts.en.error.title);
});

test('an answer that comes when the field is empty again is not shown', async ({ page }) => {
  const release = await hold(page, INDEX_FILE);
  await open(page);
  await page.keyboard.type('loader');
  await expect(status(page, 'stalled')).toHaveCount(1);
  await input(page).fill('');
  const arrived = page.waitForResponse(INDEX_FILE);
  release();
  await arrived;
  await page.waitForTimeout(500);
  await expect(hits(page)).toHaveCount(0);
  await expect(suggestions(page)).toHaveCount(tasksIn('en').links.length);
});

test('input methods: while Chinese is composed nothing is searched and no key is taken', async ({ page }) => {
  await open(page, 'zh');
  await search(page, '规则');
  const shown = () => hits(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const before = await shown();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'chanwu', selectionStart: 6, selectionEnd: 6 });
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    const composed = { key, code: key, isComposing: true, bubbles: true, cancelable: true };
    await input(page).dispatchEvent('keydown', composed);
  }
  await expect(dialog(page, 'zh')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/zh${START}$`));
  expect(await shown()).toEqual(before);
  await session.send('Input.insertText', { text: '产物' });
  await expect(input(page)).toHaveValue('规则产物');
  await expect.poll(shown).not.toEqual(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the way back closes it, and the next one leads to the page before', async ({ page }) => {
    await openReady(page, START);
    await page.locator('main [rel=next]').tap();
    await expect(page).not.toHaveURL(START);
    const next = page.url();
    await button(page).tap();
    await input(page).fill('a');
    // The browser goes nowhere, which Playwright would wait for.
    await page.evaluate(() => history.back());
    await expect(dialog(page)).toHaveCount(0);
    await page.waitForTimeout(300);
    expect(page.url()).toBe(next);
    await page.goBack();
    await expect(page).toHaveURL(START);
  });

  test('the cancel button closes it; five hits at most; a tap opens one', async ({ page }) => {
    await openReady(page, START);
    await button(page).tap();
    await expect(input(page)).toBeFocused();
    await page.getByRole('button', { name: text('searchCancelText') }).tap();
    await expect(dialog(page)).toHaveCount(0);
    await button(page).tap();
    await expect(input(page)).toBeFocused();
    await search(page, 'bundle');
    expect(await hits(page).count()).toBeLessThanOrEqual(5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await hits(page).first().tap();
    await expect(page).not.toHaveURL(new RegExp(`${START}$`));
  });
});

for (const lang of LANGS) {
  const theme = lang === 'en' ? 'light' : 'dark';
  test(`axe finds nothing in the dialog, whatever it shows (${lang}, ${theme})`, async ({ page }) => {
    await open(page, lang);
    const word = lang === 'en' ? 'bundle' : '产物';
    const scan = (state: string) => expectNoFaults(page, state, { inside: ['dialog'], theme });
    await scan('before a query');
    await search(page, word);
    await scan('results');
    await input(page).fill('zzzzqqqq');
    await expect(status(page, 'none')).toBeVisible();
    await scan('no results');
    await search(page, word);
    const from = page.url();
    await page.keyboard.press('Enter');
    // A page with an island is loaded whole.
    await expect(page).not.toHaveURL(from);
    await page.waitForLoadState();
    await expect(dialog(page, lang)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(hits(page)).toHaveCount(1);
    await scan('recent searches');
  });
}
