/** Claims and the pages that name them belong together: see read/mentions.ts for how a page names one. */
import { claims as known } from '../../../packages/evidence/claims/topics.ts';
import { Problem } from '../../lib/problem.ts';
import { pageCheck } from '../check.ts';
import { mentionsOf } from '../read/mentions.ts';
import { nodesIn } from '../read/nodes.ts';
import { type Page, placeOf, twinOf } from '../read/page.ts';

/** Comments that would leave something on the page or in the search index. */
function* traces(page: Page): Iterable<Problem> {
  for (const parent of nodesIn(page.tree)) {
    if (!('children' in parent)) continue;
    for (const [index, node] of parent.children.entries()) {
      if (node.type !== 'mdxTextExpression' || !/^\s*\/\*\s*claims?:/.test(node.value)) continue;
      const before = parent.children[index - 1];
      if (parent.type === 'tableCell')
        yield new Problem(placeOf(page, node), "Rspress's search index takes comments in tables for text", {
          fix: 'write the comment on a line of its own in front of the table',
        });
      else if (!before || (before.type === 'text' && /\s$/.test(before.value)))
        yield new Problem(placeOf(page, node), 'a space in front of the comment stays on the page', {
          fix: 'write the comment right behind the sentence, or on a line of its own with blank lines around it',
        });
    }
  }
}

/** Each claim is named by a page, and ids are unique. */
export function* claimFaults(pages: readonly Page[], ids: readonly string[]): Iterable<Problem> {
  const named = new Set(pages.flatMap(mentionsOf).map(({ id }) => id));
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) !== index) yield new Problem(`claim ${id}`, 'two claims have this id');
    else if (!named.has(id))
      yield new Problem(`claim ${id}`, 'no page names it', {
        fix: 'name it next to the sentence in both languages, or delete it (packages/evidence/claims)',
      });
  }
}

/** Each name is a claim's, twins name the same ones, and comments leave no trace. */
export function* mentionFaults(page: Page, pages: readonly Page[], ids: readonly string[]): Iterable<Problem> {
  yield* traces(page);
  const twin = twinOf(page, pages);
  const theirs = twin && mentionsOf(twin).map(({ id }) => id);
  for (const { id, line } of mentionsOf(page)) {
    const at = `${page.file}:${line}`;
    if (!ids.includes(id)) yield new Problem(at, `no claim "${id}"`, { fix: 'write it in packages/evidence/claims' });
    if (twin && !theirs?.includes(id))
      yield new Problem(twin.file, `does not name the claim ${id}, its twin does`, { seen: at });
  }
}

const ids = known.map(({ id }) => id);
const mentions = pageCheck(
  'claims',
  'every claim is named by a page of each language, and every name is a claim',
  (page, _, pages) => mentionFaults(page, pages, ids),
);

export const claims: typeof mentions = {
  ...mentions,
  problems: (pages, site) => [...claimFaults(pages, ids), ...mentions.problems(pages, site)],
};
