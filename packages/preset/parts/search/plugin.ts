/** Gives the search package the site's menus, files and settings. */
import path from 'node:path';
import { QUESTIONS_FOLDER } from '@rsdoctor-docs/base/docs/site';
import { htmlFile, shapeOf, twinPath } from '@rsdoctor-docs/base/site';
import { type Place, pluginSearchIndex, type SearchOptions } from '@rsdoctor-docs/search/build';
import type { RspressPlugin } from '@rspress/core';
import { type Navigation, placesOf } from '../../frame/navigation.ts';
import { TEXT_CLASS } from '../../names.ts';
import { bundle } from '../../plugins/bundle.ts';
import type { HtmlPass } from '../../plugins/html-pass.ts';
import { navigationOf } from '../../plugins/navigation.ts';
import type { Part } from '../../plugins/part.ts';

/** Finds the group of a page and its rank. A page in no menu gets the name of the site as its group. */
function placeFinder(
  navigation: Navigation & { title: string },
  questionsOf: (route: string) => string,
  isAside: (route: string) => boolean,
): (route: string) => Place {
  const places = placesOf(navigation);
  return (route) => {
    const { label, above } = places.of(route);
    return {
      group: above.at(-1)?.text ?? navigation.title,
      ...(label !== undefined && { label }),
      questions: questionsOf(route),
      isAside: label === undefined || isAside(route),
    };
  };
}

/** The search. @param chunk the script of the dialog, for a site that adds to it */
export const search = (chunk: string = import.meta.resolve('./chunk.ts')): Part => ({
  name: 'search',
  client: import.meta.resolve('./client.ts'),
  chunks: { search: chunk, hosted: import.meta.resolve('@rsdoctor-docs/search/hosted-dialog') },
});

/** What a site says about its search. */
export interface SearchIndexOptions extends Pick<SearchOptions, 'hosted'> {
  /** Pages that come after the others, because they repeat what those explain; by their routes. None by default. */
  isAside?: (route: string) => boolean;
}

export const searchIndex = (
  html: HtmlPass,
  { isAside = () => false, ...options }: SearchIndexOptions = {},
): RspressPlugin =>
  pluginSearchIndex({
    html,
    textClass: TEXT_CLASS,
    linkLists: ['next', 'where-next'],
    fileOf: htmlFile,
    placesOf(config, lang) {
      const shape = { ...shapeOf(config), base: '/' };
      const folder = path.resolve(config.root ?? 'docs', QUESTIONS_FOLDER);
      const plain = (route: string) => twinPath(route, shape, { lang: shape.lang });
      const questionsOf = (route: string) => path.join(folder, htmlFile(plain(route)).replace(/html$/, 'json'));
      return placeFinder(navigationOf(config, lang), questionsOf, isAside);
    },
    bundle: (file) => bundle(file, 'es'),
    ...options,
  });
