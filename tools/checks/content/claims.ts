/** Claims and the pages that name them belong together: see read/mentions.ts for how a page names one. */
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { claims as known } from '../../../packages/evidence/claims/topics.ts';
import { Problem } from '../../lib/problem.ts';
import type { Check } from '../check.ts';
import { mentionsOf } from '../read/mentions.ts';
import { type Page, placeOf, twinOf } from '../read/page.ts';

type MdxTextExpression = Extract<Nodes, { type: 'mdxTextExpression' }>;

/** Comments that would leave something on the page or in the search index. */
function findTraces(page: Page): Problem[] {
  const problems: Problem[] = [];
  const add = (node: MdxTextExpression, what: string, fix: string) =>
    problems.push(new Problem(placeOf(page, node), what, { fix }));
  visit(page.tree, 'mdxTextExpression', (node, index, parent) => {
    const before = parent?.children[(index ?? 0) - 1];
    if (!/^\s*\/\*\s*claims?:/.test(node.value)) return;
    if (parent?.type === 'tableCell')
      add(
        node,
        "Rspress's search index takes comments in tables for text",
        'write the comment on a line of its own in front of the table',
      );
    else if (!before || (before.type === 'text' && /\s$/.test(before.value)))
      add(
        node,
        'a space in front of the comment stays on the page',
        'write the comment right behind the sentence, or on a line of its own with blank lines around it',
      );
  });
  return problems;
}

/** Each claim is named by a page, each name is a claim's, twins name the same ones, and ids are unique. */
export function claimsAreNamed(pages: readonly Page[], claims: readonly { id: string }[]): Problem[] {
  const ids = new Set(claims.map(({ id }) => id));
  const mentions = pages.flatMap(mentionsOf);
  const named = new Set(mentions.map(({ id }) => id));
  const double = claims.filter(({ id }, index) => claims.findIndex((other) => other.id === id) !== index);
  return [
    ...pages.flatMap(findTraces),
    ...double.map(({ id }) => new Problem(`claim ${id}`, 'two claims have this id')),
    ...[...ids]
      .filter((id) => !named.has(id))
      .map(
        (id) =>
          new Problem(`claim ${id}`, 'no page names it', {
            fix: 'name it next to the sentence in both languages, or delete it (packages/evidence/claims)',
          }),
      ),
    ...mentions
      .filter(({ id }) => !ids.has(id))
      .map(
        ({ id, page, line }) =>
          new Problem(`${page.file}:${line}`, `no claim "${id}"`, { fix: 'write it in packages/evidence/claims' }),
      ),
    ...pages.flatMap((page) => missingIn(page, twinOf(page, pages))),
  ];
}

function missingIn(page: Page, twin: Page | undefined): Problem[] {
  if (!twin) return [];
  const theirs = new Set(mentionsOf(twin).map(({ id }) => id));
  return mentionsOf(page)
    .filter(({ id }) => !theirs.has(id))
    .map(
      ({ id, line }) =>
        new Problem(twin.file, `does not name the claim ${id}, its twin does`, { seen: `${page.file}:${line}` }),
    );
}

export const claims: Check<Page> = {
  name: 'claims',
  about: 'every claim is named by a page of each language, and every name is a claim',
  of: 'pages',
  items: ({ pages, excerpts }) => [...pages, ...excerpts],
  problems: (pages) => claimsAreNamed(pages, known),
};
