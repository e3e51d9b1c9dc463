import type { Place } from '../../../theme/navigation.ts';

/** What the steps of publishing know of a page. */
export interface Page {
  /** Path without base: `/guide/start/intro`, `/zh/`. */
  route: string;
  lang: string;
  kind: 'home' | 'doc' | 'article';
  title: string;
  description: string;
  /** Breadcrumbs, without the home page. */
  above: Place['above'];
  /** Day of the first publication (blog) and of the newest commit, YYYY-MM-DD. */
  published?: string;
  modified?: string;
}

/** The site as the steps of publishing see it. */
export interface Site {
  name: string;
  description: Record<string, string>;
  origin: string;
  base: string;
  lang: string;
  langs: string[];
}

/** Absolute address of a route or a file. */
export const absolute = (site: Pick<Site, 'origin' | 'base'>, route: string) =>
  site.origin.replace(/\/$/, '') + site.base.replace(/\/$/, '') + route;
