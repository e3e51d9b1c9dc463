/** Asks the hosted service, and lets nothing of its answer into the page that the page does not expect. */
import type { DocSearchTransformClient } from '@docsearch/react';
import type { HostedConfig } from '@rsdoctor-docs/search/config';
import { escapeHtml } from '@rsdoctor-docs/search/highlight';
import { isFields, isOwnAddress, isText } from '../../../outside.ts';
import { type ServiceHost, toServiceHost } from '../hosts.ts';
import { LEVELS, type Level } from '../html.ts';
import type { Ask, Response } from './ask.ts';
import { failureOf, remember } from './down.ts';

/** A text as the service sends it: only its marks pass as HTML. */
const safeHtml = (text: string): string => escapeHtml(text).replace(/&lt;(\/?)mark&gt;/g, '<$1mark>');

/** The same change for each level of a hierarchy, whatever stands there. */
const levels = <T>(hierarchy: unknown, read: (text: unknown, level: Level) => T) => {
  const fields = isFields(hierarchy) ? hierarchy : {};
  return Object.fromEntries(LEVELS.map((level) => [level, read(fields[level], level)])) as Record<Level, T>;
};

/** A text that the dialog draws; groups (`lvl0`) it draws as they are, all others as HTML. */
const drawn = (text: unknown, level?: Level): string | null =>
  isText(text) ? (level === 'lvl0' ? text : safeHtml(text)) : null;

/** A text with marks; the dialog takes the plain one where there is none. */
const marked = (found: unknown, level?: Level): { value: string } | undefined => {
  const value = isFields(found) ? drawn(found.value, level) : null;
  return value === null ? undefined : { value };
};

/**
 * A hit with the fields that DocSearch draws and follows, and no others: it reads them without a check.
 * @throws when it is none
 */
function readHit(hit: unknown) {
  const { objectID, type, url, hierarchy, content, _snippetResult, _highlightResult } = isFields(hit) ? hit : {};
  const texts = levels(hierarchy, drawn);
  if (!isText(url) || !isText(type) || texts.lvl0 === null || texts.lvl1 === null)
    throw new TypeError('The search service sent something else than hits');
  const snippets = isFields(_snippetResult) ? _snippetResult : {};
  const group = isFields(_highlightResult) && levels(_highlightResult.hierarchy, marked).lvl0;
  return {
    objectID: isText(objectID) ? objectID : url,
    type,
    url,
    hierarchy: texts,
    content: drawn(content),
    _snippetResult: { hierarchy: levels(snippets.hierarchy, marked), content: marked(snippets.content) },
    ...(group && { _highlightResult: { hierarchy: { lvl0: group } } }),
  };
}

/**
 * What the service has answered, without hits that lead away from the site.
 * @throws when it is not what the service documents: a proxy's login page, a cut-off body, hits of another shape
 */
export function readResponse(response: unknown, origin: string): Response {
  const [result]: unknown[] = isFields(response) && Array.isArray(response.results) ? response.results : [];
  if (!isFields(result) || !Array.isArray(result.hits))
    throw new TypeError('The search service sent something else than hits');
  const hits = result.hits.map(readHit).filter(({ url }) => isOwnAddress(url, origin));
  return {
    results: [{ hits, nbHits: hits.length, ...(isText(result.queryID) && { queryID: result.queryID }) }],
  };
}

/** The hosted service, asked through the client of DocSearch. */
export function askHosted(client: DocSearchTransformClient, { indexName, hosts }: HostedConfig, lang: string): Ask {
  correctHosts(client, hosts);
  const search = client.search.bind(client);
  return async (request) => {
    const answer = await search({ requests: [{ ...request, indexName, facetFilters: [`lang:${lang}`] }] } as Parameters<
      typeof search
    >[0]);
    return readResponse(answer, location.origin);
  };
}

/** Milliseconds that a host may take for the rest of an answer once it has begun. */
const STALL = 1000;

interface Host {
  url: string;
}

interface State extends Host {
  status: 'up' | 'down' | 'timed out';
  lastUpdate: number;
  isUp(): boolean;
  isTimedOut(): boolean;
}

interface Transport {
  hosts: ServiceHost[];
  timeouts: { connect: number; read: number };
  hostsCache: {
    get: (host: Host, init: () => Promise<State>) => Promise<State>;
    set: (host: Host, state: State) => Promise<State>;
  };
}

/**
 * DocSearch 3.9.0 files the state of a host under a key that holds the state itself, so that it never finds a
 * host to be down and asks it first again. Here the key is the host's address, and what is known outlives the dialog. A
 * host that begins to answer and stalls is given up early enough to ask the next one.
 */
function correctHosts(client: DocSearchTransformClient, hosts: string[]): void {
  const transport = client.transporter as unknown as Transport;
  transport.timeouts.read = STALL;
  transport.hostsCache.get = async (host, init) => {
    const failure = failureOf(host.url);
    const state = await init();
    if (!failure) return state;
    const { status, since } = failure;
    return { ...state, status, lastUpdate: since, isUp: () => false, isTimedOut: () => status === 'timed out' };
  };
  transport.hostsCache.set = async (host, state) => {
    remember(host.url, state.status === 'up' ? undefined : state.status);
    return state;
  };
  if (hosts.length > 0) {
    transport.hosts.splice(0, transport.hosts.length, ...hosts.map(toServiceHost));
  }
}
