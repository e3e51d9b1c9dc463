import { expect, test } from 'vitest';
import { hiddenParts } from '../../../../theme/client/hidden-parts.ts';

test.each([
  ['', ''],
  ['?navbar=0', 'navbar'],
  ['?navbar=0&footer=0&x=1', 'navbar footer'],
  ['?navbar=1&sidebar=&outline=00', ''],
  ['?globalUIComponents=0', 'globalUIComponents'],
  ['?footer=%00&%E0%A4%A', ''],
])('%s hides: %s', (search, hidden) => expect(hiddenParts(search)).toBe(hidden));
