// The stock button announces no state, fails axe and is part of each page's title. client/actions.ts copies.
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
      <span aria-live="polite">{t('copyMarkdownText')}</span>
    </button>
  );
}
