// Replaces the stock DocLayout, whose drawer keeps 28 invisible tab stops and does not close from its button, and whose
// landmarks have no names.
import { useFrontmatter, useI18n, usePage } from '@rspress/core/runtime';
import { DocContent, DocFooter, Outline, Overview, Sidebar } from '@rspress/core/theme';
import { TEXT_CLASS } from '../../names.ts';
import { Icon } from '../icon/icon.tsx';
import { ToTop } from '../layout/ToTop.tsx';
import type { texts } from '../texts.ts';
import styles from './doc.module.css';
import { Moved, Trail } from './parts.tsx';

/** Attributes of the button that opens a part as a popover. */
const opener = (part: 'sidebar' | 'outline') =>
  ({ type: 'button', 'data-part': part, popoverTarget: `frame-${part}`, 'aria-expanded': false }) as const;

/**
 * Sidebar, article, outline. On narrow screens sidebar and outline are popovers, opened from the row of buttons; on wide
 * ones the same elements are columns. `sidebar: false` and the like in the frontmatter leave a part out.
 */
export function DocLayout() {
  const t = useI18n<typeof texts>();
  const { page } = usePage();
  const { frontmatter } = useFrontmatter();
  const isOverview = frontmatter.overview === true;
  const hasSidebar = frontmatter.sidebar !== false;
  const hasOutline = frontmatter.outline !== false && !isOverview;
  const hasHeadings = hasOutline && page.toc.length > 0;
  const content = <DocContent components={undefined} isOverviewPage={isOverview} />;
  const body = isOverview ? <Overview content={content} /> : content;

  return (
    <>
      {(hasSidebar || hasHeadings) && (
        <div className={styles.menuRow} data-row="">
          {hasSidebar && (
            <button {...opener('sidebar')}>
              {t('menuTitle')}
              <Icon name="right" />
            </button>
          )}
          {hasHeadings && (
            <button {...opener('outline')}>
              <span>{t('outlineTitle')}</span>
              <Icon name="down" />
            </button>
          )}
        </div>
      )}
      <div className={styles.page}>
        {hasSidebar && (
          <nav
            id="frame-sidebar"
            popover="auto"
            data-covers="main, [data-behind]"
            className={styles.sidebar}
            data-part="sidebar"
            aria-label={t('sidebarLabel')}
          >
            <Sidebar />
          </nav>
        )}
        <main
          id="frame-main"
          tabIndex={-1}
          className={styles.main}
          data-wide={isOverview || page.pageType === 'doc-wide' ? '' : undefined}
        >
          <Trail />
          <div className={isOverview ? undefined : `rp-doc ${TEXT_CLASS}`}>{body}</div>
          <Moved />
          {frontmatter.footer !== false && <DocFooter />}
          <ToTop />
        </main>
        {hasOutline && (
          <aside
            id="frame-outline"
            popover="auto"
            className={styles.outline}
            data-part="outline"
            aria-label={t('outlineLabel')}
          >
            <Outline />
          </aside>
        )}
      </div>
    </>
  );
}
