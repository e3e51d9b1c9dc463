/** Asks the hosts of the search service one after the other, as the service's own client does. */
import { type HostedConfig, hostsOf } from '../config.ts';

/** Milliseconds until a host must begin its answer, and until it must have ended it (specification, section 9). */
const CONNECT_MS = 1000;
const READ_MS = 2000;
/** A host that failed is asked again after so many milliseconds (specification, section 9). */
const REST_MS = 120_000;

/** No host answered. */
class RetryError extends Error {
  override readonly name = 'RetryError';
}

const downKey = (host: string) => `search-down-${host}`;
/** When hosts failed, for where storage is blocked or full. */
const failed = new Map<string, number>();

function rests(host: string): boolean {
  let at = failed.get(host) ?? 0;
  try {
    at = Math.max(at, Number(sessionStorage.getItem(downKey(host))));
  } catch {
    // The map has those of this page.
  }
  return Date.now() - at < REST_MS;
}

function rest(host: string): void {
  failed.set(host, Date.now());
  try {
    sessionStorage.setItem(downKey(host), String(Date.now()));
  } catch {
    // The next page asks this host again.
  }
}

/** Status and text of an answer; undefined if the host is silent or cannot be reached. */
async function askHost(
  url: string,
  body: string,
  patience: number,
): Promise<{ status: number; text: string } | undefined> {
  const control = new AbortController();
  let timer = setTimeout(() => control.abort(), CONNECT_MS * patience);
  try {
    // Without a header of its own the request needs no question to the host whether it may be sent.
    const answer = await fetch(url, { method: 'POST', body, signal: control.signal });
    clearTimeout(timer);
    timer = setTimeout(() => control.abort(), READ_MS * patience);
    return { status: answer.status, text: await answer.text() };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The answer of the first host that gives one. After a host that was silent the next ones get more time, since the reader's line
 * may be slow: four times as much, then five.
 * @throws RetryError when none answers, TypeError when one refuses, SyntaxError for an answer that is no JSON
 */
export async function askHosts(config: HostedConfig, requests: readonly object[]): Promise<unknown> {
  const key = new URLSearchParams({ 'x-algolia-api-key': config.apiKey, 'x-algolia-application-id': config.appId });
  const hosts = hostsOf(config);
  const awake = hosts.filter((host) => !rests(host));
  let silent = 0;
  for (const host of awake.length > 0 ? awake : hosts) {
    const patience = silent === 0 ? 1 : silent + 3;
    const answer = await askHost(`${host}/1/indexes/*/queries?${key}`, JSON.stringify({ requests }), patience);
    if (answer && answer.status < 500) {
      if (answer.status >= 400) throw new TypeError(`The search service refuses the query with ${answer.status}`);
      return JSON.parse(answer.text);
    }
    rest(host);
    silent++;
  }
  throw new RetryError('no host of the search service answers');
}
