/** Fills the search dialog, with this site's tasks in it: a bundle of its own. */

import { attachSearch as attach } from '@rsdoctor-docs/preset/client';
import { langPrefix } from './site.ts';
import { tasksIn } from './tasks.ts';

export const attachSearch: typeof attach = (dialog, options) => {
  const { title, links } = tasksIn(options.lang);
  const prefix = options.base.slice(0, -1) + langPrefix(options.lang);
  return attach(dialog, {
    ...options,
    tasks: { title, links: links.map(({ text, link }) => ({ text, url: prefix + link })) },
  });
};
