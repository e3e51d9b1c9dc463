import { findCircles } from '../../build/excerpts.ts';
import type { Check } from '../check.ts';
import type { Page } from '../read/page.ts';

/** No text shows itself. */
export const excerpts: Check<Page> = {
  name: 'excerpts',
  about: 'no part of pages shows itself, not by way of others either',
  of: 'pages and parts',
  items: (site) => [...site.pages, ...site.excerpts],
  problems: (pages) => findCircles(new Map(pages.map(({ file, source }) => [file, source]))),
};
