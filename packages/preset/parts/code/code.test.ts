import { nodesIn } from '@rsdoctor-docs/base/docs/nodes';
import { tree } from '@rsdoctor-docs/base/tests/tree';
import type { Code } from 'mdast';
import { expect, test } from 'vitest';
import { showDiffs } from './code.plugin.ts';

const shown = (title: string) => {
  const page = tree([`\`\`\`diff ${title}`, ' a', '-  b', '+  c', '', ' …', '```'].join('\n'));
  showDiffs(page);
  return [...nodesIn(page)].find((node): node is Code => node.type === 'code');
};

test('the diff of a file is its code, whose signs are marks', () =>
  expect(shown('title="webpack.config.mjs"')).toMatchObject({
    lang: 'mjs',
    meta: 'title="webpack.config.mjs" signs==-+==',
    value: 'a\n  b\n  c\n\n…',
  }));

test('a diff of no file stays one', () =>
  expect(shown('title="Both"')).toMatchObject({ lang: 'diff', meta: 'title="Both"' }));
