/** Each rule on the page of rules has its slots, right below its heading. */
import { isJsx } from '@rsdoctor-docs/base/docs/nodes';
import { headingOf } from '@rsdoctor-docs/base/docs/outline';
import { type Page, placeOf } from '@rsdoctor-docs/base/docs/page';
import { attributesOf, elementsOf } from '@rsdoctor-docs/base/mdx';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { Nodes } from 'mdast';
import { pageCheck } from '#tools/checks/check.ts';
import { readReference } from '#tools/reference/reference.ts';
import { ELEMENT } from './plugin.ts';

const ROUTE = 'guide/rules/rules';

/** The code with which the heading of a rule begins. */
const codeOf = (node: Nodes): string | undefined =>
  node.type === 'heading' ? /^E\d+/.exec(headingOf(node).text)?.[0] : undefined;

/** The first thing that some readers see below a heading: what is for some bundlers alone stands around it. */
const firstBelow = (nodes: readonly Nodes[]): Nodes[] =>
  nodes.flatMap((node) => (isJsx(node) && node.name === 'Bundler' ? firstBelow(node.children.slice(0, 1)) : [node]));

/** The faults of the page of rules. @param codes of all rules */
export function* slotFaults(page: Page, codes: readonly string[]): Iterable<Problem> {
  const nodes: readonly Nodes[] = page.tree.children;
  const headings = new Map(nodes.flatMap((node, index) => (codeOf(node) ? [[codeOf(node)!, index] as const] : [])));
  for (const code of codes) {
    const at = headings.get(code);
    const next = at === undefined ? [] : firstBelow(nodes.slice(at + 1, at + 3));
    const isThere = next.some((node) => isJsx(node) && node.name === ELEMENT && attributesOf(node).code === code);
    if (!isThere)
      yield new Problem(
        placeOf(page, at === undefined ? undefined : nodes[at]),
        `${code} has no slots below its heading`,
        {
          expected: `<Rule code="${code}"> with a list: what users feel, where it is found, the fix`,
          fix: 'write it (theme/parts/rule-card/plugin.ts)',
        },
      );
  }
  const seen = new Set<string>();
  for (const element of elementsOf(page.tree, ELEMENT)) {
    const { code = '' } = attributesOf(element);
    if (seen.has(code)) yield new Problem(placeOf(page, element), `${code} has its slots twice`, { fix: 'delete one' });
    seen.add(code);
  }
}

export const ruleSlots = pageCheck(
  'rule-slots',
  'each rule has its five slots below its heading',
  (page, { docs }) =>
    slotFaults(
      page,
      readReference(docs).facts.rules.map(({ code }) => code),
    ),
  ({ route }) => route === ROUTE,
);
