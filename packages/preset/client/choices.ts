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

/**
 * Makes names shared; the first one is chosen until the reader chooses.
 * @param group stores the last choice among them, as its place in this list
 */
export function shareNames(group: string, names: readonly string[]): void {
  sharing = group;
  sharedNames = names;
}

/** The shared name that the reader has chosen, or else the one in `data-guess` of <html>, by a script that knows more of the reader. */
export const chosenName = (): string =>
  sharedNames[Number(readChoice(sharing) ?? Number.NaN)] ??
  document.documentElement.dataset.guess ??
  sharedNames[0] ??
  '';

/**
 * Whether a label is for a shared name, which is in small letters with - for a blank: it is the name or its first words, or
 * has several such with commas between.
 */
export const isFor = (label: string, name: string): boolean =>
  label
    .toLowerCase()
    .split(', ')
    .some((part) => `${name}-`.startsWith(`${part.replaceAll(' ', '-')}-`));

/**
 * The choice in a block of tabs: that of its group, or else `shown`. If this is for another shared name than the chosen one,
 * the first tab for that wins over it.
 */
export function chosenOf(group: string, labels: readonly string[], shown: number): number {
  const chosen = chosenIndex(readChoice(group), labels.length, shown);
  const isShared = sharedNames.some((name) => isFor(labels[chosen] ?? '', name));
  const named = labels.findIndex((label) => isFor(label, chosenName()));
  return named < 0 || !isShared || isFor(labels[chosen] ?? '', chosenName()) ? chosen : named;
}

/** Chooses a shared name that a label is for, the present one before others, and tells {@link onChoice} by the event of other browser tabs. */
export function chooseName(label: string): void {
  const name = [chosenName(), ...sharedNames].find((one) => isFor(label, one));
  if (name) keep(sharing, sharedNames.indexOf(name));
  dispatchEvent(new Event('storage'));
}

/** Makes a choice in a group of tabs. */
export function choose(group: string, index: number, label: string): void {
  keep(group, index);
  chooseName(label);
}
