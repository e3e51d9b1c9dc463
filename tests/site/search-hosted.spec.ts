/** The hosted service, against local servers that speak its HTTP or misbehave. No live account was ever used. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { searchTexts } from '@rsdoctor-docs/search/texts';
import { mark, stayed } from '#tests/site/lib/frame.ts';
import { dialog, hits, INDEX_FILE, input, open, search, TARGET, withConfig } from '#tests/site/lib/search.ts';
import { expect, gone, test, text } from '#tests/site/lib/test.ts';

interface Asked {
  url: URL;
  body: { requests: Record<string, unknown>[] };
}

const HIT = {
  objectID: 'hosted',
  type: 'lvl1',
  url: '/guide/usage/bundle-size',
  content: null,
  hierarchy: { lvl0: 'Usage', lvl1: 'From the service', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  _snippetResult: {
    hierarchy: {
      lvl1: { value: '<mark>From</mark> the service<img src=x onerror="document.title=1">', matchLevel: 'full' },
    },
  },
  _highlightResult: { hierarchy: { lvl0: { value: 'Usage', matchLevel: 'none', matchedWords: [] } } },
};

/** What a host answers: status and text; `stalls` never ends its answer, `hangs` never begins one, `empty` hangs up. */
const ANSWERS = {
  answers: [200, JSON.stringify({ results: [{ hits: [HIT], nbHits: 134, queryID: 'q1' }] })],
  'finds nothing': [200, JSON.stringify({ results: [{ hits: [], nbHits: 0 }] })],
  shapeless: [200, JSON.stringify({ results: [{ hits: [null], nbHits: 1 }] })],
  garbage: [200, '<html>log in</html>'],
  fails: [503, '{}'],
  refuses: [403, '{"message":"Invalid Application-ID or API key"}'],
  stalls: [200, '{"results":'],
  hangs: [],
  empty: [],
} as const;
type Behaviour = keyof typeof ANSWERS;

const servers: Server[] = [];

async function startHost(behaviour: Behaviour): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    asked.push({ url: new URL(request.url ?? '', 'http://localhost'), body: JSON.parse(text) });
    const [status, body] = ANSWERS[behaviour];
    if (behaviour === 'empty') response.destroy();
    if (!status) return;
    response.writeHead(status, { 'access-control-allow-origin': '*', 'content-type': 'application/json' });
    response.write(body);
    if (behaviour !== 'stalls') response.end();
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const hosted = (hosts: { url: string }[], insights = false) => ({
  hosted: { appId: 'APP', apiKey: 'search-key', indexName: 'docs', insights, hosts: hosts.map(({ url }) => url) },
});

test.beforeEach(({ allow }) => allow(/Failed to load resource|net::ERR|CORS policy|search-insights/));

test.afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

test('the query is what the service documents, its hits and their number are in the same dialog', async ({ page }) => {
  const service = await startHost('answers');
  await withConfig(page, hosted([service]));
  await open(page);
  await search(page, 'bundle');
  await expect(hits(page)).toContainText(['From the service']);
  await expect(hits(page).first()).toHaveAttribute('href', HIT.url);
  await expect(dialog(page).getByRole('status')).toHaveText(searchTexts.en.results.replace('{count}', '134'));
  await expect(page.locator('.search-dialog img')).toHaveCount(0);
  const { url, body } = service.asked.at(-1)!;
  expect(url.pathname).toBe('/1/indexes/*/queries');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    'x-algolia-application-id': 'APP',
    'x-algolia-api-key': 'search-key',
  });
  expect(body.requests).toEqual([
    expect.objectContaining({
      query: 'bundle',
      indexName: 'docs',
      facetFilters: ['lang:en'],
      hitsPerPage: 20,
      clickAnalytics: false,
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      attributesToRetrieve: [
        ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
        'content',
        'type',
        'url',
      ],
    }),
  ]);
});

test('a host that fails, is silent or stalls is passed over, and not asked again', async ({ page }) => {
  for (const behaviour of ['fails', 'hangs', 'stalls'] as const) {
    const bad = await startHost(behaviour);
    const working = await startHost('answers');
    await withConfig(page, hosted([bad, working]));
    for (let visit = 0; visit < 2; visit++) {
      await open(page);
      await search(page, 'a');
      await expect(hits(page), behaviour).toContainText(['From the service']);
      await input(page).fill('ab');
      await expect.poll(() => working.asked.length, behaviour).toBe(2 * (visit + 1));
    }
    expect(bad.asked.length, behaviour).toBe(1);
  }
});

