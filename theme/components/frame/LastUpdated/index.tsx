// The stock line has no <time>, and its date depends on the machine. Ours comes from tools/build/last-updated.ts.
import { useI18n, usePage, useSite } from '@rspress/core/runtime';
import type { texts } from '../../../i18n.ts';
import styles from './index.module.css';

/** When the page was last changed, if that is known. */
export function LastUpdated() {
  const t = useI18n<typeof texts>();
  const { site } = useSite();
  const { lastUpdatedTime, lastUpdatedText } = usePage().page as { lastUpdatedTime?: string; lastUpdatedText?: string };
  if (!site.themeConfig.lastUpdated || !lastUpdatedText) return null;

  return (
    <p className={styles.updated}>
      {t('lastUpdatedText')}: <time dateTime={lastUpdatedTime}>{lastUpdatedText}</time>
    </p>
  );
}
