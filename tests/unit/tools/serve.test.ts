import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../../../tools/serve.ts';

describe('the preview server', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'serve-'));
  let site: Awaited<ReturnType<typeof serve>>;
  const write = (file: string, text: string) => writeFileSync(path.join(dir, file), text);

  beforeAll(async () => {
    mkdirSync(path.join(dir, 'static'));
    mkdirSync(path.join(dir, 'guide'));
    write('404.html', '<h1>404</h1>');
    write('page.html', '<h1>Page</h1>');
    write('guide/index.html', '<h1>Guide</h1>');
    write('guide/404.html', '<h1>Not in the guide</h1>');
    write('static/digits.txt', '0123456789');
    write(
      '_headers',
      '/*\n  X-Test: all\n\n/static/*\n  Cache-Control: public, max-age=31536000, immutable\n\n/demo/*\n  ! X-Test\n  X-Test: demo\n',
    );
    write('_redirects', '/old /page 301\n');
    site = await serve({ dir, port: 0 });
  });
  afterAll(() => site.server.close());

  /** Sends a path as it is, which fetch would normalize. */
  const ask = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; body: string; header: (name: string) => unknown }>((resolve, reject) => {
      request(new URL('/', site.url), { path: target, headers, method }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body, header: (name) => response.headers[name] }),
        );
      })
        .once('error', reject)
        .end();
    });

  test('answers clean addresses and folders', async () => {
    expect((await ask('/page')).body).toContain('Page');
    expect((await ask('/guide/')).body).toContain('Guide');
  });

  test('answers an unknown path with the nearest 404.html, which no browser keeps', async () => {
    for (const [target, body] of [
      ['/nope', '<h1>404</h1>'],
      ['/guide/deeper/nope', '<h1>Not in the guide</h1>'],
    ] as const) {
      const answer = await ask(target);
      expect([answer.status, answer.body, answer.header('cache-control')]).toEqual([
        404,
        body,
        'public, max-age=0, must-revalidate',
      ]);
    }
  });

  test('sends the headers of _headers, as they are after a new build too', async () => {
    expect((await ask('/page')).header('x-test')).toBe('all');
    expect((await ask('/demo/x')).header('x-test')).toBe('demo');
    expect((await ask('/static/digits.txt')).header('cache-control')).toMatch(/immutable/);
    expect((await ask('/page')).header('cache-control')).toMatch(/must-revalidate/);
    write('_headers', '/*\n  X-Test: new\n');
    expect((await ask('/page')).header('x-test')).toBe('new');
  });

  test('redirects as _redirects says, keeps the query, and serves neither file', async () => {
    const answer = await ask('/old?a=1');
    expect([answer.status, answer.header('location')]).toEqual([301, '/page?a=1']);
    for (const hidden of ['/_headers', '/%5Fheaders', '/guide/../_redirects'])
      expect((await ask(hidden)).status, hidden).toBe(404);
  });

  test('gives a part of a file, for videos', async () => {
    const { status, body } = await ask('/static/digits.txt', { range: 'bytes=2-4' });
    expect([status, body]).toEqual([206, '234']);
  });

  test('survives other methods and malformed paths, and does not leave its folder', async () => {
    expect((await ask('/page', {}, 'POST')).status).toBe(405);
    expect((await ask('/page', {}, 'HEAD')).body).toBe('');
    for (const bad of ['/%', '/%E0%A4%A', '/%00', '*'])
      expect((await ask(bad)).status, bad).toBeGreaterThanOrEqual(400);
    expect((await ask('/../../../../etc/passwd')).status).toBe(404);
    expect((await ask('/..%2f..%2f..%2fetc/passwd')).status).toBe(404);
  });

  test('compresses text files when bytes are measured, and no other file', async () => {
    write('static/picture.png', 'png');
    const measured = await serve({ dir, port: 0, compress: true });
    const headers = async (target: string) => (await fetch(new URL(target, measured.url))).headers;
    const page = await headers('/page');
    expect([page.get('content-encoding'), page.get('content-type')]).toEqual(['br', 'text/html; charset=utf-8']);
    expect((await headers('/static/picture.png')).get('content-encoding')).toBeNull();
    measured.server.close();
  });

  test('says what to do when the site is not built or the port is taken', async () => {
    expect(() => serve({ dir: tmpdir(), port: 0 })).toThrow(/npm run build/);
    await expect(serve({ dir, port: Number(new URL(site.url).port) })).rejects.toThrow(/is taken.*--port/);
  });
});
