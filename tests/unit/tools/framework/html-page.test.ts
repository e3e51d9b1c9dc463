import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { expect, test } from 'vitest';
import { HtmlPage, tag } from '../../../../tools/framework/html-page.ts';
import { HtmlPass } from '../../../../tools/framework/html-pass.ts';
import { inSequence } from '../../../../tools/framework/in-sequence.ts';

const HTML =
  '<!doctype html><html><head><link rel="preload" href="/a.js" as="script">\n<script src="/b.js"></script></head><body>Text &amp; <b>more</b></body></html>';

test('a page is changed by place, and what nobody touches stays as it was', () => {
  const page = new HtmlPage('a.html', HTML);
  const [link] = page.all('link', { rel: 'preload', as: 'script' });
  const [script] = page.all('script', { src: '/b.js' });
  if (!link || !script) throw new Error('not found');
  page.remove(link);
  page.addAttributes(script, { 'data-x': 'a"b', defer: '' });
  page.addBefore(script, tag('script', { src: '/c.js' }));
  page.addToHead('<meta name="last">');
  expect(page.toString()).toBe(
    '<!doctype html><html><head><script src="/c.js"></script><script data-x="a&quot;b" defer src="/b.js"></script><meta name="last"></head><body>Text &amp; <b>more</b></body></html>',
  );
  expect(new HtmlPage('a.html', HTML).toString()).toBe(HTML);
});

test('a text that is known when all pages have been seen stands in each of them', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'late-'));
  try {
    for (const name of ['a', 'b'])
      writeFileSync(path.join(folder, `${name}.html`), `<html><head></head>${name}</html>`);
    const pass = new HtmlPass();
    const seen: string[] = [];
    const place = pass.addLate(() => seen.sort().join('$&'));
    pass.add((page) => {
      seen.push(page.file);
      for (const root of page.all('html')) page.addAttributes(root, { 'data-all': place });
    });
    await pass.run(folder);
    for (const name of ['a', 'b'])
      expect(readFileSync(path.join(folder, `${name}.html`), 'utf8')).toBe(
        `<html data-all="a.html$&b.html"><head></head>${name}</html>`,
      );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('all steps see each page once, in their order; a folder without pages is a fault', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pass-'));
  mkdirSync(path.join(folder, 'zh'));
  mkdirSync(path.join(folder, 'demo'));
  for (const name of ['index.html', 'zh/index.html', 'demo/index.html']) writeFileSync(path.join(folder, name), HTML);
  const seen: string[] = [];
  const pass = new HtmlPass();
  pass.add((page) => void seen.push(page.file));
  pass.add((page) => page.addToHead('<meta name="x">'));
  pass.addBefore(() => void seen.push('before'));
  await pass.run(folder);
  // Pages are read side by side: which is done first is the disk's choice.
  expect(seen[0]).toBe('before');
  expect(seen.slice(1).sort()).toEqual(['index.html', 'zh/index.html']);
  expect(readFileSync(path.join(folder, 'zh/index.html'), 'utf8')).toContain('<meta name="x"></head>');
  expect(readFileSync(path.join(folder, 'demo/index.html'), 'utf8')).toBe(HTML);
  await expect(pass.run(path.join(folder, 'zh', '..', 'demo'))).resolves.toBeUndefined();
  mkdirSync(path.join(folder, 'empty'));
  await expect(pass.run(path.join(folder, 'empty'))).rejects.toThrow(/no pages/);
  rmSync(folder, { recursive: true });
});

test('groups of plugins finish one after the other', async () => {
  const order: string[] = [];
  const plugin = (name: string, ms: number): RspressPlugin => ({
    name,
    afterBuild: () => new Promise((resolve) => setTimeout(() => resolve(void order.push(name)), ms)),
  });
  const plugins = inSequence([plugin('slow', 30), { name: 'none' }], [plugin('second', 1)], [plugin('last', 0)]);
  await Promise.all(plugins.map(({ afterBuild }) => afterBuild?.({}, true)));
  expect(order).toEqual(['slow', 'second', 'last']);

  const failing: RspressPlugin = { name: 'bad', afterBuild: () => Promise.reject(new Error('bad')) };
  const [bad, after] = inSequence([failing], [plugin('never', 0)]);
  await expect(bad?.afterBuild?.({}, true)).rejects.toThrow('bad');
  await expect(after?.afterBuild?.({}, true)).rejects.toThrow('bad');
  expect(order).not.toContain('never');
});
