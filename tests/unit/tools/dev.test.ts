import path from 'node:path';
import { build } from 'rolldown';
import { expect, test } from 'vitest';
import { hashOfReadOnce, madeOf, readOnce } from '../../../tools/build/made-of.ts';
import { errorPage, portOf } from '../../../tools/dev.ts';
import { BUNDLED } from '../../../tools/framework/bundled.ts';

test.each([
  ['theme/i18n.ts', true],
  ['theme/boot/head.ts', true],
  ['docs/reference/options.json', true],
  ['rspress.config.ts', true],
  ['tools/facts/reference/tables.ts', true],
  ['tools/checks/read/page.ts', true],
  ['tools/lab/load.ts', false],
  ['docs/en/guide/start/intro.mdx', false],
  ['theme/i18n.tsx', false],
  ['theme/components/page/Zoom/index.tsx', false],
])('whether dev starts again for %s: %s', (file, expected) => {
  expect(readOnce()(file)).toBe(expected);
});

const ROOT = path.join(import.meta.dirname, '../../..');

test('what is read once can be read', () => {
  expect(hashOfReadOnce()).toMatch(/^[0-9a-f]{64}$/);
});

test('dev starts again for every module that a bundler finds in the configuration and the scripts of pages', async () => {
  const entries = ['rspress.config.ts', ...Object.values(BUNDLED)];
  const { output } = await build({
    input: entries.map((file) => path.join(ROOT, file)),
    write: false,
    platform: 'node',
    treeshake: false,
    external: (id, from) => from !== undefined && /^[^./]/.test(id),
    logLevel: 'silent',
  });
  const files = output
    .flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
    .filter((id) => path.isAbsolute(id))
    .map((id) => path.relative(ROOT, id).replaceAll('\\', '/'));
  expect(files).toEqual(expect.arrayContaining(entries));
  const isReadOnce = readOnce();
  expect(files.filter((file) => !isReadOnce(file))).toEqual([]);
});

test('a site is made of its configuration, all that this imports, the theme, the pages and the packages', () => {
  const inputs = madeOf('tests/fixtures/base/rspress.config.ts', 'tests/fixtures/base/docs');
  expect(inputs).toEqual(
    expect.arrayContaining([
      'tests/fixtures/base/rspress.config.ts',
      'tests/fixtures/site.ts',
      'tools/build/search-index.ts',
      'tests/fixtures/base/docs',
      'theme',
      'packages',
      'package-lock.json',
    ]),
  );
  expect(inputs).not.toContain('tools/build/diagrams/index.ts');
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
