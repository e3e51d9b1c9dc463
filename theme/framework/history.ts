/** The entries of the browser's history, as the router writes them. */
import { isText } from '../outside.ts';

interface Entry {
  /** What the page that navigated has left here. */
  usr?: unknown;
  /** Names the entry. */
  key: string;
}

/** The key of an entry that could not be named: many can share it, so nothing is remembered of them. */
export const NO_KEY = 'default';

/** A key for a new entry. */
export const newKey = () => Math.random().toString(36).slice(2, 10);

/** The entry in a state of the history; undefined for one that the browser or another script made. */
export const readEntry = (state: { key?: unknown } | null | undefined): Entry | undefined =>
  isText(state?.key) ? (state as Entry) : undefined;

/** The entry that is on screen. Those that have no key get it here, so that it is there when the reader comes back. */
export function currentEntry(): Entry {
  const { state } = window.history;
  const known = readEntry(state);
  if (known) return known;
  try {
    const named = { ...state, key: newKey() };
    window.history.replaceState(named, '');
    return named;
  } catch {
    // The browser's limit of calls.
    return { key: NO_KEY };
  }
}
