import { pageCheck } from '@rsdoctor-docs/base/docs/check';
import { lineOf, nodesIn } from '@rsdoctor-docs/base/docs/nodes';
import { headingOf } from '@rsdoctor-docs/base/docs/outline';
import { placeOf } from '@rsdoctor-docs/base/docs/page';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { Heading } from 'mdast';

export const headings = pageCheck(
  'headings',
  'one h1 (none where the theme writes it), no skipped level, explicit unique ids from h2 to h4',
  function* (page) {
    const all = [...nodesIn(page.tree)].filter((node) => node.type === 'heading');
    const byTheme = page.frontmatter.overview === true || page.frontmatter.pageType === 'home';
    const titles = all.filter(({ depth }) => depth === 1);
    if (titles.length !== (byTheme ? 0 : 1))
      yield new Problem(placeOf(page, titles[1]), `has ${titles.length} level-1 headings`, {
        expected: byTheme ? 'none: the theme writes it' : 'one',
      });
    const ids = new Map<string, Heading>();
    let depth = 1;
    for (const node of all) {
      const { id, text } = headingOf(node);
      const at = placeOf(page, node);
      if (node.depth > depth + 1)
        yield new Problem(at, `"${text}" skips a level`, {
          expected: `h${depth + 1} at most`,
          seen: `h${node.depth}`,
          fix: 'make it a heading of the level below the one above it',
        });
      depth = node.depth;
      if (node.depth < 2 || node.depth > 4) continue;
      const other = ids.get(id ?? '');
      if (!id)
        yield new Problem(at, `"${text}" has no id`, {
          fix: 'write ## Heading {#kebab-id}, the same id in both languages',
        });
      else if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
        yield new Problem(at, `the id "${id}" is not kebab-case`, { fix: 'use small letters, digits and hyphens' });
      else if (other)
        yield new Problem(at, `the id "${id}" is used twice`, {
          seen: `also at line ${lineOf(other)}`,
          fix: 'give one of the headings another id, in both languages',
        });
      else ids.set(id, node);
    }
  },
  ({ kind }) => kind !== 'excerpt',
);
