// The stock part brings 8 kB of Unicode tables to every page to make an id that nothing links to.
import { getCustomMDXComponent, renderInlineMarkdown } from '@rspress/core/theme';

interface FallbackHeadingProps {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  title: string;
}

/** The heading of a page that has none of its own. */
export function FallbackHeading({ level, title }: FallbackHeadingProps) {
  if (!title) return null;
  const Heading = getCustomMDXComponent()[`h${level}`];
  return (
    <Heading>
      <span {...renderInlineMarkdown(title)} />
    </Heading>
  );
}
