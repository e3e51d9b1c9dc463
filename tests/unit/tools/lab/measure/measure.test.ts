import { describe, expect, test } from 'vitest';
import { bytesByOwner, packageOf } from '../../../../../tools/lab/measure/packages.ts';

describe('source maps', () => {
  test('each byte of a script belongs to the source of the segment before it', () => {
    // Line 1: columns 0 to 3 are source 0, 4 to 9 source 1; line 2: 2 bytes without a source, then source 0.
    const map = { mappings: 'AAAA,ICAA;A,EDAA', sources: ['node_modules/react/index.js', 'theme/site.ts'] };
    const bytes = bytesByOwner('rrrrssssss\n..rrr', map);
    expect(Object.fromEntries(bytes)).toEqual({ react: 7, 'theme/site.ts': 6, other: 2 });
  });
  test('sources belong to packages', () => {
    expect(packageOf('../../node_modules/@rspress/core/dist/runtime/App.js')).toBe('@rspress/core');
    expect(packageOf('../node_modules/a/node_modules/react-dom/index.js')).toBe('react-dom');
    expect(packageOf('../../theme/components/frame/Nav/index.tsx')).toBe('theme/components/frame/Nav');
  });
});
