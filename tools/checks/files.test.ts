import { messages } from '@rsdoctor-docs/base/tests/pages';
import { expect, test } from 'vitest';
import { fileFaults } from './files.ts';

const found = (files: string[], bytes = 1, start: number[] = []) =>
  messages(fileFaults(files, () => ({ bytes, start: Uint8Array.from(start) })))[0];

test.each([
  ['docs/en/guide/QuickStart.mdx', 'write quick-start'],
  ['docs/public/Logo.svg', 'upper-case'],
  ['docs/en/my page.mdx', 'has signs that addresses and shells change'],
  ['tools/aux.ts', 'Windows cannot have a file "aux.ts"'],
])('a name that is refused: %s', (file, fault) => expect(found([file])).toContain(fault));

test('two names that differ by case alone, and a file that is too large', () => {
  expect(found(['theme/A.ts', 'theme/a.ts'])).toContain('differs from another file by case alone');
  expect(found(['docs/public/a.png'], 20_000_000)).toMatch(/is too large .*300000 bytes at most .*20000000 bytes/);
});

test.each([
  ['docs/en/guide/upper.MDX', 'rename it to docs/en/guide/upper.mdx'],
  ['docs/zh/guide/_meta.jsonc', 'rename it to docs/zh/guide/_meta.json'],
  ['docs/en/guide/notes.txt', 'is neither a page nor a menu'],
  ['docs/en/guide/shot.png', 'belongs into docs/public'],
])('a file among the pages that nothing shows: %s', (file, fault) => expect(found([file])).toContain(fault));

test.each([
  ['docs/en/a.mdx', [0xef, 0xbb, 0xbf], 'docs/en/a.mdx:1  begins with a byte order mark'],
  ['docs/reference/cli.json', [0xef, 0xbb, 0xbf], 'begins with a byte order mark'],
  ['theme/i18n.ts', [0xff, 0xfe], 'is UTF-16'],
])('a text that is saved in another way: %s', (file, start, fault) => {
  expect(found([file], 1, start)).toContain(fault);
  expect(found([file])).toBeUndefined();
});
