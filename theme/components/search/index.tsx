/**
 * Replaces the stock search: a light button. The boot script opens the dialog (theme/boot/search.ts); what fills it, the
 * engine and the index arrive when the reader shows interest.
 */
import { type SearchConfig, searchConfig } from '@rsdoctor-docs/search/config';
import { safePreconnect, useI18n, useLang, useSite } from '@rspress/core/runtime';
import { useCallback, useEffect, useState } from 'react';
import type { texts } from '../../i18n.ts';
import type * as DialogModule from './Dialog.tsx';
import { CLOSED_EVENT, OPENED_EVENT, searchDialog, stateOf, UNFILLED_EVENT } from './frame.ts';
import './frame.css';
import styles from './index.module.css';

let dialogModule: typeof DialogModule | undefined;

async function loadDialog(): Promise<typeof DialogModule> {
  if (dialogModule) return dialogModule;
  const loaded = await import(/* webpackChunkName: "search" */ './Dialog.tsx');
  await loaded.loadStyles();
  dialogModule = loaded;
  return loaded;
}

const closeDialog = () => searchDialog()?.close();

/** The search box of the header; nothing when the site has turned search off. */
export function Search() {
  const { site } = useSite();
  const themeConfig = site.themeConfig as { search?: boolean };
  if (!searchConfig || themeConfig.search === false || (site.search as unknown) === false) return null;
  return <SearchBox config={searchConfig} />;
}

function SearchBox({ config }: { config: SearchConfig }) {
  const lang = useLang();
  /**
   * Counts the openings that have got their results' part; below 0 while the dialog is closed. It never takes the same
   * value twice: closed and opened at once, React sees only the last one, and must see another.
   */
  const [opening, setOpening] = useState(0);
  const [isMac, setIsMac] = useState(false);
  const t = useI18n<typeof texts>();

  useEffect(() => setIsMac(/Mac|iPhone|iPad/.test(navigator.platform)), []);
  if (config.hosted)
    safePreconnect?.(config.hosted.hosts[0] ?? `https://${config.hosted.appId}-dsn.algolia.net`, {
      crossOrigin: 'anonymous',
    });

  const warm = useCallback(() => loadDialog().then((module) => module.warmUp(config, lang)), [config, lang]);
  const warmQuietly = () => void warm().catch(() => undefined);

  useEffect(() => {
    const fill = () => {
      const dialog = searchDialog();
      if (!dialog?.open || stateOf(dialog).filled !== undefined) return;
      warm().then(
        () => dialog.open && setOpening((count) => Math.abs(count) + 1),
        () => dispatchEvent(new Event(UNFILLED_EVENT)),
      );
    };
    const empty = () => setOpening((count) => -Math.abs(count));
    addEventListener(OPENED_EVENT, fill);
    addEventListener(CLOSED_EVENT, empty);
    // Opened before React was here.
    fill();
    return () => {
      removeEventListener(OPENED_EVENT, fill);
      removeEventListener(CLOSED_EVENT, empty);
    };
  }, [warm]);
  // The bar has gone, for another kind of page.
  useEffect(() => () => searchDialog()?.close(), []);

  const Dialog = dialogModule?.Dialog;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-search-button=""
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={warmQuietly}
        onFocus={warmQuietly}
      >
        <span className={styles.label}>{t('searchButtonText')}</span>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: <kbd> takes no focus. */}
        <kbd className={styles.keys} aria-hidden="true">
          {isMac ? '⌘' : 'Ctrl'} K
        </kbd>
      </button>
      {opening > 0 && Dialog && <Dialog key={opening} config={config} onClose={closeDialog} />}
    </>
  );
}
