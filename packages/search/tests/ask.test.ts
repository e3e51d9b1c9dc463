/** Which engine answers a query, and when: the local one, or the hosted service with the local one behind it. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Found, makeAsk } from '../dialog/ask.ts';
import { withStandIn } from '../dialog/stand-in.ts';
import type { Hit } from '../engine/engine.ts';
import { packIndex, packTexts } from '../engine/index-file.ts';
import { type Answer, connect, type Question } from '../engine/worker.ts';
import { pageOf, section } from './page.ts';

const PAGES = [pageOf('/a', [section(1, 'Treemap', 'Sizes of modules.')])];
const FILES = [packIndex('en', PAGES, { answered: [[0, 0, 'E1001']] }), packTexts(PAGES)];

let asked: string[] = [];
/** Whether the network has the index. */
let hasIndex = true;

beforeEach(() => {
  asked = [];
  hasIndex = true;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (!hasIndex) return new Promise(() => undefined);
    return new Response(JSON.stringify(FILES[url.includes('.text.') ? 1 : 0]));
  });
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      readonly #ask = connect((data: Answer) => this.dispatchEvent(new MessageEvent('message', { data })));
      constructor(url: string) {
        super();
        asked.push(url);
      }
      postMessage(question: Question) {
        this.#ask(question);
      }
      terminate() {}
    },
  );
});
afterEach(() => void vi.useRealTimers());

type HostedSearch = (query: string) => Promise<Found>;

const askWith = (search?: HostedSearch) =>
  makeAsk({
    lang: 'en',
    indexName: 'en',
    base: '/',
    workerUrl: '/worker.js',
    indexUrl: '/en.1.json',
    usedBy: 'button',
    hosted: search && {
      config: {} as never,
      load: async () => ({
        connect: (_config, _lang, _usedBy, askLocal) => ({
          search: withStandIn(search, askLocal),
          clicked: () => undefined,
        }),
        readAnswer: undefined as never,
      }),
    },
  });

const fromService = (urls: string[], nearest: string[] = []): Found => ({
  hits: urls.map((url) => ({ url, objectID: url })) as Hit[],
  unknown: [],
  nearest,
  recognized: 0,
  query: '',
  isLocal: false,
});
const RETRY_ERROR = Object.assign(new Error('no host answers'), { name: 'RetryError' });
/** A service that settles after a while. */
const later =
  (ms: number, answer: Found | Error): HostedSearch =>
  () =>
    new Promise((resolve, reject) =>
      setTimeout(() => (answer instanceof Error ? reject(answer) : resolve(answer)), ms),
    );

/** Asks, and notes what is shown at which time. */
function record(ask: ReturnType<typeof askWith>, query: string) {
  const start = Date.now();
  const shown: [at: number, urls: string[], isLocal: boolean, nearest: string[]][] = [];
  const done = ask
    .search(query, 5, new AbortController().signal, ({ hits, isLocal, nearest }) =>
      shown.push([Date.now() - start, hits.map(({ url }) => url), isLocal, nearest]),
    )
    .then(
      () => Date.now() - start,
      (error: Error) => error,
    );
  return { shown, done };
}

describe('the local engine', () => {
  test('a query that nothing answers has one limit, and the next one asks the network anew', async () => {
    hasIndex = false;
    const ask = askWith();
    ask.complete.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(6000);
    const { done } = record(ask, 'treemap');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await done, 'in all, counted from the query').toBeInstanceOf(Error);
    hasIndex = true;
    await vi.advanceTimersByTimeAsync(15_000);
    asked = [];
    const again = record(ask, 'treemap');
    await vi.advanceTimersByTimeAsync(1000);
    expect(again.shown[0]?.[1]).toEqual(['/a']);
    expect(asked).toEqual(['/worker.js?2', '/en.1.json?2', '/en.1.text.json?2']);
  });
});

