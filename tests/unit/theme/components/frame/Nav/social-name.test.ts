import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { socialName } from '../../../../../../theme/components/frame/Nav/social-name.ts';

const svg = '<svg/>';
test('a known icon has the name of its service', () =>
  expect(socialName({ icon: 'github', mode: 'link', content: 'https://example.com' })).toBe('GitHub'));
test('a custom icon has the name of the host it leads to', () =>
  expect(socialName({ icon: { svg }, mode: 'link', content: 'https://a.example.com/x' })).toBe('a.example.com'));
test('any other mode is named by what it shows', () =>
  expect(socialName({ icon: { svg }, mode: 'text', content: 'Write to us' })).toBe('Write to us'));

test('every social link of the configuration has a drawing', () => {
  const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../../../../../..', file), 'utf8');
  const drawings = read('theme/components/frame/Nav/social-icons.css');
  const names = [...read('rspress.config.ts').matchAll(/\bicon: '([^/']+)', mode:/g)].map(([, name]) => name);
  expect(names).not.toEqual([]);
  for (const name of names) expect(drawings, `no drawing of "${name}"`).toContain(`[data-social="${name}"]`);
});
