import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes after brotli 11, as the build compresses files (tools/build/publish/compress.ts). */
export const brotliSize = (content: Buffer | string): number =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }).length;
