/** Fills the search dialog, with this site's tasks in it: a bundle of its own. */

import { attachSearch as attach } from '@rsdoctor-docs/preset/client';
import { type Lang, langPrefix } from '#theme/site.ts';
import { TASKS, TASKS_TITLE } from './tasks.ts';

export const attachSearch: typeof attach = (dialog, options) => {
  // Pages are drawn in the site's languages alone.
  const lang = options.lang as Lang;
  const prefix = options.base.slice(0, -1) + langPrefix(lang);
  const links = TASKS.map((task) => ({ text: task[lang], url: prefix + task.link }));
  return attach(dialog, { ...options, tasks: { title: TASKS_TITLE[lang], links } });
};
