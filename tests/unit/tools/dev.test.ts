import path from 'node:path';
import { build } from 'rolldown';
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

const ROOT = path.join(import.meta.dirname, '../../..');

test('every file that is read once is there', () => {
  expect(hashOfReadOnce(ROOT)).toMatch(/^[0-9a-f]{64}$/);
});

test('dev starts again for every module of the boot scripts', async () => {
  const entries = ['boot/head.ts', 'boot/boot.ts', 'boot/viewer.ts', 'components/page/Zoom/open.ts'];
  const { output } = await build({ input: entries.map((file) => path.join(ROOT, 'theme', file)), write: false });
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const files = modules
    .map((id) => path.relative(ROOT, id).replaceAll('\\', '/'))
    .filter((file) => /^theme\//.test(file));
  expect(files).toEqual(expect.arrayContaining(entries.map((file) => `theme/${file}`)));
  expect(files.filter((file) => !isReadOnce(file))).toEqual([]);
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
