/**
 * Makes `localStorage` safe for every script of the page: where the browser denies it (blocked cookies, full disk,
 * sandboxed frame) a store in memory takes its place, so nothing throws and choices last until the page is left. Must
 * run before anything reads it.
 */
export function guardStorage(): void {
  try {
    const probe = 'rsdoctor-probe';
    localStorage.setItem(probe, '1');
    localStorage.getItem(probe);
    localStorage.removeItem(probe);
  } catch {
    const items = new Map<string, string>();
    const memory = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, String(value)),
      removeItem: (key: string) => void items.delete(key),
      clear: () => items.clear(),
      key: (index: number) => [...items.keys()][index] ?? null,
      get length() {
        return items.size;
      },
    };
    Object.defineProperty(window, 'localStorage', { value: memory, configurable: true });
  }
}
