import { expect, test } from 'vitest';
import { packIndex, packTexts } from '../../../../../theme/components/search/engine/index-file.ts';
import { indexName } from '../../../../../tools/build/search/plugin.ts';

test('an index has another name when one of its two files has another content, and else the same', () => {
  const files = () =>
    [packIndex('en', []), packTexts([])] as [ReturnType<typeof packIndex>, ReturnType<typeof packTexts>];
  const [first, texts] = files();
  const name = indexName('en', files());
  expect(name).toMatch(/^en\.[0-9a-f]{10}$/);
  expect(indexName('en', [first, texts])).toBe(name);
  expect(indexName('en', [{ ...first, lang: 'zh' }, texts])).not.toBe(name);
  expect(indexName('en', [first, { ...texts, texts: [['more']] }])).not.toBe(name);
});
