import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { chunksOf, connect, writeHosts } from '../../../../../tools/build/search/service.ts';

interface Seen {
  method: string;
  path: string;
  key: string | undefined;
  body: unknown;
}

type Reply = (path: string, seen: Seen[]) => { status?: number; body?: string } | 'hang';

const servers: Server[] = [];

/** A server that speaks the service's HTTP, or misbehaves. */
async function fakeHost(reply: Reply = () => ({})): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const path = request.url ?? '';
    seen.push({
      method: request.method ?? '',
      path,
      key: request.headers['x-algolia-api-key'] as string,
      body: text ? JSON.parse(text) : undefined,
    });
    const answer = reply(path, seen);
    if (answer === 'hang') return;
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(
      answer.body ?? JSON.stringify(path.includes('/task/') ? { status: 'published' } : { taskID: seen.length }),
    );
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const records = Array.from({ length: 2001 }, (_, index) => ({ objectID: `/${index}` }));
const options = (...hosts: { url: string }[]) => ({
  appId: 'APP',
  apiKey: 'write',
  hosts: hosts.map(({ url }) => url),
  poll: 1,
  timeout: 5000,
});

test('fills a temporary index in batches and then moves it over the old one', async () => {
  const host = await fakeHost();
  await connect(options(host)).replaceAll('docs', records, { a: 1 });
  const writes = host.seen.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /1/indexes/docs_tmp/clear',
    'PUT /1/indexes/docs_tmp/settings',
    'POST /1/indexes/docs_tmp/batch',
    'POST /1/indexes/docs_tmp/batch',
    'POST /1/indexes/docs_tmp/batch',
    'POST /1/indexes/docs_tmp/operation',
  ]);
  expect(writes.at(-1)!.body).toEqual({ operation: 'move', destination: 'docs' });
  expect(writes[2]!.body).toMatchObject({
    requests: expect.arrayContaining([{ action: 'addObject', body: { objectID: '/0' } }]),
  });
  expect(writes.every(({ key }) => key === 'write')).toBe(true);
});

test('waits for each task before it goes on', async () => {
  let looks = 0;
  const host = await fakeHost((path) =>
    path.includes('/task/') && ++looks < 3 ? { body: '{"status":"notPublished"}' } : {},
  );
  await connect(options(host)).replaceAll('docs', [], {});
  expect(looks).toBeGreaterThanOrEqual(3);
});

describe('a host that fails is passed over', () => {
  test.each<[string, Reply]>([
    ['5xx', () => ({ status: 503 })],
    ['time-out', () => 'hang'],
    ['garbage', () => ({ body: '<html>' })],
  ])('%s', async (_, reply) => {
    const broken = await fakeHost(reply);
    const host = await fakeHost();
    await connect({ ...options(broken, host), timeout: 300 }).replaceAll('docs', [], {});
    expect(host.seen.at(-2)!.path).toContain('/operation');
  });
});

test('a refusal stops at once, and the old index stays', async () => {
  const refusing = await fakeHost(() => ({ status: 403, body: '{"message":"Invalid key"}' }));
  const other = await fakeHost();
  await expect(connect(options(refusing, other)).replaceAll('docs', records, {})).rejects.toThrow('403: Invalid key');
  expect(other.seen).toEqual([]);
});

test('names every host when none answers', async () => {
  const broken = await fakeHost(() => ({ status: 500 }));
  await expect(connect(options(broken)).replaceAll('docs', [], {})).rejects.toThrow(`${broken.url}: 500`);
});

test('row 212: writes go to the write host, then to the fallbacks', () => {
  expect(writeHosts('APP')).toEqual([
    'https://APP.algolia.net',
    'https://APP-1.algolianet.com',
    'https://APP-2.algolianet.com',
    'https://APP-3.algolianet.com',
  ]);
});

test('chunks', () => expect(chunksOf([1, 2, 3], 2)).toEqual([[1, 2], [3]]));
