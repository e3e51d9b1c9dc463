/** The script of the search dialog; a site adds what it knows of its readers (`tasks`). */
import { attachSearch as attach, type SearchOptions } from '@rsdoctor-docs/search/dialog';

export const attachSearch = (dialog: HTMLDialogElement, options: Omit<SearchOptions, 'usedBy'>) =>
  attach(dialog, { ...options, usedBy: '[data-does^=copy]' });
