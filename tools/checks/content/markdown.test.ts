import { found, messages, page } from '@rsdoctor-docs/base/tests/pages';
import { expect, test } from 'vitest';
import { components } from './components.ts';
import { markdown } from './markdown.ts';
import { englishSigns } from './typography.ts';

test.each([
  [
    '# A\n\nIt writes main.{hash}.js.\n',
    /a\.mdx:3 {2}"hash" in braces .*seen: It writes main\.\{hash\}\.js\. .*do: .* \\\{/,
  ],
  ['A {file + 1} in a sum', /a\.mdx:1 {2}"file" in braces/],
  ['One {process.env.A} and\ntwo {window.title}', /a\.mdx:1 {2}"process" in braces/],
  ['<Tabs groupId={group} />', /"group" in braces/],
  ['<Tabs {...rest} />', /"rest" in braces/],
  ['{[1].map((n) => n + nn)}', /"nn" in braces .*do/],
  ["import Ports from './ports.mdx';\n\n{Port}", /"Port" in braces .*expected: Ports/],
  ['| a |\n| - |\n| `x` | y |\n', /a\.mdx:3 {2}a row with 2 cells, .*expected: 1, as in the header .*write \\\|/],
  ["| a | b |\n| - | - |\n| c | `'left' | 'right'` |\n", /a\.mdx:3 {2}a row with 3 cells/],
  ['| a | b |\n| - | - |\n| c |\n', /a\.mdx:3 {2}a row with an empty cell/],
  ['| a | b |\n| - | - |\n| | c |\n', /a\.mdx:3 {2}a row with an empty cell/],
  ['Text[^1].\n\n[^1]: A note.\n', /a\.mdx:1 {2}a footnote: \[\^1\]/],
  ['<Tabs>\n<Tab label="a">x</Tab>\n\n<Tab label="a">y</Tab>\n</Tabs>', /a\.mdx:4 {2}a second tab with the label "a"/],
])('Markdown that shows something else than was written: %j', (source, fault) =>
  expect(found(markdown, [page(source)])[0]).toMatch(fault),
);

test.each([
  ['{/* claim: one */} {props.name} {Math.max(1, 2)} {[1].map((n, i = n) => ({ n, i }).n)}'],
  ["import Ports, { one as two } from './ports.mdx';\n\n{two}\n\n<Ports />"],
  ['export const sizes = [1];\nexport function Size({ of }) { return <b>{of}</b>; }\n\n{sizes[0]}\n\n<Size of="a" />'],
  ['export const { a, b: [c] } = { a: 1, b: [2] };\n\n{a + c}'],
  ['Write \\{hash} and `{hash}`.'],
  ['| a | b |\n| - | - |\n| `c \\| d` | e |\n'],
  ['| | b |\n| - | - |\n| c | d |\n'],
])('what is defined or written as text passes: %j', (source) => {
  expect(found(markdown, [page(source)])).toEqual([]);
  expect(messages(components.problems([page(source)], {} as never)).filter((line) => /not known/.test(line))).toEqual(
    [],
  );
});

test('an expression is a word of its sentence, a comment is none', () => {
  expect(found(englishSigns, [page('It is {props.name} long.')])).toEqual([]);
  expect(found(englishSigns, [page('It is {/* so */} long.')])[0]).toContain('two spaces');
});
