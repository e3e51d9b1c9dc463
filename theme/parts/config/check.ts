/** Each option has its head where readers look for it, and either a tick or a reason why it has none. */
import { isJsx, type Jsx, nodesIn } from '@rsdoctor-docs/base/docs/nodes';
import { type Page, placeOf } from '@rsdoctor-docs/base/docs/page';
import { attributesOf, elementsOf } from '@rsdoctor-docs/base/mdx';
import { Problem } from '@rsdoctor-docs/base/problem';
import { CHOICES } from '@rsdoctor-docs/evidence/config';
import type { Nodes, Parents } from 'mdast';
import { pageCheck } from '#tools/checks/check.ts';
import { readReference } from '#tools/reference/reference.ts';

const ELEMENT = 'OptionFacts';
const FOLDER = /^config\/options\//;

/** Options without a tick, and why. An option whose keys have ticks needs no reason. */
const WITHOUT: Readonly<Record<string, string>> = {
  mode: 'deprecated',
  brief: 'deprecated',
  'features.lite': 'deprecated',
  'output.compressData': 'deprecated',
  'supports.generateTileGraph': 'deprecated',
  name: 'for the Multiple plugins, whose configs have several compilers',
  stage: 'for the Multiple plugins, whose configs have several compilers',
  innerClientPath: 'for tools that bring a client of their own',
  sdkInstance: 'for tools that bring an instance of their own',
  loaderInterceptorOptions: 'breaks builds',
};

const pathOf = (element: Jsx) => attributesOf(element).path ?? '';
const isHead = (node: Nodes): node is Jsx => isJsx(node) && node.name === ELEMENT;

/** The faults of where a head stands: alone below a heading, or below the introduction of a page about one option. */
function* placeFaults(page: Page, parent: Parents): Iterable<Problem> {
  const nodes: readonly Nodes[] = parent.children;
  for (const [index, node] of nodes.entries()) {
    if ('children' in node) yield* placeFaults(page, node);
    if (!isHead(node)) continue;
    const heading = nodes.slice(0, index).findLast(({ type }) => type === 'heading');
    const isOwnPage = heading?.type === 'heading' && heading.depth === 1;
    const isBelow = nodes[index - 1] === heading;
    if (!heading || (!isOwnPage && !isBelow) || nodes[index + 1]?.type === 'list')
      yield new Problem(placeOf(page, node), `the head of ${pathOf(node)} is not alone below its heading`, {
        expected: 'the heading, the head, then text',
        fix: 'move it, and write as a sentence what a list behind it adds',
      });
  }
}

/** The faults of a page with heads. */
export function* headFaults(page: Page): Iterable<Problem> {
  yield* placeFaults(page, page.tree);
  for (const node of [...nodesIn(page.tree)].filter(isHead)) {
    const path = pathOf(node);
    const hasTick = path in CHOICES || Object.keys(CHOICES).some((other) => other.startsWith(`${path}.`));
    if (hasTick === path in WITHOUT)
      yield new Problem(
        placeOf(page, node),
        `${path} has ${hasTick ? 'a tick, and' : 'neither a tick nor'} a reason against it`,
        {
          fix: 'give it a value in CHOICES of packages/evidence/options/config.ts, or say in WITHOUT of theme/parts/config/check.ts why it has none',
        },
      );
  }
}

/** The options that no page of a language has the head or a row of, and heads that stand twice. */
export function* missingHeads(pages: readonly Page[], paths: readonly string[]): Iterable<Problem> {
  for (const lang of new Set(pages.map(({ lang }) => lang))) {
    const own = pages.filter((page) => page.lang === lang);
    const seen = new Set<string>();
    for (const page of own)
      for (const head of elementsOf(page.tree, ELEMENT)) {
        if (seen.has(pathOf(head)))
          yield new Problem(placeOf(page, head), `${pathOf(head)} has two heads`, { fix: 'delete one of them' });
        seen.add(pathOf(head));
      }
    for (const path of paths) {
      const [top = ''] = path.split('.');
      if (!seen.has(path) && (path === top || CHOICES[path]))
        yield new Problem(`docs/${lang}/config/options`, `no page has the head of ${path}`, {
          fix: `write <OptionFacts path="${path}" /> below its heading`,
        });
    }
  }
}

const heads = pageCheck(
  'heads',
  'each option has its head alone below its heading, and a tick for "Add to my config" or a reason for none',
  headFaults,
  (page) => FOLDER.test(page.route),
);

export const optionHeads: typeof heads = {
  ...heads,
  problems: (pages, site) => [
    ...heads.problems(pages, site),
    ...missingHeads(
      pages,
      readReference(site.docs).facts.options.map(({ path }) => path),
    ),
  ],
};
