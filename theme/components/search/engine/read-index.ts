/** The files of the index as they came over the network. */
import { isFields, isOwnAddress, isText } from '../../../outside.ts';
import { INDEX_VERSION, type SearchIndexFile, type SearchTextFile } from './index-file.ts';

/** Stands for the origin of the site: routes have none. */
const ORIGIN = 'https://site.invalid';

/** `[depth, anchor, heading, questions]`, the last one where there are some. */
const isSection = (value: unknown): boolean => {
  if (!Array.isArray(value)) return false;
  const [depth, ...texts] = value as unknown[];
  return [1, 2, 3, 4, 5, 6].includes(depth as number) && texts.length >= 2 && texts.every(isText);
};

/** `[route, group, keywords, description, isListed, sections]`; a page has at least its title. */
const isPage = (value: unknown): boolean => {
  if (!Array.isArray(value)) return false;
  const [route, group, keywords, description, isListed, sections] = value as unknown[];
  return (
    isText(route) &&
    route.startsWith('/') &&
    isOwnAddress(route, ORIGIN) &&
    [group, keywords, description].every(isText) &&
    (isListed === 0 || isListed === 1) &&
    Array.isArray(sections) &&
    sections.length > 0 &&
    sections.every(isSection)
  );
};

/**
 * The first file of a language.
 * @throws when it is something else: a proxy's page, a file cut off, another version's format
 */
export function readIndex(file: unknown): SearchIndexFile {
  if (
    !isFields(file) ||
    file.version !== INDEX_VERSION ||
    !isText(file.lang) ||
    !isText(file.variants ?? '') ||
    !Array.isArray(file.pages) ||
    !file.pages.every(isPage)
  )
    throw new Error('a search index of an unknown shape');
  return file as unknown as SearchIndexFile;
}

/**
 * The second file of a language, which unpackIndex (index-file.ts) holds against the first.
 * @throws when it is something else
 */
export function readTexts(file: unknown): SearchTextFile {
  if (
    !isFields(file) ||
    file.version !== INDEX_VERSION ||
    !Array.isArray(file.texts) ||
    !file.texts.every((texts) => Array.isArray(texts) && texts.every(isText))
  )
    throw new Error('texts of a search index of an unknown shape');
  return file as unknown as SearchTextFile;
}
