/** Gives the search package the site's menus, files and settings. */
import path from 'node:path';
import { QUESTIONS_FOLDER } from '@rsdoctor-docs/base/docs/site';
import { htmlFile, shapeOf, twinPath } from '@rsdoctor-docs/base/site';
import { pluginSearchIndex, type SearchOptions } from '@rsdoctor-docs/search/build';
import type { RspressPlugin } from '@rspress/core';
import { TEXT_CLASS } from '../../names.ts';
import { bundle } from '../../plugins/bundle.ts';
import type { HtmlPass } from '../../plugins/html-pass.ts';
import { navigationOf, placeFinder } from '../../plugins/navigation.ts';
import type { Part } from '../../plugins/part.ts';

/** The search. @param chunk the script of the dialog, for a site that adds to it */
export const search = (chunk: string = import.meta.resolve('./chunk.ts')): Part => ({
  name: 'search',
  client: import.meta.resolve('./search.client.ts'),
  chunks: { search: chunk, hosted: import.meta.resolve('@rsdoctor-docs/search/hosted-dialog') },
});

/** What a site says about its search. */
export interface SearchIndexOptions extends Pick<SearchOptions, 'hosted' | 'answersIn'> {
  /** How much a page counts, by its route: below 1 for one that repeats what others explain, above for one they refer to. */
  weightOf?: (route: string) => number;
}

/** A page in no menu is an excerpt of others. */
const IN_NO_MENU = 0.6;

export const searchIndex = (
  html: HtmlPass,
  { weightOf = () => 1, ...options }: SearchIndexOptions = {},
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
      const placeOf = placeFinder(config, lang);
      const { title } = navigationOf(config, lang);
      return (route) => {
        const { label, above } = placeOf(route);
        return {
          // A page in no menu gets the name of the site as its group.
          group: above.at(-1)?.text ?? title,
          ...(label !== undefined && { label }),
          questions: questionsOf(route),
          weight: weightOf(route) * (label === undefined ? IN_NO_MENU : 1),
        };
      };
    },
    bundle: (file) => bundle(file, 'es'),
    ...options,
  });
