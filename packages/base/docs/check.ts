/** The shape that every check has and the runner (run.ts) knows. */

import type { Page } from '@rsdoctor-docs/base/docs/page';
import type { Site } from '@rsdoctor-docs/base/docs/site';
import type { Problem } from '@rsdoctor-docs/base/problem';

/** One rule. `items` reads what it judges, `problems` judges it. */
export interface Check<Item> {
  /** The name to choose it by: `npm run check -- links`. */
  name: string;
  /** What holds when the check passes; `npm run check -- --list` prints it. */
  about: string;
  /** The items in the plural, for the message: `links`. A check without any item fails. */
  of: string;
  items(site: Site): readonly Item[] | Promise<readonly Item[]>;
  problems(items: readonly Item[], site: Site): Iterable<Problem> | Promise<Iterable<Problem>>;
}

// biome-ignore lint/suspicious/noExplicitAny: the runner hands items from `items` to `problems` without looking at them
export type AnyCheck = Check<any>;

/** Checks by the name of their group. */
export type Groups = Readonly<Record<string, readonly AnyCheck[]>>;

/** A check that {@link pageCheck} makes. */
export interface PageCheck extends Check<Page> {
  problems(pages: readonly Page[], site: Site): Problem[];
}

/**
 * A check that judges pages and excerpts one by one.
 * @param judge yields the problems of a page; `pages` are all that are judged
 * @param isJudged whether a page is judged
 */
export const pageCheck = (
  name: string,
  about: string,
  judge: (page: Page, site: Site, pages: readonly Page[]) => Iterable<Problem>,
  isJudged: (page: Page) => boolean = () => true,
): PageCheck => ({
  name,
  about,
  of: 'pages',
  items: ({ pages, excerpts }) => [...pages, ...excerpts].filter(isJudged),
  problems: (pages, site) => pages.flatMap((page) => [...judge(page, site, pages)]),
});
