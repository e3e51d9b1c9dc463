import { expect, it } from 'vitest';
import type { RuleFact } from '../../../../packages/evidence/facts/facts.ts';
import { completeRuleLists } from '../../../../tools/build/rule-list.ts';
import type { TreeNode } from '../../../../tools/lib/mdx.ts';
import { tree } from '../tree.ts';

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

/** The rows of a list of these codes after the build. */
function rowsOf(codes: readonly string[], file = 'docs/en/guide/rules/rules.mdx'): TreeNode[] {
  const rows = codes.map((code) => `| ${code} | Something |`);
  const page = tree(`<RuleList>\n\n| Code | Finds |\n| --- | --- |\n${rows.join('\n')}\n\n</RuleList>\n`);
  completeRuleLists(page, file, facts);
  return page.children![0]!.children![0]!.children!;
}
const CODES = ['E1001', 'E1003', 'E1005', 'EXTEND', 'OVERLAY'];
const wordsOf = (node: TreeNode): string =>
  node.type === 'break' ? ' ' : (node.value ?? (node.children ?? []).map(wordsOf).join(''));
const addressOf = ({ children }: TreeNode) =>
  children!
    .at(-1)!
    .children!.at(-1)!
    .attributes?.find(({ name }) => name === 'href')?.value;

it('a list of rules gets severity, bundlers and alerts of each code, and each row says which choices show it', () => {
  const rows = rowsOf(CODES);
  expect(
    rows.map(({ children, data }) => [children!.map(wordsOf).join(' | '), data?.hProperties?.['data-is']]),
  ).toEqual([
    ['Code | Finds | Fires on', undefined],
    ['E1001 Warn | Something | Rspack webpack See 2 alerts live', 'warn rspack webpack'],
    ['E1003 Warn | Something | webpack', 'warn webpack'],
    ['E1005 Warn | Something | Never', 'warn'],
    ['EXTEND Warn Error | Something | Rspack webpack See 1 alert live', 'warn error rspack webpack'],
    ['OVERLAY Warn Error | Something | Rspack webpack', 'warn error rspack webpack'],
  ]);
  expect(addressOf(rows[1]!)).toBe('/preview/?sample=report&from=%2Fguide%2Frules%2Frules&alert=E1001#/overall');
  expect(addressOf(rowsOf(CODES, 'docs/zh/guide/rules/rules.mdx')[1]!)).toMatch(/^\/zh\/preview\/.*%2Fzh%2Fguide/);
});

it('a code that is missing stops the build', () =>
  expect(() => rowsOf(CODES.slice(1))).toThrow(/rules\.mdx:1.*<RuleList>.*E1001, E1003/s));
