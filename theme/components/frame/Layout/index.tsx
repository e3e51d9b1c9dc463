// Replaces the stock Layout: a skip link, one <main> on every page type, focus that follows navigation. Slots cannot
// reach these.
import { useFrontmatter, useI18n, usePage } from '@rspress/core/runtime';
import { DocContent, DocLayout, HomeLayout, Nav, NotFoundLayout, useScrollReset } from '@rspress/core/theme';
import type { texts } from '../../../i18n.ts';
import { Part } from '../../Part/index.tsx';
import { ToolMenu } from '../ToolFamily/index.tsx';
import { Head } from './Head.tsx';
import styles from './index.module.css';
import { usePageEffects } from './usePageEffects.ts';

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
          <Part name="main" of="#frame-main">
            {/* As a doc page's text, and without the title that such a page gets when it has none. */}
            <DocContent components={undefined} isOverviewPage />
          </Part>
        </main>
      );
    default:
      return <DocLayout />;
  }
}

function Effects() {
  useScrollReset();
  usePageEffects();
  return null;
}

/** The frame of every page. */
export function Layout() {
  const { page } = usePage();
  const { frontmatter } = useFrontmatter();
  const t = useI18n<typeof texts>();
  const hasNav = page.pageType !== 'blank' && frontmatter.navbar !== false;
  return (
    <>
      <Part name="effects">
        <Effects />
      </Part>
      <Part name="head">
        <Head />
      </Part>
      <a className={styles.skip} href="#frame-main">
        {t('skipToContent')}
      </a>
      {hasNav && <Nav beforeNavTitle={<ToolMenu />} />}
      <PageBody type={page.pageType} />
    </>
  );
}
