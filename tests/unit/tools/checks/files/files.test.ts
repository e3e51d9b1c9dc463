import { expect, test } from 'vitest';
import { nameFaults } from '../../../../../tools/checks/files/names.ts';
import { sizesFit } from '../../../../../tools/checks/files/sizes.ts';
import { messages } from '../pages.ts';

test.each([
  ['docs/en/guide/QuickStart.mdx', 'write quick-start'],
  ['docs/public/Logo.svg', 'upper-case'],
  ['docs/en/my page.mdx', 'has signs that addresses and shells change'],
  ['tools/aux.ts', 'Windows cannot have a file "aux.ts"'],
])('%s', (file, fault) => expect(messages(nameFaults([{ file }]))[0]).toContain(fault));

test('two names that differ by case alone, and a file that is too large', () => {
  const names = [{ file: 'theme/A.ts' }, { file: 'theme/a.ts' }];
  expect(messages(nameFaults(names))[0]).toContain('differs from another file by case alone');
  expect(messages(sizesFit([{ file: 'docs/public/a.png', bytes: 20_000_000 }]))[0]).toMatch(
    /is too large .*300000 bytes at most .*20000000 bytes/,
  );
});
