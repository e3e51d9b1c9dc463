/**
 * Replaces the stock search panel: the button and the whole dialog are drawn at build, so that the dialog opens in the
 * event that asks for it. client/search.ts opens it; packages/search/dialog fills it.
 */

import { searchConfig } from '@rsdoctor-docs/search/config';
import { safePreconnect, useI18n, useLang, useSite, withBase } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import type { texts } from '../../i18n.ts';
import { inLang, knownLang, MAX_QUERY } from '../../site.ts';
import { TASKS } from '../frame/tasks.ts';
import '@rsdoctor-docs/search/dialog.css';
import styles from './index.module.css';

/** What readers come for, as long as nothing is typed: the way in for those who don't know the words. */
function Tasks({ lang, title }: { lang: string; title: string }) {
  return (
    <div className="search-tasks">
      <p className="search-group">{title}</p>
      {TASKS.map((task) => (
        <Link key={task.link} href={inLang(task.link, lang)}>
          {task[knownLang(lang)]}
        </Link>
      ))}
    </div>
  );
}

/** The search box of the header; nothing when the site has turned search off. */
export function Search() {
  const { site } = useSite();
  const lang = useLang();
  const t = useI18n<typeof texts>();
  const themeConfig = site.themeConfig as { search?: boolean };
  if (!searchConfig || themeConfig.search === false || (site.search as unknown) === false) return null;
  const { hosted, personalization } = searchConfig;
  if (hosted)
    safePreconnect?.(hosted.hosts[0] ?? `https://${hosted.appId}-dsn.algolia.net`, { crossOrigin: 'anonymous' });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-search-button=""
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <span className={styles.label}>{t('searchButtonText')}</span>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: <kbd> takes no focus. */}
        <kbd className={styles.keys} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      <dialog
        className="search-dialog"
        aria-label={t('searchButtonText')}
        data-worker={withBase(`/${searchConfig.worker}`)}
        data-indexes={searchConfig.indexes || undefined}
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
              maxLength={MAX_QUERY}
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="go"
            />
            <button type="reset" aria-label={t('searchClearText')} hidden />
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
          <div className="search-body">
            <div className="search-list" />
            <Tasks lang={lang} title={t('tasksTitle')} />
          </div>
          <p role="status" className="search-status" />
        </div>
      </dialog>
    </>
  );
}
