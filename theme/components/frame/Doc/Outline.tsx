// The stock outline reads the layout on every scroll event and marks the active item by color only. client/outline.ts
// marks the heading in view.
import { useI18n, usePage, useSite } from '@rspress/core/runtime';
import { EditLink, Link, renderInlineMarkdown } from '@rspress/core/theme';
import type { texts } from '../../../i18n.ts';
import { Icon } from '../Icon/index.tsx';
import { CopyMarkdown } from './CopyMarkdown.tsx';
import styles from './index.module.css';
import { PageMenu } from './PageMenu.tsx';

/** The h2 to h4 headings of the page, and what can be done with the page. */
export function Outline() {
  const t = useI18n<typeof texts>();
  const { page } = usePage();
  const { site } = useSite();

  return (
    <>
      {page.toc.length > 0 && (
        <nav aria-label={t('outlineLabel')}>
          <p className={styles.outlineTitle}>{t('outlineTitle')}</p>
          <ul className={styles.toc}>
            {page.toc.map((heading) => (
              <li
                key={heading.id}
                style={heading.depth > 2 ? { paddingInlineStart: (heading.depth - 2) * 12 } : undefined}
              >
                <Link href={`#${heading.id}`} className={styles.tocLink} {...renderInlineMarkdown(heading.text)} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.actions}>
        <EditLink isOutline />
        <div className={styles.copyRow}>
          <CopyMarkdown />
          <PageMenu />
        </div>
        {site.themeConfig.enableScrollToTop !== false && (
          <button type="button" className={styles.action} data-does="top" hidden>
            <Icon name="up" />
            {t('scrollToTopText')}
          </button>
        )}
      </div>
    </>
  );
}
