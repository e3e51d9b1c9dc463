/** Which addresses of other sites are dead. */
import { setTimeout } from 'node:timers/promises';
import { Problem } from '@rsdoctor-docs/base/problem';

/** What a check needs of the network: an answer's status, or an error when nothing answers. */
export type Ask = (url: string, method: 'HEAD' | 'GET') => Promise<{ status: number }>;

const LIMIT_MS = 20_000;

export const askNetwork: Ask = async (url, method) => {
  const answer = await fetch(url, { method, signal: AbortSignal.timeout(LIMIT_MS) });
  // The body is not read: its end would keep the process waiting.
  await answer.body?.cancel();
  return answer;
};

/**
 * Says of an address what is wrong with it; undefined when it answers, or when only a browser, a log-in or a quieter hour
 * could tell (401, 403, 429, 5xx). Some hosts refuse HEAD: then GET counts.
 */
export async function faultOf(url: string, ask: Ask, pauseMs = 5000): Promise<string | undefined> {
  for (const attempt of [1, 2]) {
    try {
      let { status } = await ask(url, 'HEAD');
      if (status >= 400) ({ status } = await ask(url, 'GET'));
      return status === 404 || status === 410 ? `answers ${status}` : undefined;
    } catch (error) {
      if (attempt === 2) {
        const { message, cause } = error as Error;
        return `does not answer (${cause instanceof Error ? cause.message : message})`;
      }
      await setTimeout(pauseMs);
    }
  }
  return undefined;
}

/** A link as it is written, and whether it leads to another site. */
export interface Written {
  file: string;
  line: number;
  url: string;
}

/** The places of each address outside `origin`, without its anchor. Addresses of examples lead nowhere by design. */
export function outsideAddresses(links: readonly Written[], origin: string): Map<string, Written[]> {
  const found = new Map<string, Written[]>();
  for (const link of links) {
    if (!/^https?:/.test(link.url) || link.url.startsWith(origin)) continue;
    const url = new URL(link.url);
    url.hash = '';
    if (/(?:^|\.)(?:localhost|example(?:\.\w+)?|127\.0\.0\.1)$/.test(url.hostname)) continue;
    found.set(url.href, [...(found.get(url.href) ?? []), link]);
  }
  return found;
}

/** What is said of a dead address: its first place, and how many there are. */
export const deadLink = (places: readonly Written[], fault: string): Problem =>
  new Problem(`${places[0]!.file}:${places[0]!.line}`, `links to ${places[0]!.url}, which ${fault}`, {
    fix: `find where it has gone${places.length > 1 ? `; ${places.length} places name it` : ''}`,
  });
