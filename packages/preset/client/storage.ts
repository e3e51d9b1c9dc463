/** A store in memory in the place of `localStorage`: choices last until the page is left. */
function keepInMemory(): void {
  let items = new Map<string, string>();
  try {
    // A full storage still has the reader's earlier choices.
    items = new Map(Object.entries(localStorage));
  } catch {
    // A blocked one can't even be read.
  }
  const memory = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, String(value)),
    removeItem: (key: string) => void items.delete(key),
  };
  Object.defineProperty(window, 'localStorage', { value: memory, configurable: true });
}

/**
 * Makes `localStorage` safe for all our scripts. Where the browser denies it (blocked cookies, full disk, sandboxed frame)
 * a store in memory takes its place, so that nothing throws.
 */
export function guardStorage(): void {
  try {
    const probe = 'probe';
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
  } catch {
    keepInMemory();
  }
}

/** Stores a choice; in memory if the storage is too full for it. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    keepInMemory();
    localStorage.setItem(key, value);
  }
}
