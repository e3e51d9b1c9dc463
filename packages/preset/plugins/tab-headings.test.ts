import { nodesIn } from '@rsdoctor-docs/base/docs/nodes';
import { tree } from '@rsdoctor-docs/base/tests/tree';
import type { Root, RootContent } from 'mdast';
import { expect, test } from 'vitest';
import { wholeOutline } from '../parts/tabs/tabs.plugin.ts';

const entry = (id: string, depth = 2, text = id) => ({ id, text, depth });

/** The ids of a page's outline, when Rspress has listed `listed`. */
const ids = (source: string, listed: ReturnType<typeof entry>[]) =>
  wholeOutline(tree(source) as Root, listed).map(({ id }) => id);

test('the outline has a heading of a box once, and all that come after', () => {
  const box = ':::tip\n\n## a {#a}\n\n:::\n\n## b {#b}\n\n## c {#c}';
  expect(ids(box, [entry('a'), entry('b'), entry('c')])).toEqual(['a', 'b', 'c']);
});

test('headings in tabs, alerts, lists and details are in their places, and those without an own id stay', () => {
  const source = [
    '## a {#a}',
    '<Tabs>\n<Tab label="x">\n\n### in-tab {#in-tab}\n\n</Tab>\n</Tabs>',
    '## Without `id`',
    '> ### in-alert \\{#in-alert}',
    ':::info\n\n### in-box {#in-box}\n\n:::',
    '<details>\n<summary>s</summary>\n\n### in-details {#in-details}\n\n</details>',
    '## z {#z}',
  ].join('\n\n');
  const listed = [entry('a'), entry('without-id', 2, 'Without `id`'), entry('in-box', 3), entry('z')];
  expect(ids(source, listed)).toEqual(['a', 'in-tab', 'without-id', 'in-alert', 'in-box', 'in-details', 'z']);
});

test('the head of a row is no entry, and other headings in folds are', () => {
  const page = tree(
    '## a {#a}\n\n### row {#row}\n\n#### in-row {#in-row}\n\n### in-fold {#in-fold}\n\n## z {#z}',
  ) as Root;
  const fold = (title: string, ...children: RootContent[]) =>
    ({ type: 'containerDirective', attributes: { type: 'details', title }, children }) as unknown as RootContent;
  const [a, row, inRow, inFold, z] = page.children as [RootContent, RootContent, RootContent, RootContent, RootContent];
  page.children = [a, fold('Details', row, inRow), fold('Every control', inFold), z];
  const listed = ['a', 'row', 'in-row', 'in-fold', 'z'].map((id) => entry(id));
  expect(wholeOutline(page, listed).map(({ id }) => id)).toEqual(['a', 'in-row', 'in-fold', 'z']);
});

test('an entry has the attributes that a part gives its heading', () => {
  const page = tree('## a {#a}\n\n<B>\n\n## b {#b}\n\n</B>');
  const attributes = { 'data-x': 'y' };
  for (const node of nodesIn(page)) if (node.type === 'heading') node.data = { entry: attributes };
  expect(wholeOutline(page, [entry('a')])).toEqual([
    { ...entry('a'), attributes },
    { ...entry('b'), attributes },
  ]);
});
