import { expect, test } from 'vitest';
import { linkMarks } from '../../../../tools/build/marks.ts';
import { attributesOf, elementsOf, type TreeNode } from '../../../../tools/lib/mdx.ts';

const text = (value: string): TreeNode => ({ type: 'text', value });
const paragraph = (...children: TreeNode[]): TreeNode => ({ type: 'paragraph', children });
const shot = (id: string, ...children: TreeNode[]): TreeNode => ({
  type: 'mdxJsxFlowElement',
  name: 'Shot',
  attributes: [{ type: 'mdxJsxAttribute', name: 'id', value: id }],
  children,
});

/** What the numbers of a page lead to, in the order of the page. */
function linked(...children: TreeNode[]): (string | undefined)[] {
  const tree: TreeNode = { type: 'root', children };
  linkMarks(tree, 'en', (id) => ({ two: 2, one: 1 })[id] ?? 0);
  return elementsOf(tree, 'button').map((button) => attributesOf(button)['data-mark']);
}

test('a number belongs to its caption, or else to the last picture before it that has so many', () => {
  expect(
    linked(
      shot('two', paragraph(text('① and ②'))),
      shot('one', paragraph(text('Only ①'))),
      shot('none', paragraph(text('A caption'))),
      paragraph(text('Look at ①, then at ②.')),
    ),
  ).toEqual(['shot:two 1', 'shot:two 2', 'shot:one 1', 'shot:one 1', 'shot:two 2']);
});

test('a number stays text before the first picture, in headings, links and code, and where no picture has so many', () => {
  const before = paragraph(text('①'));
  const after = [
    { type: 'heading', children: [text('①')] },
    { type: 'link', children: [text('①')] },
    { type: 'inlineCode', value: '①' },
    paragraph(text('③')),
  ];
  expect(linked(before, shot('two'), ...after)).toEqual([]);
});

test('the words around a number stay', () => {
  const line = paragraph(text('the file ① with 198 KB'));
  linked(shot('one'), line);
  expect(line.children?.map(({ value, children }) => value ?? children?.[0]?.value)).toEqual([
    'the file ',
    '①',
    ' with 198 KB',
  ]);
});
