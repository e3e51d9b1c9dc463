import { nodesIn, nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { attributesOf, elementsOf } from '@rsdoctor-docs/base/mdx';
import { tree } from '@rsdoctor-docs/base/tests/tree';
import type { List } from 'mdast';
import { describe, expect, it } from 'vitest';
import { messages, page } from '#tools/checks/test-pages.ts';
import { readReference } from '#tools/reference/reference.ts';
import { slotFaults } from './check.ts';
import { drawRules, ruleCard } from './plugin.ts';

const { rules } = readReference().facts;
const FILE = 'docs/en/guide/rules/rules.mdx';
const source = (...entries: string[]) =>
  `## E1001 A {#a}\n\n<Rule code="E1001">\n\n${entries.map((one) => `- ${one}\n`).join('')}\n</Rule>\n`;

function drawn(text: string, numbers = {}, file = FILE, isTwin = false) {
  const root = tree(text);
  drawRules(root, file, { rules, numbers }, isTwin);
  const [head, list] = elementsOf(root, 'Rule')[0]!.children as [List, List];
  return { head: nodeText(head), slots: list.children.map((entry) => nodeText(entry)), root };
}

describe('the slots', () => {
  it('get their labels, how to change the rule, and its alerts in the live report', () => {
    const { head, slots, root } = drawn(source('one', 'two', 'three'), { 'alerts.E1001': 2 });
    expect(head).toBe('E1001 duplicate-package Warn Rspack webpack');
    expect(slots).toEqual([
      'What users feelone',
      'Found intwo',
      'Fixthree',
      'Change itduplicate-package of linter.rules, by default Warn. All its settings.',
      'LiveSee its 2 alerts in the live report',
    ]);
    expect(attributesOf(elementsOf(root, 'a')[0]!).href).toContain('E1001');
    expect(attributesOf(elementsOf(root, 'button')[0]!)['aria-label']).toBe('Copy E1001');
  });
  it('end with what to read on for a rule without alerts', () =>
    expect(drawn(source('一', '二', '三', '四'), {}, 'docs/zh/guide/rules/rules.mdx').slots.at(-1)).toBe('延伸阅读四'));
  it('give the search their words alone, neither labels nor the line of the code', () => {
    const { root } = drawn(source('one', 'two', 'three'), { 'alerts.E1001': 2 });
    const skipped = [...nodesIn(root)].filter(
      ({ data }) =>
        (data as { hProperties?: Record<string, string> } | undefined)?.hProperties?.['data-search'] === 'skip',
    );
    expect(skipped.map((line) => nodeText(line))).toEqual([
      'E1001 duplicate-package Warn Rspack webpack',
      'What users feel',
      'Found in',
      'Fix',
      'Change it',
      'Live',
    ]);
  });
  it('are a list with labels in a Markdown twin', () => {
    const { head, slots } = drawn(source('one', 'two', 'three'), { 'alerts.E1001': 2 }, FILE, true);
    expect(head).toBe('E1001 · duplicate-package · Warn · Rspack · webpack');
    expect(slots[0]).toBe('What users feel: one');
  });
  it.each([
    ['one is missing', source('one', 'two')],
    ['a link stands where alerts come', source('one', 'two', 'three', 'four')],
    ['there is no such rule', source('one', 'two', 'three').replace('code="E1001"', 'code="E9"')],
  ])('stop the build with the line if %s', (_, text) =>
    expect(() => drawn(text, { 'alerts.E1001': 2 })).toThrow(/^docs\/en\/guide\/rules\/rules\.mdx:3 .*<Rule>/),
  );
});

it('longer code of the page is folded, that of a file too; output is not', () => {
  const long = 'a\n'.repeat(9);
  const root = tree(
    `${source('one', 'two', 'three')}\n\`\`\`js\n${long}\`\`\`\n\n\`\`\`js\na\n\`\`\`\n\n\`\`\`js file="/samples/rules/e1001/rspack.config.mjs"\n\`\`\`\n\n\`\`\`text observed="x"\n${long}\`\`\`\n`,
  );
  ruleCard.page!(root, FILE, { frontmatter: {}, toc: [] });
  const metas = root.children.flatMap((node) => (node.type === 'code' ? [node.meta ?? ''] : []));
  expect(metas.map((meta) => meta.includes('fold'))).toEqual([true, false, true, false]);
});

it('the check names a rule without slots, and one that has them twice', () => {
  const faults = (text: string) => messages(slotFaults(page(`# A\n\n${text}`, 'en', 'guide/rules/rules'), ['E1001']));
  expect(faults(source('one'))).toEqual([]);
  expect(
    faults(
      `## E1001 A {#a}\n\n<Bundler is="webpack">a</Bundler>\n\n<Bundler is="Rspack">\n\n${source('b').split('\n\n').slice(1).join('\n\n')}\n</Bundler>\n`,
    ),
  ).toEqual([]);
  expect(faults('## E1001 A {#a}\n\nText.\n')).toEqual([
    expect.stringContaining('E1001 has no slots below its heading'),
  ]);
  expect(faults(source('one') + source('two'))).toContainEqual(expect.stringContaining('E1001 has its slots twice'));
});
