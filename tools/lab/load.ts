/**
 * `npm run load`: asks the host's program for 10,000 pages and files of the built site and fails on the first wrong
 * answer.
 */
import { readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { htmlFile, inLang, isNotFoundFile, isPageFile, langOfRoute, routeOfFile } from '../../theme/site.ts';
import { parseRedirects } from '../build/publish/rules.ts';
import { command } from '../lib/command.ts';
import { listFiles } from '../lib/files.ts';
import { startHost } from './host/index.ts';

interface Ask {
  path: string;
  status: number;
  cache: string;
  /** The built file whose bytes are the answer, absolute; none for a redirect. */
  file?: string;
}
export interface LoadReport {
  requests: number;
  wrong: string[];
  seconds: number;
  medianMs: number;
  p99Ms: number;
}

const REVALIDATE = 'public, max-age=0, must-revalidate';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** What a visitor or a crawler asks for: every page, hashed files, old addresses, addresses that never were. */
export function questions(dir: string): Ask[] {
  const files = listFiles(dir);
  const pages = files.filter((file) => isPageFile(file) && !isNotFoundFile(file)).map(routeOfFile);
  const hashed = files.filter((file) => /^static\/.*\.(?:js|css|woff2)$/.test(file)).map((file) => `/${file}`);
  const moved = parseRedirects(readFileSync(path.join(dir, '_redirects'), 'utf8'));
  return [
    ...pages.map((page) => ({ path: page, status: 200, cache: REVALIDATE, file: path.join(dir, htmlFile(page)) })),
    ...hashed.map((file) => ({ path: file, status: 200, cache: FOR_EVER, file: path.join(dir, file) })),
    ...moved.map(({ from, status }) => ({ path: from, status, cache: '' })),
    ...['/nope', inLang('/nope', 'zh'), '/static/js/gone.0123456789.js', '/guide/start/nope.html'].map((gone) => ({
      path: gone,
      status: 404,
      cache: 'no-store',
      file: path.join(dir, htmlFile(inLang('/404', langOfRoute(gone)))),
    })),
  ];
}

/** An answer that takes longer counts as none. */
const PATIENCE_MS = 30_000;

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** What is wrong with an answer; undefined when nothing is. */
function faultOfAnswer(ask: Ask, response: IncomingMessage, sent: Buffer): string | undefined {
  const cache = response.headers['cache-control'] ?? '';
  if (response.statusCode !== ask.status) return `status ${response.statusCode} instead of ${ask.status}`;
  if (ask.cache && cache !== ask.cache) return `Cache-Control "${cache}" instead of "${ask.cache}"`;
  if (!ask.file) return undefined;
  const body = DECODERS[response.headers['content-encoding'] ?? '']?.(sent) ?? sent;
  return body.equals(readFileSync(ask.file)) ? undefined : `its ${body.length} bytes are not those of ${ask.file}`;
}

/** Puts one request; what is wrong with the answer. Ends in any case: cut and stalled answers are faults. */
function put(url: string, ask: Ask, agent: Agent): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = get(url + ask.path, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('close', () => {
        if (!response.complete) return resolve('the answer was cut');
        try {
          resolve(faultOfAnswer(ask, response, Buffer.concat(chunks)));
        } catch (error) {
          resolve(`its body cannot be read: ${(error as Error).message}`);
        }
      });
    });
    const limit = setTimeout(() => request.destroy(new Error(`no answer in ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
    request.once('error', (error) => resolve(error.message));
    request.once('close', () => clearTimeout(limit));
  });
}

/** Puts `total` requests to a server, `together` at a time, and compares every answer with what was built. */
export async function load(url: string, asks: Ask[], total: number, together = 24): Promise<LoadReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: together });
  const wrong: string[] = [];
  const times: number[] = [];
  let next = 0;
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: together }, async () => {
      while (next < total) {
        const ask = asks[next++ % asks.length]!;
        const start = performance.now();
        const fault = await put(url, ask, agent);
        times.push(performance.now() - start);
        if (fault) wrong.push(`${ask.path}: ${fault}`);
      }
    }),
  );
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return {
    requests: total,
    wrong,
    seconds: Math.round((performance.now() - begin) / 100) / 10,
    medianMs: at(0.5),
    p99Ms: at(0.99),
  };
}

await command(import.meta, async () => {
  const { values } = parseArgs({
    options: { dir: { type: 'string', default: 'doc_build' }, requests: { type: 'string', default: '10000' } },
  });
  const { url, stop } = await startHost(values.dir);
  try {
    const { wrong, ...report } = await load(url, questions(values.dir), Number(values.requests));
    console.log(report);
    for (const line of wrong.slice(0, 20)) console.error(line);
    if (wrong.length > 0) {
      console.error(`${wrong.length} wrong answers`);
      process.exitCode = 1;
    }
  } finally {
    stop();
  }
});
