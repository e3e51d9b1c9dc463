/**
 * Fills and drives the search dialog. The site draws the dialog with its field at build (packages/preset/parts/search), and opens
 * it. This script is loaded when a reader points at the search or opens it.
 */
import { EngineError } from '../engine/client.ts';
import { escapeHtml } from '../engine/escape.ts';
import { type AskOptions, type Found, makeAsk } from './ask.ts';
import { bodyHtml, errorHtml, historyHtml, messageHtml, resetHtml, resultsHtml } from './html.ts';
import { isComposing, shortcutKey } from './keys.ts';
import { type SavedHit, SavedSearches } from './saved.ts';
import { textsOf } from './texts.ts';

/** After this many milliseconds without an answer, the dialog says that the search is slow. */
const STALL_MS = 300;
/** From here on, readers aim at what they see. Browsers count what moves so soon after a key as the answer to it (`hadRecentInput`). */
const SETTLED_MS = 500;
const SMALL_SCREEN = '(width <= 48em)';
/** Hits a query asks for, on a wide screen and on a small one (specification, section 9). */
const HITS = { wide: 20, small: 5 };

export interface SearchOptions extends AskOptions {
  /** Keeps recent and favorite searches in the reader's browser. */
  personalization: boolean;
  /** What readers come for, shown as long as nothing is typed: the way in for those who don't know the words. */
  tasks?: { title: string; links: readonly { text: string; url: string }[] } | undefined;
  /** Address of the form that reports a query without results; if there is one. */
  reportUrl?: ((query: string) => string) | undefined;
}

export interface Search {
  /** Shows what belongs to the text in the field, or to one that the field is too short for. */
  show: (long?: string) => void;
  /** Empties the dialog. */
  reset: () => void;
}

/** Ends the engine of the last dialog: a page of another language brings a dialog of its own. */
let endLast: (() => void) | undefined;

