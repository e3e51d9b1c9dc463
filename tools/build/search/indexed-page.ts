/** From the built site to the pages of the index. */
import type { IndexedPage, Section } from '../../../theme/components/search/engine/index-file.ts';
import { toRoute } from '../../../theme/site.ts';
import type { Navigation, SidebarEntry } from '../../framework/navigation.ts';

/** What Rspress knows of a page. */
export interface PageFacts {
  routePath: string;
  title: string;
  lang: string;
  frontmatter: Record<string, unknown>;
}

export interface Place {
  group: string;
  isListed: boolean;
  /** Name of the page in the sidebar: the reader has seen it there. */
  label: string;
}

/**
 * Route of a page to the name of its sidebar group; a page that is in none gets the menu item of its part of the site.
 */
export function placeFinder({ title, nav, sidebar }: Navigation): (route: string) => Place {
  const places = new Map<string, Place>();
  const visit = (entries: SidebarEntry[], group: string | undefined) => {
    for (const { text, link, items } of entries) {
      if (link && text)
        places.set(toRoute(link), { group: items ? text : (group ?? text), isListed: true, label: text });
      if (items) visit(items, text ?? group);
    }
  };
  for (const entries of Object.values(sidebar)) visit(entries, undefined);
  return (route) =>
    places.get(route) ?? {
      group: nav.find(({ activeMatch }) => activeMatch && new RegExp(activeMatch).test(route))?.text ?? title,
      isListed: false,
      label: '',
    };
}

function words(value: unknown): string {
  if (Array.isArray(value)) return value.filter((entry) => typeof entry === 'string').join(' ');
  return typeof value === 'string' ? value : '';
}

/** Puts together one page; `null` when there is nothing to find on it. */
export function toIndexedPage(facts: PageFacts, sections: Section[], place: Place): IndexedPage | null {
  const [first] = sections;
  if (!first) return null;
  const title = first[2] || facts.title;
  const asked: [questions?: readonly string[]] = first[4] ? [first[4]] : [];
  // A list of links to other pages would be found by all of their titles.
  const own: Section[] = facts.frontmatter.overview
    ? [[1, first[1], title, '', ...asked]]
    : [[1, first[1], title, first[3], ...asked], ...sections.slice(1)];
  const { group, isListed, label } = place;
  const keywords = [words(facts.frontmatter.keywords), label === title ? '' : label].filter(Boolean).join(' ');
  return {
    route: facts.routePath,
    group,
    keywords,
    description: words(facts.frontmatter.description),
    isListed,
    sections: own,
  };
}
