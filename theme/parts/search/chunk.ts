/** Fills the search dialog: the package's script with this site's tasks. A bundle of its own. */

import { knownLang, langPrefix } from '@rsdoctor-docs/base/site';
import { attachSearch as attach, type SearchOptions } from '@rsdoctor-docs/search/dialog';
import { TASKS, TASKS_TITLE } from '../../frame/tasks.ts';

export const attachSearch = (dialog: HTMLDialogElement, options: Omit<SearchOptions, 'tasks' | 'usedBy'>) => {
  const lang = knownLang(options.lang);
  const prefix = options.base + langPrefix(lang).slice(1);
  const links = TASKS.map((task) => ({ text: task[lang], url: prefix.replace(/\/$/, '') + task.link }));
  return attach(dialog, { ...options, tasks: { title: TASKS_TITLE[lang], links }, usedBy: '[data-does^=copy]' });
};
