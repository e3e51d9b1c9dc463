// What is stored of the choice in a group of tabs.
import { TABS_KEY } from '../names.ts';

/** The key that stores the choice of a group; Rspress uses the same. */
export const storageKey = (group: string) => TABS_KEY + group;

/** A stored index as a number, or `fallback` if it is absent, garbage or out of range. */
export function chosenIndex(stored: string | null, count: number, fallback: number): number {
  const index = stored !== null && /^\d+$/.test(stored) ? Number(stored) : -1;
  return index >= 0 && index < count ? index : fallback;
}
