import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'rolldown';
import { expect, test } from 'vitest';

const LIMIT = 13_000;

test(`the worker with its engine is one file of at most ${LIMIT / 1000} kB with brotli`, async () => {
  const { output } = await build({
    input: path.join(import.meta.dirname, '../engine/worker.ts'),
    write: false,
    output: { format: 'es', minify: true },
  });
  expect(output).toHaveLength(1);
  const size = brotliCompressSync(output[0].code).length;
  console.log(`search worker: ${(size / 1000).toFixed(1)} kB`);
  expect(size).toBeLessThanOrEqual(LIMIT);
});
