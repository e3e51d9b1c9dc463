import { expect, test } from 'vitest';
import { fileFaults } from '../../../../tools/checks/files.ts';
import { messages } from './pages.ts';

const found = (files: string[], bytes = 1) => messages(fileFaults(files, () => bytes))[0];

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
