/**
 * The reader's choice in groups of tabs, which all blocks of a group and all browser tabs share. Groups may share names too:
 * who chooses one of these in one group chooses it in every group that has it.
 */
import { chosenIndex, storageKey } from './chosen.ts';
import { onPage } from './page.ts';
import { store } from './storage.ts';

const readChoice = (group: string) => localStorage.getItem(storageKey(group));
const keep = (group: string, index: number) => store(storageKey(group), String(index));

/** Calls back for each page, and when a choice has changed. */
export function onChoice(callback: () => void): void {
  addEventListener('storage', callback);
  onPage(callback);
}

/** The group that stores which shared name was chosen last. */
let sharing = '';
let sharedNames: readonly string[] = [];

/** Makes names shared. @param group stores the last choice among them, and may have tabs of its own, in this order */
export function shareNames(group: string, names: readonly string[]): void {
  sharing = group;
  sharedNames = names;
}

/** The shared name that the reader has chosen; undefined before there is a choice. */
export const chosenName = (): string | undefined => sharedNames[Number(readChoice(sharing) ?? -1)];

/**
 * The choice in a block of tabs: that of its group, or else `shown`. If this is a shared name, the one that the reader chose
 * last wins over it.
 */
export function chosenOf(group: string, labels: readonly string[], shown: number): number {
  const chosen = chosenIndex(readChoice(group), labels.length, shown);
  const named = labels.indexOf(chosenName() ?? '');
  return named >= 0 && sharedNames.includes(labels[chosen] ?? '') ? named : chosen;
}

/** Makes a choice, and says so to {@link onChoice} by the event that the other browser tabs get. */
export function choose(group: string, index: number, label: string): void {
  keep(group, index);
  const name = sharedNames.indexOf(label);
  if (name >= 0) keep(sharing, name);
  dispatchEvent(new Event('storage'));
}
