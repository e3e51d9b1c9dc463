import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { expect, test } from 'vitest';
import { HtmlPage } from '../../../../tools/framework/html-page.ts';
import { HtmlPass } from '../../../../tools/framework/html-pass.ts';
import { inSequence } from '../../../../tools/framework/in-sequence.ts';

test('a page is changed by place, and what nobody touches stays as it was', () => {
  const page = new HtmlPage(
    'a.html',
    '<!doctype html><html><head><link rel="preload" href="/a.js" as="script">\n<script src="/b.js"></script></head><body>Text &amp; <b>more</b></body></html>',
  );
  page.remove(page.all('link', { rel: 'preload', as: 'script' })[0]!);
  const [script] = page.all('script', { src: '/b.js' });
  page.addAttributes(script!, { 'data-x': 'a"b', defer: '' });
  page.addToHead('<meta name="last">');
  expect(page.toString()).toBe(
    '<!doctype html><html><head><script data-x="a&quot;b" defer src="/b.js"></script><meta name="last"></head><body>Text &amp; <b>more</b></body></html>',
  );
});

test('steps see each page once, but not the live report; a late text stands in each page; no pages are a fault', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pass-'));
  for (const name of ['zh', 'demo', 'empty']) mkdirSync(path.join(folder, name));
  const HTML = '<html><head></head>a</html>';
  for (const name of ['index.html', 'zh/index.html', 'demo/index.html']) writeFileSync(path.join(folder, name), HTML);
  const pass = new HtmlPass();
  const seen: string[] = [];
  pass.addBefore(() => void seen.push('a step before'));
  const place = pass.addLate(() => seen.sort().join('$&'));
  pass.add((page) => {
    seen.push(page.file);
    for (const root of page.all('html')) page.addAttributes(root, { 'data-all': place });
  });
  await pass.run(folder);
  for (const name of ['index.html', 'zh/index.html'])
    expect(readFileSync(path.join(folder, name), 'utf8')).toBe(
      '<html data-all="a step before$&index.html$&zh/index.html"><head></head>a</html>',
    );
  expect(readFileSync(path.join(folder, 'demo/index.html'), 'utf8')).toBe(HTML);
  await expect(pass.run(path.join(folder, 'empty'))).rejects.toThrow(/no pages/);
});

test('plugins finish one after the other; after a failure none runs', async () => {
  const order: string[] = [];
  const plugin = (name: string, ms: number): RspressPlugin => ({
    name,
    afterBuild: () => new Promise((resolve) => setTimeout(() => resolve(void order.push(name)), ms)),
  });
  const failing: RspressPlugin = { name: 'bad', afterBuild: () => Promise.reject(new Error('bad')) };
  const plugins = inSequence([plugin('slow', 30), { name: 'none' }, plugin('second', 1), failing, plugin('never', 0)]);
  const results = await Promise.allSettled(plugins.map(({ afterBuild }) => afterBuild?.({}, true)));
  expect(order).toEqual(['slow', 'second']);
  expect(results.at(-1)?.status).toBe('rejected');
});
