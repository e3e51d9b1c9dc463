/**
 * Runs the tabs that components/page/Tabs draws: clicks, arrow keys, and the reader's choice, which all blocks of a group
 * and all browser tabs share.
 */
import { chosenIndex, indexAfterKey, storageKey } from '../components/page/Tabs/chosen.ts';
import { BUNDLER_GROUP } from '../site.ts';
import { closest } from './closest.ts';
import { onPage } from './page.ts';

/** Choices that did not fit into storage. */
const unstored = new Map<string, string>();

const read = (key: string) => unstored.get(key) ?? localStorage.getItem(key);

const buttonsOf = (tabs: Element) => [
  ...tabs.querySelectorAll<HTMLButtonElement>(':scope > [role=tablist] > [role=tab]'),
];
const panelsOf = (tabs: Element) => [...tabs.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]')];
const shownIndex = (buttons: HTMLButtonElement[]) =>
  buttons.findIndex((button) => button.getAttribute('aria-selected') === 'true');

function show(tabs: Element, chosen: number): void {
  buttonsOf(tabs).forEach((button, index) => {
    button.setAttribute('aria-selected', String(index === chosen));
    button.tabIndex = index === chosen ? 0 : -1;
  });
  panelsOf(tabs).forEach((panel, index) => {
    panel.hidden = index !== chosen;
  });
}

/** Shows the reader's choice in one block of tabs. */
function showChosen(tabs: HTMLElement): void {
  const { group } = tabs.dataset;
  if (!group) return;
  const key = storageKey(group);
  const buttons = buttonsOf(tabs);
  const shown = shownIndex(buttons);
  const chosen = chosenIndex(read(key), buttons, shown);
  if (chosen !== shown) show(tabs, chosen);
}

function showAllChosen(): void {
  document.querySelectorAll<HTMLElement>('[data-group]').forEach(showChosen);
  const bundlers = [...document.querySelectorAll<HTMLButtonElement>('[data-does=bundler]')];
  const chosen = chosenIndex(read(storageKey(BUNDLER_GROUP)), bundlers, 0);
  bundlers.forEach((button, index) => {
    button.ariaPressed = String(index === chosen);
  });
}

function chooseInGroup(group: string, index: string): void {
  const key = storageKey(group);
  try {
    localStorage.setItem(key, index);
    unstored.delete(key);
  } catch {
    unstored.set(key, index);
  }
  showAllChosen();
}

/** Chooses the bundler of all pages: the sidebar's buttons are one more block of that group. */
export const chooseBundler = ({ value }: HTMLButtonElement) => chooseInGroup(BUNDLER_GROUP, value);

function choose(tabs: HTMLElement, index: number): void {
  const { group } = tabs.dataset;
  if (group) chooseInGroup(group, String(index));
  else show(tabs, index);
}

/**
 * Opens the tab that hides an element.
 * @returns whether one did
 */
export function chooseTabOf(place: Element | null): boolean {
  const panel = place?.closest<HTMLElement>('[role=tabpanel][hidden]');
  const tabs = panel?.parentElement;
  if (!panel || !tabs) return false;
  choose(tabs, panelsOf(tabs).indexOf(panel));
  return true;
}

/** Handles the tabs of all pages, and shows the reader's earlier choice on each. */
export function startTabs(): void {
  const tabOf = (event: Event) => closest(event, '[role=tab]');
  const blockOf = (tab: Element) => tab.parentElement?.parentElement as HTMLElement;
  document.addEventListener('click', (event) => {
    const tab = tabOf(event);
    if (tab) choose(blockOf(tab), buttonsOf(blockOf(tab)).indexOf(tab as HTMLButtonElement));
  });
  document.addEventListener('keydown', (event) => {
    const tab = tabOf(event);
    if (!tab || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const buttons = buttonsOf(blockOf(tab));
    const next = indexAfterKey(event.key, shownIndex(buttons), buttons);
    if (next === undefined) return;
    event.preventDefault();
    choose(blockOf(tab), next);
    buttons[next]?.focus();
  });
  addEventListener('storage', showAllChosen);
  onPage(showAllChosen);
}
