import { isJsx, nodesIn, nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { tree } from '@rsdoctor-docs/base/tests/tree';
import { describe, expect, it, test } from 'vitest';
import { messages, page } from '#tools/checks/test-pages.ts';
import { doneFaults } from './check.ts';
import { done } from './plugin.ts';

const END = '<Done>\n\n- it prints `a`.\n- look at `b`.\n- delete `c`.\n\n</Done>\n';
const META = { frontmatter: {}, toc: [] };

test.each([
  ['en', ['It worked if it prints a.', 'If not, look at b.', 'To undo it, delete c.']],
  ['zh', ['成功标志：it prints a.', '如果没有成功：look at b.', '还原方法：delete c.']],
])('the entries get their labels, in the page and in its twin (%s)', (lang, expected) => {
  const file = `docs/${lang}/guide/a.mdx`;
  const drawn = tree(END);
  done.page?.(drawn, file, META);
  const twin = tree(END);
  (done.twin as typeof done.page)?.(twin, file, META);
  for (const root of [drawn, twin]) {
    const entries = [...nodesIn(root)].filter(({ type }) => type === 'listItem');
    expect(entries.map((entry) => nodeText(entry))).toEqual(expected);
  }
  // A label that ends with a colon would make Markdown escape the letter behind it.
  expect(
    [...nodesIn(twin)].filter(({ type }) => type === 'strong').map((label) => nodeText(label).at(-1)),
  ).not.toContain('：');
  const buttons = (root: typeof drawn) => [...nodesIn(root)].filter((node) => isJsx(node) && node.name === 'button');
  expect(
    [drawn, twin].map((root) => buttons(root).length),
    'the twin is what the button is for',
  ).toEqual([1, 0]);
});

test.each([
  '<Done>\n\n- one\n- two\n\n</Done>\n',
  '<Done>\n\n- one\n- two\n- three\n\nMore.\n\n</Done>\n',
  '<Done>It prints `a`.</Done>\n',
])('anything but three entries is refused, with its line', (source) => {
  expect(() => done.page?.(tree(`# A\n\n${source}`), 'docs/en/guide/a.mdx', META)).toThrow(
    /docs\/en\/guide\/a\.mdx:3.*<Done>: is not a list of three entries/,
  );
});

describe('which pages end so', () => {
  const faults = (source: string, route = 'guide/a') => messages(doneFaults(page(source, 'en', route)));
  const TASK = '# A\n\n```bash\nnpx a\n```\n\n';
  it('one with a command or code for a file', () => {
    expect(faults(TASK)).toEqual([expect.stringContaining('tells readers to do something')]);
    expect(faults('# A\n\n<PackageManagerTabs command="i a" />\n')).toHaveLength(1);
    expect(faults(TASK + END)).toEqual([]);
  });
  it('none with printed output alone, or that is looked up', () => {
    expect(faults('# A\n\n```text\na\n```\n')).toEqual([]);
    expect(faults(TASK, 'config/options/port')).toEqual([]);
    expect(faults(TASK, 'config/options/options-v2')).toHaveLength(1);
  });
  it('the end is below everything else', () =>
    expect(faults(`${TASK + END}\n## More {#more}\n`)).toEqual([
      expect.stringContaining('is not the end of the page'),
    ]));
});
