import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../../../tools/serve.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'serve-'));
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const files = {
    '404.html': '404',
    'page.html': 'Page',
    'guide/404.html': 'Not in the guide',
    _headers: '/*\n  X-Test: all\n',
    _redirects: '/old /page 301\n',
  };
  mkdirSync(path.join(dir, 'guide'));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(dir, file), text);
  site = await serve({ dir, port: 0 });
});
afterAll(() => site.close());

/** Sends a path as it is, which fetch would normalize. */
const ask = (target: string) =>
  new Promise<[status: number, body: string]>((resolve, reject) => {
    request(new URL('/', site.url), { path: target }, (response) => {
      let body = '';
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve([response.statusCode ?? 0, body]));
    })
      .once('error', reject)
      .end();
  });

test('the preview server answers an unknown path with the nearest 404.html, and never leaves its folder', async () => {
  expect(await ask('/nope')).toEqual([404, '404']);
  expect(await ask('/guide/deeper/nope')).toEqual([404, 'Not in the guide']);
  for (const hidden of [
    '/_headers',
    '/%5Fheaders',
    '/guide/../_redirects',
    '/../../etc/passwd',
    '/..%2f..%2fetc/passwd',
  ])
    expect((await ask(hidden))[0], hidden).toBe(404);
  for (const bad of ['/%', '/%00', '*']) expect((await ask(bad))[0], bad).toBeGreaterThanOrEqual(400);
});

test('it sends the headers of a new build without a new start', async () => {
  writeFileSync(path.join(dir, '_headers'), '/*\n  X-Test: new\n');
  expect((await fetch(new URL('page', site.url))).headers.get('x-test')).toBe('new');
});

test('it says what to do when the site is not built or the port is taken', async () => {
  expect(() => serve({ dir: tmpdir(), port: 0 })).toThrow(/npm run build/);
  await expect(serve({ dir, port: Number(new URL(site.url).port) })).rejects.toThrow(/is taken.*--port/);
});
