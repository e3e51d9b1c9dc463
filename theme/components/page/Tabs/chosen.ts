import { TABS_KEY } from '../../../names.ts';

// Shared by the component, which draws tabs, and client/tabs.ts, which runs them: free of React.

/** Where the choice of a group is kept; Rspress's own key. */
export const storageKey = (group: string) => TABS_KEY + group;

type Items = readonly { disabled?: boolean | undefined }[];

/** A stored index as a number, or the default when it is absent, garbage, out of range or disabled. */
export function chosenIndex(stored: string | null, items: Items, fallback: number): number {
  const index = stored !== null && /^\d+$/.test(stored) ? Number(stored) : -1;
  if (items[index] && !items[index].disabled) return index;
  return items[fallback] ? fallback : 0;
}

/** The tab that a key moves to from `index` (disabled ones are skipped), or undefined for any other key. */
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
