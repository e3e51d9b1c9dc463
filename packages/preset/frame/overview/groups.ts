// The pages of an overview, grouped as in the sidebar; without React, so that unit tests can call it.

import { routeKey } from '@rsdoctor-docs/base/site';
import type { Places } from '../navigation.ts';

interface Heading {
  id: string;
  text: string;
  depth: number;
}

interface OverviewPage {
  title: string;
  routePath: string;
  description?: string;
  toc?: readonly Heading[];
}

export interface OverviewGroup {
  name: string;
  items: {
    text: string;
    link: string;
    description?: string | undefined;
    headings: readonly Pick<Heading, 'id' | 'text'>[];
  }[];
}

interface OverviewOptions {
  /** The route of the overview page. */
  routePath: string;
  pages: readonly OverviewPage[];
  places: Places;
  /** Name of the group of pages that no sidebar group holds. */
  others: string;
  /** The depths of the headings that are listed below a page: `overviewHeaders` of the frontmatter. */
  depths?: readonly number[] | undefined;
}

/** From this many pages on, headings that more than half of them have ("Where next") are left out. */
const MANY = 4;

/** The pages below the route: one group per group of the sidebar, then the others. */
export function overviewGroups({ routePath, pages, places, others, depths = [2] }: OverviewOptions): OverviewGroup[] {
  const root = routePath.replace(/overview$/, '');
  const below = new Map(
    pages
      .filter((page) => page.routePath.startsWith(root) && routeKey(page.routePath) !== routeKey(routePath))
      .map((page) => [routeKey(page.routePath), page]),
  );

  const counts = new Map<string, number>();
  for (const { toc = [] } of below.values()) for (const { text } of toc) counts.set(text, (counts.get(text) ?? 0) + 1);
  const most = below.size >= MANY ? below.size / 2 : Number.POSITIVE_INFINITY;

  const groups = new Map<string, OverviewGroup>();
  const rest: OverviewGroup = { name: others, items: [] };
  for (const key of new Set([...places.keys, ...below.keys()])) {
    const page = below.get(key);
    if (!page) continue;
    const { label, groups: holders } = places.of(page.routePath);
    const name = holders[0]?.text;
    const group = name ? (groups.get(name) ?? { name, items: [] }) : rest;
    if (name) groups.set(name, group);
    group.items.push({
      text: label ?? page.title,
      link: page.routePath,
      description: page.description,
      headings: (page.toc ?? []).filter(({ depth, text }) => depths.includes(depth) && (counts.get(text) ?? 0) <= most),
    });
  }
  return [...groups.values(), ...(rest.items.length > 0 ? [rest] : [])];
}
