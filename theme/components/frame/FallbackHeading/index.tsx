// The stock part adds an id, and a link to it, that nothing else links to.
import { getCustomMDXComponent, renderInlineMarkdown } from '@rspress/core/theme';

/** The heading of a page that has none of its own. */
export function FallbackHeading({ level, title }: { level: 1 | 2 | 3 | 4 | 5 | 6; title: string }) {
  if (!title) return null;
  const Heading = getCustomMDXComponent()[`h${level}`];
  return (
    <Heading>
      <span {...renderInlineMarkdown(title)} />
    </Heading>
  );
}
