/** Answers the dialog's queries: the hosted service when there is one, the local engine otherwise and when the service fails. */
import type { DocSearchTransformClient } from '@docsearch/react';
import type { HostedConfig } from './config.ts';
import type { Hit } from './engine/engine.ts';
import { escapeHtml } from './engine/highlight.ts';
import { type ServiceHost, toServiceHost } from './hosts.ts';

/** What the dialog asks for; a part of the hosted service's request. */
export interface Request {
  query: string;
  indexName?: string;
  hitsPerPage?: number;
  attributesToSnippet?: string[];
}

export interface Response {
  results: [{ hits: unknown[]; nbHits: number; queryID?: string }];
}

export type Ask = (request: Request) => Promise<Response>;

/** DocSearch's stall timer: an error that is set earlier is overwritten by `stalled`. */
const STALL = 300;
/** A service that does not answer for this long (its read time-out) is not waited for. */
const PATIENCE = 2000;
/** And is left alone for this long after all of its hosts have failed. */
const PAUSE = 120_000;

/** The dialog shows its error screen for this name only. */
class RetryError extends Error {
  override name = 'RetryError';
}

/** Words in a snippet, from `content:10`. */
export function snippetSize(attributes: string[] = []): number {
  const size = Number(/^content:(\d+)$/.exec(attributes.find((name) => name.startsWith('content:')) ?? '')?.[1]);
  return size > 0 ? size : 10;
}

export function askLocal(
  search: (query: string, options: { limit: number; snippetSize: number }) => Promise<Hit[]>,
): Ask {
  return async ({ query, hitsPerPage = 20, attributesToSnippet }) => {
    const hits = await search(query, { limit: hitsPerPage, snippetSize: snippetSize(attributesToSnippet) });
    return { results: [{ hits, nbHits: hits.length }] };
  };
}

function safeHtml(value: string): string {
  return escapeHtml(value).replace(/&lt;(\/?)mark&gt;/g, '<$1mark>');
}

/** The dialog puts texts of hits into the page as HTML, and the service sends them as they were stored: only marks may pass. */
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

/** Fails when the answer is not what the service documents: a proxy's login page, a cut-off body. */
export function checkResponse(response: unknown): Response {
  const hits = (response as Response | null)?.results?.[0]?.hits;
  if (!Array.isArray(hits)) throw new TypeError('The search service sent something else than hits');
  return response as Response;
}

interface Fallback {
  service: Ask;
  local: Ask;
  /** Told after each answer whether the local engine stood in. */
  onAnswer?: (fromLocal: boolean) => void;
  now?: () => number;
  wait?: (ms: number) => Promise<void>;
}

/** Asks the service; when it fails or is too slow, the local engine. Rejects when both fail. */
export function withFallback({ service, local, onAnswer, now = Date.now, wait = pause }: Fallback): Ask {
  let quietUntil = 0;
  return async (request) => {
    const stand_in = async () => {
      const response = await local(request);
      onAnswer?.(true);
      return response;
    };
    if (now() < quietUntil) return stand_in();
    const answered = service(request).then(
      (response) => {
        quietUntil = 0;
        return response;
      },
      (error: unknown) => {
        quietUntil = now() + PAUSE;
        throw error;
      },
    );
    try {
      const response = await Promise.race([
        answered,
        wait(PATIENCE).then(() => {
          throw new Error('The search service is too slow');
        }),
      ]);
      onAnswer?.(false);
      return response;
    } catch {
      // A late failure must not surface as an unhandled rejection.
      answered.catch(() => undefined);
      return stand_in();
    }
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The hosted service through the client that DocSearch brings along. */
export function askHosted(client: DocSearchTransformClient, { indexName, hosts }: HostedConfig, lang: string): Ask {
  mendTransport(client, hosts);
  const search = client.search.bind(client);
  return async (request) => {
    const answer = await search({ requests: [{ ...request, indexName, facetFilters: [`lang:${lang}`] }] } as Parameters<
      typeof search
    >[0]);
    const response = checkResponse(answer);
    return { ...response, results: [{ ...response.results[0], hits: cleanHits(response.results[0].hits) }] };
  };
}

interface Host {
  url: string;
}

interface Transport {
  hosts: ServiceHost[];
  hostsCache: {
    get: (host: Host, init: () => Promise<Host>) => Promise<Host>;
    set: (host: Host, state: Host) => Promise<Host>;
  };
}

/**
 * DocSearch 3.9.0 files the state of a host under a key that holds the state itself, so that it never finds a
 * host to be down and asks it first again. Here the key is the host's address.
 */
function mendTransport(client: DocSearchTransformClient, hosts: string[]): void {
  const transport = client.transporter as unknown as Transport;
  const states = new Map<string, Host>();
  transport.hostsCache.get = async (host, init) => states.get(host.url) ?? init();
  transport.hostsCache.set = async (host, state) => {
    states.set(host.url, state);
    return state;
  };
  if (hosts.length > 0) {
    transport.hosts.splice(0, transport.hosts.length, ...hosts.map(toServiceHost));
  }
}

interface ClientOptions {
  ask: Ask;
  /** True while an input method composes: what stands in the input then is not a query yet. */
  isComposing: () => boolean;
}

/**
 * A client for DocSearch whose errors stay on screen. DocSearch 3.9.0 sets `error` in a `catch` and `idle` right
 * after it, when the promise settles; so a failed answer runs the `catch` once the stall timer is over, and never settles.
 */
export function dialogClient(
  client: DocSearchTransformClient,
  { ask, isComposing }: ClientOptions,
): DocSearchTransformClient {
  let last = 0;
  const never = () => new Promise<never>(() => undefined);
  const search = ({ requests }: { requests: Request[] }) => {
    const mine = ++last;
    const started = Date.now();
    const answer = isComposing() ? never() : ask(requests[0]!);
    const showError = (handler: (error: Error) => unknown) => async (cause: unknown) => {
      await pause(Math.max(0, STALL + 50 - (Date.now() - started)));
      if (mine === last) {
        try {
          handler(new RetryError(String(cause)));
        } catch {
          // The handler rethrows after it has set the status.
        }
      }
      return never();
    };
    return Object.assign(answer, {
      catch: (handler: (error: Error) => unknown) => answer.then((response) => response, showError(handler)),
    });
  };
  return { ...client, search: search as unknown as DocSearchTransformClient['search'] };
}
