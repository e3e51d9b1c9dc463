/**
 * The search dialog until its results are there, and its keys at all times: it opens in the event that asks for it, its
 * field takes every letter, and React (theme/components/search) puts the results into the same dialog when it comes.
 */
import {
  CLOSED_EVENT,
  frameInput,
  KEPT_QUERY_KEY,
  MAX_QUERY,
  OPENED_EVENT,
  searchDialog,
  stateOf,
  UNFILLED_EVENT,
} from '../components/search/frame.ts';
import { isComposing, isField, isSlash, isToggle, isTyped } from '../components/search/keys.ts';
import { PATIENCE_MS } from '../outside.ts';
import { closest } from './closest.ts';
import { text } from './texts.ts';

const BUTTON = '[data-search-button]';

/** Makes the dialog, with nothing but a field in it; the markup is drawn like the one that takes its place. */
function makeDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'search-dialog';
  dialog.innerHTML = `<div class="search-frame"><div><form role="search"><input type="search" maxlength="${MAX_QUERY}" autocomplete="off" autocorrect="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"><button type="button"></button></form><p role="status"></p><button type="button" hidden></button></div></div>`;
  const [cancel, retry] = dialog.querySelectorAll('button');
  const input = frameInput(dialog);
  const state = stateOf(dialog);

  cancel?.addEventListener('click', () => dialog.close());
  retry?.addEventListener('click', () => ask(dialog));
  dialog.addEventListener('mousedown', (event) => {
    if ((event.target as Element).className === 'search-frame') dialog.close();
  });
  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    if (state.filled === undefined && input?.value.trim()) state.enter = '';
  });
  dialog.addEventListener('input', (event) => {
    if (event.isTrusted) delete state.enter;
  });
  dialog.addEventListener('compositionstart', () => {
    state.composing = '';
  });
  dialog.addEventListener('compositionend', () => {
    delete state.composing;
  });
  dialog.addEventListener(
    'keydown',
    (event) => {
      // Just closed, it still has the focus until the browser draws again: its keys are the page's.
      if (!dialog.open) return;
      // The input method's keys stay with it: neither DocSearch nor the dialog may take them.
      if (isComposing(event)) event.stopPropagation();
      else if (event.key === 'Escape' || isToggle(event)) {
        event.preventDefault();
        event.stopPropagation();
        dialog.close();
      }
    },
    true,
  );
  dialog.addEventListener('cancel', (event) => state.composing !== undefined && event.preventDefault());
  dialog.addEventListener('close', () => {
    // Opened again in the meantime.
    if (dialog.open) return;
    dispatchEvent(new Event(CLOSED_EVENT));
    for (const name of Object.keys(dialog.dataset)) delete dialog.dataset[name];
  });
  document.body.append(dialog);
  return dialog;
}

function say(dialog: HTMLDialogElement, message: string): void {
  const status = dialog.querySelector('.search-frame [role=status]');
  if (status) status.textContent = message;
  const retry = dialog.querySelector<HTMLElement>('.search-frame form ~ button');
  if (retry) retry.hidden = !message;
}

let waiting: ReturnType<typeof setTimeout>;

/** Asks React for the results, once more after they did not come. */
function ask(dialog: HTMLDialogElement): void {
  say(dialog, '');
  frameInput(dialog)?.focus();
  dispatchEvent(new Event(OPENED_EVENT));
  // Of scripts that hang nothing is heard.
  clearTimeout(waiting);
  waiting = setTimeout(() => dispatchEvent(new Event(UNFILLED_EVENT)), PATIENCE_MS);
}

function open(query: string, wholeSelected: boolean): void {
  if (!document.querySelector(BUTTON)) return;
  const dialog = searchDialog() ?? makeDialog();
  const input = frameInput(dialog);
  if (dialog.open || !input) return;
  for (const name of Object.keys(dialog.dataset)) delete dialog.dataset[name];
  const [cancel, retry] = dialog.querySelectorAll('.search-frame button');
  dialog.ariaLabel = input.ariaLabel = text('searchName');
  input.placeholder = text('searchPlaceholder');
  if (cancel) cancel.textContent = text('searchCancel');
  if (retry) retry.textContent = text('partRetry');
  input.value = query.slice(0, MAX_QUERY);
  dialog.showModal();
  input.focus();
  if (wholeSelected) input.select();
  ask(dialog);
}

/** Wires the search button and its keys on all pages. */
export function startSearch(): void {
  const selection = () => String(getSelection() ?? '').trim();
  document.addEventListener('click', (event) => closest(event, BUTTON) && open(selection(), true));
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented) return;
    if (isToggle(event) || isSlash(event, isField(event.target))) open(selection(), true);
    else if (closest(event, BUTTON) && isTyped(event)) open(event.key, false);
    else return;
    event.preventDefault();
  });
  addEventListener(UNFILLED_EVENT, () => {
    const dialog = searchDialog();
    if (!dialog?.open || stateOf(dialog).filled !== undefined) return;
    // Now only from the reader: the network is there and yet nothing came.
    say(dialog, text('searchAwayText'));
  });
  addEventListener('online', () => {
    const dialog = searchDialog();
    if (dialog?.open && stateOf(dialog).filled === undefined) ask(dialog);
  });
  try {
    const kept = sessionStorage.getItem(KEPT_QUERY_KEY);
    sessionStorage.removeItem(KEPT_QUERY_KEY);
    if (kept !== null) open(kept, false);
  } catch {
    // No store, nothing kept.
  }
}

/** Keeps an open dialog's query over the load of the page that is about to happen. */
export function keepQuery(): void {
  const dialog = searchDialog();
  if (dialog?.open) sessionStorage.setItem(KEPT_QUERY_KEY, frameInput(dialog)?.value ?? '');
}
