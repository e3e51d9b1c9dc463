import { describe, expect, it } from 'vitest';
import type { RuleFact } from '../../../../packages/evidence/facts/facts.ts';
import { completeRuleLists } from '../../../../tools/build/rule-list.ts';
import type { TreeNode } from '../../../../tools/lib/mdx.ts';

const rule = (code: string, firesOn: RuleFact['firesOn']): RuleFact => ({
  code,
  title: code.toLowerCase(),
  category: 'bundle',
  level: 'Warn',
  firesOn,
  options: [],
});
const facts = {
  rules: [rule('E1001', ['rspack', 'webpack']), rule('E1003', ['webpack']), rule('E1005', [])],
  numbers: { 'alerts.E1001': 2, 'alerts.EXTEND': 1 },
};

const row = (...cells: string[]): TreeNode => ({
  type: 'tableRow',
  children: cells.map((value) => ({ type: 'tableCell', children: [{ type: 'text', value }] })),
});
const CODES = ['E1001', 'E1003', 'E1005', 'EXTEND', 'OVERLAY'];
const page = (codes: readonly string[]): TreeNode => ({
  type: 'root',
  children: [
    {
      type: 'mdxJsxFlowElement',
      name: 'RuleList',
      children: [{ type: 'table', children: [row('Code', 'Finds'), ...codes.map((code) => row(code, 'Something'))] }],
    },
  ],
});
const completed = (file = 'docs/en/guide/rules/rules.mdx', codes: readonly string[] = CODES) => {
  const tree = page(codes);
  completeRuleLists(tree, file, facts);
  return tree.children![0]!.children![0]!.children!;
};
const wordsOf = (node: TreeNode): string =>
  node.type === 'break' ? ' ' : (node.value ?? (node.children ?? []).map(wordsOf).join(''));
const lines = (rows: TreeNode[]) => rows.map(({ children }) => children!.map(wordsOf).join(' | '));
const addresses = (rows: TreeNode[]) =>
  rows.map(
    ({ children }) =>
      children!
        .at(-1)!
        .children!.at(-1)!
        .attributes?.find(({ name }) => name === 'href')?.value,
  );

describe('a list of rules', () => {
  it('gets severity, bundlers and alerts of each code', () => {
    expect(lines(completed())).toEqual([
      'Code | Finds | Fires on',
      'E1001 Warn | Something | Rspack webpack See 2 alerts live',
      'E1003 Warn | Something | webpack',
      'E1005 Warn | Something | Never',
      'EXTEND Warn Error | Something | Rspack webpack See 1 alert live',
      'OVERLAY Warn Error | Something | Rspack webpack',
    ]);
  });

  it('says in each row which choices show it', () => {
    expect(completed().map(({ data }) => data?.hProperties?.['data-is'])).toEqual([
      undefined,
      'warn rspack webpack',
      'warn webpack',
      'warn',
      'warn error rspack webpack',
      'warn error rspack webpack',
    ]);
  });

  it('leads to the live report only where it has such an alert, in the language of the page', () => {
    const english = (code: string) => `/preview/?sample=report&from=%2Fguide%2Frules%2Frules&alert=${code}#/overall`;
    expect(addresses(completed())).toEqual([
      undefined,
      english('E1001'),
      undefined,
      undefined,
      english('EXTEND'),
      undefined,
    ]);
    expect(addresses(completed('docs/zh/guide/rules/rules.mdx'))[1]).toBe(
      '/zh/preview/?sample=report&from=%2Fzh%2Fguide%2Frules%2Frules&alert=E1001#/overall',
    );
  });

  it('stops the build at a code that is missing', () => {
    expect(() => completed(undefined, CODES.slice(1))).toThrow(/rules\.mdx:1.*<RuleList>.*E1001, E1003/s);
  });
});
