import path from 'node:path';
import { expect, test } from 'vitest';
import { hashOfReadOnce, isReadOnce } from '../../../tools/build/read-once.ts';
import { errorPage, portOf } from '../../../tools/dev.ts';

test.each([
  ['theme/i18n.ts', true],
  ['theme/boot/head.ts', true],
  ['docs/reference/options.json', true],
  ['rspress.config.ts', true],
  ['docs/en/guide/start/intro.mdx', false],
  ['theme/i18n.tsx', false],
  ['theme/components/page/Zoom/index.tsx', false],
])('whether dev starts again for %s: %s', (file, expected) => {
  expect(isReadOnce(file)).toBe(expected);
});

test('every file that is read once is there', () => {
  expect(hashOfReadOnce(path.join(import.meta.dirname, '../../..'))).toMatch(/^[0-9a-f]{64}$/);
});

test.each([
  [['--port', '4001'], {}, '4001'],
  [['--port=4002'], { PORT: '5' }, '4002'],
  [[], { PORT: '4003' }, '4003'],
  [[], {}, '3000'],
])('the port of %j with %j', (args, env, expected) => {
  expect(portOf(args, env)).toBe(expected);
});

test('the page of errors shows the end of what was printed, as text, without colors', () => {
  const page = errorPage(`first\n${'line\n'.repeat(50)}\u001b[31m<Shot>: no picture\u001b[0m`);
  expect(page).toContain('&lt;Shot&gt;: no picture<');
  expect(page).not.toContain('first');
});
