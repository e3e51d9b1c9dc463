import { nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { tree } from '@rsdoctor-docs/base/tests/tree';
import { formatNumber } from '@rsdoctor-docs/evidence/format-number';
import { expect, it } from 'vitest';
import { replaceNumbers } from './number.plugin.ts';

const numbers = {
  files: 1234,
  'a.bytes': 198008,
  'b.bytes': 450,
  'c.bytes': 1532650,
  'a.ms': 753.6,
  'b.ms': 7281,
  'a.percent': 24.2222,
};
it.each([
  [{ of: 'files' }, '1,234', '1,234'],
  [{ of: 'a.bytes' }, '198.01 KB', '198.01 KB'],
  [{ of: 'a.bytes', as: 'KB' }, '198 KB', '198 KB'],
  [{ of: 'a.bytes', as: 'bytes' }, '198,008 bytes', '198,008 字节'],
  [{ of: 'b.bytes' }, '450 bytes', '450 字节'],
  [{ of: 'c.bytes' }, '1.53 MB', '1.53 MB'],
  [{ of: 'a.ms' }, '754 ms', '754 ms'],
  [{ of: 'b.ms' }, '7.3 s', '7.3 s'],
  [{ of: 'a.percent' }, '24.22%', '24.22%'],
])('%o is written as the report does', (props, en, zh) => {
  expect(formatNumber(props, numbers, 'en')).toBe(en);
  expect(formatNumber(props, numbers, 'zh')).toBe(zh);
});

it('a recorded number is text in the page; one that nobody recorded stops the build with page and line', () => {
  const page = tree('Of <N of="files" /> files\n');
  replaceNumbers(page, 'docs/en/a.mdx', numbers);
  expect(nodeText(page)).toBe('Of 1,234 files');
  expect(() => replaceNumbers(tree('# A\n\n<N of="file" />\n'), 'docs/en/a.mdx', numbers)).toThrow(
    'docs/en/a.mdx:3  <N>: of="file"  no such number',
  );
});

it.each([
  { of: 'a.bytes', as: 'kb' },
  { of: 'a.ms', as: 's' },
])('%o, a unit that the number is not written in, is refused, not left out in silence', (props) =>
  expect(() => formatNumber(props, numbers, 'en')).toThrow(`as="${props.as}"  no unit of this number`),
);
