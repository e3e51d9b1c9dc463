import { expect, test } from 'vitest';
import { indexAfterKey } from '../../../../../../theme/components/page/Tabs/chosen.ts';

test('the arrow keys go round, other keys move nowhere', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'Enter'].map((key) => indexAfterKey(key, 2, 3))).toEqual([
    0,
    1,
    0,
    2,
    undefined,
  ]);
  expect(indexAfterKey('ArrowLeft', 0, 3)).toBe(2);
});
