// The stock links are no navigation landmark, and lead from a page outside of the sidebar to the sidebar's first page.
import { useI18n, usePage } from '@rspress/core/runtime';
import { Link, renderInlineMarkdown } from '@rspress/core/theme';
import { usePlace } from '../places.ts';
import type { texts } from '../texts.ts';
import styles from './prev-next.module.css';

/** Links to the previous and the next page of the sidebar, if it stands beside the page. */
export function PrevNextPage() {
  const t = useI18n<typeof texts>();
  const { prev, next } = usePlace();
  const { sidebar } = usePage().page.frontmatter;
  if (sidebar === false || (!prev && !next)) return null;

  return (
    <nav className={styles.pager} aria-label={t('docPagerText')}>
      {prev && (
        <Link href={prev.link} rel="prev" className="card">
          <span>{t('prevPageText')}</span>
          <strong {...renderInlineMarkdown(prev.text)} />
        </Link>
      )}
      {next && (
        <Link href={next.link} rel="next" className="card">
          <span>{t('nextPageText')}</span>
          <strong {...renderInlineMarkdown(next.text)} />
        </Link>
      )}
    </nav>
  );
}
