/**
 * `<RuleList>` around a table of rule codes: the table gets three columns more, which no writer keeps up to date by
 * hand: severity and bundlers from docs/generated/rules.json, and a link to the live report where its recorded data has
 * an alert of that code. Each row says in `data-is` which choices of theme/components/page/RuleList show it.
 */
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { Bundler, RuleFact } from '../../packages/evidence/facts/facts.ts';
import { knownNumbers, type Numbers } from '../../packages/evidence/numbers/numbers.ts';
import { panelAddress } from '../../theme/components/page/Demo/panels.ts';
import { BUNDLERS, inLang, type Lang, langOfSource, langPrefix } from '../../theme/site.ts';
import { readReference } from '../facts/reference/facts.ts';
import type { TreeNode } from '../facts/reference/tables.ts';
import { tableText } from '../facts/reference/texts.ts';
import { Problem } from '../lib/problem.ts';
import { elementsOf, inElement, jsxElement } from './mdx.ts';

/** What the columns say about a code. */
type CodeFacts = Pick<RuleFact, 'firesOn'> & { levels: readonly string[] };

/** Codes of alerts that come from no built-in rule: whoever raises them chooses the severity. */
const OTHER_CODES: Readonly<Record<string, CodeFacts>> = {
  EXTEND: { levels: ['Warn', 'Error'], firesOn: ['rspack', 'webpack'] },
  OVERLAY: { levels: ['Warn', 'Error'], firesOn: ['rspack', 'webpack'] },
};

/** Badge of each severity. */
const BADGES: Readonly<Record<string, string>> = { Warn: 'warning', Error: 'danger' };

const text = (value: string): TreeNode => ({ type: 'text', value });
const cell = (...children: TreeNode[]): TreeNode => ({ type: 'tableCell', children });
const wordsOf = (node: TreeNode): string => node.value ?? (node.children ?? []).map(wordsOf).join('');
const badge = (label: string, type: string): TreeNode =>
  jsxElement('text', 'span', { className: `rp-badge rp-badge--${type}` }, [text(label)]) as TreeNode;
const spaced = (nodes: TreeNode[]): TreeNode[] =>
  nodes.flatMap((node, index) => (index > 0 ? [text(' '), node] : [node]));
const nameOf = (bundler: Bundler) => BUNDLERS.find((name) => name.toLowerCase() === bundler) ?? bundler;

interface Columns {
  rules: readonly RuleFact[];
  numbers: Numbers;
  lang: Lang;
  /** Address of the live report's alerts. */
  alerts: string;
}

/** Adds the columns to one table. */
function complete(table: TreeNode, { rules, numbers, lang, alerts }: Columns): void {
  const known = new Map<string, CodeFacts>([
    ...rules.map(({ code, level, firesOn }): [string, CodeFacts] => [code, { levels: [level], firesOn }]),
    ...Object.entries(OTHER_CODES),
  ]);
  const [head, ...rows] = table.children ?? [];
  const codes = rows.map((row) => wordsOf(row.children?.[0] ?? text('')));
  if (codes.join() !== [...known.keys()].join())
    throw new Problem('the codes of the table', 'are not those of docs/generated/rules.json', {
      expected: [...known.keys()].join(', '),
      seen: codes.join(', '),
    });
  head?.children?.push(...(['severity', 'firesOn', 'live'] as const).map((key) => cell(text(tableText(key, lang)))));
  for (const [index, { levels, firesOn }] of [...known.values()].entries()) {
    const row = rows[index]!;
    const count = numbers[`alerts.${codes[index]}`];
    const label = tableText(count === 1 ? 'liveAlert' : 'liveAlerts', lang, { count: String(count) });
    row.data = { hProperties: { 'data-is': [...levels, ...firesOn].join(' ').toLowerCase() } };
    row.children?.push(
      cell(...spaced(levels.map((level) => badge(level, BADGES[level] ?? 'info')))),
      cell(
        ...(firesOn.length > 0
          ? spaced(firesOn.map((bundler) => badge(nameOf(bundler), 'outline')))
          : [text(tableText('firesNever', lang))]),
      ),
      // As JSX, because Rspress would look for the report's screen among the headings of the page that opens reports.
      cell(...(count ? [jsxElement('text', 'a', { href: alerts }, [text(label)]) as TreeNode] : [])),
    );
  }
  table.align = head?.children?.map(() => null) ?? [];
}

/** Completes the lists of one page; a fault names the page and the line. */
export function completeRuleLists(
  tree: TreeNode,
  page: string,
  { rules, numbers, base = '' }: Pick<Columns, 'rules' | 'numbers'> & { base?: string },
): void {
  const lang = langOfSource(page);
  const route = inLang(`/${page.split(/[\\/]/).slice(2).join('/')}`.replace(/\.mdx?$/, ''), lang);
  for (const element of elementsOf(tree, 'RuleList') as TreeNode[])
    inElement(element, page, () => {
      const table = element.children?.find(({ type }) => type === 'table');
      if (!table) throw new Problem('the element', 'has no table in it');
      complete(table, { rules, numbers, lang, alerts: base + panelAddress('/overall', langPrefix(lang), route) });
    });
}

/** The plugin for rspress.config.ts. */
export function pluginRuleList(docs: string = path.resolve('docs')): RspressPlugin {
  let base = '';
  let facts: Pick<Columns, 'rules' | 'numbers'> | undefined;
  const remarkRuleList =
    () =>
    (tree: TreeNode, file: { path?: string }): void => {
      facts ??= { rules: readReference(docs).facts.rules, numbers: knownNumbers() };
      completeRuleLists(tree, path.relative(path.dirname(docs), file.path ?? ''), { ...facts, base });
    };
  return {
    name: 'rsdoctor:rule-list',
    config(config) {
      base = (config.base ?? '/').replace(/\/$/, '');
      return config;
    },
    markdown: { remarkPlugins: [remarkRuleList as never] },
  };
}
