import { expect, test } from 'vitest';
import { snippetSize } from '../../../../../../theme/components/search/client/ask-local.ts';

test('size of snippets, as DocSearch asks for it', () => {
  expect(snippetSize(['hierarchy.lvl1:5', 'content:5'])).toBe(5);
  expect(snippetSize()).toBe(10);
});
