import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { serve } from '../serve.ts';

test('the server says what to do when the site is not built or the port is taken', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'serve-'));
  expect(() => serve({ dir, port: 0 })).toThrow(/npm run build/);
  writeFileSync(path.join(dir, '404.html'), '404');
  const { url, close } = await serve({ dir, port: 0 });
  await expect(serve({ dir, port: Number(new URL(url).port) })).rejects.toThrow(/is taken.*--port/);
  close();
});

test('a page has one address, and an address that is none names nothing of this machine', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'serve-'));
  mkdirSync(path.join(dir, 'folder'));
  for (const file of ['404.html', 'page.html', 'folder/index.html']) writeFileSync(path.join(dir, file), file);
  for (const base of ['/', '/docs/']) {
    const { url, close } = await serve({ dir, port: 0, base });
    const ask = async (address: string) => {
      const answer = await fetch(url + address, { redirect: 'manual' });
      return [answer.status, answer.headers.get('location') ?? (await answer.text())];
    };
    expect(await ask('page')).toEqual([200, 'page.html']);
    expect(await ask('page/?x=1')).toEqual([308, `${base}page?x=1`]);
    expect(await ask('folder/')).toEqual([200, 'folder/index.html']);
    expect(await ask('folder')).toEqual([308, `${base}folder/`]);
    expect(await ask('/evil.example/')).toEqual([404, '404.html']);
    expect(await ask('a'.repeat(8000))).toEqual([404, '404.html']);
    expect(await ask('%')).toEqual([400, 'Bad request']);
    close();
  }
});
