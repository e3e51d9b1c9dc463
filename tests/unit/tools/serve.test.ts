import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../../../tools/serve.ts';

describe('the static server', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'serve-'));
  let site: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    mkdirSync(path.join(dir, 'static'));
    mkdirSync(path.join(dir, 'guide'));
    writeFileSync(path.join(dir, '404.html'), '<h1>404</h1>');
    writeFileSync(path.join(dir, 'page.html'), `<h1>Page</h1>${'text '.repeat(1000)}`);
    writeFileSync(path.join(dir, 'guide/index.html'), '<h1>Guide</h1>');
    writeFileSync(path.join(dir, 'guide/404.html'), '<h1>Not in the guide</h1>');
    writeFileSync(path.join(dir, 'static/a.123.js'), '1');
    writeFileSync(path.join(dir, 'static/digits.txt'), '0123456789');
    writeFileSync(path.join(dir, 'favicon.ico'), 'icon');
    writeFileSync(
      path.join(dir, '_headers'),
      '/*\n  X-Test: all\n\n/static/*\n  Cache-Control: public, max-age=31536000, immutable\n\n/demo/*\n  ! X-Test\n  X-Test: demo\n',
    );
    writeFileSync(path.join(dir, '_redirects'), '/old /page 301\n/en/* /:splat 301\n');
    writeFileSync(path.join(dir, 'big.css'), 'a'.repeat(2000));
    writeFileSync(path.join(dir, 'big.css.br'), 'squeezed before');
    site = await serve({ dir, port: 0 });
  });
  afterAll(() => site.server.close());

  const get = (url: string) => fetch(new URL(url, site.url));

  test('answers clean addresses and folders', async () => {
    expect(await (await get('/page')).text()).toContain('Page');
    expect(await (await get('/guide/')).text()).toContain('Guide');
  });

  test('answers an unknown path with 404.html and status 404', async () => {
    const answer = await get('/nope');
    expect([answer.status, await answer.text()]).toEqual([404, '<h1>404</h1>']);
  });

  test.each(['/guide/nope', '/guide/deeper/nope'])('answers %s with the nearest 404.html', async (missing) => {
    const answer = await get(missing);
    expect([answer.status, await answer.text()]).toEqual([404, '<h1>Not in the guide</h1>']);
  });

  test('keeps hashed files for ever and nothing else', async () => {
    expect((await get('/static/a.123.js')).headers.get('cache-control')).toMatch(/immutable/);
    expect((await get('/page')).headers.get('cache-control')).toMatch(/must-revalidate/);
  });

  test('sends the headers of _headers, on the 404 page too; a missing file is never kept', async () => {
    expect((await get('/page')).headers.get('x-test')).toBe('all');
    expect((await get('/demo/x')).headers.get('x-test')).toBe('demo');
    const missing = await get('/static/gone.js');
    expect([missing.headers.get('x-test'), missing.headers.get('cache-control')]).toEqual([
      'all',
      'public, max-age=0, must-revalidate',
    ]);
  });

  test('redirects as _redirects says, never to another host, and shows neither file', async () => {
    const where = async (url: string) => {
      const answer = await fetch(site.url.replace(/\/$/, '') + url, { redirect: 'manual' });
      return [answer.status, answer.headers.get('location')];
    };
    expect(await where('/old?a=1')).toEqual([301, '/page?a=1']);
    expect(await where('/en/guide/')).toEqual([301, '/guide/']);
    expect(await where('/en//evil.example')).toEqual([301, '/evil.example']);
    expect((await where('/_headers'))[0]).toBe(404);
  });

  test('sends a compressed file as it is', async () => {
    const encoding = await new Promise((resolve) => {
      request(new URL('/big.css', site.url), { headers: { 'accept-encoding': 'br' } }, (response) =>
        resolve([
          response.headers['content-encoding'],
          response.headers['content-length'],
          response.headers['content-type'],
        ]),
      ).end();
    });
    expect(encoding).toEqual(['br', '15', 'text/css; charset=utf-8']);
  });

  /** The answer to a request that fetch would not send. */
  const raw = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number; body: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
      request(new URL('/', site.url), { path, headers, method }, (response) => {
        let body = '';
        response.on('data', (chunk) => (body += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body, headers: response.headers }));
      })
        .once('error', reject)
        .end();
    });

  test('sends no encoding that is refused', async () => {
    const encoding = async (list: string) =>
      (await raw('/big.css', { 'accept-encoding': list })).headers['content-encoding'];
    expect(await encoding('br;q=0, gzip')).toBeUndefined();
    expect(await encoding('br; q=0.000')).toBeUndefined();
    expect(await encoding('vibrant')).toBeUndefined();
    expect(await encoding('gzip, BR;q=0.5')).toBe('br');
  });

  test('answers a condition that does not hold with status 412', async () => {
    expect((await raw('/static/digits.txt', { 'if-match': '"another"' })).status).toBe(412);
  });

  test('gives a part of a file, and an honest answer to ranges that make no sense', async () => {
    const range = async (value: string) => {
      const { status, body } = await raw('/static/digits.txt', { range: value });
      return [status, body];
    };
    expect(await range('bytes=2-4')).toEqual([206, '234']);
    expect(await range('bytes=-3')).toEqual([206, '789']);
    expect(await range('bytes=7-')).toEqual([206, '789']);
    for (const beyond of ['bytes=9-2', 'bytes=99-']) expect((await range(beyond))[0], beyond).toBe(416);
    for (const ignored of ['lines=1-2', 'nonsense', 'bytes=1-2,5-6'])
      expect(await range(ignored), ignored).toEqual([200, '0123456789']);
  });

  test('answers files alone: other methods are refused, the rules of the host are no files, paths that mean nothing are bad requests', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await raw('/page', {}, method);
      expect([status, headers.allow], method).toEqual([405, 'GET, HEAD']);
    }
    expect((await raw('/page', {}, 'HEAD')).body).toBe('');
    for (const hidden of [
      '/_headers',
      '/%5Fheaders',
      '//_headers',
      '/./_headers',
      '/guide/../_redirects',
      '/%5fredirects',
    ])
      expect((await raw(hidden)).status, hidden).toBe(404);
    for (const bad of ['/%', '/%E0%A4%A', '/%00', '*']) expect((await raw(bad)).status, bad).toBe(400);
    expect((await raw('/favicon.ico')).headers['content-type']).toMatch(/^image\//);
  });

  test('lives through a build: without 404.html, with half of _headers, with a file that goes', async () => {
    renameSync(path.join(dir, '404.html'), path.join(dir, 'moved'));
    const missing = await raw('/nope');
    expect([missing.status, missing.body]).toEqual([404, 'Not found']);
    renameSync(path.join(dir, 'moved'), path.join(dir, '404.html'));
    const whole = '/*\n  X-Test: all\n';
    writeFileSync(path.join(dir, '_headers'), '/*\n  X-Te');
    expect((await raw('/page')).status).toBe(200);
    writeFileSync(path.join(dir, '_headers'), `${whole}\n/static/*\n  Cache-Control: immutable\n`);
    expect((await raw('/page')).headers['x-test']).toBe('all');
  });

  test('does not leave its folder', async () => {
    const status = await new Promise((resolve) => {
      request(new URL('/', site.url), { path: '/../../../../etc/passwd' }, (response) =>
        resolve(response.statusCode),
      ).end();
    });
    expect(status).toBe(404);
  });

  test('says what to do when the site is not built or the port is taken', async () => {
    expect(() => serve({ dir: tmpdir(), port: 0 })).toThrow(/npm run build/);
    await expect(serve({ dir, port: Number(new URL(site.url).port) })).rejects.toThrow(/is taken.*--port/);
  });
});
