// Which tab is shown. Free of React, because client/tabs.ts uses it too.
import { TABS_KEY } from '../../../names.ts';

/** The key that stores the choice of a group; Rspress uses the same. */
export const storageKey = (group: string) => TABS_KEY + group;

type Items = readonly { disabled?: boolean | undefined }[];

/** A stored index as a number, or `fallback` if it is absent, garbage, out of range or disabled. */
export function chosenIndex(stored: string | null, items: Items, fallback: number): number {
  const index = stored !== null && /^\d+$/.test(stored) ? Number(stored) : -1;
  if (items[index] && !items[index].disabled) return index;
  return items[fallback] ? fallback : 0;
}

/** The index of the tab that a key moves to; disabled tabs are skipped. Undefined for a key that moves nowhere. */
export function indexAfterKey(key: string, index: number, items: Items): number | undefined {
  const enabled = items.flatMap((item, i) => (item.disabled ? [] : i));
  const at = enabled.indexOf(index);
  const last = enabled.length - 1;
  switch (key) {
    case 'ArrowRight':
      return enabled[at === last ? 0 : at + 1];
    case 'ArrowLeft':
      return enabled[at <= 0 ? last : at - 1];
    case 'Home':
      return enabled[0];
    case 'End':
      return enabled[last];
    default:
      return undefined;
  }
}