test('where no host answers, the local engine does and says so', async ({ page }) => {
  for (const behaviour of ['fails', 'hangs', 'empty'] as const) {
    await withConfig(page, hosted([await startHost(behaviour)]));
    await open(page);
    await search(page, TARGET.en.title);
    await expect(hits(page).first(), behaviour).toHaveAttribute('href', TARGET.en.route);
    await expect(dialog(page), behaviour).toContainText(searchTexts.en.fromLocal);
  }
});

test('an error is shown for an answer that is none, and where the local index is gone, too', async ({ page }) => {
  const expectError = async (behaviour: Behaviour) => {
    await withConfig(page, hosted([await startHost(behaviour)]));
    await open(page);
    await page.keyboard.type('a');
    await expect(dialog(page), behaviour).toContainText(searchTexts.en.error.title);
    await expect(dialog(page), behaviour).not.toContainText(searchTexts.en.fromLocal);
  };
  for (const behaviour of ['refuses', 'garbage', 'shapeless'] as const) await expectError(behaviour);
  await gone(page, INDEX_FILE);
  await expectError('fails');
});

test('no host answers for 4 s: the local hits keep their places when a later host answers', async ({ page }) => {
  // Three hosts that hang would take 10 s.
  const last = await startHost('answers');
  await withConfig(page, hosted([await startHost('hangs'), await startHost('hangs'), await startHost('hangs'), last]));
  await open(page);
  await search(page, TARGET.en.title);
  await expect(dialog(page)).toContainText(searchTexts.en.fromLocal);
  expect(last.asked).toHaveLength(0);
  const addresses = () => hits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const before = await addresses();
  await expect(hits(page).filter({ hasText: 'From the service' })).toHaveCount(1);
  expect((await addresses()).slice(0, before.length)).toEqual(before);
  await expect(dialog(page)).not.toContainText(searchTexts.en.fromLocal);
});

test('where a reader has moved on in the local hits, a later answer does not take them away', async ({ page }) => {
  // Three hosts that hang would take 10 s.
  const last = await startHost('answers');
  await withConfig(page, hosted([await startHost('hangs'), await startHost('hangs'), await startHost('hangs'), last]));
  await open(page);
  await search(page, TARGET.en.title);
  await expect(dialog(page)).toContainText(searchTexts.en.fromLocal);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => last.asked.length).toBe(1);
  await page.waitForTimeout(500);
  await expect(dialog(page)).toContainText(searchTexts.en.fromLocal);
});

test('where the service finds nothing, the words of this site that are near are offered', async ({ page }) => {
  await withConfig(page, hosted([await startHost('finds nothing')]));
  await open(page);
  await page.keyboard.type('pluginzzz');
  await expect(dialog(page)).toContainText(searchTexts.en.suggestedQuery);
  await page.locator('.search-nearest button').first().click();
  await expect(input(page)).not.toHaveValue('pluginzzz');
});

test('what is seen, opened and used is counted only when that is switched on, and the next page is no full load', async ({
  page,
}) => {
  const service = await startHost('answers');
  const scripts: string[] = [];
  await page.route(/cdn\.jsdelivr\.net/, (route) => {
    scripts.push(route.request().url());
    return route.fulfill({ body: '', contentType: 'text/javascript' });
  });
  await withConfig(page, hosted([service], true));
  await open(page);
  await mark(page);
  await search(page, 'a');
  expect(service.asked.at(-1)!.body.requests[0]).toMatchObject({ clickAnalytics: true });
  await expect.poll(() => scripts).toEqual([expect.stringContaining('search-insights@2.15.0')]);
  const counted = () =>
    page.evaluate(() =>
      (window as unknown as { aa: { queue: [string, object][] } }).aa.queue.map(([method, item]) => [method, item]),
    );
  await expect.poll(counted).toHaveLength(2);
  await hits(page).first().click();
  await expect(page).toHaveURL(HIT.url);
  expect(await stayed(page)).toBe(true);
  await page.getByRole('button', { name: text('copyMarkdownText') }).click();
  await page.getByRole('button', { name: text('copyMarkdownText') }).click();
  const item = { index: 'docs', objectIDs: ['hosted'] };
  await expect.poll(counted).toEqual([
    ['init', { appId: 'APP', apiKey: 'search-key', useCookie: false }],
    ['viewedObjectIDs', { eventName: 'Items Viewed', ...item }],
    ['clickedObjectIDsAfterSearch', { eventName: 'Item Selected', ...item, queryID: 'q1', positions: [1] }],
    ['convertedObjectIDsAfterSearch', { eventName: 'Item Used', ...item, queryID: 'q1' }],
  ]);
});
