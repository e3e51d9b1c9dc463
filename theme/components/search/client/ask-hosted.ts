/** Asks the hosted service, and lets nothing of its answer into the page that the page does not expect. */
import type { DocSearchTransformClient } from '@docsearch/react';
import type { HostedConfig } from '../config.ts';
import { escapeHtml } from '../engine/highlight.ts';
import { type ServiceHost, toServiceHost } from '../hosts.ts';
import { isOwnAddress } from '../saved.ts';
import type { Ask, Response } from './ask.ts';
import { failureOf, remember } from './down.ts';

function safeHtml(value: string): string {
  return escapeHtml(value).replace(/&lt;(\/?)mark&gt;/g, '<$1mark>');
}

/**
 * The dialog puts texts of hits into the page as HTML, and the service sends them as they were stored: only marks may
 * pass.
 */
export function cleanHits<T>(value: T, key = ''): T {
  if (typeof value === 'string')
    return (key === 'url' || key === 'objectID' || key === 'lvl0' ? value : safeHtml(value)) as T;
  if (Array.isArray(value)) return value.map((entry) => cleanHits(entry, key)) as T;
  if (value && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, cleanHits(entry, key === 'lvl0' ? key : name)]),
    ) as T;
  }
  return value;
}

/** Whether DocSearch can draw a hit: it reads the group, the title and the address of each without a check. */
function isHit(hit: unknown): boolean {
  const { url, type, hierarchy } = (hit ?? {}) as {
    url?: unknown;
    type?: unknown;
    hierarchy?: Record<string, unknown>;
  };
  return (
    typeof url === 'string' &&
    typeof type === 'string' &&
    typeof hierarchy?.lvl0 === 'string' &&
    typeof hierarchy.lvl1 === 'string'
  );
}

/**
 * The answer without hits that lead away from the site.
 * @throws when it is not what the service documents: a proxy's login page, a cut-off body, hits of another shape
 */
export function checkResponse(response: unknown, origin: string): Response {
  const result = (response as Response | null)?.results?.[0];
  if (!Array.isArray(result?.hits) || !result.hits.every(isHit))
    throw new TypeError('The search service sent something else than hits');
  const hits = result.hits.filter((hit) => isOwnAddress((hit as { url: unknown }).url, origin));
  return { ...(response as Response), results: [{ ...result, hits }] };
}

/** The hosted service, asked through the client of DocSearch. */
export function askHosted(client: DocSearchTransformClient, { indexName, hosts }: HostedConfig, lang: string): Ask {
  correctHosts(client, hosts);
  const search = client.search.bind(client);
  return async (request) => {
    const answer = await search({ requests: [{ ...request, indexName, facetFilters: [`lang:${lang}`] }] } as Parameters<
      typeof search
    >[0]);
    const response = checkResponse(answer, location.origin);
    return { ...response, results: [{ ...response.results[0], hits: cleanHits(response.results[0].hits) }] };
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
