import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { serve } from '../../../tools/serve.ts';

test('the server says what to do when the site is not built or the port is taken', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'serve-'));
  expect(() => serve({ dir, port: 0 })).toThrow(/npm run build/);
  writeFileSync(path.join(dir, '404.html'), '404');
  const { url, close } = await serve({ dir, port: 0 });
  await expect(serve({ dir, port: Number(new URL(url).port) })).rejects.toThrow(/is taken.*--port/);
  close();
});
