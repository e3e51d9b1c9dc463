import { chosenIndex, storageKey } from '../components/page/Tabs/chosen.ts';

/**
 * Chooses the tab that hides the place of a hash, so that a link to a heading inside a tab leads to it.
 * @returns whether there was one; the place can be scrolled to as soon as the page is drawn again
 */
export function chooseTabOf(place: Element | null): boolean {
  const panel = place?.closest<HTMLElement>('[role=tabpanel][hidden]');
  const tabs = panel?.closest<HTMLElement>('[data-group]');
  if (!panel || !tabs) return false;
  const index = [...tabs.querySelectorAll(':scope > [role=tabpanel]')].indexOf(panel);
  const key = storageKey(tabs.dataset.group ?? '');
  localStorage.setItem(key, String(index));
  showChosenTabs();
  // React, where it runs, hears of it as of a choice in another browser tab.
  dispatchEvent(new StorageEvent('storage', { key }));
  return true;
}

/**
 * Shows the tabs that the reader chose on another page. React would do it too, but at the first scroll: the text would
 * jump.
 */
export function showChosenTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-group]')) {
    const buttons = [...tabs.querySelectorAll<HTMLButtonElement>(':scope > [role=tablist] > button')];
    const panels = tabs.querySelectorAll<HTMLElement>(':scope > [role=tabpanel]');
    const shown = buttons.findIndex((button) => button.getAttribute('aria-selected') === 'true');
    const chosen = chosenIndex(localStorage.getItem(storageKey(tabs.dataset.group ?? '')), buttons, shown);
    if (chosen === shown) continue;
    buttons.forEach((button, index) => {
      button.setAttribute('aria-selected', String(index === chosen));
      button.tabIndex = index === chosen ? 0 : -1;
    });
    panels.forEach((panel, index) => {
      panel.hidden = index !== chosen;
    });
  }
}
