import { TABS_KEY } from '../../../framework/names.ts';

// What the boot script (theme/boot/tabs.ts) and the component must agree on: free of React, because every page loads
// it.

/** Where the choice of a group is kept; Rspress's own key. */
export const storageKey = (group: string) => TABS_KEY + group;

/** A stored index as a number, or the default when it is absent, garbage, out of range or disabled. */
export function chosenIndex(
  stored: string | null,
  items: readonly { disabled?: boolean | undefined }[],
  fallback: number,
): number {
  const index = stored !== null && /^\d+$/.test(stored) ? Number(stored) : -1;
  if (items[index] && !items[index].disabled) return index;
  return items[fallback] ? fallback : 0;
}
