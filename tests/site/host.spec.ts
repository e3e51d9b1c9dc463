/** The built site on the host's own program: what tools/serve.ts only imitates. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { MOVED } from '../../tools/build/publish/redirects.ts';
import { parseRedirects } from '../../tools/build/publish/rules.ts';
import { startHost } from '../../tools/lab/host/index.ts';
import { load, questions } from '../../tools/lab/load.ts';

const DIR = path.join(import.meta.dirname, '../../doc_build');

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.describe("on the host's program", () => {
  let host: Awaited<ReturnType<typeof startHost>>;
  test.beforeAll(async () => {
    host = await startHost(DIR);
  });
  test.afterAll(() => host?.stop());

  const ask = (url: string) => fetch(host.url + url, { redirect: 'manual' });
  const where = async (url: string) => {
    const answer = await ask(url);
    return [answer.status, answer.headers.get('location')];
  };

  test('it takes every rule, without one that it would ignore', async () => {
    const redirects = parseRedirects(readFileSync(path.join(DIR, '_redirects'), 'utf8'));
    // The host's limits: 2,000 fixed rules; a line of _headers of 2,000 characters.
    expect(redirects.length).toBeLessThan(2000);
    expect(redirects.filter(({ from }) => from.includes('*'))).toEqual([]);
    for (const line of readFileSync(path.join(DIR, '_headers'), 'utf8').split('\n'))
      expect(line.length).toBeLessThan(2000);
  });

  test('clean addresses answer, .html and index lead to them', async () => {
    for (const page of ['/', '/zh/', '/guide/usage/', '/guide/start/quick-start', '/zh/guide/start/quick-start'])
      expect((await ask(page)).status, page).toBe(200);
    expect(await where('/guide/start/quick-start.html?a=1')).toEqual([301, '/guide/start/quick-start?a=1']);
    expect(await where('/index.html')).toEqual([301, '/']);
    expect(await where('/zh/index.html')).toEqual([301, '/zh/']);
    expect(await where('/guide/usage/index.html')).toEqual([301, '/guide/usage/']);
  });

  test('old addresses lead to their pages in both languages, with and without .html', async () => {
    for (const [from, to] of Object.entries(MOVED)) {
      for (const prefix of ['', '/zh']) {
        for (const spelling of from.endsWith('/') ? [from] : [from, `${from}.html`])
          expect(await where(prefix + spelling), prefix + spelling).toEqual([301, prefix + to]);
      }
    }
    expect(await where('/en/guide/start/intro')).toEqual([301, '/guide/start/intro']);
    expect(await where('/en')).toEqual([301, '/']);
  });

  test('no address leads to another host', async () => {
    for (const path of ['/en//evil.example', '/en/%2f%2fevil.example', '/zh//evil.example', '//evil.example/en/']) {
      const [, location] = await where(path);
      expect(new URL(String(location ?? '/'), host.url).origin, path).toBe(host.url);
    }
  });

  test('unknown addresses answer the 404 page with status 404, and nobody keeps that', async () => {
    for (const path of ['/nope', '/zh/nope', '/static/js/gone.js']) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('cache-control')], path).toEqual([404, 'no-store']);
      expect(await answer.text()).toContain('__rspress_root');
    }
  });

  test('headers: the policy everywhere, its own for the demo; hashed files for ever; twins as Markdown', async () => {
    const page = (await ask('/guide/start/quick-start')).headers;
    expect(page.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; style-src/);
    expect(page.get('x-content-type-options')).toBe('nosniff');
    expect(page.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const script =
      /src="(\/static\/js\/boot\.[^"]+)"/.exec(readFileSync(path.join(DIR, 'index.html'), 'utf8'))?.[1] ?? '';
    expect((await ask(script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    // Two policies in one header would both count.
    expect((await ask('/demo/any')).headers.get('content-security-policy')?.match(/default-src/g)).toHaveLength(1);
    const twin = (await ask('/guide/start/quick-start.md')).headers;
    expect([twin.get('content-type'), twin.get('x-robots-tag')]).toEqual(['text/markdown; charset=utf-8', 'noindex']);
  });

  test('500 requests, 24 at a time, without one wrong answer (npm run load: 10,000)', async () => {
    const asks = questions(DIR);
    // Every kind of question, evenly.
    const some = asks.filter((_, index) => index % Math.ceil(asks.length / 500) === 0);
    const { wrong } = await load(host.url, some, 500);
    expect(wrong).toEqual([]);
  });
});
