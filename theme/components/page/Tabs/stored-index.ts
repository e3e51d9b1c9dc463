// One chosen index per group: kept in local storage, the same in every block of the page and in every browser tab.
import { useCallback, useSyncExternalStore } from 'react';

const inMemory = new Map<string, string>();
const listeners = new Set<() => void>();

function read(key: string): string | null {
  try {
    return inMemory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    inMemory.delete(key);
  } catch {
    // Storage is full or forbidden: the choice still holds until the page is left.
    inMemory.set(key, value);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/**
 * What is stored under `key` (null when nothing is, and during the first render, so that it equals the
 * prerendered page) and the function that stores a new value.
 */
export function useStoredIndex(key: string): [string | null, (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
  return [value, useCallback((next: string) => write(key, next), [key])];
}
