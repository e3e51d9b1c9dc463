// Works out which tab is shown, from what is stored and from the key that was pressed.
import { TABS_KEY } from '../../names.ts';

/** The key that stores the choice of a group; Rspress uses the same. */
export const storageKey = (group: string) => TABS_KEY + group;

/** A stored index as a number, or `fallback` if it is absent, garbage or out of range. */
export function chosenIndex(stored: string | null, count: number, fallback: number): number {
  const index = stored !== null && /^\d+$/.test(stored) ? Number(stored) : -1;
  return index >= 0 && index < count ? index : fallback;
}

/** The index of the tab that a key moves to; undefined for a key that moves nowhere. */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index + count - 1,
    Home: 0,
    End: count - 1,
  };
  const to = moves[key];
  return to === undefined ? undefined : to % count;
}
