import { Problem } from '../../lib/problem.ts';
import { hasAddress, pageCheck } from '../check.ts';
import { placeOf } from '../read/page.ts';

/** Length of a description in characters: long enough to say something, short enough for a search result. */
const LENGTH = { en: [50, 170], zh: [20, 90] } as const;

export const frontmatter = pageCheck(
  'frontmatter',
  'every page has a description of its own and keywords; a page of the blog has its date',
  function* (page, _, pages) {
    const { description, keywords, published_at: published } = page.frontmatter;
    const [least, most] = LENGTH[page.lang];
    const twice = pages.find((other) => other.frontmatter.description === description);
    if (typeof description !== 'string' || description.length < least || description.length > most)
      yield new Problem(placeOf(page), 'the description is missing, too short or too long', {
        expected: `one sentence of ${least} to ${most} characters`,
        seen: typeof description === 'string' ? `${description.length} characters` : 'none',
      });
    else if (twice && twice !== page)
      yield new Problem(placeOf(page), 'the description is the same as that of another page', { seen: twice.file });
    if (!Array.isArray(keywords) || keywords.length < 3)
      yield new Problem(placeOf(page), 'has fewer than three keywords', {
        fix: 'list words that readers type and the page does not use',
      });
    if (/^blog\/./.test(page.route) && page.route !== 'blog/index' && Number.isNaN(Date.parse(String(published))))
      yield new Problem(placeOf(page), 'a page of the blog needs published_at', {
        expected: 'published_at: 2025-08-07 08:00:00',
        seen: String(published),
      });
  },
  hasAddress,
);
