import { describe, expect, it } from 'vitest';
import { redirectScript, rootPath } from '../../../../../theme/components/NotFound/paths.ts';

describe('rootPath', () => {
  const standard = { version: 'v2', lang: 'en' };

  it.each([
    [{ lang: 'en' }, '/'],
    [{ lang: 'zh', version: '' }, '/zh/'],
    [{ lang: 'zh', version: 'v2' }, '/zh/'],
    [{ lang: 'zh', version: 'v1' }, '/v1/zh/'],
  ])('of %j is %s', (place, root) => {
    expect(rootPath(place, standard)).toBe(root);
  });
});

describe('redirectScript', () => {
  /** Where the script leads from an address, or undefined. */
  const from = (address: string, base = '/') => {
    const { pathname, search, hash } = new URL(address, 'https://site.test');
    let target: string | undefined;
    const location = { pathname, search, hash, replace: (to: string) => (target = to) };
    new Function('location', redirectScript(base, 'en'))(location);
    return target;
  };

  it.each([
    ['/en/guide/a?x=1#b', '/guide/a?x=1#b'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/en//evil.test/x', '/evil.test/x'],
    ['/guide/en/a', undefined],
    ['/english', undefined],
    ['/zh/nope', undefined],
  ])('%s leads to %s', (address, target) => {
    expect(from(address)).toBe(target);
  });

  it('knows the base', () => {
    expect(from('/docs/en/a', '/docs/')).toBe('/docs/a');
  });
});
