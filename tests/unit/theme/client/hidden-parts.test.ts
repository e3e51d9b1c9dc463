import { expect, test } from 'vitest';
import { hiddenParts } from '../../../../theme/client/hidden-parts.ts';

test.each([
  ['', ''],
  ['?navbar=0', 'navbar'],
  ['?footer=0&navbar=0&x=1', 'navbar footer'],
  ['?navbar=1&sidebar=&outline=00', ''],
  ['?navbar=%30', 'navbar'],
  ['?globalUIComponents=0', 'globalUIComponents'],
  ['?__proto__=0&%E0%A4%A', ''],
])('%s hides: %s', (search, hidden) => expect(hiddenParts(search)).toBe(hidden));
