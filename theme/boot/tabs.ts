import { chosenIndex, storageKey } from '../components/page/Tabs/chosen.ts';

/** Shows the tabs that the reader chose on another page. React would do it too, but at the first scroll: the text would jump. */
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
