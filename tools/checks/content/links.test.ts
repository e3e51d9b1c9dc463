import { messages, page } from '@rsdoctor-docs/base/tests/pages';
import { LANGS, type Lang } from '@rsdoctor-docs/parts/site';
import { redirectFaults } from '@rsdoctor-docs/preset/node';
import { expect, test } from 'vitest';
import { MOVED } from '#theme/moved.ts';
import { linksInText, linksOfPage } from '../../docs/written-links.ts';
import { linkFaults, type Targets } from './links.ts';

const ids = new Set(['one', 'two-words']);
const targets: Targets = {
  pages: new Map([
    ['/', ids],
    ['/guide/a', ids],
    ['/guide/b', ids],
    ['/guide/usage', ids],
    ['/guide/broken', undefined],
    ['/zh/guide/a', ids],
    ['/zh/guide/b', ids],
    ['/preview', ids],
  ]),
  isPublic: (path) => path === '/logo.svg',
  isThere: (path) => path === 'CONTRIBUTING.md',
};
const found = (source: string, lang: Lang = 'en', route = 'guide/a') =>
  messages(linkFaults(linksOfPage(page(source, lang, route)), targets));

/** An address that a page once had. */
const [moved = ''] = Object.keys(MOVED).filter((from) => !from.endsWith('/'));

test.each([
  ['[x](/guide/bb)', 'a.mdx:1  a link that leads nowhere: /guide/bb', 'expected: /guide/b'],
  ['Text.\n\n[x](/guide/b#tow-words)', 'a.mdx:3  a link to a heading that is not there', 'expected: #two-words'],
  ['[x](/preview/#/nope)', 'a link to a heading that is not there', 'no id "/nope" on /preview/'],
  ['[x](HTTPS://Rsdoctor.rs/guide/b)', 'a link with the host of this site', 'expected: /guide/b'],
  ['[x](https://user:pw@a.example/)', 'otherwise than people', 'without a user name'],
  ['[x](#elsewhere)', 'no id "elsewhere" on /guide/a', 'expected: one, two-words'],
  ['[x](/zh/guide/b)', 'a link with a language', 'expected: /guide/b'],
  ['[x](/guide/b.html)', 'a link to a file', 'expected: /guide/b'],
  [`[x](${moved})`, 'leads nowhere', `expected: ${MOVED[moved]}`],
  ['[x](./b)', 'a.mdx:1  a relative path', 'write the path from the root'],
  ['[x]()', 'a link without an address', 'write where it leads'],
  [
    '[x](http://localhost:3000/guide/a)',
    'a.mdx:1  a link to the machine of whoever clicks',
    'write the path of the page',
  ],
  ['[x](https://127.0.0.1/a)', 'a link to the machine of whoever clicks', ''],
  ['[x](http://rspack.rs/a)', 'a link that is neither a page nor https', 'write https://rspack.rs/a'],
  ['[x](//rspack.rs/a)', 'a link that is neither a page nor https', 'write https://rspack.rs/a'],
  ['[x](javascript:alert(1))', 'a link that is neither a page nor https', 'what is no link is code'],
  ['<a href="file:///etc/hosts">x</a>', 'a link that is neither a page nor https', ''],
  ['![x](data:image/png;base64,AA)', 'a link that is neither a page nor https', ''],
  ['---\nmoved:\n  old: "#gone"\n---\n', 'a.mdx:3  a link to a heading that is not there', 'no id "gone" on /guide/a'],
  ['---\nmoved:\n  old: /guide/nope\n---\n', 'a.mdx:3  a link that leads nowhere', ''],
  ['[x][1]\n\n[1]: /guide/nope', 'a.mdx:3  a link that leads nowhere: /guide/nope', 'add the page in both languages'],
  ['<a href="/guide/nope">x</a>', 'a.mdx:1  a link that leads nowhere', ''],
  ['<Card\n  link={"/guide/nope"}\n/>', 'a.mdx:2  a link that leads nowhere', ''],
  ['![x](/nope.png)', 'a picture that is not there: /nope.png', 'no file docs/public/nope.png'],
  ['[own](https://rsdoctor.rs/guide/nope)', 'leads nowhere: https://rsdoctor.rs/guide/nope', ''],
  ['---\nhero:\n  actions:\n    - text: x\n      link: /guide/nope\n---\n', 'a.mdx:5  a link that leads nowhere', ''],
])('a link that is refused: %j', (source, what, more) => {
  expect(found(source)[0]).toContain(what);
  expect(found(source)[0]).toContain(more);
});

