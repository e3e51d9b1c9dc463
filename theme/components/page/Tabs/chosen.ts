import { TABS_KEY } from '../../../framework/names.ts';

// What the boot script (theme/boot/tabs.ts), which runs the tabs, and the component, which draws them, must agree on:
// free of React, because every page loads it.

/** Sent by the tabs of a page that React has just drawn (it bubbles): the boot script shows the reader's choice. */
export const DRAWN_EVENT = 'rsdoctor-tabs';
/** Sent by the place of a hash (it bubbles): the boot script shows the tab that hides it, before it is scrolled to. */
export const REVEAL_EVENT = 'rsdoctor-reveal';
/** Sent to tabs in which the reader has chosen one; `detail` is its index. */
export const CHOSEN_EVENT = 'rsdoctor-tab';

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
