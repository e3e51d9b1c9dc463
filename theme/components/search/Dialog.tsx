/**
 * The dialog: DocSearch's modal inside a native <dialog>, which brings focus, Escape and an inert page along. Loaded on
 * intent.
 */
import { DocSearchModal, type DocSearchModalProps, type DocSearchTransformClient } from '@docsearch/react';
import { useLang, withBase } from '@rspress/core/runtime';
import { Link, useLinkNavigate } from '@rspress/core/theme';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { searchIndexName } from '../../site.ts';
import { announcement, correctAccessibility } from './accessibility.ts';
import { askHosted } from './client/ask-hosted.ts';
import { askLocal } from './client/ask-local.ts';
import { dialogClient } from './client/dialog-client.ts';
import { withFallback } from './client/with-fallback.ts';
import type { SearchConfig } from './config.ts';
// As an address: imported plainly, the build would put it into the styles of every page.
import stylesheet from './dialog.css?url';
import { localEngine } from './engine/local.ts';
import { isComposing, isToggle } from './keys.ts';
import { Suggestions } from './Suggestions.tsx';
import { textsOf } from './texts.ts';

const MISSING_RESULTS = 'https://github.com/web-infra-dev/rsdoctor/issues/new';
/** DocSearch is used with its own client even when only the local engine answers; it insists on an id and a key. */
const NO_SERVICE = 'local';
const SMALL_SCREEN = '(max-width: 768px)';

let styles: Promise<void> | undefined;

/** The dialog's styles; resolves once they apply, so that the dialog is never seen without. */
export function loadStyles(): Promise<void> {
  styles ??= new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheet });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      styles = undefined;
      reject(new Error('The styles of the search dialog did not load'));
    };
    document.head.append(link);
  });
  return styles;
}

/** Fetches the index of a language, before the dialog is opened. */
export function warmUp(config: SearchConfig, lang: string): void {
  engineOf(config, lang).ready.catch(() => undefined);
}

function engineOf(config: SearchConfig, lang: string) {
  return localEngine(withBase(`/${config.indexes[lang] ?? ''}`));
}

const HitLink: NonNullable<DocSearchModalProps['hitComponent']> = ({ hit, children }) => (
  <Link href={hit.url}>{children}</Link>
);

export interface DialogProps {
  config: SearchConfig;
  /** What the reader has typed already. */
  initialQuery: string | undefined;
  onClose: () => void;
}

export function Dialog({ config, initialQuery, onClose }: DialogProps) {
  const lang = useLang();
  const texts = textsOf(lang);
  const dialog = useRef<HTMLDialogElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const composing = useRef(false);
  const fromLocal = useRef(false);
  const linkNavigate = useLinkNavigate();
  const goTo = useRef(linkNavigate);
  goTo.current = linkNavigate;
  const { hosted } = config;

  // DocSearch starts anew when one of these changes.
  const stable = useMemo(
    () => ({
      navigator: {
        navigate: ({ itemUrl }: { itemUrl: string }) => void goTo.current(itemUrl),
        navigateNewTab: ({ itemUrl }: { itemUrl: string }) => void window.open(withBase(itemUrl), '_blank', 'noopener'),
        navigateNewWindow: ({ itemUrl }: { itemUrl: string }) =>
          void window.open(withBase(itemUrl), '_blank', 'noopener,popup=0'),
      } as DocSearchModalProps['navigator'],
      searchParameters: { hitsPerPage: window.matchMedia(SMALL_SCREEN).matches ? 5 : 20 },
      transformSearchClient: (client: DocSearchTransformClient) => {
        const local = askLocal((query, options) => engineOf(config, lang).search(query, options));
        const ask = hosted
          ? withFallback({
              service: askHosted(client, hosted, lang),
              local,
              onAnswer: (isLocal) => {
                fromLocal.current = isLocal;
              },
            })
          : local;
        return dialogClient(client, { ask, isComposing: () => composing.current });
      },
      resultsFooterComponent: () => (fromLocal.current ? <p className="DocSearch-Local">{texts.fromLocal}</p> : null),
    }),
    [config, hosted, lang, texts],
  );

  useLayoutEffect(() => {
    const element = dialog.current!;
    // Before DocSearch focuses its input, which it does in an effect.
    element.showModal();
    correctAccessibility(element);
    const observer = new MutationObserver(() => {
      correctAccessibility(element);
      const message = announcement(element, texts.results);
      if (status.current && status.current.textContent !== message) status.current.textContent = message;
    });
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-controls', 'aria-activedescendant', 'aria-selected', 'role', 'id'],
    });
    return () => {
      observer.disconnect();
      // Gives the focus back to where it was.
      element.close();
    };
  }, [texts]);

  useEffect(() => {
    const element = dialog.current!;
    const onKeyDown = (event: KeyboardEvent) => {
      // The input method's keys stay with it: neither DocSearch nor the dialog may take them.
      if (isComposing(event)) event.stopPropagation();
      else if (event.key === 'Escape' || isToggle(event)) {
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }
    };
    const onCompositionStart = () => {
      composing.current = true;
      element.dataset.composing = '';
    };
    const onCompositionEnd = () => {
      composing.current = false;
      delete element.dataset.composing;
    };
    element.addEventListener('keydown', onKeyDown, true);
    element.addEventListener('compositionstart', onCompositionStart, true);
    element.addEventListener('compositionend', onCompositionEnd, true);
    return () => {
      element.removeEventListener('keydown', onKeyDown, true);
      element.removeEventListener('compositionstart', onCompositionStart, true);
      element.removeEventListener('compositionend', onCompositionEnd, true);
    };
  }, [onClose]);

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={texts.dialog}
      data-hosted={hosted ? '' : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <DocSearchModal
        appId={hosted?.appId ?? NO_SERVICE}
        apiKey={hosted?.apiKey ?? NO_SERVICE}
        indexName={hosted?.indexName ?? searchIndexName(lang)}
        insights={hosted?.insights ?? false}
        placeholder={texts.placeholder}
        translations={texts.screens}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        disableUserPersonalization={!config.personalization}
        getMissingResultsUrl={({ query }) =>
          `${MISSING_RESULTS}?title=${encodeURIComponent(`docs: no search results for "${query}" (${lang})`)}`
        }
        hitComponent={HitLink}
        onClose={onClose}
        {...stable}
      />
      <Suggestions dialog={dialog} lang={lang} navigator={stable.navigator!} onClose={onClose} />
      <div ref={status} role="status" className="DocSearch-VisuallyHiddenForAccessibility" />
    </dialog>
  );
}
