// Rspress adds the language to links in Markdown. Links that the theme or a frontmatter writes get it here.

import { twinPath } from '@rsdoctor-docs/base/site';
import { useLang } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import type { ComponentProps } from 'react';
import { useShape } from './shape.ts';

/** A link whose address is written without a language (`/guide/…`); it leads to the page in the reader's language. */
export function PageLink({ href, ...props }: Omit<ComponentProps<typeof Link>, 'href'> & { href: string }) {
  const lang = useLang();
  const shape = useShape();
  return <Link {...props} href={href.startsWith('/') ? twinPath(href, shape, { lang }) : href} />;
}
