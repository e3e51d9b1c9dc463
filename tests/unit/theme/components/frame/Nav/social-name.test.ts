import { expect, test } from 'vitest';
import { socialName } from '../../../../../../theme/components/frame/Nav/social-name.ts';

const svg = '<svg/>';
test('a known icon has the name of its service', () =>
  expect(socialName({ icon: 'github', mode: 'link', content: 'https://example.com' })).toBe('GitHub'));
test('a custom icon has the name of the host it leads to', () =>
  expect(socialName({ icon: { svg }, mode: 'link', content: 'https://a.example.com/x' })).toBe('a.example.com'));
test('any other mode is named by what it shows', () =>
  expect(socialName({ icon: { svg }, mode: 'text', content: 'Write to us' })).toBe('Write to us'));
