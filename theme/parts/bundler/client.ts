/** The switch that chooses the bundler of all pages. Tabs of any group that are named after bundlers follow it. */

import { choose, chosenName, on, onChoice, shareNames } from '@rsdoctor-docs/preset/client';
import { BUNDLER_GROUP, BUNDLERS } from '#theme/site.ts';

shareNames(BUNDLER_GROUP, BUNDLERS);
on<HTMLButtonElement>('click', '[data-does=bundler]', ({ value, textContent }) => {
  // A group of this page may show a tab that is no bundler (Rsbuild). It shows the bundler now, too.
  for (const tab of document.querySelectorAll<HTMLElement>('[data-group] > * > [role=tab]'))
    if (tab.textContent === textContent) tab.click();
  choose(BUNDLER_GROUP, Number(value), textContent);
});
onChoice(() => {
  for (const button of document.querySelectorAll('[data-does=bundler]'))
    button.ariaPressed = String(button.textContent === (chosenName() ?? BUNDLERS[0]));
});
