// Replaces the stock line: a real <time>, written the same on every machine (the date comes from
// tools/build/last-updated.ts).
import { useI18n, usePage, useSite } from '@rspress/core/runtime';
import type { texts } from '../../../i18n.ts';
import styles from './index.module.css';

/** When the page was last changed; nothing when that is not known. */
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
