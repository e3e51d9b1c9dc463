import { expect, test } from 'vitest';
import { builtLinkFaults } from './built-links.ts';
import { readBuiltPage } from './page.ts';

const page = (file: string, body = '', lang = 'en') =>
  readBuiltPage(file, `<html lang="${lang}"><body><main><h2 id="a">A</h2>${body}</main></body></html>`);

test.each([
  ['<a href="/guide/nowhere">x</a>', 'dead link'],
  ['<a href="/guide/b#gone">x</a>', 'dead anchor'],
  ['<a href="/guide/b.html">x</a>', 'dead link'],
  ['<a href="/zh/guide/b">x</a>', 'other language'],
  ['<a href="/preview/#/nowhere">x</a>', '/preview/#/nowhere'],
  ['<a href="/guide/b#%E4%BD">x</a>', 'dead anchor'],
])('a built page with a wrong link: %s', (body, fault) => {
  const others = [page('guide/b.html'), page('zh/guide/b.html', '', 'zh'), page('preview/index.html')];
  const faults = builtLinkFaults([page('guide/a.html', body), ...others], () => false);
  expect(faults.map(({ message }) => message)).toEqual([expect.stringContaining(fault)]);
});
