// Pure part of Overview: the pages below a route, grouped as in the sidebar.
import type { Places } from '../../../navigation.ts';
import { routeKey } from '../../../site.ts';

interface Heading {
  id: string;
  text: string;
  depth: number;
}

export interface OverviewPage {
  title: string;
  routePath: string;
  description?: string;
  toc?: readonly Heading[];
}

export interface OverviewItem {
  text: string;
  link: string;
  description?: string | undefined;
  headings: readonly Pick<Heading, 'id' | 'text'>[];
}

export interface OverviewGroup {
  name: string;
  items: readonly OverviewItem[];
}

export interface OverviewOptions {
  /** The route of the overview page. */
  routePath: string;
  pages: readonly OverviewPage[];
  places: Places;
  /** Depths of the headings to list. */
  depths: readonly number[];
  /** Name of the group of pages that no sidebar group holds. */
  others: string;
}

/** Among this many pages, headings that more than half of them have are left out. */
const MANY = 4;

/** The pages below the route: one group per group of the sidebar, then the others. */
export function overviewGroups({ routePath, pages, places, depths, others }: OverviewOptions): OverviewGroup[] {
  const root = routePath.replace(/overview$/, '');
  const below = new Map(
    pages
      .filter((page) => page.routePath.startsWith(root) && routeKey(page.routePath) !== routeKey(routePath))
      .map((page) => [routeKey(page.routePath), page]),
  );

  // What several pages have ("Where next") tells nothing of any of them.
  const pagesOf = new Map<string, number>();
  for (const { toc = [] } of below.values())
    for (const heading of toc) pagesOf.set(heading.text, (pagesOf.get(heading.text) ?? 0) + 1);

  const most = below.size >= MANY ? below.size / 2 : Number.POSITIVE_INFINITY;
  const common = new Set([...pagesOf].filter(([, count]) => count > most).map(([text]) => text));

  const groups = new Map<string, OverviewItem[]>();
  const alone: OverviewItem[] = [];
  for (const key of new Set([...places.keys, ...below.keys()])) {
    const page = below.get(key);
    if (!page) continue;
    const { label, groups: holders } = places.of(page.routePath);
    const name = holders[0]?.text;
    const items = name ? (groups.get(name) ?? []) : alone;
    if (name) groups.set(name, items);
    items.push({
      text: label ?? page.title,
      link: page.routePath,
      description: page.description,
      headings: (page.toc ?? []).filter((heading) => depths.includes(heading.depth) && !common.has(heading.text)),
    });
  }
  return [
    ...[...groups].map(([name, items]) => ({ name, items })),
    ...(alone.length > 0 ? [{ name: others, items: alone }] : []),
  ];
}
