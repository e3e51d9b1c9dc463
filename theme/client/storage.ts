/**
 * Makes `localStorage` safe for all our scripts. Where the browser denies it (blocked cookies, full disk, sandboxed frame)
 * a store in memory takes its place, so that nothing throws and choices last until the page is left.
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
    };
    Object.defineProperty(window, 'localStorage', { value: memory, configurable: true });
  }
}
