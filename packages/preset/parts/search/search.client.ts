/** Opens and closes the search dialog at once, while the bundle that fills it is on its way (chunk.ts). */

import { type HostedConfig, MAX_QUERY } from '@rsdoctor-docs/search/config';
import type { Search } from '@rsdoctor-docs/search/dialog';
import { isComposing, isField, isSlash, isToggle, isTyped } from '@rsdoctor-docs/search/keys';
import { idleChunks, loadChunk } from '../../client/chunks.ts';
import { pageLang } from '../../client/config.ts';
import { indexUrl } from '../../client/index-url.ts';
import { closest, INTENT, on } from '../../client/on.ts';
import { onPage } from '../../client/page.ts';

const BUTTON = '[data-search-button]';

const filled = new WeakMap<HTMLDialogElement, Search>();
const dialogOf = () => document.querySelector<HTMLDialogElement>('.search-dialog');
const inputOf = (dialog: HTMLDialogElement) => dialog.querySelector('input') as HTMLInputElement;

/**
 * Starts the dialog's own script and shows the results for the text in the field.
 * @param long a text that the field is too short for: the engine looks for messages in it
 */
async function fill(dialog: HTMLDialogElement, long?: string): Promise<void> {
  const away = dialog.querySelector<HTMLElement>('.search-away') as HTMLElement;
  away.hidden = true;
  // The style sheet shows that the dialog waits, and later that it has failed.
  if (!filled.has(dialog)) dialog.dataset.status = 'stalled';
  try {
    const { attachSearch } = await loadChunk<typeof import('./chunk.ts')>('search');
    let search = filled.get(dialog);
    if (!search) {
      const lang = pageLang();
      const hosted = dialog.dataset.hosted ? (JSON.parse(dialog.dataset.hosted) as HostedConfig) : undefined;
      search = attachSearch(dialog, {
        lang,
        // Click analytics report the index name, which must be the hosted service's.
        indexName: hosted?.insights ? hosted.indexName : `${__CLIENT__.name}-${lang}`,
        indexUrl: indexUrl(lang),
        base: __CLIENT__.base,
        workerUrl: new URL(dialog.dataset.worker ?? '', location.href).href,
        hosted: hosted && {
          config: hosted,
          load: () => loadChunk<typeof import('@rsdoctor-docs/search/hosted-dialog')>('hosted'),
        },
        personalization: !('noHistory' in dialog.dataset),
        repository: __CLIENT__.repository,
      });
      filled.set(dialog, search);
    }
    if (dialog.open) search.show(long);
  } catch {
    dialog.dataset.status = 'error';
    away.hidden = !dialog.open;
  }
}

function open(query: string, isWholeSelected: boolean): void {
  const dialog = dialogOf();
  if (!dialog || dialog.open) return;
  const input = inputOf(dialog);
  // By code points: half an emoji can be in no address.
  input.value = [...query].slice(0, MAX_QUERY).join('');
  input.maxLength = MAX_QUERY;
  dialog.showModal();
  input.focus();
  if (isWholeSelected) input.select();
  void fill(dialog, query.length > MAX_QUERY ? query : undefined);
}

/** Calls back for events of the dialog. Some do not bubble, so it captures them. */
const onDialog = (type: string, act: (dialog: HTMLDialogElement, event: Event) => unknown) =>
  on<HTMLDialogElement, Event>(type, '.search-dialog', act, true);

idleChunks.set('search', '.search-dialog');
const selection = () => String(getSelection() ?? '').trim();
on('click', BUTTON, ({ dataset }) => open(dataset.searchButton || selection(), true));
onDialog('click', (dialog, event) => {
  // A click outside the box has the dialog itself as its target.
  if (event.target === dialog || closest(event, '[data-search-close]')) dialog.close();
  else if (closest(event, '[data-search-retry]')) {
    inputOf(dialog).focus();
    void fill(dialog);
  }
});
/** Whether the last key was an Escape that ended the composition of an input method. */
let endedComposition = false;
addEventListener('keydown', (event) => {
  endedComposition = event.key === 'Escape' && isComposing(event);
  const dialog = dialogOf();
  if (event.defaultPrevented || !dialog) return;
  const isOpen = dialog.open;
  if (isOpen && (isToggle(event) || (event.key === 'Escape' && !isComposing(event)))) dialog.close();
  else if (isOpen) return;
  else if (isToggle(event) || isSlash(event, isField(event.target))) open(selection(), true);
  else if (closest(event, BUTTON) && isTyped(event)) open(event.key, false);
  else return;
  event.preventDefault();
});
// An Enter before the dialog's script has come opens the first hit as soon as it can.
onDialog('submit', (dialog, event) => {
  event.preventDefault();
  if (!filled.has(dialog) && inputOf(dialog).value.trim()) dialog.dataset.enter = '';
});
onDialog('input', (dialog) => delete dialog.dataset.enter);
addEventListener('online', () => {
  const dialog = dialogOf();
  if (dialog?.open && !filled.has(dialog)) void fill(dialog);
});
on(INTENT, BUTTON, () => {
  const dialog = dialogOf();
  if (dialog) void fill(dialog);
});
onDialog('close', (dialog) => {
  // The event is late: a fast reader may have opened the dialog again, and typed.
  if (dialog.open) return;
  inputOf(dialog).value = '';
  filled.get(dialog)?.reset();
});
// The browser closes a dialog at any Escape, also at one that ends the composition of an input method.
onDialog('cancel', (_, event) => endedComposition && event.preventDefault());
// The way back closes it too, and leads to the page before only then.
(window as { navigation?: EventTarget }).navigation?.addEventListener('navigate', (event) => {
  const dialog = dialogOf();
  if (
    !dialog?.open ||
    !event.cancelable ||
    (event as Event & { navigationType?: string }).navigationType !== 'traverse'
  )
    return;
  event.preventDefault();
  dialog.close();
});

onPage(() => {
  const keys = document.querySelector(`${BUTTON} kbd`);
  if (keys && /Mac|iPhone|iPad/.test(navigator.platform)) keys.textContent = '⌘ K';
});
