/**
 * Replaces `<OptionTable path="output" />`, `<CliTable />` and `<CliTable command="analyze" />` by plain
 * tables, and `<OptionFacts path="output.mode" />` by the head of the option, which is one line.
 */

import { attributesOf, inElement, replaceNodes } from '@rsdoctor-docs/base/mdx';
import { once } from '@rsdoctor-docs/base/once';
import type { Part } from '@rsdoctor-docs/preset';
import type { Paragraph, Root, Table } from 'mdast';
import { type Lang, langOfSource } from '../site.ts';
import { type Reference, readReference } from './reference.ts';
import { cliTable, optionHead, optionTable } from './tables.ts';

type Builder = (reference: Reference, props: Readonly<Record<string, string>>, language: Lang) => Paragraph | Table;

const builders: Readonly<Record<string, Builder>> = {
  OptionTable: (reference, { path: dotted = '' }, language) => optionTable(reference, dotted, language),
  OptionFacts: (reference, { path: dotted = '' }, language) => optionHead(reference, dotted, language),
  CliTable: (reference, { command }, language) => cliTable(reference, command, language),
};

/** Replaces the reference elements of one page; a fault names the page and the line. */
export function replaceTables(tree: Root, page: string, reference: Reference): void {
  const language = langOfSource(page);
  replaceNodes(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement') return undefined;
    const build = builders[node.name ?? ''];
    return build && inElement(node, page, () => build(reference, attributesOf(node), language));
  });
}

const read = once(readReference);

export const reference: Part = {
  name: 'reference',
  elements: Object.keys(builders),
  page: (tree, file) => replaceTables(tree, file, read()),
  twin: true,
};
