/** The write side of the hosted search service: the atomic replacement of an index, by the service's own client. */
import { algoliasearch } from 'algoliasearch';
import { toServiceHost } from '../../../theme/components/search/hosts.ts';

type Client = ReturnType<typeof algoliasearch>;
/** Settings of an index. */
export type Settings = Parameters<Client['setSettings']>[0]['indexSettings'];

export interface ServiceOptions {
  appId: string;
  /** A key that may write. */
  apiKey: string;
  /** Hosts in the order in which they are tried; by default the service's own. */
  hosts?: string[];
  /** Milliseconds of one attempt; by default the client's own limits. */
  timeout?: number;
}

/** What the client's errors hold. */
type ServiceFault = Error & {
  status?: number;
  stackTrace?: { host: { url: string }; response: { status: number; content: string } }[];
};

/** An error of the client in words that say what to look at. */
function explain(error: unknown): Error {
  const { name, message, status, stackTrace = [] } = error as ServiceFault;
  if (name === 'ApiError') return new Error(`The search service answered ${status}: ${message}`);
  if (name !== 'RetryError') return new Error(`The search service sent something else than it documents: ${message}`);
  const tried = stackTrace.map(({ host, response }) => `${host.url}: ${response.status || response.content}`);
  return new Error(`No host of the search service took the request.\n${tried.join('\n')}`);
}

/**
 * Replaces all records of an index at once: a temporary index is filled and then moved over the old one, so that
 * readers see the old records until the new ones are complete.
 * @throws when there are no records, when the service refuses, and when no host answers; the old index stays then
 */
export async function replaceIndex(
  { appId, apiKey, hosts = [], timeout }: ServiceOptions,
  indexName: string,
  records: readonly object[],
  settings: Settings,
): Promise<void> {
  if (records.length === 0) throw new Error(`There is no record to upload: the index ${indexName} stays as it is.`);
  const client = algoliasearch(appId, apiKey, {
    ...(hosts.length > 0 ? { hosts: hosts.map(toServiceHost) } : {}),
    ...(timeout ? { timeouts: { connect: timeout, read: timeout, write: timeout } } : {}),
  });
  const temporary = `${indexName}_tmp`;
  const finish = ({ taskID }: { taskID: number }) => client.waitForTask({ indexName: temporary, taskID });
  try {
    // What an aborted run has left behind.
    await finish(await client.clearObjects({ indexName: temporary }));
    await finish(await client.setSettings({ indexName: temporary, indexSettings: settings }));
    await client.chunkedBatch({
      indexName: temporary,
      objects: records as Record<string, unknown>[],
      waitForTasks: true,
    });
    const move = { operation: 'move', destination: indexName } as const;
    await finish(await client.operationIndex({ indexName: temporary, operationIndexParams: move }));
  } catch (error) {
    throw explain(error);
  }
}
