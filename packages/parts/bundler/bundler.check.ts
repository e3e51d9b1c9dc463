/** Readers of each bundler see what is theirs: other text where the switch is, and no code of another bundler. */

import { pageCheck } from '@rsdoctor-docs/base/docs/check';
import { type Fence, fencesOf, placeOf as placeOfFence } from '@rsdoctor-docs/base/docs/fences';
import { isJsx, type Jsx } from '@rsdoctor-docs/base/docs/nodes';
import { type Page, placeOf } from '@rsdoctor-docs/base/docs/page';
import type { Site } from '@rsdoctor-docs/base/docs/site';
import { attributesOf } from '@rsdoctor-docs/base/mdx';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { Nodes } from 'mdast';
import { BUNDLERS, bundlersIn, labelOf } from '../bundlers.ts';
import { bundlersOf, differs, isBundler, isOfGroup, onlyLine } from './bundler.plugin.ts';
import type { Bundler } from './names.ts';

/** All bundlers that readers can choose. */
export const ALL: readonly Bundler[] = BUNDLERS.map(({ name }) => name);

/** The bundlers for which an element is; undefined for other elements. */
export function bundlersAt(node: Nodes, file: string): readonly Bundler[] | undefined {
  if (!isJsx(node)) return undefined;
  if (isBundler(node)) return bundlersOf(node, file);
  const { is, label = '' } = attributesOf(node);
  return node.name === 'Tab' ? bundlersIn(is ?? label) : undefined;
}

interface Seen {
  node: Nodes;
  /** The bundlers whose readers see it. */
  seen: readonly Bundler[];
}

/** A node and all below it, each with its readers. @param file for messages @throws Problem for an unknown bundler */
export function* seenIn(node: Nodes, file: string, seen = ALL): Generator<Seen> {
  const own = bundlersAt(node, file);
  const inside = own ? seen.filter((bundler) => own.includes(bundler)) : seen;
  yield { node, seen: inside };
  if ('children' in node) for (const child of node.children) yield* seenIn(child, file, inside);
}

const CHOOSES = new Set(['Bundler', 'Tab', 'Tabs']);

/** What a node says itself. */
function ownText(node: Nodes): string {
  if (isJsx(node)) return CHOOSES.has(node.name ?? '') ? '' : JSON.stringify(attributesOf(node));
  return ('value' in node ? node.value : '') + ('meta' in node ? (node.meta ?? '') : '');
}

/** The text of a page as readers of a bundler get it. */
const textFor = (elements: readonly Seen[], bundler: Bundler): string =>
  elements.flatMap(({ node, seen }) => (seen.includes(bundler) ? ownText(node) : [])).join('');

/** Words of code that only one bundler's users have. */
const WORDS: Readonly<Record<'Rspack' | 'webpack', RegExp>> = {
  Rspack:
    /@rsdoctor\/rspack-plugin|RsdoctorRspack\w*Plugin|@(?:rspack|rsbuild)\/|\b(?:rspack|rsbuild) (?:build|dev)\b|(?:rspack|rsbuild)(?:-2)?\.config|Rspack compiled/,
  webpack:
    /@rsdoctor\/webpack-plugin|RsdoctorWebpack\w*Plugin|\bnpx webpack\b|\bwebpack\.config|from 'webpack'|webpack [\d.]+ compiled/,
};

/** The only bundler that a code names; undefined when it names none, or both. */
function bundlerOfCode(code: string): readonly Bundler[] | undefined {
  const named = (['Rspack', 'webpack'] as const).filter((name) => WORDS[name].test(code));
  return named.length === 1 ? bundlersIn(named[0]!) : undefined;
}

function* groupFaults(page: Page, node: Jsx): Iterable<Problem> {
  const labels = node.children.flatMap((child) =>
    isJsx(child) && child.name === 'Tab' ? [attributesOf(child).label ?? ''] : [],
  );
  const given = labels.map((label) => bundlersIn(label) ?? []);
  if (given.flat().join() !== ALL.join() || given.some((bundlers) => bundlers.length === 0))
    yield new Problem(placeOf(page, node), 'the tabs of the group "bundler" are not one for each reader', {
      expected: 'Rspack, webpack; or Rspack 2, Rspack 1, webpack',
      seen: labels.join(', '),
      fix: 'give each bundler one tab, in this order; what only one of them needs stands in <Bundler is="…">',
    });
}

function* codeFaults(page: Page, site: Site, elements: readonly Seen[]): Iterable<Problem> {
  const fences = new Map(fencesOf({ ...site, pages: [page], excerpts: [] }).map((fence) => [fence.line, fence]));
  for (const { node, seen } of elements) {
    const fence: Fence | undefined = node.type === 'code' ? fences.get(node.position?.start.line ?? 0) : undefined;
    const command = isJsx(node) ? attributesOf(node).command : undefined;
    const code = fence ? `${fence.meta.title ?? ''}\n${fence.code}` : command;
    if (code === undefined || fence?.meta['any-bundler']) continue;
    const own = bundlerOfCode(code);
    const strangers = seen.filter((bundler) => own && !own.includes(bundler));
    if (own && strangers.length > 0)
      yield new Problem(fence ? placeOfFence(fence) : placeOf(page, node), 'readers see code of another bundler', {
        expected: `code of ${labelOf(own)} for its readers alone`,
        seen: `readers of ${labelOf(strangers)} see it`,
        fix: `put it into <Bundler is="${labelOf(own)}">, beside the code for the others; if all need it, say why: any-bundler="why"`,
      });
  }
}

/** The faults of a page. */
function* bundlerFaults(page: Page, site: Site): Iterable<Problem> {
  try {
    onlyLine(page.file, page.source);
    const elements = [...seenIn(page.tree, page.file)];
    const first = elements.find(({ node }) => differs(node));
    if (!first) return;
    if (page.kind === 'excerpt')
      yield new Problem(placeOf(page, first.node), 'an excerpt that differs by bundler', {
        fix: 'write two excerpts, and import each into a <Bundler> of the pages: their switch is drawn from the page alone',
      });
    for (const { node, seen } of elements) {
      if (isOfGroup(node)) yield* groupFaults(page, node);
      if (isBundler(node) && seen.length === 0)
        yield new Problem(placeOf(page, node), 'no reader sees it', {
          seen: 'a <Bundler> inside what is for others',
          fix: 'move it out, or delete it',
        });
    }
    const texts = new Set(ALL.map((bundler) => textFor(elements, bundler)));
    if (texts.size === 1)
      yield new Problem(
        placeOf(page, first.node),
        'the page has the switch "Show for", and shows all readers the same',
        {
          fix: 'write what differs, or take the tags away',
        },
      );
    yield* codeFaults(page, site, elements);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    yield error;
  }
}

export const bundlers = pageCheck(
  'bundlers',
  'where readers choose their bundler the page differs, each has a tab, and nobody sees the code of another',
  bundlerFaults,
);
