import { expect, test } from 'vitest';
import { type Ask, deadLink, faultOf, outsideAddresses } from './outside-links.ts';

/** A network in which HEAD and GET are answered so; a text is an error. */
const answers =
  (head: number | string, get: number | string = head): Ask =>
  (_, method) => {
    const said = method === 'HEAD' ? head : get;
    return typeof said === 'number' ? Promise.resolve({ status: said }) : Promise.reject(new Error(said));
  };

test.each([
  ['an address that answers', answers(200), undefined],
  ['a page that is gone', answers(404), 'answers 404'],
  ['a host that refuses HEAD', answers(405, 200), undefined],
  ['a host that answers HEAD with 404 only', answers(404, 200), undefined],
  ['a host that wants a browser', answers(403), undefined],
  ['a host that is asked too often', answers(429), undefined],
  ['a host that is down', answers(503), undefined],
  ['a name that nobody has', answers('getaddrinfo ENOTFOUND'), 'does not answer (getaddrinfo ENOTFOUND)'],
])('%s', async (_, ask, fault) => {
  expect(await faultOf('https://rspack.rs/x', ask, 0)).toBe(fault);
});

test('one lost connection is no fault', async () => {
  let calls = 0;
  const ask: Ask = () => (++calls === 1 ? Promise.reject(new Error('reset')) : Promise.resolve({ status: 200 }));
  expect(await faultOf('https://rspack.rs/x', ask, 0)).toBeUndefined();
});

test('an address is asked once, whatever its anchors; those of the site and of examples are not', () => {
  const links = [
    'https://a.dev/x#1',
    'https://a.dev/x#2',
    'https://site.rs/guide',
    '/guide',
    'http://localhost:3000/',
    'https://cdn.example.com/app.js',
  ].map((url, index) => ({ file: 'docs/en/a.mdx', line: index + 1, url }));
  const found = outsideAddresses(links, 'https://site.rs');
  expect([...found.keys()]).toEqual(['https://a.dev/x']);
  expect(deadLink(found.get('https://a.dev/x')!, 'answers 404').message).toBe(
    'docs/en/a.mdx:1  links to https://a.dev/x#1, which answers 404\n    do:       find where it has gone; 2 places name it',
  );
});
