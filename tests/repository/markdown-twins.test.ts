import { nodesIn, nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { tree } from '@rsdoctor-docs/base/tests/tree';
import { parts } from '@rsdoctor-docs/parts';
import { toPlainTree } from '@rsdoctor-docs/preset/node';
import { expect, test } from 'vitest';

test('a Markdown twin shows components as what they say', () => {
  const page = tree(
    [
      '<Tabs>\n<Tab label="webpack">\n```js title="a.js" file="/a.js"\na\n```\n</Tab>\n</Tabs>',
      '<PackageManagerTabs command="add x -D" />',
      '```js title="b.js" no-check="why"\na // [!code --]\nb // [!code ++]\n```',
      '<Shot id="page-card" alt="一张卡片" />',
      '[c](#c)',
    ].join('\n\n'),
  );
  const commands = tree(
    [
      '<PackageManagerTabs command="create x" />',
      '<PackageManagerTabs dlx command="x --yes" />',
      '<PackageManagerTabs command={{ npm: "npm ci", yarn: "yarn install --immutable" }} />',
    ].join('\n\n'),
  );
  toPlainTree(commands, 'docs/zh/a.mdx', 'https://x.example/a', parts);
  expect(commands.children).toMatchObject([{ value: 'npm create x' }, { value: 'npx x --yes' }, { value: 'npm ci' }]);
  toPlainTree(page, 'docs/zh/a.mdx', 'https://x.example/a', parts);
  const [label, shown, command, diff, shot, link] = page.children;
  expect(label).toMatchObject({ children: [{ type: 'strong', children: [{ value: 'webpack' }] }] });
  expect(shown).toMatchObject({ type: 'code', lang: 'js', meta: 'title="a.js"', value: 'a' });
  expect(command).toEqual({ type: 'code', lang: 'sh', value: 'npm add x -D', meta: null });
  expect(diff).toMatchObject({ type: 'code', lang: 'diff', meta: 'title="b.js"', value: '-a\n+b' });
  const url = 'https://x.example/shots/page-card.light.avif';
  expect(shot).toMatchObject({ children: [{ type: 'image', url, alt: '一张卡片' }] });
  expect(link).toMatchObject({ children: [{ url: 'https://x.example/a.md#c' }] });
});

test('an alert is an alert in its Markdown twin too', () => {
  const page = tree('> [!NOTE]\n> See `a`.\n\n> [a] quote\n');
  toPlainTree(page, 'docs/zh/a.mdx', 'https://x.example/a', parts);
  // Markdown writes a node of HTML as it stands, and would escape the bracket of a text.
  const alert = [
    { type: 'html', value: '[!NOTE]' },
    { type: 'text', value: '\nSee ' },
    { type: 'inlineCode', value: 'a' },
    { type: 'text', value: '.' },
  ];
  const quote = [{ type: 'text', value: '[a] quote' }];
  expect(page.children).toMatchObject([{ children: [{ children: alert }] }, { children: [{ children: quote }] }]);
});

test('a Markdown twin has the labels of tabs, wherever they stand', () => {
  const twin = tree(
    [
      '<Tabs values={[{ label: "A", value: "a" }, { label: "B", value: "b" }]}>\n<Tab value="b">\n1\n</Tab>\n<Tab>\n2\n</Tab>\n</Tabs>',
      '<Tabs>\n<Tab label={<b>x</b>}>\n3\n</Tab>\n</Tabs>',
    ].join('\n\n'),
  );
  toPlainTree(twin, 'docs/en/a.mdx', 'https://x.example/a', parts);
  expect([...nodesIn(twin)].filter(({ type }) => type === 'strong').map((node) => nodeText(node))).toEqual([
    'B',
    'B',
    'x',
  ]);
});
