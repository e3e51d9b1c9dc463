import { describe, expect, test } from 'vitest';
import { decodeSegment, packageOf } from '../../../../../tools/lab/measure/packages.ts';

describe('source maps', () => {
  test('segments are read', () => {
    expect(decodeSegment('AAAA')).toEqual([0, 0, 0, 0]);
    expect(decodeSegment('gBAAC')).toEqual([16, 0, 0, 1]);
    expect(decodeSegment('D')).toEqual([-1]);
  });
  test('sources belong to packages', () => {
    expect(packageOf('../../node_modules/@rspress/core/dist/runtime/App.js')).toBe('@rspress/core');
    expect(packageOf('../node_modules/a/node_modules/react-dom/index.js')).toBe('react-dom');
    expect(packageOf('../../theme/components/frame/Nav/index.tsx')).toBe('theme/components/frame/Nav');
  });
});
