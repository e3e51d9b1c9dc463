import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every social link of the configuration has a drawing', () => {
  const drawings = readFileSync('theme/components/frame/Nav/social-icons.css', 'utf8');
  const config = readFileSync('rspress.config.ts', 'utf8');
  const names = [...config.matchAll(/\bicon: '([^/']+)', mode:/g)].map(([, name]) => name);
  expect(names).not.toEqual([]);
  for (const name of names) expect(drawings, `no drawing of "${name}"`).toContain(`[data-social="${name}"]`);
});
