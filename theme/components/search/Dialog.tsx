/**
 * What fills the dialog that the boot script has opened (theme/boot/search.ts): DocSearch's modal. The dialog is a native
 * one, which brings focus and an inert page along; opening, closing and its keys are the boot script's. Loaded on intent.
 */

import { DocSearchModal, type DocSearchModalProps, type DocSearchTransformClient } from '@docsearch/react';
import type { SearchConfig } from '@rsdoctor-docs/search/config';
import { indexAddress } from '@rsdoctor-docs/search/index-file';
import { useLang, withBase } from '@rspress/core/runtime';
import { Link, useLinkNavigate } from '@rspress/core/theme';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { searchIndexName } from '../../site.ts';
import { Part } from '../Part/index.tsx';
import { announcement, correctAccessibility } from './accessibility.ts';
import type { Response } from './client/ask.ts';
import { askHosted } from './client/ask-hosted.ts';
import { dialogClient } from './client/dialog-client.ts';
import { withFallback } from './client/with-fallback.ts';
// As an address: imported plainly, the build would put it into the styles of every page.
import stylesheet from './dialog.css?url';
import { frameInput, searchDialog, stateOf, UNFILLED_EVENT } from './frame.ts';
import { isComposing } from './keys.ts';
import { askLocal, localEngine } from './local.ts';
import { Suggestions } from './Suggestions.tsx';
import { cleanSavedSearches } from './saved.ts';
import { setValue, takeOver } from './take-over.ts';
import { textsOf } from './texts.ts';

const MISSING_RESULTS = 'https://github.com/web-infra-dev/rsdoctor/issues/new';
/** DocSearch is used with its own client even when only the local engine answers; it insists on an id and a key. */
const NO_SERVICE = 'local';
const SMALL_SCREEN = '(max-width: 48em)';

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

function addressOf({ indexes }: SearchConfig, lang: string): string {
  const names = (indexes || document.documentElement.dataset.indexes || '').split(' ');
  return withBase(`/${indexAddress(names.find((name) => name.startsWith(`${lang}.`)) ?? lang)}`);
}

const engineOf = (config: SearchConfig, lang: string) => localEngine(addressOf(config, lang));

const HitLink: NonNullable<DocSearchModalProps['hitComponent']> = ({ hit, children }) => (
  <Link href={hit.url}>{children}</Link>
);

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
  onClose: () => void;
}

/** The boot script's frame is there again, and offers another try. */
function showFrame(): void {
  const dialog = searchDialog();
  if (dialog) delete stateOf(dialog).filled;
  dispatchEvent(new Event(UNFILLED_EVENT));
}

/** What fills the dialog; when it fails the page stays, and so does the dialog. */
export function Dialog(props: DialogProps) {
  return (
    <Part name="search" onFail={showFrame}>
      <SearchDialog {...props} />
    </Part>
  );
}

function SearchDialog({ config, onClose }: DialogProps) {
  const lang = useLang();
  const texts = textsOf(lang);
  const dialog = useRef(searchDialog());
  const initialQuery = useRef(frameInput(dialog.current!)?.value);
  const status = useRef<HTMLDivElement>(null);
  const fromLocal = useRef(false);
  const unknown = useRef<string[]>([]);
  /** The query whose hits are on screen. */
  const answered = useRef('');
  const linkNavigate = useLinkNavigate();
  const goTo = useRef(linkNavigate);
  goTo.current = linkNavigate;
  const close = useRef(onClose);
  close.current = onClose;
  const { hosted } = config;
  // One history a language. Click analytics file a hit under the name of the index: there it is the service's.
  const indexName = hosted?.insights ? hosted.indexName : searchIndexName(lang);
  // Before DocSearch reads them, which it does while it is drawn for the first time.
  useState(() => cleanSavedSearches(indexName));

  /** Enter was pressed before there were results, or results of this query: these are they. */
  const openFirst = useCallback((query: string, { results: [{ hits }] }: Response) => {
    const element = dialog.current!;
    const state = stateOf(element);
    if (state.enter === undefined || element.querySelector<HTMLInputElement>('.DocSearch-Input')?.value !== query)
      return;
    delete state.enter;
    const [first] = hits as ({ url?: string } | undefined)[];
    if (!first?.url) return;
    close.current();
    void goTo.current(first.url);
  }, []);

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
        const local = askLocal(addressOf(config, lang), (words) => {
          unknown.current = words;
        });
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
        return dialogClient(client, {
          ask: async (request) => {
            const answer = await ask(request);
            answered.current = request.query;
            openFirst(request.query, answer);
            return answer;
          },
          isComposing: () => stateOf(dialog.current!).composing !== undefined,
        });
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
    [config, hosted, lang, texts, openFirst],
  );

  useLayoutEffect(() => {
    const element = dialog.current!;
    element.toggleAttribute('data-hosted', Boolean(hosted));
    correctAccessibility(element);
    takeOver(element);
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
    return () => observer.disconnect();
  }, [texts, hosted]);

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

  // Enter means the first hit of what is in the field, not of what was there a few letters ago.
  useEffect(() => {
    const element = dialog.current!;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, shiftKey } = event;
      if (key !== 'Enter' || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLInputElement)) return;
      if (isComposing(event) || !target.value || target.value === answered.current) return;
      event.preventDefault();
      event.stopPropagation();
      stateOf(element).enter = '';
    };
    element.addEventListener('keydown', onKeyDown, true);
    return () => element.removeEventListener('keydown', onKeyDown, true);
  }, []);

  useEffect(() => {
    const element = dialog.current!;
    const onInput = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || stateOf(element).composing !== undefined) return;
      // Blanks are no query.
      if (!target.value.trim()) setValue(target, '');
    };
    element.addEventListener('input', onInput, true);
    return () => element.removeEventListener('input', onInput, true);
  }, []);

  return createPortal(
    <>
      <DocSearchModal
        appId={hosted?.appId ?? NO_SERVICE}
        apiKey={hosted?.apiKey ?? NO_SERVICE}
        indexName={indexName}
        insights={hosted?.insights ?? false}
        placeholder={texts.placeholder}
        translations={texts.screens}
        initialQuery={initialQuery.current?.trim() ? initialQuery.current : undefined}
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
    </>,
    dialog.current!,
  );
}
