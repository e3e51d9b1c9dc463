import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { replaceIndex } from '../../../../../tools/build/search/service.ts';

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
const service = (...hosts: { url: string }[]) => ({
  appId: 'APP',
  apiKey: 'write',
  hosts: hosts.map(({ url }) => url),
  timeout: 5000,
});
const some = records.slice(0, 3);

test('fills a temporary index in batches and then moves it over the old one', async () => {
  const host = await fakeHost();
  await replaceIndex(service(host), 'docs', records, { hitsPerPage: 5 });
  const writes = host.seen.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`)).toEqual([
    'POST /1/indexes/docs_tmp/clear',
    'PUT /1/indexes/docs_tmp/settings',
    'POST /1/indexes/docs_tmp/batch',
    'POST /1/indexes/docs_tmp/batch',
    'POST /1/indexes/docs_tmp/batch',
    'POST /1/indexes/docs_tmp/operation',
  ]);
  expect(writes[1]!.body).toEqual({ hitsPerPage: 5 });
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
  await replaceIndex(service(host), 'docs', some, {});
  const order = host.seen.map(({ path }) => /clear|settings|batch|operation|task/.exec(path)?.[0]);
  expect(order).toEqual(['clear', 'task', 'task', 'task', 'settings', 'task', 'batch', 'task', 'operation', 'task']);
});

describe('a host that fails is passed over', () => {
  test.each<[string, Reply]>([
    ['5xx', () => ({ status: 503 })],
    ['time-out', () => 'hang'],
  ])('%s', async (_, reply) => {
    const broken = await fakeHost(reply);
    const host = await fakeHost();
    await replaceIndex({ ...service(broken, host), timeout: 300 }, 'docs', some, {});
    expect(broken.seen).not.toEqual([]);
    expect(host.seen.at(-2)!.path).toContain('/operation');
  });
});

describe('the old index stays', () => {
  const isMoved = ({ seen }: { seen: Seen[] }) => seen.some(({ path }) => path.includes('/operation'));

  test('at a refusal, which no other host is asked to repeat', async () => {
    const refusing = await fakeHost(() => ({ status: 403, body: '{"message":"Invalid key"}' }));
    const other = await fakeHost();
    await expect(replaceIndex(service(refusing, other), 'docs', some, {})).rejects.toThrow('403: Invalid key');
    expect(other.seen).toEqual([]);
  });
  test('when a batch is not taken', async () => {
    const host = await fakeHost((path) =>
      path.includes('/batch') ? { status: 400, body: '{"message":"Too big"}' } : {},
    );
    await expect(replaceIndex(service(host), 'docs', some, {})).rejects.toThrow('400: Too big');
    expect(isMoved(host)).toBe(false);
  });
  test('when something else answers', async () => {
    const host = await fakeHost(() => ({ body: '<html>' }));
    await expect(replaceIndex(service(host), 'docs', some, {})).rejects.toThrow('something else than it documents');
    expect(isMoved(host)).toBe(false);
  });
  test('when there is nothing to upload', async () => {
    const host = await fakeHost();
    await expect(replaceIndex(service(host), 'docs', [], {})).rejects.toThrow('no record to upload');
    expect(host.seen).toEqual([]);
  });
});

test('names every host when none answers', async () => {
  const broken = await fakeHost(() => ({ status: 500 }));
  await expect(replaceIndex(service(broken), 'docs', some, {})).rejects.toThrow(
    `${broken.url.replace('http://', '')}: 500`,
  );
});
