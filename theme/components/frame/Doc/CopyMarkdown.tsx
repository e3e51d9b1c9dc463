// The stock button announces no state, fails axe and is part of each page's title; this one fetches nothing before the
// click, and works without React (theme/boot/actions.ts).
import { routePathToMdPath, useI18n, usePage } from '@rspress/core/runtime';
import type { texts } from '../../../i18n.ts';
import { Icon } from '../Icon/index.tsx';
import styles from './index.module.css';

/** Copies the Markdown twin of the page on screen. */
export function CopyMarkdown() {
  const t = useI18n<typeof texts>();
  const { page } = usePage();
  return (
    <button
      type="button"
      className={styles.action}
      data-needs-script=""
      data-does="copyPage"
      data-from={routePathToMdPath(page.routePath)}
    >
      <Icon name="copy" />
      <span aria-live="polite" suppressHydrationWarning>
        {t('copyMarkdownText')}
      </span>
    </button>
  );
}
