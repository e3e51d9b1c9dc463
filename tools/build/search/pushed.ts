/** What `search:push` uploads: the records of the local index, and the settings of the service's index. */
import { REST, recordsOf, unpackIndex } from '../../../theme/components/search/engine/index-file.ts';
import { builtLanguages, readBuiltIndex } from './built-index.ts';
import type { Settings } from './service.ts';

/** How the service must treat the records; the counterpart of the local engine's weights. */
export const SETTINGS: Settings = {
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    'unordered(questions)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(hierarchy.lvl4)',
    'unordered(hierarchy.lvl5)',
    'unordered(hierarchy.lvl6)',
    'content',
  ],
  attributesForFaceting: ['lang'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributeForDistinct: 'url',
  customRanking: ['asc(level)', 'asc(position)'],
  indexLanguages: ['zh', 'en'],
  ignorePlurals: ['en'],
  camelCaseAttributes: ['hierarchy', 'content'],
};

export interface PushedRecord {
  objectID: string;
  lang: string;
  [name: string]: unknown;
}

function pagesOf(dir: string, lang: string) {
  const { index, texts } = readBuiltIndex(dir, lang);
  return unpackIndex(index, texts);
}

/** The records of a built site, with what the service needs to filter and to rank them. */
export function recordsToPush(dir: string): PushedRecord[] {
  return builtLanguages(dir).flatMap((lang) =>
    pagesOf(dir, lang).flatMap((page) =>
      recordsOf(page).map((record, position) => ({
        ...record,
        content: record.content?.replace(REST, '… ') ?? null,
        lang,
        keywords: [page.keywords, page.description].filter(Boolean).join(' '),
        questions: page.sections[position]?.[4] ?? [],
        level: Number(record.type.slice(3)),
        position,
      })),
    ),
  );
}
