/** Gives the search package this site's menus, files and settings. */
import path from 'node:path';
import { QUESTIONS_FOLDER } from '@rsdoctor-docs/base/docs/site';
import { htmlFile, inLang, withoutLang } from '@rsdoctor-docs/base/site';
import { type Place, pluginSearchIndex, type SearchOptions } from '@rsdoctor-docs/search/build';
import type { RspressPlugin } from '@rspress/core';
import type { HtmlPass } from '#tools/framework/html-pass.ts';
import { navigationOf } from '#tools/framework/navigation.ts';
import type { Part } from '#tools/framework/part.ts';
import { bundle } from '#tools/lib/bundle.ts';
import { searchAnswers } from '#tools/reference/messages.ts';
import { type Navigation, placesOf } from '../../frame/navigation.ts';
import { TEXT_CLASS } from '../../names.ts';

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

export const search: Part = {
  name: 'search',
  client: import.meta.resolve('./client.ts'),
  chunks: {
    search: import.meta.resolve('./chunk.ts'),
    hosted: import.meta.resolve('@rsdoctor-docs/search/hosted-dialog'),
  },
};

export const searchIndex = (html: HtmlPass, options: Pick<SearchOptions, 'hosted'> = {}): RspressPlugin =>
  pluginSearchIndex({
    html,
    textClass: TEXT_CLASS,
    linkLists: ['next', 'where-next'],
    fileOf: htmlFile,
    placesOf: (config, lang) =>
      placeFinder(navigationOf(config, lang), path.resolve(config.root ?? 'docs', QUESTIONS_FOLDER)),
    answersIn: (lang) => searchAnswers().map(({ at, texts }) => ({ at: inLang(at, lang), texts })),
    bundle: (file) => bundle(file, 'es'),
    ...options,
  });
