import { expect, test } from 'vitest';
import { answers, PREFIXES } from '../lib/built.ts';
import { brokenPromises, parseAddresses, readList, withNewAddresses } from './published.ts';

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
    redirects: [{ from: '/old', to: '/new', status: 301 }],
  };
  const broken = (text: string) => brokenPromises(parseAddresses(text), site, ['']).map(({ message }) => message);
  expect(broken('# list\n/new#kept\n/old#kept\n/here\n')).toEqual([]);
  expect(broken('# list\n/gone\n/here#lost')).toEqual([
    expect.stringMatching(
      /published\.txt:2 .*\/gone.*no longer answers[\s\S]*MOVED in tools\/build\/publish\/redirects\.ts/,
    ),
    expect.stringMatching(/published\.txt:3 .*\/here#lost[\s\S]*moved: \{ lost: '#new-id' \}/),
  ]);
});

test('new addresses are added below those that stand, sorted, and each once', () => {
  const { text, added } = withNewAddresses('# first\n/z\n# added\n/b\n', ['/a', '/b', '/z', '/a']);
  expect(added).toEqual(['/a']);
  expect(text).toBe('# first\n/z\n# added\n/a\n/b\n');
});
