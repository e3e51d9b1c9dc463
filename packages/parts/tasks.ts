/** What readers come for. The 404 page and the empty search dialog link to the pages that answer it. */
import * as en from './words/en.ts';
import { withFallback } from './words/fallback.ts';
import * as zh from './words/zh.ts';

/** Routes without the language, by the name of their words. */
const LINKS = {
  large: '/guide/start/large-bundle',
  slow: '/guide/start/slow-build',
  twice: '/guide/rules/rules#e1001-duplicate-packages',
  change: '/guide/usage/bundle-diff',
  ci: '/guide/start/cicd',
  why: '/guide/usage/module-analysis',
} as const;

/** The tasks in a language: the heading above them, and each with the page that answers it. */
export function tasksIn(lang: string): { title: string; links: { text: string; link: string }[] } {
  const { title, ...words } = withFallback(lang, { en: en.tasks, zh: zh.tasks });
  const names = Object.keys(LINKS) as (keyof typeof LINKS)[];
  return { title, links: names.map((name) => ({ text: words[name], link: LINKS[name] })) };
}
