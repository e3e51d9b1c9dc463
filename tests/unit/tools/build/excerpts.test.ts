import { expect, test } from 'vitest';
import { findCircles } from '../../../../tools/build/excerpts.ts';

const circles = (texts: Record<string, string>) =>
  findCircles(new Map(Object.entries(texts))).map(({ message }) => message.split('\n').slice(0, 2).join(' '));

test('parts that show each other are one circle, named with file, line and way', () => {
  expect(
    circles({
      'docs/en/guide/a.mdx': "import One from '../shared/one.mdx';\n\n<One />\n",
      'docs/en/shared/one.mdx': "Text.\n\nimport Two from './two.mdx';\n",
      'docs/en/shared/two.mdx': "import One from './one.mdx';\n",
    }),
  ).toEqual([
    expect.stringMatching(
      /^docs\/en\/shared\/two\.mdx:1 {2}is part of a circle.*docs\/en\/shared\/one\.mdx → docs\/en\/shared\/two\.mdx → docs\/en\/shared\/one\.mdx$/,
    ),
  ]);
  expect(circles({ 'docs/en/shared/one.mdx': "import One from './one.mdx';\n" })).toHaveLength(1);
});

test('a part that many show is none, nor are packages and components', () => {
  expect(
    circles({
      'docs/en/a.mdx': "import One from './shared/one.mdx';\nimport Two from './shared/two.mdx';\n",
      'docs/en/shared/one.mdx': "import Two from './two.mdx';\n",
      'docs/en/shared/two.mdx': "import { Tabs } from '@theme';\nimport X from './x.tsx';\n",
    }),
  ).toEqual([]);
});
