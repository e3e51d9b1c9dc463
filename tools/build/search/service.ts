/** The write side of the hosted search service: hosts, retries, tasks, and the atomic replacement of an index. */

export interface ServiceOptions {
  appId: string;
  apiKey: string;
  /** Hosts in the order in which they are tried; by default the service's write host and its fallbacks. */
  hosts?: string[];
  /** Time-out of one attempt; writes have 30 s. */
  timeout?: number;
  /** Pause between two looks at a task. */
  poll?: number;
  fetch?: typeof fetch;
}

export interface Service {
  /** Replaces all records of an index at once: readers see the old ones until the new ones are complete. */
  replaceAll(indexName: string, records: readonly object[], settings: object): Promise<void>;
}

const BATCH = 1000;
const WRITE_TIMEOUT = 30_000;

/** The service refused: another host would say the same. */
class ServiceError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(`The search service answered ${status}: ${message}`);
    this.name = 'ServiceError';
    this.status = status;
  }
}

export function writeHosts(appId: string): string[] {
  return [`${appId}.algolia.net`, ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`)].map(
    (host) => `https://${host}`,
  );
}

/** Cuts a list into lists of at most `size`. */
export function chunksOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

export function connect({
  appId,
  apiKey,
  hosts = [],
  timeout = WRITE_TIMEOUT,
  poll = 500,
  fetch: send = fetch,
}: ServiceOptions): Service {
  const all = hosts.length > 0 ? hosts.map((host) => host.replace(/\/$/, '')) : writeHosts(appId);

  /** One request; a time-out, a broken connection, a 5xx or an unreadable answer sends it to the next host. */
  async function request<T>(method: string, path: string, body?: object): Promise<T> {
    const failures: string[] = [];
    for (const host of all) {
      try {
        const response = await send(`${host}/1/indexes/${path}`, {
          method,
          headers: {
            'content-type': 'application/json',
            'x-algolia-application-id': appId,
            'x-algolia-api-key': apiKey,
          },
          body: body && JSON.stringify(body),
          signal: AbortSignal.timeout(timeout),
        });
        const text = await response.text();
        if (response.ok) return JSON.parse(text) as T;
        if (response.status < 500) throw new ServiceError(response.status, messageOf(text));
        failures.push(`${host}: ${response.status}`);
      } catch (error) {
        if (error instanceof ServiceError) throw error;
        failures.push(`${host}: ${error instanceof Error ? error.message : error}`);
      }
    }
    throw new Error(`No host of the search service took the request.\n${failures.join('\n')}`);
  }

  const encode = encodeURIComponent;

  async function finished(indexName: string, { taskID }: { taskID: number }): Promise<void> {
    for (;;) {
      const { status } = await request<{ status: string }>('GET', `${encode(indexName)}/task/${taskID}`);
      if (status === 'published') return;
      await new Promise((resolve) => setTimeout(resolve, poll));
    }
  }

  return {
    async replaceAll(indexName, records, settings) {
      const temporary = `${indexName}_tmp`;
      const write = async (index: string, method: string, path: string, body: object) =>
        finished(index, await request(method, path, body));
      // What an aborted run has left behind.
      await write(temporary, 'POST', `${encode(temporary)}/clear`, {});
      await write(temporary, 'PUT', `${encode(temporary)}/settings`, settings);
      for (const chunk of chunksOf(records, BATCH)) {
        await write(temporary, 'POST', `${encode(temporary)}/batch`, {
          requests: chunk.map((body) => ({ action: 'addObject', body })),
        });
      }
      await write(temporary, 'POST', `${encode(temporary)}/operation`, { operation: 'move', destination: indexName });
    },
  };
}

function messageOf(text: string): string {
  try {
    return (JSON.parse(text) as { message?: string }).message ?? text;
  } catch {
    return text.slice(0, 200);
  }
}
