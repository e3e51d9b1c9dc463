/**
 * The steps of a guide. `<Step label="CPU time" webpack="mct.before.cpu.ms" …/>` below the heading of a step is the number that the
 * step is about, by bundler; the entry of the heading in the outline shows it too. `<YourNumbers unit="s" />` is a place for the
 * reader's own two numbers (index.tsx, island.ts), and a row of a table with `<Yours is="before" />` shows them there. `<Fork>`
 * around a list makes each entry a picture to click: `bars="90 70 5|90 8 5"` has the bars of each.
 */
import { isJsx, type Jsx, nodesIn } from '@rsdoctor-docs/base/docs/nodes';
import {
  attributesOf,
  blockElement,
  elementsOf,
  faultOf,
  inElement,
  inlineElement,
  paragraph,
  replaceNodes,
  text,
} from '@rsdoctor-docs/base/mdx';
import { once } from '@rsdoctor-docs/base/once';
import { formatNumber } from '@rsdoctor-docs/evidence/format-number';
import { knownNumbers, type Numbers } from '@rsdoctor-docs/evidence/numbers';
import type { Part } from '@rsdoctor-docs/preset';
import type { ListItem, Nodes, PhrasingContent, Root, TableRow } from 'mdast';
import { type Lang, langOfSource } from '#theme/site.ts';

const STEP = 'Step';
const PLACE = 'Yours';
const FORK = 'Fork';
const FIELDS = 'YourNumbers';

/** The attributes of a step's number, and the bundlers as pages name them. */
const READERS = { 'rspack-2': 'Rspack 2', 'rspack-1': 'Rspack 1', webpack: 'webpack' } as const;

type Reader = keyof typeof READERS;
const NAMES = Object.keys(READERS) as Reader[];
type Values = Readonly<Record<Reader, string>>;

const COLON: Readonly<Record<Lang, string>> = { en: ': ', zh: '：' };

/** The number of a step for each bundler. @throws Problem for one that is missing or not known */
function numbersOf(step: Jsx, file: string, numbers: Numbers): Values {
  const attributes = attributesOf(step);
  const lang = langOfSource(file);
  return Object.fromEntries(
    NAMES.map((reader) => [
      reader,
      inElement(step, file, () => formatNumber({ of: attributes[reader] ?? '' }, numbers, lang)),
    ]),
  ) as Values;
}

/** The numbers in a page: each for the readers of its bundler, with a space for those who see all. */
const inPage = (values: Values): PhrasingContent[] =>
  NAMES.flatMap((reader) => [inlineElement('Bundler', { is: READERS[reader] }, [text(values[reader])]), text(' ')]);

/** The numbers in a Markdown twin, which has those of all bundlers. */
export const inTwin = (values: Values, lang: Lang): PhrasingContent[] => {
  const each = NAMES.map((reader) =>
    lang === 'zh' ? `${values[reader]}（${READERS[reader]}）` : `${values[reader]} (${READERS[reader]})`,
  );
  return [text(each.join(lang === 'zh' ? '，' : ', '))];
};

/** Replaces the numbers of steps by a line, and gives them to the outline. */
export function drawSteps(
  tree: Root,
  file: string,
  numbers: Numbers,
  drawn: (values: Values, lang: Lang) => PhrasingContent[] = inPage,
): void {
  const lang = langOfSource(file);
  for (const [index, node] of tree.children.entries()) {
    if (!isJsx(node) || node.name !== STEP) continue;
    const heading = tree.children[index - 1];
    if (heading?.type !== 'heading')
      throw faultOf(node, file)('does not follow its heading', { fix: 'move it right below the heading of the step' });
    const values = numbersOf(node, file, numbers);
    heading.data = {
      ...heading.data,
      entry: Object.fromEntries(
        // A number and its unit are one word in the narrow rail.
        NAMES.map((reader) => [`data-step-${reader}`, values[reader].replace(' ', '\u00a0')]),
      ),
    };
    const line = paragraph(text(`${attributesOf(node).label ?? ''}${COLON[lang]}`), ...drawn(values, lang));
    line.data = { hProperties: { className: 'step' } } as never;
    tree.children[index] = line;
  }
}

/** Rows that show the reader's numbers are hidden until there are some. */
function drawPlaces(tree: Root): void {
  for (const row of nodesIn(tree))
    if (row.type === 'tableRow' && elementsOf(row, PLACE).length > 0)
      (row as TableRow).data = { hProperties: { className: 'your-row', 'data-search': 'skip', hidden: true } } as never;
  replaceNodes(tree, (node) =>
    isJsx(node) && node.name === PLACE
      ? inlineElement('span', { 'data-yours': attributesOf(node).is ?? '' }, [text('–')])
      : undefined,
  );
}

/** The bars of an entry, with the longest in full color; the picture says what the words beside it say. */
const bars = (widths: readonly string[]) => {
  const longest = Math.max(...widths.map(Number));
  return blockElement(
    'svg',
    {
      viewBox: `0 0 100 ${widths.length * 14 - 4}`,
      width: '100%',
      height: '44',
      preserveAspectRatio: 'none',
      'aria-hidden': 'true',
    },
    widths.map((width, index) =>
      blockElement('rect', {
        y: String(index * 14),
        width,
        height: '10',
        rx: '0.5',
        ry: '2',
        ...(Number(width) < longest && { opacity: '0.35' }),
      }),
    ),
  );
};

/** Draws the forks of a page. @throws Problem when an entry has no bars or no link */
function drawForks(tree: Root, file: string): void {
  for (const fork of elementsOf(tree, FORK)) {
    const ways = (attributesOf(fork).bars ?? '').split('|').map((way) => way.trim().split(/\s+/));
    const [list, ...more] = fork.children as Nodes[];
    const isWhole =
      list?.type === 'list' &&
      more.length === 0 &&
      list.children.length === ways.length &&
      list.children.every((entry) => [...nodesIn(entry)].some(({ type }) => type === 'link'));
    if (!isWhole)
      throw faultOf(fork, file)('is not a list of links with a picture each', {
        expected: 'bars="90 70 5|90 8 5", one group of widths for each entry; each entry with a link',
        fix: 'write them',
      });
    for (const [index, entry] of (list.children as ListItem[]).entries()) {
      entry.children.unshift(bars(ways[index]!) as never);
      entry.data = { hProperties: { className: 'card' } };
    }
    fork.name = 'div';
    fork.attributes = [{ type: 'mdxJsxAttribute', name: 'className', value: 'fork rp-not-doc' }];
    list.data = { hProperties: { className: 'card-list' } };
  }
}

/** Takes the reader's numbers out of a Markdown twin. */
export function takeOut(tree: Nodes): void {
  if (!('children' in tree)) return;
  const isOwn = (node: Nodes) =>
    (isJsx(node) && node.name === FIELDS) || (node.type === 'tableRow' && elementsOf(node, PLACE).length > 0);
  const kept = (tree.children as Nodes[]).filter((node) => !isOwn(node));
  tree.children = kept as never;
  kept.forEach(takeOut);
}

const numbers = once(knownNumbers);

export const steps: Part = {
  name: 'steps',
  island: import.meta.resolve('./island.ts'),
  elements: [STEP, PLACE, FORK],
  page(tree, file) {
    drawSteps(tree, file, numbers());
    drawPlaces(tree);
    drawForks(tree, file);
  },
  twin(tree, file) {
    takeOut(tree);
    drawSteps(tree, file, numbers(), inTwin);
  },
};