const faultsOf = (addresses: Record<string, string>) =>
  redirectFaults(targets.pages, { file: 'theme/moved.ts', addresses }, LANGS);

test('an old address that leads to no page is named with the page that is meant', () => {
  expect(messages(faultsOf({ '/guide/old': '/guide/bb', '/guide/older': '/guide/b' }))).toEqual([
    expect.stringMatching(/^theme\/moved\.ts {2}\/guide\/old leads to \/guide\/bb, .* expected: \/guide\/b /),
  ]);
});

test.each([
  ['guide/old', 'does not begin with one slash | expected: /guide/old'],
  ['//guide/old', 'does not begin with one slash'],
  ['/guide/old.html', 'has an ending, a query or a hash | expected: /guide/old'],
  ['/guide/old.md', 'has an ending'],
  ['/guide/old#a', 'has an ending, a query or a hash | expected: /guide/old'],
  ['/zh/guide/old', 'has a language | expected: /guide/old'],
  ['/en/guide/old', 'has a language | expected: /guide/old'],
  ['/en', 'has a language'],
  ['/guide/old/*', 'has signs that the host does not take for an address | expected: /guide/old/'],
  ['/guide/old one', 'has signs that the host does not take for an address | expected: /guide/old%20one'],
  ['/guide/:old', 'has signs'],
  ['/guide/旧', 'has signs that the host does not take for an address | expected: /guide/%E6%97%A7'],
  ['/guide//old', 'has signs'],
  ['/guide/index', 'names a file | expected: /guide/'],
  ['/', 'is the home page'],
  ['', 'does not begin with one slash'],
])('an old address that no reader could ask for is named: %j', (from, fault) => {
  const [message = ''] = messages(faultsOf({ [from]: '/guide/b' }));
  expect(message).toContain(`theme/moved.ts  the old address "${from}" ${fault}`);
  expect(message).toContain('do: write the path that a page once had');
});
test.each(['/guide/old', '/guide/', '/blog/release-0.3', '/guide/%E6%97%A7', '/config/options/multiCompiler'])(
  'an old address: %s',
  (from) => expect(faultsOf({ [from]: '/guide/b' })).toEqual([]),
);

test('files of docs/public, and addresses of the site that are no pages, may be linked', () => {
  expect(found('![x](/logo.svg) [x](/logo.svg)')).toEqual([]);
  expect(found(`[x](https://rsdoctor.rs${moved}) [x](https://rsdoctor.rs/guide/b.md)`)).toEqual([]);
});

test('paths lead into the language of the page', () => {
  expect(found('[b](/guide/b)', 'zh')).toEqual([]);
  expect(found('[b](/guide/usage/)', 'zh')[0]).toContain('no page /zh/guide/usage/');
});
test('an excerpt may name a heading of the page that it stands on', () =>
  expect(found('[x](#somewhere)', 'en', 'shared/a')).toEqual([]));

test('links of guides are judged too', () => {
  const text = '[ok](CONTRIBUTING.md#x) [gone](docs/NOPE.md)\nhttps://rsdoctor.rs/guide/nope (https://rsdoctor.rs/)';
  const faults = linkFaults(linksInText('README.md', text, 'en'), targets);
  expect(messages(faults)).toEqual([
    expect.stringContaining('README.md:1  a link that leads nowhere: docs/NOPE.md'),
    expect.stringContaining('README.md:2  a link that leads nowhere: https://rsdoctor.rs/guide/nope'),
  ]);
});
