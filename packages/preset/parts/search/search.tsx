// Replaces the stock search panel, which opens after its script has come. The page has this dialog from the start;
// client.ts opens it, and packages/search/dialog fills it.
import { type SearchConfig, searchConfig } from '@rsdoctor-docs/search/config';
import { safePreconnect, useI18n, useSite, withBase } from '@rspress/core/runtime';
import type { texts } from '../../frame/texts.ts';
import '@rsdoctor-docs/search/dialog.css';
import styles from './search.module.css';

/** The settings of the search; null if the site has turned it off. */
function useSearchConfig(): SearchConfig | null {
  const { site } = useSite();
  const themeConfig = site.themeConfig as { search?: boolean };
  return themeConfig.search === false || (site.search as unknown) === false ? null : searchConfig;
}

/** The button in the header and the dialog. */
export function Search() {
  const t = useI18n<typeof texts>();
  const config = useSearchConfig();
  if (!config) return null;
  const { hosted, personalization } = config;
  if (hosted)
    safePreconnect?.(hosted.hosts[0] ?? `https://${hosted.appId}-dsn.algolia.net`, { crossOrigin: 'anonymous' });
  return (
    <>
      <button
        type="button"
        className={`drawn ${styles.button}`}
        data-search-button=""
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <span className={styles.label}>{t('searchButtonText')}</span>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: <kbd> takes no focus. */}
        <kbd className={styles.shortcut} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      <dialog
        className="search-dialog"
        aria-label={t('searchButtonText')}
        data-worker={withBase(`/${config.worker}`)}
        data-indexes={config.indexes || undefined}
        data-hosted={hosted ? JSON.stringify(hosted) : undefined}
        data-no-history={personalization ? undefined : ''}
      >
        <div className="search-box">
          {/* biome-ignore lint/a11y/useSemanticElements: <search> came to browsers later than the site's baseline. */}
          <form role="search" noValidate>
            <input
              type="search"
              aria-label={t('searchButtonText')}
              placeholder={t('searchPlaceholder')}
              autoComplete="off"
            />
            <button type="button" data-search-close="">
              {t('searchCancelText')}
            </button>
          </form>
          <p role="alert" className="search-away" hidden>
            {`${t('searchAwayText')} `}
            <button type="button" data-search-retry="">
              {t('partRetry')}
            </button>
          </p>
        </div>
      </dialog>
    </>
  );
}
