// Pure part of Overview: the pages below a route, grouped as in the sidebar.
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

interface SidebarEntry {
  text?: string;
  link?: string;
  items?: readonly SidebarEntry[];
}

export interface OverviewOptions {
  /** The route of the overview page. */
  routePath: string;
  pages: readonly OverviewPage[];
  sidebar: readonly unknown[];
  /** Depths of the headings to list. */
  depths: readonly number[];
  /** Name of the group of pages that no sidebar group holds. */
  others: string;
}

/** Among this many pages, headings that more than half of them have are left out. */
const MANY = 4;

/** The pages below the route: one group per group of the sidebar, then the others. */
export function overviewGroups({ routePath, pages, sidebar, depths, others }: OverviewOptions): OverviewGroup[] {
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

  // `below` loses the pages that have been taken.
  const most = below.size >= MANY ? below.size / 2 : Number.POSITIVE_INFINITY;
  const common = new Set([...pagesOf].filter(([, count]) => count > most).map(([text]) => text));

  const take = ({ text, link = '' }: SidebarEntry): OverviewItem[] => {
    const path = routeKey(link);
    const page = below.get(path);
    if (!page) return [];
    below.delete(path);
    return [itemOf(page, text)];
  };
  const itemOf = (page: OverviewPage, text = page.title): OverviewItem => ({
    text,
    link: page.routePath,
    description: page.description,
    headings: (page.toc ?? []).filter((heading) => depths.includes(heading.depth) && !common.has(heading.text)),
  });
  const takeAll = (entry: SidebarEntry): OverviewItem[] => [...take(entry), ...(entry.items ?? []).flatMap(takeAll)];

  const entries = sidebar as readonly SidebarEntry[];
  const named = entries
    .filter((entry) => entry.items)
    .map((entry) => ({ name: entry.text || others, items: takeAll(entry) }));
  const alone = [...entries.flatMap(take), ...[...below.values()].map((page) => itemOf(page))];

  return [...named, { name: others, items: alone }].filter(({ items }) => items.length > 0);
}
