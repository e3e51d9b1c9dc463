/**
 * `npm run fuzz -- [--requests 100000] [--seed 1]`: puts malformed, hostile and aborted requests to the local server
 * and prints its answers, open files and memory before and after; fails on an answer that never comes, on a status that
 * it may not give, and when the server ends or keeps files open.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '../lib/command.ts';
import { serve } from '../serve.ts';

/** What the server may answer to a request that was read whole. */
const ALLOWED = new Set([200, 206, 301, 302, 304, 307, 308, 400, 404, 405, 408, 413, 414, 416, 417, 431, 501, 505]);
const PATIENCE_MS = 10_000;

/** Numbers from 0 to 1, the same for the same seed (mulberry32 by Tommy Ettinger, public domain). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'TRACE',
  'BREW',
];
const ODD_PATHS = [
  '*',
  '//',
  '///evil.example/',
  '/%',
  '/%00',
  '/%E0%A4%A',
  '/%5Fheaders',
  '/_redirects',
  '/..%2f..%2fetc/passwd',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..\\..\\x',
  '/a%0d%0aSet-Cookie:x=1',
  '/en//evil.example',
  '/static',
  '/static/',
  'http://evil.example/',
  'http://evil.example',
  `/${'a'.repeat(4000)}`,
  `/${'x/'.repeat(800)}`,
  '/index.html?',
  '/?%',
  '/#',
  '/guide;a=b',
  '/ﷺ',
];
const RANGES = [
  'bytes=9-2',
  'bytes=-10',
  'bytes=0-',
  'bytes=0-0',
  'bytes=5-9,1-2',
  'bytes=99999999999-',
  'bytes=-0',
  'bytes=',
  'bytes=a-b',
  'lines=1-2',
  'bytes=0-99999999999999999999',
  'bytes 1-2',
];
const HEADERS = [
  'Accept-Encoding: br, gzip',
  'Accept-Encoding: gzip;q=0, identity',
  'Accept-Encoding: ,,,;',
  'If-None-Match: *',
  'If-None-Match: "nope"',
  'If-Modified-Since: yesterday',
  'If-Modified-Since: Fri, 31 Dec 2100 00:00:00 GMT',
  'If-Range: "nope"',
  'Content-Length: 5',
  'Content-Length: -1',
  'Transfer-Encoding: chunked',
  'Expect: 100-continue',
  `X-Long: ${'z'.repeat(20_000)}`,
  'Connection: upgrade\r\nUpgrade: websocket',
  'no colon',
];

export interface Attempt {
  /** All that is sent, as it goes over the wire. */
  text: string;
  /** Whether the connection is cut as soon as the first bytes of the answer arrive. */
  abort: boolean;
}

/** One request: mostly a real path with something odd about it. */
export function attempt(pick: () => number, paths: readonly string[]): Attempt {
  const one = <T>(list: readonly T[]): T => list[Math.floor(pick() * list.length)]!;
  let target = pick() < 0.3 ? one(ODD_PATHS) : one(paths);
  if (pick() < 0.15) {
    const at = Math.floor(pick() * target.length);
    target = target.slice(0, at) + String.fromCharCode(33 + Math.floor(pick() * 222)) + target.slice(at + 1);
  }
  const lines = [
    `${one(METHODS)} ${target} HTTP/${pick() < 0.02 ? '9.9' : '1.1'}`,
    'Host: localhost',
    'Connection: close',
  ];
  if (pick() < 0.4) lines.push(`Range: ${one(RANGES)}`);
  while (pick() < 0.35) lines.push(one(HEADERS));
  return { text: `${lines.join('\r\n')}\r\n\r\n`, abort: pick() < 0.15 };
}

/** Sends one request over a connection of its own; the status, 0 for a closed connection, undefined for none in time. */
function put({ text, abort }: Attempt, port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    let head = '';
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    const done = (status: number | undefined) => {
      clearTimeout(limit);
      socket.destroy();
      resolve(status);
    };
    // An interim answer (100) is not yet the answer.
    const status = () => Number(/HTTP\/1\.1 ([2-5]\d\d)/.exec(head)?.[1] ?? 0);
    const limit = setTimeout(() => done(undefined), PATIENCE_MS);
    socket.on('data', (bytes) => {
      if (head.length < 256) head += bytes.toString('latin1');
      if (abort) done(status());
    });
    socket.once('end', () => done(status()));
    socket.once('error', () => done(status()));
    // A body was promised and none comes: the server waits for it by right, and the reader goes.
    if (/Content-Length: 5|chunked|Expect/.test(text)) socket.setTimeout(300, () => done(status()));
  });
}

export interface FuzzReport {
  requests: number;
  /** How often each status was answered; 0: the connection was closed without one. */
  statuses: Record<string, number>;
  /** Requests that got no answer in time, or one that the server may not give. */
  wrong: string[];
}

/**
 * Puts `total` requests made from `seed` to a server, `together` at a time.
 * @param paths real paths of the site, to be asked for and to be mutated
 */
export async function fuzz(
  port: number,
  paths: readonly string[],
  { total, seed, together = 32 }: { total: number; seed: number; together?: number },
): Promise<FuzzReport> {
  const pick = random(seed);
  const statuses: Record<string, number> = {};
  const wrong: string[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: together }, async () => {
      while (next++ < total) {
        const one = attempt(pick, paths);
        const status = await put(one, port);
        statuses[String(status)] = (statuses[String(status)] ?? 0) + 1;
        if (status === undefined || (status !== 0 && !ALLOWED.has(status)))
          wrong.push(`${status ?? 'no answer'}: ${JSON.stringify(one.text.slice(0, 200))}`);
      }
    }),
  );
  return { requests: total, statuses, wrong };
}

/** Open files of this process (Linux; elsewhere 0). */
function openFiles(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return 0;
  }
}

await command(import.meta, async () => {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: 'doc_build' },
      requests: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const { server, url } = await serve({ dir: values.dir, port: 0 });
  const port = Number(new URL(url).port);
  const paths = readdirSync(values.dir, { recursive: true, encoding: 'utf8' }).map(
    (file) => `/${encodeURI(file.split(path.sep).join('/'))}`,
  );
  const total = Number(values.requests);
  const rounds = 5;
  try {
    for (let round = 0; round < rounds; round++) {
      const report = await fuzz(port, paths, { total: Math.ceil(total / rounds), seed: Number(values.seed) + round });
      await new Promise((resolve) => setTimeout(resolve, 500));
      const memory = Math.round(process.memoryUsage().rss / 1e6);
      console.log(
        `${(round + 1) * report.requests} requests, ${openFiles()} open files, ${memory} MB`,
        report.statuses,
      );
      for (const line of report.wrong.slice(0, 10)) console.error(line);
      if (report.wrong.length > 0) process.exitCode = 1;
    }
    const alive = await fetch(url);
    const whole = readFileSync(path.join(values.dir, 'index.html'), 'utf8');
    if (alive.status !== 200 || (await alive.text()) !== whole) throw new Error('The server no longer answers.');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
