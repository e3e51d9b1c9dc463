import { expect, test } from 'vitest';
import { localizePath, spanOf } from '../../../../../../theme/components/frame/Home/content.ts';

test.each([
  ['/guide/start/intro', 'en', '/guide/start/intro'],
  ['/guide/start/intro', 'zh', '/zh/guide/start/intro'],
  ['/zh/guide/start/intro', 'zh', '/zh/guide/start/intro'],
  ['/zhang', 'zh', '/zh/zhang'],
  ['https://rspack.rs', 'zh', 'https://rspack.rs'],
  ['//cdn.test/x', 'zh', '//cdn.test/x'],
  ['#top', 'zh', '#top'],
])('%s on a page in %s leads to %s', (link, lang, result) => {
  expect(localizePath(link, lang, 'en')).toBe(result);
});

test('spans are 2, 3, 4 and 6; anything else is 4', () => {
  expect([2, 3, 4, 6, undefined, 5].map((span) => spanOf({ span }))).toEqual([2, 3, 4, 6, 4, 4]);
});
