import { expect, test } from 'vitest';
import { nameFaults } from '../../../../../tools/checks/files/names.ts';
import { sizesFit } from '../../../../../tools/checks/files/sizes.ts';
import { messages } from '../pages.ts';

const names = (...files: string[]) => messages(nameFaults(files.map((file) => ({ file }))));

test.each([
  'docs/en/guide/start/quick-start.mdx',
  'docs/en/config/options/disableClientServer.mdx',
  'docs/en/blog/release/release-note-1_2.mdx',
  'docs/public/shots/a.zh.dark.png',
  'theme/components/Shot.tsx',
])('%s is a name', (file) => expect(names(file)).toEqual([]));
test.each([
  ['docs/en/guide/QuickStart.mdx', 'write quick-start'],
  ['docs/public/Logo.svg', 'upper-case'],
  ['docs/en/my page.mdx', 'has signs that addresses and shells change'],
  ['docs/zh/指南.mdx', 'has signs'],
  ['tools/aux.ts', 'Windows cannot have a file "aux.ts"'],
])('%s', (file, fault) => expect(names(file)[0]).toContain(fault));
test('two names that differ by case alone', () =>
  expect(names('theme/A.ts', 'theme/a.ts')[0]).toContain('differs from another file by case alone'));

test('a file that is too large', () => {
  const faults = (file: string, bytes: number) => messages(sizesFit([{ file, bytes }]));
  expect(faults('docs/public/a.png', 299_999)).toEqual([]);
  expect(faults('docs/public/a.png', 20_000_000)[0]).toMatch(/is too large .*300000 bytes at most .*20000000 bytes/);
  expect(faults('docs/en/a.mdx', 500_000)[0]).toContain('is too large');
});
