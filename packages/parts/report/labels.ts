/** Labels that a page about a screen of the report names are on that screen, says docs/generated/screens.json. */

import { pageCheck } from '@rsdoctor-docs/base/docs/check';
import { isJsx, nodesIn, nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { type Page, placeOf } from '@rsdoctor-docs/base/docs/page';
import { escapeRegExp } from '@rsdoctor-docs/base/escape-regexp';
import { attributesOf } from '@rsdoctor-docs/base/mdx';
import { nearest } from '@rsdoctor-docs/base/nearest';
import { once } from '@rsdoctor-docs/base/once';
import { Problem } from '@rsdoctor-docs/base/problem';
import { shots } from '@rsdoctor-docs/evidence/picture-list';
import { readScreens, type Screens, screenOf } from '@rsdoctor-docs/evidence/screen-texts';
import type { Nodes, Parents, Strong } from 'mdast';

/** The address of a picture's screen in a report, whichever bundler made that. */
const routeOf = new Map(
  shots.filter(({ report }) => report !== 'viewer').map((shot) => [shot.id, screenOf(shot).replace(/^[^/]*/, '')]),
);

/** The screens of which a page has pictures. */
const shownBy = (page: Page): string[] =>
  [...nodesIn(page.tree)].flatMap((node) => (isJsx(node) && routeOf.get(attributesOf(node).id ?? '')) || []);

/** Pages that describe a screen, with a picture of it or without. */
const isAboutScreens = (page: Page) =>
  /^guide\/(?:usage\/|(?:rules|more)\/rules$)/.test(page.route) ||
  (page.route.startsWith('guide/') && shownBy(page).length > 0);

/** Where the words of a block begin: in the element that stands first, as in `<Bundler>`, or in the block. */
function beginOf(block: Parents): Parents {
  const [first] = block.children;
  return first && isJsx(first) ? beginOf(first) : block;
}

/** Whether bold words at the start of a paragraph act as its heading: a sentence, or Chinese words before a sign. */
function isRunInHead(block: Parents, strong: Strong): boolean {
  const { children } = beginOf(block);
  if (block.type !== 'paragraph' || children[0] !== strong) return false;
  const words = nodeText(strong);
  return /[.?!:]$/.test(words) || (/\p{Script=Han}/u.test(words) && /^[：。，]/.test(nodeText(children[1] ?? strong)));
}

/** Code of several plain words is a label, as `JS only` is; `rspack build` is a command. */
const isWords = (code: string) => /^(?!npx |npm |rspack |next )[A-Za-z]+(?: [A-Za-z]+)+$/.test(code);

/** Finds the labels of a page: bold words that are no heading, code of several words, and tags; with the block around them. */
function* labelsIn(page: Page): Iterable<{ label: string; node: Nodes; block: Nodes }> {
  for (const block of nodesIn(page.tree)) {
    if (block.type !== 'paragraph' && block.type !== 'tableCell') continue;
    for (const node of nodesIn(block)) {
      const before = 'children' in block ? block.children[(block.children as Nodes[]).indexOf(node) - 1] : undefined;
      const isTag = before?.type === 'text' && /\btags? $|标签 ?$/.test(before.value);
      const isLabel =
        node.type === 'strong'
          ? !isRunInHead(block, node) && node.children.every(({ type }) => type === 'text')
          : node.type === 'inlineCode' && (isTag || isWords(node.value));
      if (isLabel) yield { label: nodeText(node), node, block };
    }
  }
}

/** How a screen writes a label: alone, before a value, or in quotes within more words; `…` is any text. */
const written = (label: string): RegExp =>
  new RegExp(`(?:^|")${label.split('…').map(escapeRegExp).join('.*')}(?:$|"|\\s*[:：]|\\s*[\\d(])`);

/**
 * Faults of labels that are on none of the screens that the page may mean: those of its own pictures, those of pages that
 * the same paragraph links, and the overview.
 */
export function* unknownLabels(page: Page, pages: readonly Page[], screens: Screens): Iterable<Problem> {
  const own = ['/overall', ...shownBy(page)];
  const names = Object.keys(screens).filter((name) => page.lang === 'zh' || name.startsWith('en '));
  for (const { label, node, block } of labelsIn(page)) {
    const pattern = written(label);
    const isOn = (name: string) => screens[name]?.some((text) => pattern.test(text));
    const linked = [...nodesIn(block)].flatMap((link) =>
      link.type === 'link'
        ? pages.filter(({ lang, route }) => lang === page.lang && link.url.startsWith(`/${route}`))
        : [],
    );
    const routes = [...new Set([...own, ...linked.flatMap(shownBy)])];
    const near = names.filter((name) => routes.some((route) => name.endsWith(route)));
    if (near.some(isOn) || page.source.includes(`no label: ${label}`)) continue;
    const meant = nearest(
      label,
      near.flatMap((name) => screens[name] ?? []),
    );
    const elsewhere = names.find(isOn);
    yield new Problem(placeOf(page, node), `"${label}" is not on the screen`, {
      ...(meant ? { expected: meant } : {}),
      seen: `nothing like it on ${routes.join(', ')}${elsewhere ? `, but on ${elsewhere}` : ''}`,
      fix: `write what the report shows, or link the page of the screen in the same paragraph; other words: {/* no label: ${label}, what it is */}; a new report: npm run evidence -- screens`,
    });
  }
}

const recorded = once(readScreens);

export const labels = pageCheck(
  'labels',
  'labels that a page about a screen names are on that screen of the report',
  (page, _, pages) => (isAboutScreens(page) ? unknownLabels(page, pages, recorded()) : []),
);
