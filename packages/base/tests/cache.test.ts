import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keyOf } from '../cache.ts';

test('a kept result belongs to its input and to the versions of what made it', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'cache-'));
  const install = (name: string, version: string) => {
    mkdirSync(path.join(root, 'node_modules', name), { recursive: true });
    writeFileSync(
      path.join(root, 'node_modules', name, 'package.json'),
      JSON.stringify({ version, exports: './x.js' }),
    );
  };
  install('drawer', '1.0.0');
  install('@scope/font', '1.0.0');
  const key = (input = 'card', makers = ['drawer', '@scope/font']) => keyOf(input, makers, root);
  const before = key();
  expect(key()).toBe(before);
  expect(key('other')).not.toBe(before);
  install('@scope/font', '1.0.1');
  expect(key()).not.toBe(before);
  expect(() => key('card', ['gone'])).toThrow(/^gone {2}is not installed/);
});
