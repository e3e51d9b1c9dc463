/**
 * The dialog: DocSearch's modal inside a native <dialog>, which brings focus, Escape and an inert page along. Loaded on
 * intent.
 */
import { DocSearchModal, type DocSearchModalProps, type DocSearchTransformClient } from '@docsearch/react';
import { useLang, withBase } from '@rspress/core/runtime';
import { Link, useLinkNavigate } from '@rspress/core/theme';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { searchIndexName } from '../../site.ts';
import { Part } from '../Part/index.tsx';
import { announcement, correctAccessibility } from './accessibility.ts';
import { askHosted } from './client/ask-hosted.ts';
import { askLocal } from './client/ask-local.ts';
import { dialogClient } from './client/dialog-client.ts';
import { withFallback } from './client/with-fallback.ts';
import type { SearchConfig } from './config.ts';
// As an address: imported plainly, the build would put it into the styles of every page.
import stylesheet from './dialog.css?url';
import { localEngine, searchLocal } from './engine/local.ts';
import { isComposing, isToggle } from './keys.ts';
import { Suggestions } from './Suggestions.tsx';
import { cleanSavedSearches } from './saved.ts';
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

const addressOf = (config: SearchConfig, lang: string) => withBase(`/${config.indexes[lang] ?? ''}`);

const engineOf = (config: SearchConfig, lang: string) => localEngine(addressOf(config, lang));

const HitLink: NonNullable<DocSearchModalProps['hitComponent']> = ({ hit, children }) => (
  <Link href={hit.url}>{children}</Link>
);

/** Blanks are no query. Past React's own setter: it must see that the value is another one than before. */
function empty(input: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
}

/**
 * Lets DocSearch ask for the same query again, which it does when its input gets the focus. Not when the reader has moved
 * on in the list: it would begin anew.
 */
function lookAgain(element: HTMLElement): void {
  const input = element.querySelector<HTMLInputElement>('.DocSearch-Input');
  const selected = [...element.querySelectorAll('.DocSearch-Hit')].findIndex(
    (hit) => hit.getAttribute('aria-selected') === 'true',
  );
  if (input?.value && selected <= 0) input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

export interface DialogProps {
  config: SearchConfig;
  /** What the reader has typed already. */
  initialQuery: string | undefined;
  onClose: () => void;
}

/** The dialog; when it fails it closes, and the page stays. */
export function Dialog(props: DialogProps) {
  return (
    <Part name="search" onFail={props.onClose}>
      <SearchDialog {...props} />
    </Part>
  );
}

function SearchDialog({ config, initialQuery, onClose }: DialogProps) {
  const lang = useLang();
  const texts = textsOf(lang);
  const dialog = useRef<HTMLDialogElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const composing = useRef(false);
  const fromLocal = useRef(false);
  const unknown = useRef<string[]>([]);
  const linkNavigate = useLinkNavigate();
  const goTo = useRef(linkNavigate);
  goTo.current = linkNavigate;
  const { hosted } = config;
  // One history a language. Click analytics file a hit under the name of the index: there it is the service's.
  const indexName = hosted?.insights ? hosted.indexName : searchIndexName(lang);
  // Before DocSearch reads them, which it does while it is drawn for the first time.
  useState(() => cleanSavedSearches(indexName));

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
        const local = askLocal(
          (query, options) => searchLocal(addressOf(config, lang), query, options),
          (words) => {
            unknown.current = words;
          },
        );
        const ask = hosted
          ? withFallback({
              service: askHosted(client, hosted, lang),
              local,
              onAnswer: (isLocal) => {
                fromLocal.current = isLocal;
                if (!isLocal) unknown.current = [];
              },
            })
          : local;
        return dialogClient(client, { ask, isComposing: () => composing.current });
      },
      resultsFooterComponent: () => (
        <>
          {unknown.current.length > 0 && (
            <p className="DocSearch-Local">{texts.unknown.replace('{words}', unknown.current.join(', '))}</p>
          )}
          {fromLocal.current && <p className="DocSearch-Local">{texts.fromLocal}</p>}
        </>
      ),
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

  // The texts of the pages come after the first answers: what was found without them is looked for again.
  useEffect(() => {
    let isOpen = true;
    engineOf(config, lang).complete.then(
      () => isOpen && lookAgain(dialog.current!),
      () => undefined,
    );
    const onOnline = () => lookAgain(dialog.current!);
    window.addEventListener('online', onOnline);
    return () => {
      isOpen = false;
      window.removeEventListener('online', onOnline);
    };
  }, [config, lang]);

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
    const onInput = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && !composing.current && !target.value.trim()) empty(target);
    };
    element.addEventListener('keydown', onKeyDown, true);
    element.addEventListener('input', onInput, true);
    element.addEventListener('compositionstart', onCompositionStart, true);
    element.addEventListener('compositionend', onCompositionEnd, true);
    return () => {
      element.removeEventListener('keydown', onKeyDown, true);
      element.removeEventListener('input', onInput, true);
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
        indexName={indexName}
        insights={hosted?.insights ?? false}
        placeholder={texts.placeholder}
        translations={texts.screens}
        initialQuery={initialQuery?.trim() ? initialQuery : undefined}
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
