import type { Check } from '@rsdoctor-docs/base/docs/check';
import type { Page } from '@rsdoctor-docs/base/docs/page';
import type { Unreadable } from '@rsdoctor-docs/base/docs/site';

/** Reports pages that do not parse. The other checks skip them. */
export const readable: Check<Page | Unreadable> = {
  name: 'readable',
  about: 'frontmatter and MDX of every page parse',
  of: 'pages',
  items: ({ pages, excerpts, unreadable }) => [...pages, ...excerpts, ...unreadable],
  problems: (pages) => pages.flatMap((page) => ('problem' in page ? [page.problem] : [])),
};
