/** The hosted service. Loaded only on sites that are built with one. */
import type { HostedConfig } from '../config.ts';
import type { Hit } from '../engine/engine.ts';
import { escapeHtml } from '../engine/escape.ts';
import { LEVELS } from '../engine/index-file.ts';
import { askHosts } from './hosts.ts';
import { fieldsOf, isOwnAddress, stringOrNull } from './saved.ts';
import { type AskOnce, type Service, withStandIn } from './stand-in.ts';

/** The library that counts clicks (specification, section 9), and the hash of its file. */
const INSIGHTS = {
  src: 'https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js',
  integrity: 'sha384-uE6dO7u5sYv1QXx2ROG50IiuDV9Shz9QxEew2mtlmKGY1iAuimaRR7DRsbiOCm3C',
};
/** How long after the last query views are sent, in ms, and how many in one call (specification, section 9). */
const VIEWS_AFTER_MS = 400;
const VIEWS_AT_ONCE = 20;

/** A snippet as the service sends it: only its marks pass as HTML. */
const safeHtml = (text: unknown): string | null =>
  typeof text === 'string' ? escapeHtml(text).replace(/&#60;(\/?)mark&#62;/g, '<$1mark>') : null;

/**
 * A hit with the fields that the dialog shows, their texts safe; undefined for one that leads away from the site.
 * @throws TypeError when it is no hit
 */
function readHit(hit: unknown, origin: string): Hit | undefined {
  const { objectID, type, url, hierarchy, content, _snippetResult } = fieldsOf(hit);
  const levels = fieldsOf(hierarchy);
  if (typeof url !== 'string' || typeof levels.lvl0 !== 'string' || typeof levels.lvl1 !== 'string')
    throw new TypeError('The search service sent something else than hits');
  if (!isOwnAddress(url, origin)) return undefined;
  const snippets = fieldsOf(_snippetResult);
  const snippetOf = (found: unknown) => safeHtml(fieldsOf(found).value);
  const marked = LEVELS.map((level) => [level, snippetOf(fieldsOf(snippets.hierarchy)[level])] as const);
  const text = snippetOf(snippets.content);
  return {
    objectID: typeof objectID === 'string' ? objectID : url,
    type,
    url,
    hierarchy: Object.fromEntries(LEVELS.map((level) => [level, stringOrNull(levels[level])])),
    content: stringOrNull(content),
    _snippetResult: {
      hierarchy: Object.fromEntries(marked.flatMap(([level, value]) => (value === null ? [] : [[level, { value }]]))),
      ...(text !== null && { content: { value: text } }),
    },
  } as unknown as Hit;
}

/**
 * The hits of an answer, how many there are in all, and the id of its query.
 * @throws TypeError when the answer is not what the service documents: a proxy's login page, a cut-off body
 */
export function readAnswer(
  answer: unknown,
  origin: string,
): { hits: Hit[]; total: number; queryID: string | undefined } {
  const { results } = fieldsOf(answer);
  const { hits, nbHits, queryID } = fieldsOf(Array.isArray(results) ? results[0] : undefined);
  if (!Array.isArray(hits)) throw new TypeError('The search service sent something else than hits');
  return {
    hits: hits.map((hit) => readHit(hit, origin)).filter((hit) => hit !== undefined),
    total: typeof nbHits === 'number' ? nbHits : hits.length,
    queryID: typeof queryID === 'string' ? queryID : undefined,
  };
}

type Insights = (method: string, ...values: unknown[]) => void;

/** Loads the library that counts clicks. Calls wait in its queue until it is there. */
function loadInsights({ appId, apiKey }: HostedConfig): Insights {
  const scope = window as unknown as { aa?: Insights & { queue?: unknown[] }; AlgoliaAnalyticsObject?: string };
  if (scope.aa) return scope.aa;
  const queue: unknown[] = [];
  scope.AlgoliaAnalyticsObject = 'aa';
  scope.aa = Object.assign((...call: unknown[]) => void queue.push(call), { queue, version: '2.15.0' });
  document.body.append(
    Object.assign(document.createElement('script'), { ...INSIGHTS, async: true, crossOrigin: 'anonymous' }),
  );
  scope.aa('init', { appId, apiKey, useCookie: false });
  return (method, ...values) => scope.aa?.(method, ...values);
}

/** The hit that the reader has opened, until its page was used. */
let opened: { address: string; item: object } | undefined;

/**
 * What the service answers the dialog with.
 * @param lang the language that hits must have
 * @param usedBy see `AskOptions`
 * @param askLocal asks the local engine
 */
export function connect(config: HostedConfig, lang: string, usedBy: string, askLocal: AskOnce): Service {
  const { indexName, insights } = config;
  const count = insights ? loadInsights(config) : () => undefined;
  /** The answer on screen. */
  let shown: ReturnType<typeof readAnswer> | undefined;
  let views: ReturnType<typeof setTimeout> | undefined;

  const seen = (hits: readonly Hit[]) => {
    clearTimeout(views);
    if (!insights) return;
    views = setTimeout(() => {
      for (let from = 0; from < hits.length; from += VIEWS_AT_ONCE) {
        const objectIDs = hits.slice(from, from + VIEWS_AT_ONCE).map(({ objectID }) => objectID);
        count('viewedObjectIDs', { eventName: 'Items Viewed', index: indexName, objectIDs });
      }
    }, VIEWS_AFTER_MS);
  };

  if (insights)
    document.addEventListener('click', ({ target }) => {
      if (!opened || new URL(opened.address, location.href).pathname !== location.pathname) return;
      if (!(target as Element).closest?.(usedBy)) return;
      count('convertedObjectIDsAfterSearch', { eventName: 'Item Used', ...opened.item });
      opened = undefined;
    });

  const search: AskOnce = async (query, limit, signal) => {
    const answer = await askHosts(config, [
      {
        query,
        indexName,
        facetFilters: [`lang:${lang}`],
        hitsPerPage: limit,
        clickAnalytics: insights,
        attributesToRetrieve: [...LEVELS.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'],
        attributesToSnippet: [...LEVELS.slice(1).map((level) => `hierarchy.${level}:10`), 'content:10'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      },
    ]);
    const read = readAnswer(answer, location.origin);
    if (!signal.aborted) {
      shown = read;
      seen(read.hits);
    }
    return { hits: read.hits, total: read.total, unknown: [], nearest: [], recognized: 0, query, isLocal: false };
  };

  return {
    search: withStandIn(search, askLocal),
    clicked({ objectID, url }, position) {
      const { queryID, hits = [] } = shown ?? {};
      // Hits of the local engine, and those of earlier visits, belong to no query of the service.
      if (!queryID || !hits.some((hit) => hit.objectID === objectID)) return;
      const item = { index: indexName, objectIDs: [objectID], queryID };
      count('clickedObjectIDsAfterSearch', { eventName: 'Item Selected', ...item, positions: [position] });
      opened = { address: url, item };
    },
  };
}
