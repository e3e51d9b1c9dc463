/** The script of the search dialog; a site adds what it knows of its readers (`tasks`). */
import { attachSearch as attach, type SearchOptions } from '@rsdoctor-docs/search/dialog';

interface Options extends Omit<SearchOptions, 'usedBy' | 'reportUrl'> {
  /** Where readers report a query without results, or empty. */
  repository: string;
}

export const attachSearch = (dialog: HTMLDialogElement, { repository, ...options }: Options) =>
  attach(dialog, {
    ...options,
    usedBy: '[data-does=copy], [data-copies]',
    reportUrl: repository
      ? (query) =>
          `${repository}/issues/new?title=${encodeURIComponent(`docs: no search results for "${query}" (${options.lang})`)}`
      : undefined,
  });
