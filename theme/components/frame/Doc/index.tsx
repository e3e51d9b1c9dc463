// Replaces the stock DocLayout: its drawer keeps 28 invisible tab stops, never closes from its button, and its
// landmarks have no names.
import { useFrontmatter, useI18n, usePage } from '@rspress/core/runtime';
import { DocContent, DocFooter, Outline, Overview, Sidebar } from '@rspress/core/theme';
import type { texts } from '../../../i18n.ts';
import { Part } from '../../Part/index.tsx';
import { Icon } from '../Icon/index.tsx';
import styles from './index.module.css';
import { Moved } from './Moved.tsx';

/**
 * Sidebar, article, outline. On narrow screens sidebar and outline are popovers that the two buttons of the menu row
 * open; on wide ones the same elements are columns. Frontmatter `sidebar`, `outline` and `footer: false` leave a part
 * out.
 */
export function DocLayout() {
  const t = useI18n<typeof texts>();
  const { page } = usePage();
  const { frontmatter } = useFrontmatter();
  const isOverview = frontmatter.overview === true;
  const hasSidebar = frontmatter.sidebar !== false;
  const hasOutline = frontmatter.outline !== false && !isOverview;
  const hasMenu = hasSidebar || (hasOutline && page.toc.length > 0);
  const content = <DocContent components={undefined} isOverviewPage={isOverview} />;
  const body = isOverview ? <Overview content={content} /> : content;

  return (
    <>
      {hasMenu && (
        <div className={styles.menuRow} data-row="" data-outline={hasOutline && page.toc.length > 0 ? '' : undefined}>
          {hasSidebar && (
            <button
              type="button"
              className={styles.menuButton}
              data-part="sidebar"
              popoverTarget="sidebar"
              aria-expanded="false"
            >
              <Icon name="menu" />
              {t('menuTitle')}
            </button>
          )}
          {hasOutline && page.toc.length > 0 && (
            <button
              type="button"
              className={styles.menuButton}
              data-part="outline"
              popoverTarget="outline"
              aria-expanded="false"
            >
              {t('outlineTitle')}
              <Icon name="down" />
            </button>
          )}
        </div>
      )}
      <div className={styles.page}>
        {hasSidebar && (
          <nav
            id="sidebar"
            popover="auto"
            data-close-wide="769"
            data-covers="main"
            className={styles.sidebar}
            data-part="sidebar"
            aria-label={t('sidebarLabel')}
          >
            <Part name="sidebar" of="#sidebar">
              <Sidebar />
            </Part>
          </nav>
        )}
        <main
          id="main"
          tabIndex={-1}
          className={styles.main}
          data-wide={isOverview || page.pageType === 'doc-wide' ? '' : undefined}
        >
          <Part name="main" of="#main" key={page.routePath}>
            <div className={isOverview ? undefined : 'rp-doc rspress-doc'}>{body}</div>
            <Moved />
            {frontmatter.footer !== false && !isOverview && (
              <Part name="footer">
                <DocFooter />
              </Part>
            )}
          </Part>
        </main>
        {hasOutline && (
          <aside
            id="outline"
            popover="auto"
            data-close-wide="1280"
            className={styles.outline}
            data-part="outline"
            aria-label={t('outlineLabel')}
          >
            <Part name="outline" of="#outline">
              <Outline />
            </Part>
          </aside>
        )}
      </div>
    </>
  );
}
