import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import { Problem } from '../../lib/problem.ts';
import type { Check } from '../check.ts';
import { headingOf } from '../read/outline.ts';
import { type Page, placeOf } from '../read/page.ts';

/**
 * One h1 (none where the theme writes it), no skipped level, and from h2 to h4 an explicit id that is unique in the
 * page.
 */
export function headingsAreSound(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => {
    const problems: Problem[] = [];
    const headings: Heading[] = [];
    visit(page.tree, 'heading', (node) => void headings.push(node));
    const byTheme = page.frontmatter.overview === true || page.frontmatter.pageType === 'home';
    const titles = headings.filter(({ depth }) => depth === 1);
    if (titles.length !== (byTheme ? 0 : 1)) {
      problems.push(
        new Problem(placeOf(page, titles[1]), `has ${titles.length} level-1 headings`, {
          expected: byTheme ? 'none: the theme writes it' : 'one',
        }),
      );
    }
    const ids = new Map<string, Heading>();
    let depth = 1;
    for (const node of headings) {
      const { id, text } = headingOf(node);
      if (node.depth > depth + 1)
        problems.push(
          new Problem(placeOf(page, node), `"${text}" skips a level`, {
            expected: `h${depth + 1} at most`,
            seen: `h${node.depth}`,
          }),
        );
      depth = node.depth;
      if (node.depth < 2 || node.depth > 4) continue;
      if (!id)
        problems.push(
          new Problem(placeOf(page, node), `"${text}" has no id`, {
            fix: 'write ## Heading {#kebab-id}, the same id in both languages',
          }),
        );
      else if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
        problems.push(new Problem(placeOf(page, node), `the id "${id}" is not kebab-case`));
      else if (ids.has(id))
        problems.push(
          new Problem(placeOf(page, node), `the id "${id}" is used twice`, {
            seen: `also at line ${ids.get(id)?.position?.start.line}`,
          }),
        );
      else ids.set(id, node);
    }
    return problems;
  });
}

export const headings: Check<Page> = {
  name: 'headings',
  about: 'one h1, no skipped level, ids that are explicit and unique',
  of: 'pages',
  items: ({ pages }) => pages,
  problems: headingsAreSound,
};
