/**
 * The built site on the host's own program (Cloudflare Pages' emulator, offline), which reads `_headers` and `_redirects`
 * as the host does.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@rsdoctor-docs/base/free-port';
import { parseRedirects } from '@rsdoctor-docs/base/host-rules';
import { htmlFile } from '@rsdoctor-docs/base/site';
import { shortAddresses } from '@rsdoctor-docs/parts/reference';
import { inLang, LANGS, langOfRoute } from '@rsdoctor-docs/parts/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOVED } from '#theme/moved.ts';
import { DIR, PREFIXES, read } from '../lib/built.ts';
import { pages, sections } from '../lib/docs.ts';
import { type Server, startServer } from '../lib/server.ts';

/** A page with a file of its own, and one that is the index of its folder. */
const PAGE = sections()[0]!.link;
const FOLDER = pages().find(({ route }) => route !== '/' && route.endsWith('/'))!.route;

const HOST = path.join(import.meta.dirname, '../../tools/emulator');
const PROGRAM = path.join(HOST, 'node_modules/wrangler/bin/wrangler.js');

let host: Server;
let origin: string;
beforeAll(async () => {
  // Installs the program from its lockfile, the first time.
  if (!existsSync(PROGRAM)) spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: HOST, stdio: 'inherit' });
  const [port, inspector] = [await freePort(), await freePort()];
  origin = `http://127.0.0.1:${port}`;
  const where = `--ip 127.0.0.1 --port ${port} --inspector-port ${inspector} --compatibility-date 2026-03-01`;
  const { PATH, HOME, TMPDIR } = process.env;
  host = await startServer(process.execPath, [PROGRAM, 'pages', 'dev', path.resolve(DIR), ...where.split(' ')], {
    url: origin,
    cwd: HOST,
    // The program finds no account and sends no telemetry.
    env: { PATH, HOME, TMPDIR, CI: '1', NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false' },
  });
});
afterAll(() => host?.stop());

const ask = (url: string) => fetch(origin + url, { redirect: 'manual' });
const where = async (url: string) => {
  const answer = await ask(url);
  return [answer.status, answer.headers.get('location')];
};

test('rules are within the limits of the host, which ignores what is beyond', () => {
  // 2,000 fixed rules; 2,000 characters a line of _headers. A `*` is no fixed rule: parseRedirects refuses it.
  expect(parseRedirects(read('_redirects')).length).toBeLessThan(2000);
  for (const line of read('_headers').split('\n')) expect(line.length).toBeLessThan(2000);
});

test('clean addresses answer, .html and index lead to them', async () => {
  for (const page of LANGS.flatMap((lang) => ['/', PAGE, FOLDER].map((route) => inLang(route, lang))))
    expect((await ask(page)).status, page).toBe(200);
  expect(await where(`${PAGE}.html?a=1`)).toEqual([301, `${PAGE}?a=1`]);
  expect(await where(`${PAGE}/index`)).toEqual([301, PAGE]);
  expect(await where(`${inLang(PAGE, 'zh')}/index.html`)).toEqual([301, inLang(PAGE, 'zh')]);
  for (const page of ['/', inLang('/', 'zh'), FOLDER]) expect(await where(`/${htmlFile(page)}`)).toEqual([301, page]);
});

test('old addresses lead to their pages in both languages, with and without .html', async () => {
  for (const [from, to] of Object.entries(MOVED)) {
    for (const prefix of PREFIXES) {
      for (const spelling of from.endsWith('/') ? [from] : [from, `${from}.html`])
        expect(await where(prefix + spelling), prefix + spelling).toEqual([301, prefix + to]);
    }
  }
  // Short addresses lead to sections, also as the terminal writes their codes.
  const short = shortAddresses();
  expect(short['/e/1001']).toContain('#');
  for (const prefix of PREFIXES)
    for (const from of ['/e/1001', '/e/E1001', '/e/string'])
      expect(await where(prefix + from)).toEqual([301, prefix + short[from]]);
  expect(await where(`/en${PAGE}`)).toEqual([301, PAGE]);
  expect(await where('/en')).toEqual([301, '/']);
});

test('no address leads to another host', async () => {
  for (const url of ['/en//evil.example', '/en/%2f%2fevil.example', '/zh//evil.example', '//evil.example/en/']) {
    const [, location] = await where(url);
    expect(new URL(String(location ?? '/'), origin).origin, url).toBe(origin);
  }
});

test('unknown addresses answer the 404 page with status 404, and nobody keeps that', async () => {
  for (const url of ['/nope', '/zh/nope', '/static/js/gone.js']) {
    const answer = await ask(url);
    expect([answer.status, answer.headers.get('cache-control')], url).toEqual([404, 'no-store']);
    expect(await answer.text(), url).toContain(`lang="${langOfRoute(url)}"`);
  }
});

test('headers: the policy everywhere, its own for the demo; hashed files for ever; twins as Markdown', async () => {
  const page = (await ask(PAGE)).headers;
  expect(page.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-[^ ;]+'; style-src/,
  );
  // Not one that the host sets by itself, such as `X-Content-Type-Options`.
  expect(page.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(page.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  const script = /src="(\/static\/js\/client\.[^"]+)"/.exec(read('index.html'))?.[1] ?? '';
  expect((await ask(script)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  // Two policies in one header would both count.
  expect((await ask('/demo/any')).headers.get('content-security-policy')?.match(/default-src/g)).toHaveLength(1);
  const twin = (await ask(`${PAGE}.md`)).headers;
  expect([twin.get('content-type'), twin.get('x-robots-tag')]).toEqual(['text/markdown; charset=utf-8', 'noindex']);
});
