import { Problem } from '../../lib/problem.ts';
import type { Check } from '../check.ts';
import { type Page, placeOf } from '../read/page.ts';

/** Length of a description in characters: long enough to say something, short enough for a search result. */
const LENGTH = { en: [50, 170], zh: [20, 90] } as const;

/** Every page has a description of its own and keywords; a page of the blog has its date. */
export function frontmatterIsComplete(pages: readonly Page[]): Problem[] {
  const seen = new Map<string, Page>();
  return pages.flatMap((page) => {
    const problems: Problem[] = [];
    const { description, keywords, published_at: published } = page.frontmatter;
    const [least, most] = LENGTH[page.lang];
    if (typeof description !== 'string' || description.length < least || description.length > most) {
      problems.push(
        new Problem(placeOf(page), 'the description is missing, too short or too long', {
          expected: `one sentence of ${least} to ${most} characters`,
          seen: typeof description === 'string' ? `${description.length} characters` : 'none',
        }),
      );
    } else {
      const twice = seen.get(description);
      if (twice)
        problems.push(
          new Problem(placeOf(page), 'the description is the same as that of another page', { seen: twice.file }),
        );
      seen.set(description, page);
    }
    if (!Array.isArray(keywords) || keywords.length < 3) {
      problems.push(
        new Problem(placeOf(page), 'has fewer than three keywords', {
          fix: 'list words that readers type and the page does not use',
        }),
      );
    }
    if (/^blog\/./.test(page.route) && page.route !== 'blog/index' && Number.isNaN(Date.parse(String(published)))) {
      problems.push(
        new Problem(placeOf(page), 'a page of the blog needs published_at', {
          expected: 'published_at: 2025-08-07 08:00:00',
          seen: String(published),
        }),
      );
    }
    return problems;
  });
}

export const frontmatter: Check<Page> = {
  name: 'frontmatter',
  about: 'every page has a description of its own and keywords; a page of the blog has its date',
  of: 'pages',
  items: ({ pages }) => pages,
  problems: frontmatterIsComplete,
};
