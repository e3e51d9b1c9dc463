/** Gives the search package this site's menus, files and settings. */
import path from 'node:path';
import { type Place, pluginSearchIndex, type SearchOptions } from '@rsdoctor-docs/search/build';
import type { RspressPlugin } from '@rspress/core';
import { TEXT_CLASS } from '../../theme/names.ts';
import { htmlFile, toRoute, withoutLang } from '../../theme/site.ts';
import { QUESTIONS_FOLDER } from '../checks/read/site.ts';
import type { HtmlPass } from '../framework/html-pass.ts';
import { type Navigation, navigationOf, type SidebarEntry } from '../framework/navigation.ts';
import { bundle } from '../lib/bundle.ts';

/** Release notes repeat what the guide explains. */
const RELEASE_NOTE = /\/blog\/release\/./;

/** Finds group and name of a page in the sidebars; a page in none gets the menu item of its part of the site. */
export function placeFinder({ title, nav, sidebar }: Navigation, questions: string): (route: string) => Place {
  const listed = new Map<string, { group: string; label: string }>();
  const visit = (entries: SidebarEntry[], group: string | undefined) => {
    for (const { text, link, items } of entries) {
      if (link && text) listed.set(toRoute(link), { group: items ? text : (group ?? text), label: text });
      if (items) visit(items, text ?? group);
    }
  };
  for (const entries of Object.values(sidebar)) visit(entries, undefined);
  return (route) => {
    const group = nav.find(({ activeMatch }) => activeMatch && new RegExp(activeMatch).test(route))?.text ?? title;
    return {
      group,
      ...listed.get(route),
      questions: path.join(questions, htmlFile(withoutLang(route)).replace(/html$/, 'json')),
      isAside: !listed.has(route) || RELEASE_NOTE.test(route),
    };
  };
}

export const searchIndex = (html: HtmlPass, options: Pick<SearchOptions, 'hosted'> = {}): RspressPlugin =>
  pluginSearchIndex({
    html,
    textClass: TEXT_CLASS,
    linkLists: ['next', 'where-next'],
    fileOf: htmlFile,
    placesOf: (config, lang) =>
      placeFinder(navigationOf(config, lang), path.resolve(config.root ?? 'docs', QUESTIONS_FOLDER)),
    bundle: (file) => bundle(file, 'es'),
    ...options,
  });
