/**
 * What the boot script, which opens the dialog of search and takes what is typed (theme/boot/search.ts), and React,
 * which fills it with results, must agree on. Free of React, because every page loads it.
 */

/** Event on `window`: the dialog is open, or asks once more for what did not come. */
export const OPENED_EVENT = 'rsdoctor-search';
/** Event on `window`: the dialog has been closed. */
export const CLOSED_EVENT = 'rsdoctor-search-closed';
/** Event on `window`: what fills the dialog did not come. */
export const UNFILLED_EVENT = 'rsdoctor-search-unfilled';

/** Where the query waits while the page is loaded again, in the store of the browser's tab. */
export const KEPT_QUERY_KEY = 'rsdoctor-query';

/** Length of a query that DocSearch takes, in characters. */
export const MAX_QUERY = 64;

/** The one dialog of search, once it has been opened for the first time. */
export const searchDialog = () => document.querySelector<HTMLDialogElement>('dialog.search-dialog');

/** Attributes of the dialog. */
export interface DialogState {
  /** Something is being composed with an input method. */
  composing?: '';
  /** The results are in it: the frame of the boot script has gone. */
  filled?: '';
  /** The reader has pressed Enter before there were results of what is in the field. */
  enter?: '';
}
/** The state of a dialog, to be read and written. */
export const stateOf = (dialog: HTMLElement): DialogState => dialog.dataset as DialogState;

/** The field of the frame. */
export const frameInput = (dialog: HTMLElement) => dialog.querySelector<HTMLInputElement>('.search-frame input');