describe('the hosted service', () => {
  test('an answer in time is the only one', async () => {
    for (const ms of [1900, 3900]) {
      const { shown, done } = record(askWith(later(ms, fromService(['/hosted']))), 'treemap');
      await vi.advanceTimersByTimeAsync(20_000);
      expect(await done).toBe(ms);
      expect(shown).toEqual([[ms, ['/hosted'], false, []]]);
      if (ms < 2000) expect(asked, 'nor is the local engine started').toEqual([]);
    }
  });

  test('of a pasted text the local engine answers the codes; the service gets the beginning of any other', async () => {
    const queries: string[] = [];
    const ask = askWith(async (query) => {
      queries.push(query);
      return fromService(['/hosted']);
    });
    const known = record(ask, `${'x '.repeat(60)}[E1001:Warn:A] a`);
    await vi.advanceTimersByTimeAsync(1000);
    expect(known.shown.map(([, urls, isLocal]) => [urls, isLocal])).toEqual([[['/a'], false]]);
    expect(queries).toEqual([]);
    const other = record(ask, 'y'.repeat(500));
    await vi.advanceTimersByTimeAsync(1000);
    expect(other.shown.map(([, urls]) => urls)).toEqual([['/hosted']]);
    expect(queries).toEqual(['y'.repeat(64)]);
  });

  test('silent for 4 s: the local hits, and the later answer of another host after them', async () => {
    const { shown } = record(askWith(later(7000, fromService(['/hosted']))), 'treemap');
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked, 'fetched before it is needed').toContain('/en.1.json');
    await vi.advanceTimersByTimeAsync(18_000);
    expect(shown.map(([at, urls, isLocal]) => [at, urls, isLocal])).toEqual([
      [4000, ['/a'], true],
      [7000, ['/hosted'], false],
    ]);
  });

  test('silent for 4 s, and the local engine has nothing either: nothing is said before the last host has had its time', async () => {
    const { shown } = record(askWith(later(10_200, RETRY_ERROR)), 'zzzzqqqq');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(shown.map(([at, urls, isLocal]) => [at, urls, isLocal])).toEqual([[10_200, [], true]]);
  });

  test('the 4 s begin with the first query that was not answered, not with each letter', async () => {
    const ask = askWith(later(30_000, RETRY_ERROR));
    record(ask, 'tree');
    await vi.advanceTimersByTimeAsync(3000);
    const { shown } = record(ask, 'treemap');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(shown[0]?.[0]).toBe(1000);
    const third = record(ask, 'treemap');
    await vi.advanceTimersByTimeAsync(100);
    expect(third.shown, 'at once while the service stays silent').toHaveLength(1);
  });

  test('after an answer the 4 s begin anew', async () => {
    const answers = [later(10, fromService(['/hosted'])), later(30_000, RETRY_ERROR)];
    const ask = askWith((query) => answers.shift()!(query));
    record(ask, 'tree');
    await vi.advanceTimersByTimeAsync(60_000);
    const { shown } = record(ask, 'treemap');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(shown[0]?.[0]).toBe(4000);
  });

  test('a refusal is an error, after the local hits too', async () => {
    for (const ms of [10, 5000]) {
      const { done } = record(askWith(later(ms, new Error('403'))), 'treemap');
      await vi.advanceTimersByTimeAsync(20_000);
      expect(await done).toMatchObject({ message: '403' });
    }
  });

  test.each([
    ['does not come', () => Promise.reject(new Error('did not come')), 0],
    ['never answers', () => new Promise<never>(() => undefined), 4000],
  ])('its script %s: the local engine answers', async (_, load, at) => {
    const ask = makeAsk({
      lang: 'en',
      indexName: 'en',
      base: '/',
      workerUrl: '/worker.js',
      indexUrl: '/en.1.json',
      usedBy: 'button',
      hosted: { config: {} as never, load },
    });
    const { shown } = record(ask, 'treemap');
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown.map(([when, urls, isLocal]) => [when, urls, isLocal])).toEqual([[at, ['/a'], true]]);
  });

  test.each([
    ['tremap', ['Treemap']],
    ['treemap', ['Treemap']],
  ])('no hits for %s: what the local engine suggests or finds', async (query, nearest) => {
    const { shown } = record(askWith(later(10, fromService([]))), query);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown[0]?.slice(1)).toEqual([[], false, []]);
    expect(shown[1]?.slice(1)).toEqual([[], false, nearest]);
  });

  test('no hits, and no local engine: the answer stands', async () => {
    hasIndex = false;
    const { shown, done } = record(askWith(later(10, fromService([]))), 'treemap');
    await vi.advanceTimersByTimeAsync(40_000);
    expect(typeof (await done)).toBe('number');
    expect(shown[0]?.slice(1)).toEqual([[], false, []]);
  });
});
