import { describe, expect, it } from 'vitest';
import { rootPath } from '../../../../../../theme/components/frame/NotFound/paths.ts';

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
