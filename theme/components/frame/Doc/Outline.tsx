// The stock outline reads the layout on every scroll event and marks the active item by color only. client/outline.ts
// marks the heading in view.
import { useI18n, usePage } from '@rspress/core/runtime';
import { Link, renderInlineMarkdown } from '@rspress/core/theme';
import type { texts } from '../../../i18n.ts';
import { PageActions } from './PageActions.tsx';

/** The h2 to h4 headings of the page, and what can be done with the page. */
export function Outline() {
  const t = useI18n<typeof texts>();
  const { toc } = usePage().page;
  return (
    <>
      {toc.length > 0 && (
        <nav aria-label={t('outlineLabel')}>
          <p>{t('outlineTitle')}</p>
          <ul>
            {toc.map(({ id, text, depth }) => (
              <li key={id} style={depth > 2 ? { paddingInlineStart: (depth - 2) * 12 } : undefined}>
                <Link href={`#${id}`} {...renderInlineMarkdown(text)} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <PageActions />
    </>
  );
}
