/**
 * Replaces `<OptionTable path="output" />`, `<RuleTable />`, `<CliTable />` and `<CliTable command="analyze" />` by plain
 * tables, and `<OptionFacts path="output.mode" />` by a list.
 */
import type { RspressPlugin } from '@rspress/core';
import { type Lang, langOfSource } from '../../theme/site.ts';
import { attributesOf, inElement, pagePlugin, replaceNodes, type TreeNode } from '../lib/mdx.ts';
import { once } from '../lib/once.ts';
import { type Reference, readReference } from '../reference/facts.ts';
import { cliTable, optionFacts, optionTable, ruleTable } from '../reference/tables.ts';

type Builder = (reference: Reference, props: Readonly<Record<string, string>>, language: Lang) => TreeNode;

const builders: Readonly<Record<string, Builder>> = {
  OptionTable: (reference, { path: dotted = '' }, language) => optionTable(reference, dotted, language),
  OptionFacts: (reference, { path: dotted = '' }, language) => optionFacts(reference, dotted, language),
  RuleTable: (reference, _, language) => ruleTable(reference, language),
  CliTable: (reference, { command }, language) => cliTable(reference, command, language),
};

/** Replaces the reference elements of one page; a fault names the page and the line. */
export function replaceTables(tree: TreeNode, page: string, reference: Reference): void {
  const language = langOfSource(page);
  replaceNodes(tree, (node) => {
    const build = node.type === 'mdxJsxFlowElement' ? builders[node.name ?? ''] : undefined;
    if (!build) return undefined;
    return inElement(node, page, () => build(reference, attributesOf(node), language));
  });
}

/** The plugin for rspress.config.ts. */
export function pluginReference(): RspressPlugin {
  const reference = once(readReference);
  return pagePlugin('reference', (tree, page) => replaceTables(tree, page, reference()));
}
