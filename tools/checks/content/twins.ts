import { Problem } from '../../lib/problem.ts';
import type { Check } from '../check.ts';
import { linksOf, numbersOf, partsOf } from '../read/outline.ts';
import { type Page, placeOf, twinOf } from '../read/page.ts';

const first = (text: string) => text.split('\n')[0] ?? '';

/**
 * Twins have the same headings (by id), code, tables, lists, pictures, components, callouts and links, in the same
 * order.
 * @param unreadable pages that are there and do not parse: nothing is said about their twins
 */
export function twinsMatch(
  pages: readonly Page[],
  unreadable: readonly Pick<Page, 'lang' | 'route'>[] = [],
): Problem[] {
  const without = (page: Page) => !unreadable.some(({ lang, route }) => lang !== page.lang && route === page.route);
  return pages
    .filter((page) => page.lang === 'en' && without(page))
    .flatMap((page) => {
      const twin = twinOf(page, pages);
      if (!twin) return [new Problem(placeOf(page), 'has no Chinese twin', { fix: `write docs/zh/${page.route}.mdx` })];
      const problems: Problem[] = [];

      const ours = partsOf(page);
      const theirs = partsOf(twin);
      const at = ours.findIndex((part, index) => part.shape !== theirs[index]?.shape);
      const index = at === -1 && theirs.length > ours.length ? ours.length : at;
      if (index !== -1) {
        const [here, there] = [ours[index], theirs[index]];
        const changed = here && there && first(here.shape) === first(there.shape) ? ' (the code inside differs)' : '';
        problems.push(
          new Problem(`${twin.file}:${there?.line ?? theirs.at(-1)?.line ?? 1}`, 'differs from its English twin', {
            expected: `${here ? first(here.shape) : 'the end of the page'}${changed} (${page.file}:${here?.line ?? 1})`,
            seen: there ? first(there.shape) : 'the end of the page',
            fix: 'give both pages the same headings, code, tables, lists and components in the same order',
          }),
        );
      }

      const [from = [], to = []] = [page, twin].map((side) => [
        ...linksOf(side).map(({ url }) => url),
        ...numbersOf(side),
      ]);
      const missing = from.filter((url, position) => from.indexOf(url, position + 1) === -1 && !to.includes(url));
      const extra = to.filter((url) => !from.includes(url));
      if (missing.length + extra.length > 0) {
        problems.push(
          new Problem(placeOf(twin), 'links to other places, or names other numbers, than its English twin', {
            expected: missing.join(', ') || 'nothing more',
            seen: extra.join(', ') || 'nothing more',
          }),
        );
      }

      for (const key of new Set([...Object.keys(page.frontmatter), ...Object.keys(twin.frontmatter)])) {
        if (!(key in page.frontmatter) || !(key in twin.frontmatter)) {
          problems.push(
            new Problem(
              placeOf(key in page.frontmatter ? twin : page),
              `the frontmatter has no "${key}", its twin has`,
            ),
          );
        }
      }
      if (String(page.frontmatter.published_at) !== String(twin.frontmatter.published_at)) {
        problems.push(
          new Problem(placeOf(twin), 'published_at differs from the English twin', {
            expected: String(page.frontmatter.published_at),
            seen: String(twin.frontmatter.published_at),
          }),
        );
      }
      return problems;
    })
    .concat(
      pages
        .filter((page) => page.lang === 'zh' && without(page) && !twinOf(page, pages))
        .map((page) => new Problem(placeOf(page), 'has no English twin', { fix: `write docs/en/${page.route}.mdx` })),
    );
}

export const twins: Check<Page> = {
  name: 'twins',
  about: 'both languages have the same pages, made of the same parts',
  of: 'pages',
  items: ({ pages, excerpts }) => [...pages, ...excerpts],
  problems: (pages, { unreadable }) => twinsMatch(pages, unreadable),
};
