/** Gives the search package this site's menus, files and settings. */
import path from 'node:path';
import { type Place, pluginSearchIndex, type SearchOptions } from '@rsdoctor-docs/search/build';
import type { RspressPlugin } from '@rspress/core';
import { TEXT_CLASS } from '../../theme/names.ts';
import { type Navigation, placesOf } from '../../theme/navigation.ts';
import { htmlFile, withoutLang } from '../../theme/site.ts';
import { QUESTIONS_FOLDER } from '../checks/read/site.ts';
import type { HtmlPass } from '../framework/html-pass.ts';
import { navigationOf } from '../framework/navigation.ts';
import { bundle } from '../lib/bundle.ts';

/** Release notes repeat what the guide explains. */
const RELEASE_NOTE = /\/blog\/release\/./;

/** Finds the group of a page and its rank. A page in no menu gets the name of the site as its group. */
function placeFinder(navigation: Navigation & { title: string }, questions: string): (route: string) => Place {
  const places = placesOf(navigation);
  return (route) => {
    const { label, above } = places.of(route);
    return {
      group: above.at(-1)?.text ?? navigation.title,
      ...(label !== undefined && { label }),
      questions: path.join(questions, htmlFile(withoutLang(route)).replace(/html$/, 'json')),
      isAside: label === undefined || RELEASE_NOTE.test(route),
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
