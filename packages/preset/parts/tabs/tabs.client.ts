/**
 * Runs the tabs that index.tsx draws: clicks, arrow keys, and the reader's choice, which all blocks of a group and all browser
 * tabs share.
 */
import { choose, chosenOf, onChoice } from '../../client/choices.ts';
import { on } from '../../client/on.ts';
import { indexAfterKey } from './keys.ts';

const buttonsOf = (tabs: Element) => [
  ...tabs.querySelectorAll<HTMLButtonElement>(':scope > [role=tablist] > [role=tab]'),
];
const panelsOf = (tabs: Element) => [...tabs.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]')];
const shownIndex = (buttons: HTMLButtonElement[]) =>
  buttons.findIndex((button) => button.getAttribute('aria-selected') === 'true');

const nameOf = ({ value, textContent }: HTMLButtonElement) => value || (textContent ?? '');

/** Hides a panel. The browser's own search still looks into it, and sends `beforematch`. React can't write this value. */
function hide(panel: Element): void {
  panel.setAttribute('hidden', 'until-found');
  // That hides the content of the panel alone: screen readers would still meet an empty panel.
  panel.ariaHidden = 'true';
}

function show(tabs: Element, chosen: number): void {
  buttonsOf(tabs).forEach((button, index) => {
    button.setAttribute('aria-selected', String(index === chosen));
    button.tabIndex = index === chosen ? 0 : -1;
  });
  panelsOf(tabs).forEach((panel, index) => {
    hide(panel);
    if (index !== chosen) return;
    panel.removeAttribute('hidden');
    panel.ariaHidden = null;
  });
}

/** Shows the reader's choice in one block of tabs. */
function showChosen(tabs: HTMLElement): void {
  const buttons = buttonsOf(tabs);
  const shown = shownIndex(buttons);
  const chosen = chosenOf(tabs.dataset.group ?? '', buttons.map(nameOf), shown);
  if (chosen !== shown && !buttons[chosen]?.disabled) show(tabs, chosen);
}

function chooseTab(tabs: HTMLElement, index: number): void {
  const { group } = tabs.dataset;
  if (group) choose(group, index, nameOf(buttonsOf(tabs)[index]!));
  else show(tabs, index);
}

const blockOf = (tab: Element) => tab.parentElement?.parentElement as HTMLElement;

on<HTMLButtonElement>('click', '[role=tab]', (tab) => chooseTab(blockOf(tab), buttonsOf(blockOf(tab)).indexOf(tab)));
on<HTMLButtonElement, KeyboardEvent>('keydown', '[role=tab]', (tab, event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const buttons = buttonsOf(blockOf(tab));
  const enabled = buttons.filter(({ disabled }) => !disabled);
  const next = indexAfterKey(event.key, enabled.indexOf(tab), enabled.length);
  if (next === undefined) return;
  event.preventDefault();
  chooseTab(blockOf(tab), buttons.indexOf(enabled[next] as HTMLButtonElement));
  enabled[next]?.focus();
});
on('beforematch', '[role=tabpanel]', (panel) => {
  const tabs = panel.parentElement as HTMLElement;
  chooseTab(tabs, panelsOf(tabs).indexOf(panel));
});
onChoice(() => {
  document.querySelectorAll<HTMLElement>('[data-group]').forEach(showChosen);
  document.querySelectorAll('[role=tabpanel][hidden]').forEach(hide);
});
