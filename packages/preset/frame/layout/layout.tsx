// Replaces the stock Layout, whose slots allow no skip link and no <main> on every type of page.
import { useFrontmatter, useI18n, usePage } from '@rspress/core/runtime';
import { DocContent, DocLayout, HomeLayout, Nav, NotFoundLayout } from '@rspress/core/theme';
import type { texts } from '../texts.ts';
import { Head } from './Head.tsx';
import styles from './layout.module.css';
import { ToTop } from './ToTop.tsx';

function PageBody({ type }: { type: string }) {
  switch (type) {
    case 'home':
      return <HomeLayout />;
    case '404':
      return <NotFoundLayout />;
    case 'custom':
    case 'blank':
      return (
        <main id="frame-main" tabIndex={-1}>
          {/* `isOverviewPage` leaves out the title that a doc page without one gets. */}
          <DocContent components={undefined} isOverviewPage />
          <ToTop />
        </main>
      );
    default:
      return <DocLayout />;
  }
}

/** The frame of every page. */
export function Layout() {
  const { page } = usePage();
  const { frontmatter } = useFrontmatter();
  const t = useI18n<typeof texts>();
  const hasNav = page.pageType !== 'blank' && frontmatter.navbar !== false;
  return (
    <>
      <Head />
      <a className={styles.skip} href="#frame-main" data-behind="">
        {t('skipToContent')}
      </a>
      {hasNav && <Nav />}
      <PageBody type={page.pageType} />
      {/* client/feeds.ts reads it: feeds count as global components. */}
      {frontmatter.globalUIComponents === false && <span hidden data-no-globals="" />}
    </>
  );
}
