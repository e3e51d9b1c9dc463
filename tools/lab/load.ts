/**
 * `npm run load`: asks the host's program for 10,000 pages and files of the built site and fails on the first wrong
 * answer.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { inLang, isPageFile, routeOfFile } from '../../theme/site.ts';
import { parseRedirects } from '../build/publish/rules.ts';
import { command } from '../lib/command.ts';
import { startHost } from './host/index.ts';

interface Ask {
  path: string;
  status: number;
  cache: string;
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
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'));
  const pages = files.filter((file) => isPageFile(file) && file !== '404.html').map(routeOfFile);
  const hashed = files.filter((file) => /^static\/.*\.(?:js|css|woff2)$/.test(file)).map((file) => `/${file}`);
  const moved = parseRedirects(readFileSync(path.join(dir, '_redirects'), 'utf8'));
  return [
    ...pages.map((page) => ({ path: page, status: 200, cache: REVALIDATE })),
    ...hashed.map((file) => ({ path: file, status: 200, cache: FOR_EVER })),
    ...moved.map(({ from, status }) => ({ path: from, status, cache: '' })),
    ...['/nope', inLang('/nope', 'zh'), '/static/js/gone.0123456789.js', '/guide/start/nope.html'].map((gone) => ({
      path: gone,
      status: 404,
      cache: 'no-store',
    })),
  ];
}

/** Puts `total` requests to a server, `together` at a time, and compares every answer. */
export async function load(url: string, asks: Ask[], total: number, together = 24): Promise<LoadReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: together });
  const wrong: string[] = [];
  const times: number[] = [];
  const put = (ask: Ask) =>
    new Promise<void>((resolve) => {
      const start = performance.now();
      const request = get(url + ask.path, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
        response.resume().once('end', () => {
          times.push(performance.now() - start);
          const cache = response.headers['cache-control'] ?? '';
          if (response.statusCode !== ask.status)
            wrong.push(`${ask.path}: status ${response.statusCode} instead of ${ask.status}`);
          else if (ask.cache && cache !== ask.cache)
            wrong.push(`${ask.path}: Cache-Control "${cache}" instead of "${ask.cache}"`);
          resolve();
        });
      });
      request.once('error', (error) => {
        wrong.push(`${ask.path}: ${error.message}`);
        resolve();
      });
    });
  let next = 0;
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: together }, async () => {
      while (next < total) await put(asks[next++ % asks.length]!);
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
