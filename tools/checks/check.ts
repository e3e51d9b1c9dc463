/** What a check is: the shape that every rule has and the runner (run.ts) knows. */
import type { Problem } from '../lib/problem.ts';
import type { Site } from './read/site.ts';

/** One rule. `items` reads, `problems` judges what was read and touches nothing else that decides the result. */
export interface Check<Item> {
  /** The name to choose it by: `npm run check -- links`. */
  name: string;
  /** One line for the list of checks: what holds when it passes. */
  about: string;
  /** What it counts, in the plural: `links`. A check that sees none of them fails. */
  of: string;
  /** Everything that it could look at. */
  items(site: Site): readonly Item[] | Promise<readonly Item[]>;
  /**
   * Files, and folders with `/` at their end, that decide about one item: without `--all`, items whose inputs are the same
   * as on main are left out. A check without this looks at everything each time, as the quick ones do.
   */
  inputs?(item: Item, site: Site): readonly string[];
  /** What is wrong with these items. */
  problems(items: readonly Item[], site: Site): Problem[] | Promise<Problem[]>;
}

/** A check whose items only itself knows. */
// biome-ignore lint/suspicious/noExplicitAny: the runner hands items from `items` to `problems` without looking at them
export type AnyCheck = Check<any>;

/** Checks that are chosen and run together. */
export interface Group {
  name: string;
  about: string;
  checks: readonly AnyCheck[];
  /** Run only when it is named, for example because it needs a build. */
  onlyWhenNamed?: true;
}
