import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
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
    writeFileSync(path.join(dir, 'static/a.123.js'), '1');
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

  test('compresses', async () => {
    expect(
      (await fetch(new URL('/page', site.url), { headers: { 'accept-encoding': 'br' } })).headers.get(
        'content-encoding',
      ),
    ).toBe('br');
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
    expect(encoding).toEqual(['br', '15', 'text/css']);
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
