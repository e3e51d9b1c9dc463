/** Every page that tells readers to do something ends alike, in both languages. */
import { readFences } from '@rsdoctor-docs/base/docs/fences';
import { isJsx, nodesIn } from '@rsdoctor-docs/base/docs/nodes';
import { type Page, placeOf } from '@rsdoctor-docs/base/docs/page';
import { Problem } from '@rsdoctor-docs/base/problem';
import { pageCheck } from '#tools/checks/check.ts';
import { entriesOf, isDone } from './plugin.ts';

/** Pages whose code is looked up, by the beginning of their routes. The migration of old options is a task. */
const LOOKED_UP = /^(?:config\/options\/(?!options-v2)|guide\/more\/|guide\/rules\/rules$|blog\/release\/|preview)/;

/** Whether a page has a command to run, or code for a file of the reader's project. */
const isTask = (page: Page): boolean =>
  page.kind !== 'excerpt' &&
  !LOOKED_UP.test(page.route) &&
  (readFences(page).some(({ language, meta }) => !/^te?xt$/.test(language) && !meta.observed) ||
    [...nodesIn(page.tree)].some((node) => isJsx(node) && node.name === 'PackageManagerTabs'));

export function* doneFaults(page: Page): Iterable<Problem> {
  const ends = [...nodesIn(page.tree)].filter(isDone);
  const last = page.tree.children.findLast(({ type }) => type !== 'mdxjsEsm' && type !== 'mdxFlowExpression');
  for (const end of ends)
    try {
      entriesOf(end, page.file);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      yield error;
    }
  const [end] = ends;
  if (end && (ends.length > 1 || last !== end))
    yield new Problem(placeOf(page, end), 'is not the end of the page', {
      expected: 'one <Done>, below everything else',
      fix: 'move it there',
    });
  if (!end && isTask(page))
    yield new Problem(placeOf(page), 'tells readers to do something, and does not end as such pages do', {
      expected: '<Done> with three entries at its end: it worked if …, if not …, to undo it …',
      fix: 'write it (CONTRIBUTING.md, "Done"); a page whose code is looked up is named in LOOKED_UP of theme/parts/done/check.ts',
    });
}

export const endings = pageCheck(
  'endings',
  'a page with commands or code to add ends with how one sees that it worked, what to do if not, and how to undo it',
  doneFaults,
);
