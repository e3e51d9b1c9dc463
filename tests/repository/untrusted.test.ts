/**
 * Every function that reads untrusted data gets the same hostile values. It must return something that the page can use, or refuse
 * with its own message. Reports have packages/viewer/tests/read.test.ts.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@rsdoctor-docs/base/files';
import { hostileTexts, hostileValues } from '@rsdoctor-docs/base/tests/hostile';
import { chosenIndex } from '@rsdoctor-docs/preset/node';
import { readAnswer } from '@rsdoctor-docs/search/hosted-dialog';
import { cleanList } from '@rsdoctor-docs/search/saved';
import { readAddress } from '@rsdoctor-docs/viewer/address';
import { messageOf } from '@rsdoctor-docs/viewer/message';
import { describe, expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const ORIGIN = 'https://docs.example';

/** Leads to this site, as a browser reads it. */
const isOwn = (url: string) => {
  const { origin, pathname } = new URL(url, ORIGIN);
  // A path that begins with two slashes would name another host, if a script took it alone.
  return origin === ORIGIN && !pathname.startsWith('//');
};
/** A text that is drawn as HTML: no tag but a mark. */
const isHarmless = (html: unknown) => typeof html === 'string' && !/<(?!\/?mark>)/.test(html);
/** Data that is drawn as plain text, or not at all. */
const PLAIN = new Set(['url', 'objectID', 'lvl0', 'type', 'queryID', 'nbHits']);
/** All texts in a value that are drawn as HTML. */
const textsIn = (value: unknown, name = ''): unknown[] => {
  if (value === null || value === undefined || PLAIN.has(name)) return [];
  return typeof value === 'object' ? Object.entries(value).flatMap(([key, part]) => textsIn(part, key)) : [value];
};

const hierarchy = { lvl0: 'Guide', lvl1: 'Bundles', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const HIT = {
  objectID: 'a',
  type: 'lvl1',
  url: '/guide/a',
  content: null,
  hierarchy,
  _snippetResult: { hierarchy: { lvl1: { value: '<mark>Bundles</mark>' } }, content: { value: 'a <mark>b</mark>' } },
  _highlightResult: { hierarchy: { lvl0: { value: 'Guide' } } },
};

interface Parser {
  /** Reads what it is given; may answer later. */
  read: (given: never) => unknown;
  /** A right input: a text for readers of texts, any value for the others. */
  good: unknown;
  /** Judges the result of `read` for a hostile value. */
  check: (value: never) => unknown;
  /** The message of its refusal. A reader without one accepts everything. */
  refuses?: RegExp;
}

const PARSERS: Record<string, Parser> = {
  'answer of the hosted search': {
    read: (given: unknown) => readAnswer(given, ORIGIN),
    good: { results: [{ hits: [HIT], nbHits: 1, queryID: 'q' }] },
    check: ({ hits }: ReturnType<typeof readAnswer>) => {
      for (const { url, _snippetResult } of hits) {
        expect(isOwn(url)).toBe(true);
        for (const text of textsIn(_snippetResult)) expect(isHarmless(text), String(text)).toBe(true);
      }
    },
    refuses: /something else than hits/,
  },
  'stored searches': {
    read: (given: string) => cleanList(given, ORIGIN),
    good: JSON.stringify([{ ...HIT, _snippetResult: undefined, _highlightResult: undefined }]),
    check: (list: ReturnType<typeof cleanList>) => {
      for (const { url, hierarchy } of list) {
        expect(isOwn(url)).toBe(true);
        expect([typeof hierarchy.lvl0, typeof hierarchy.lvl1]).toEqual(['string', 'string']);
      }
    },
  },
  'stored tab, stored bundler': {
    read: (given: string) => chosenIndex(given, 3, 0),
    good: '2',
    check: (index: unknown) => expect([0, 1, 2]).toContain(index),
  },
  'address of the page that opens reports': {
    read: (given: string) => {
      const query = new URLSearchParams({ from: given, sample: given, alert: given });
      return readAddress(`${ORIGIN}/preview/?${query}#${given}`);
    },
    good: '/guide/a',
    check: ({ from, hash, alert, sample }: ReturnType<typeof readAddress>) => {
      expect(alert).toMatch(/^(?:E\d{4}|EXTEND|)$/);
      expect(from === '' || isOwn(from)).toBe(true);
      expect(hash).toMatch(/^(?:#\/|$)/);
      expect(sample).toBeUndefined();
    },
  },
  'message of the report to its page': {
    read: (given: unknown) => {
      const frame = {} as Window;
      return messageOf({ source: frame, origin: 'null', data: given }, frame);
    },
    good: { type: 'ready' },
    check: (message: unknown) => expect(message).toBeUndefined(),
  },
};

describe.each(Object.entries(PARSERS))('%s', (_, { read, good, check, refuses }) => {
  test('is taken as it should be', async () => {
    await expect(Promise.resolve(read(good as never))).resolves.toBeTruthy();
  });

  test('of any other shape it is put right or refused', async () => {
    const given = typeof good === 'string' ? hostileTexts(good) : hostileValues(good);
    expect(given.length).toBeGreaterThan(30);
    for (const shape of given) {
      let value: unknown;
      try {
        value = await read(shape as never);
      } catch (error) {
        expect.soft((error as Error).message, JSON.stringify(shape)).toMatch(refuses ?? /no refusal/);
        continue;
      }
      check(value as never);
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

test('a message of another frame, or from an origin, is none of the report', () => {
  const frame = {} as Window;
  const message = { source: frame, origin: 'null', data: { type: 'ready' } };
  expect(messageOf(message, frame)).toBe('ready');
  expect(messageOf(message, {} as Window)).toBeUndefined();
  expect(messageOf({ ...message, origin: 'https://evil.example' }, frame)).toBeUndefined();
});

test('the code of theme and viewer waits for no answer for ever: every request is made by `request`', () => {
  const sources = ['packages/viewer', 'packages/preset', 'packages/parts', 'theme']
    .flatMap((folder) => listFiles(path.join(ROOT, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\/tests\/|\.(?:test|spec)\./.test(file))
    .map((file) => ({ file, code: readFileSync(path.join(ROOT, file), 'utf8') }));

  const asks = /(?<![\w.])fetch\(|new (?:XMLHttpRequest|EventSource|WebSocket)\b/;
  expect(sources.filter(({ code }) => asks.test(code)).map(({ file }) => file)).toEqual([
    'packages/viewer/work/download.ts',
    'packages/preset/untrusted.ts',
  ]);
});
