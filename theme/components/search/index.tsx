/**
 * Replaces the stock search: a light button; the dialog, its engine and its index arrive when the reader shows
 * interest.
 */
import { safePreconnect, useI18n, useLang, useSite } from '@rspress/core/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { texts } from '../../i18n.ts';
import { type SearchConfig, searchConfig } from './config.ts';
import type * as DialogModule from './Dialog.tsx';
import styles from './index.module.css';
import { isField, isSlash, isToggle, isTyped } from './keys.ts';

let dialogModule: typeof DialogModule | undefined;

async function loadDialog(): Promise<typeof DialogModule> {
  if (dialogModule) return dialogModule;
  const loaded = await import('./Dialog.tsx');
  await loaded.loadStyles();
  dialogModule = loaded;
  return loaded;
}

/** The search box of the header; nothing when the site has turned search off. */
export function Search() {
  const { site } = useSite();
  const themeConfig = site.themeConfig as { search?: boolean };
  if (!searchConfig || themeConfig.search === false || (site.search as unknown) === false) return null;
  return <SearchBox config={searchConfig} />;
}

type State = 'closed' | 'loading' | 'open';

function SearchBox({ config }: { config: SearchConfig }) {
  const lang = useLang();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>('closed');
  const [query, setQuery] = useState<string>();
  const [isMac, setIsMac] = useState(false);
  const t = useI18n<typeof texts>();

  useEffect(() => setIsMac(/Mac|iPhone|iPad/.test(navigator.platform)), []);
  if (config.hosted)
    safePreconnect?.(config.hosted.hosts[0] ?? `https://${config.hosted.appId}-dsn.algolia.net`, {
      crossOrigin: 'anonymous',
    });

  const warm = useCallback(() => {
    loadDialog().then(
      (module) => module.warmUp(config, lang),
      () => undefined,
    );
  }, [config, lang]);

  const open = useCallback(
    (typed?: string) => {
      setQuery(typed);
      setState('loading');
      warm();
      loadDialog().then(
        () => setState((current) => (current === 'loading' ? 'open' : current)),
        () => setState('closed'),
      );
    },
    [warm],
  );
  const close = useCallback(() => setState('closed'), []);

  useEffect(() => {
    if (state === 'open') return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (state === 'loading') {
        // What is typed while the dialog is on its way belongs into it.
        if (event.key === 'Escape') close();
        else if (isTyped(event) || (event.key === ' ' && !event.ctrlKey)) setQuery((typed = '') => typed + event.key);
        else return;
      } else if (isToggle(event) || isSlash(event, isField(event.target))) open();
      else if (document.activeElement === button.current && isTyped(event)) open(event.key);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [state, open, close]);

  const Dialog = dialogModule?.Dialog;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-search-button=""
        aria-haspopup="dialog"
        aria-busy={state === 'loading' || undefined}
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => open()}
      >
        <span className={styles.label}>{t('searchButtonText')}</span>
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: <kbd> takes no focus. */}
        <kbd className={styles.keys} aria-hidden="true">
          {isMac ? '⌘' : 'Ctrl'} K
        </kbd>
      </button>
      {state === 'open' && Dialog && <Dialog config={config} initialQuery={query} onClose={close} />}
    </>
  );
}