/** Puts list, tasks and keys below the field of a dialog, and answers what is typed. */
export function attachSearch(dialog: HTMLDialogElement, options: SearchOptions): Search {
  endLast?.();
  const find = <T extends Element>(selector: string) => dialog.querySelector(selector) as T;
  const input = find<HTMLInputElement>('input');
  const texts = textsOf(options.lang);
  // The attributes for screen readers and the list of keys come with this script, because pages need not carry them
  // before the dialog opens.
  Object.assign(input, {
    role: 'combobox',
    ariaAutoComplete: 'list',
    spellcheck: false,
    autocapitalize: 'off',
    enterKeyHint: 'go',
  });
  input.insertAdjacentHTML('afterend', resetHtml(texts));
  find('.search-box').insertAdjacentHTML('beforeend', bodyHtml(texts, options.tasks));
  const list = find<HTMLElement>('.search-list');
  const tasks = find<HTMLElement>('.search-tasks');
  const status = find<HTMLElement>('[role=status]');
  list.ariaLabel = input.ariaLabel;
  const saved = new SavedSearches(options.indexName, options.personalization);
  const ask = makeAsk(options);
  let hits: readonly SavedHit[] = [];
  /** The last answer. */
  let shown: Found | undefined;
  /** Aborted by the next query: an answer that comes late is dropped. */
  let asking = new AbortController();
  /** The query whose hits are on screen, and since when. */
  let answered = '';
  let drawnAt = 0;
  /** Enter was pressed before the answer to what is in the field: its first hit opens when it comes. */
  let opensFirst = false;
  let isComposed = false;
  let stall: ReturnType<typeof setTimeout> | undefined;

  const items = () =>
    [...dialog.querySelectorAll<HTMLAnchorElement>('a[data-hit]')].filter((item) => item.offsetParent);
  /** The element that is selected: the link, which is an option, or the cell of a grid around it. */
  const choiceOf = (item: HTMLElement) => item.closest<HTMLElement>('[role=gridcell]') ?? item;
  const isActive = (item: HTMLElement) => choiceOf(item).ariaSelected === 'true';
  const activeItem = () => items().find(isActive);
  /** The reader has moved on in the list, or presses a hit: other hits would take it away. */
  const hasMoved = () => list.matches(':active') || items().findIndex(isActive) > 0;

  function setActive(item: HTMLElement | undefined): void {
    for (const other of items()) choiceOf(other).ariaSelected = String(other === item);
    if (item) input.setAttribute('aria-activedescendant', choiceOf(item).id);
    else input.removeAttribute('aria-activedescendant');
    item?.scrollIntoView({ block: 'nearest' });
  }

  function move(step: 1 | -1): void {
    const all = items();
    const at = all.findIndex(isActive);
    setActive(all.at(at < 0 && step < 0 ? -1 : (at + step) % all.length));
  }

  /** Puts content into the list; `state` is what CSS and tests see. */
  function draw(state: string, html: string, message = ''): void {
    clearTimeout(stall);
    dialog.dataset.status = state;
    list.innerHTML = html;
    list.role = state === 'results' ? 'listbox' : state === 'history' ? 'grid' : null;
    tasks.hidden = !options.tasks || !/start|none|error/.test(state);
    input.ariaExpanded = String(Boolean(list.role) || !tasks.hidden);
    input.setAttribute('aria-controls', tasks.hidden ? list.id : tasks.id);
    if (state !== 'results') status.textContent = message;
    setActive(state === 'results' ? items()[0] : undefined);
  }

  function drawStart(): void {
    const { recent, favorites } = saved.read();
    hits = [...recent, ...favorites];
    if (hits.length > 0) draw('history', historyHtml({ recent, favorites }, texts));
    else
      draw('start', options.personalization ? `<p class="search-empty">${escapeHtml(texts.noRecentSearches)}</p>` : '');
  }

  /** A second answer that comes late leaves all that is on screen in its place, and adds what is new in it below. */
  function drawAnswer(query: string, found: Found): void {
    const before = answered === query && performance.now() - drawnAt > SETTLED_MS ? shown : undefined;
    const painted = before?.hits ?? [];
    const recognized = before?.recognized ?? found.recognized;
    if (answered !== query) drawnAt = performance.now();
    const again = painted.map((hit) => found.hits.find(({ url }) => url === hit.url) ?? hit);
    shown = { ...found, recognized, hits: [...again, ...found.hits.filter((hit) => !again.includes(hit))] };
    hits = shown.hits;
    answered = query;
    if (hits.length > 0) {
      draw('results', resultsHtml(shown, painted.length, texts));
      status.textContent = texts.results.replace('{count}', String(found.total ?? items().length));
    } else {
      const message = `${texts.noResults} "${query}"`;
      draw('none', messageHtml(message, found, texts, options.reportUrl?.(query)), message);
    }
    if (opensFirst && hits.length > 0) open(items()[0], false, false);
    opensFirst = false;
  }

  /** @param pasted a text that the field does not hold; it gets what is searched for instead */
  async function show(pasted?: string): Promise<void> {
    if (isComposed) return;
    // Half an emoji can be in no address.
    const query = (pasted ?? input.value.trim()).replace(/\p{Surrogate}/gu, '');
    if (!query && input.value) input.value = '';
    find<HTMLElement>('[type=reset]').hidden = !query;
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    if (!query) {
      answered = '';
      drawStart();
      return;
    }
    clearTimeout(stall);
    const hasHits = () => answered === query && hits.length > 0;
    stall = setTimeout(() => {
      // Hits of the query before stay until the answer comes. Anything else would be taken for the answer.
      if (list.role === 'listbox') dialog.dataset.status = 'stalled';
      else draw('stalled', '');
      status.textContent = texts.waiting;
    }, STALL_MS);
    let isDrawing = false;
    try {
      await ask.search(query, matchMedia(SMALL_SCREEN).matches ? HITS.small : HITS.wide, signal, (found) => {
        isDrawing = true;
        if (pasted && !signal.aborted) input.value = found.query;
        if (!signal.aborted && !(hasHits() && (found.hits.length === 0 || hasMoved())))
          drawAnswer(pasted ? found.query : query, found);
        isDrawing = false;
      });
    } catch (error) {
      if (signal.aborted || hasHits()) return;
      answered = '';
      const fault = isDrawing || error instanceof EngineError ? texts.failed : texts.error;
      draw('error', errorHtml(fault, texts), fault.title);
    }
  }

  /** Opens a hit: here, in a new tab or in a new window. A click lets the page's own navigation follow the link. */
  function open(item: HTMLAnchorElement | undefined, isNewTab: boolean, isNewWindow: boolean): void {
    if (!item) return;
    if (!isNewTab && !isNewWindow) {
      item.click();
      return;
    }
    remember(item);
    window.open(item.href, '_blank', isNewTab ? 'noopener' : 'noopener,popup=0');
  }

  function remember(item: HTMLAnchorElement): void {
    const at = Number(item.dataset.hit);
    const hit = item.dataset.hit ? hits[at] : undefined;
    if (!hit) return;
    saved.add('RECENT', hit);
    ask.clicked(hit, at + 1);
  }

  input.addEventListener('input', () => {
    opensFirst = false;
    void show();
  });
  input.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain').trim() ?? '';
    if (text.length <= input.maxLength) return;
    event.preventDefault();
    input.value = text.slice(0, input.maxLength);
    opensFirst = false;
    void show(text);
  });
  input.addEventListener('compositionstart', () => {
    isComposed = true;
  });
  input.addEventListener('compositionend', () => {
    isComposed = false;
    void show();
  });
  // A reader who comes back from a new tab goes on where they were: the field is still the active element then.
  input.addEventListener('blur', () => document.activeElement !== input && setActive(undefined));
  input.addEventListener('keydown', (event) => {
    if (isComposing(event)) return;
    const { key, ctrlKey, metaKey, shiftKey } = event;
    const letter = ctrlKey && shortcutKey(event);
    if (key === 'ArrowDown' || letter === 'n') move(1);
    else if (key === 'ArrowUp' || letter === 'p') move(-1);
    else if (key === 'Enter') {
      if (input.value.trim() !== answered) opensFirst = true;
      else open(activeItem(), ctrlKey || metaKey, shiftKey);
    } else return;
    event.preventDefault();
  });
  dialog.addEventListener('pointermove', ({ target }) => {
    const item = (target as Element).closest<HTMLElement>('a[data-hit]');
    if (item && !isActive(item)) setActive(item);
  });
  dialog.addEventListener('click', (event) => {
    const target = event.target as Element;
    const item = target.closest<HTMLAnchorElement>('a[data-hit]');
    const button = target.closest<HTMLButtonElement>('button[data-does-search]');
    if (item) {
      remember(item);
      if (!(event.ctrlKey || event.metaKey || event.shiftKey)) dialog.close();
    } else if (button) {
      const { doesSearch, at } = button.dataset;
      const hit = hits[Number(at)];
      // The try before is over at once: what the button stood below must not be taken for the answer to the new one.
      if (doesSearch === '') draw('stalled', '');
      if (doesSearch === 'query') input.value = button.textContent ?? '';
      else if (hit && doesSearch === 'save') saved.favor(hit);
      else if (hit) saved.remove(hit);
      input.focus();
      void show();
    }
  });
  dialog.addEventListener('reset', () => {
    input.value = '';
    input.focus();
    void show();
  });

  // Asks again when the texts have come, because some hits are in these alone.
  const again = () => {
    if (dialog.open && input.value && !hasMoved()) void show();
  };
  ask.complete.then(again, () => undefined);
  addEventListener('online', again);
  endLast = () => {
    removeEventListener('online', again);
    ask.stop();
  };

  return {
    show(long) {
      opensFirst = 'enter' in dialog.dataset;
      delete dialog.dataset.enter;
      void show(long);
    },
    reset() {
      asking.abort();
      hits = [];
      answered = '';
      draw('', '');
    },
  };
}
