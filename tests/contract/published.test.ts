import { expect, test } from 'vitest';
import { answers, PREFIXES } from '../lib/built.ts';
import {
  brokenPromises,
  parseAddresses,
  readList,
  readPublishedList,
  removedAddresses,
  unprotected,
} from './published.ts';

const before = readPublishedList('.');

test('every address that was ever published answers or leads on, with its heading, in every language', () => {
  const addresses = parseAddresses(readList());
  expect(addresses.length, 'addresses in tests/contract/published.txt').toBeGreaterThan(400);
  expect(brokenPromises(addresses, answers(), PREFIXES).map(({ message }) => message)).toEqual([]);
});

test('an address that leads nowhere is named with its line and the remedy', () => {
  const site = {
    pages: new Map([
      ['/new', new Set(['kept'])],
      ['/here', new Set<string>()],
    ]),
    redirects: [
      { from: '/old', to: '/new', status: 301 },
      { from: '/e/kept', to: '/new#kept', status: 301 },
      { from: '/e/lost', to: '/new#lost', status: 301 },
    ],
  };
  const broken = (text: string) => brokenPromises(parseAddresses(text), site, ['']).map(({ message }) => message);
  expect(broken('# list\n/new#kept\n/old#kept\n/here\n/e/kept\n')).toEqual([]);
  expect(broken('/e/lost')).toEqual([expect.stringMatching(/\/e\/lost is published, and \/new has no id "lost"/)]);
  expect(broken('# list\n/gone\n/here#lost')).toEqual([
    expect.stringMatching(/published\.txt:2 .*\/gone.*no longer answers[\s\S]*MOVED in theme\/moved\.ts/),
    expect.stringMatching(/published\.txt:3 .*\/here#lost[\s\S]*moved: \{ lost: '#new-id' \}/),
  ]);
});

test.skipIf(before === undefined)('no address has left the list since it was published', () => {
  expect(removedAddresses(before ?? '', readList()).map(({ message }) => message)).toEqual([]);
});

test('a line that is gone is named with the remedy; one that moved, and a new one, are not', () => {
  expect(removedAddresses('# list\n/a\n/b#c\n/b\n', '# other\n/b\n/new\n/a\n')).toEqual([
    expect.objectContaining({
      message: expect.stringMatching(/published\.txt .*\/b#c was published[\s\S]*git checkout/),
    }),
  ]);
  expect(removedAddresses('/a\n', '# the list\n/a\n')).toEqual([]);
});

test('a publication is kept back while the list lacks an address, and when it has read no page', () => {
  expect(unprotected([], 500)).toBeUndefined();
  expect(unprotected(['/new', '/new#id'], 500)?.message).toMatch(/2 addresses[\s\S]*\/new#id[\s\S]*npm run published/);
  expect(unprotected([], 0)?.message).toMatch(/no page was found/);
});
