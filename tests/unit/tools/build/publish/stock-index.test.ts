import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeStockIndex } from '../../../../../tools/build/publish/stock-index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'stock-index-'));
mkdirSync(path.join(folder, 'static'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a site in which the stock search index has another name is not published with it', async () => {
  await expect(removeStockIndex(folder)).rejects.toThrow(/search_index.*[\s\S]*stock-index\.ts/);
});
