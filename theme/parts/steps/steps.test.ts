import { nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { elementsOf } from '@rsdoctor-docs/base/mdx';
import { tree } from '@rsdoctor-docs/base/tests/tree';
import { describe, expect, it, test } from 'vitest';
import { comparison } from './island.ts';
import { drawSteps, inTwin, steps, takeOut } from './plugin.ts';
import { words } from './words.ts';

const FILE = 'docs/en/guide/start/slow-build.mdx';
const NUMBERS = { 'a.ms': 98_900, 'b.ms': 41_000, 'c.bytes': 5_170_000 };
const STEP =
  '## 1. Measure {#measure}\n\n<Step label="CPU time" rspack-2="a.ms" rspack-1="b.ms" webpack="c.bytes" />\n';

/** A page as the part draws it, of a source without numbers. */
function drawn(source: string) {
  const root = tree(source);
  steps.page!(root, FILE, { frontmatter: {}, toc: [] });
  return root;
}

describe('the number of a step', () => {
  it('stands below the heading for each bundler, and in its entry of the outline', () => {
    const root = tree(STEP);
    drawSteps(root, FILE, NUMBERS);
    expect(root.children[0]!.data).toMatchObject({
      entry: {
        'data-step-rspack-2': '98.9\u00a0s',
        'data-step-rspack-1': '41\u00a0s',
        'data-step-webpack': '5.17\u00a0MB',
      },
    });
    expect(nodeText(root.children[1]!)).toBe('CPU time: 98.9 s 41 s 5.17 MB ');
    expect(elementsOf(root, 'Bundler')).toHaveLength(3);
  });
  it.each([
    [FILE, 'CPU time: 98.9 s (Rspack 2), 41 s (Rspack 1), 5.17 MB (webpack)'],
    [FILE.replace('/en/', '/zh/'), 'CPU time：98.9 s（Rspack 2），41 s（Rspack 1），5.17 MB（webpack）'],
  ])('has its bundlers behind it in the Markdown twin of %s', (file, line) => {
    const root = tree(STEP);
    drawSteps(root, file, NUMBERS, inTwin);
    expect(nodeText(root.children[1]!)).toBe(line);
  });
  it.each([
    ['a number that nobody recorded', STEP.replace('a.ms', 'x.ms')],
    ['a number for two bundlers alone', STEP.replace('webpack="c.bytes" ', '')],
    ['a step without its heading', `Text.\n\n${STEP.split('\n')[2]}\n`],
  ])('%s stops the build with the line', (_, source) =>
    expect(() => drawSteps(tree(source), FILE, NUMBERS)).toThrow(/^docs\/en\/guide\/start\/slow-build\.mdx:3 /),
  );
});

describe("the reader's numbers", () => {
  const TABLE = '| a | b |\n| - | - |\n| CPU | 1 |\n| Yours | <Yours is="before" /> |\n';
  it('have a row that is hidden until there are some', () => {
    const root = drawn(TABLE);
    expect(JSON.stringify(root)).toContain('"hidden":true');
    expect(JSON.stringify(root)).toContain('"data-yours","value":"before"');
  });
  it('are not in a Markdown twin', () => {
    const root = tree(`${TABLE}\n<YourNumbers unit="s" />\n\nText.\n`);
    takeOut(root);
    expect(nodeText(root)).toBe('abCPU1Text.');
    expect(elementsOf(root, 'YourNumbers')).toEqual([]);
  });
  test.each([
    ['120', '80', '33% less'],
    ['80', '100', '25% more'],
    ['5.17', '5.17', 'no change'],
    ['120', '', ''],
    ['0', '80', ''],
  ])('from %s to %s is "%s"', (before, after, said) => expect(comparison({ before, after }, words.en)).toBe(said));
});

describe('a fork', () => {
  const fork = (bars: string, ...ways: string[]) =>
    `<Fork bars="${bars}">\n\n${ways.map((way) => `- ${way}\n`).join('')}\n</Fork>\n`;
  it('has a picture of bars before each way, with the longest marked', () => {
    const root = drawn(fork('90 40|20 80', '[a](#a)', '[b](#b)'));
    expect(elementsOf(root, 'svg')).toHaveLength(2);
    expect(
      elementsOf(root, 'rect').map(
        ({ attributes }) => !attributes.some((one) => 'name' in one && one.name === 'opacity'),
      ),
    ).toEqual([true, false, false, true]);
  });
  it.each([
    ['a picture too few', fork('90 40', '[a](#a)', '[b](#b)')],
    ['a way without a link', fork('90|80', '[a](#a)', 'b')],
  ])('%s stops the build with the line', (_, source) =>
    expect(() => drawn(source)).toThrow(/^docs\/en\/guide\/start\/slow-build\.mdx:1 .*<Fork>/),
  );
});
