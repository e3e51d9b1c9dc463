/**
 * Compressed files beside the text files of the build, for servers that send them as they are (nginx, tools/serve.ts).
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from '../../lib/cache.ts';
import { eachOf } from '../../lib/each-of.ts';

const TEXT = /\.(?:html|js|css|svg|json|xml|txt|md|rss|webmanifest)$/;
/** Below this a compressed file saves less than its header costs. */
const LEAST_BYTES = 1024;
/** Of the pages: brotli 9 takes ten times as long for half a percent less (measured on all pages). */
const FAST = { brotli: 7, gzip: 9 };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Folders whose files are the same in most builds. */
const LASTING = ['static', 'demo'];

/** Pages and their Markdown twins, which are finished before the other files of a build. */
const PAGES = /\.(?:html|md)$/;

/**
 * Writes `.br` and `.gz` beside each page of a folder, or beside the rest of its text files. Files that stay the
 * same in most builds get the highest level, and the results are cached; the others change with every build and get a
 * faster level.
 */
export async function compressFolder(dir: string, which: 'pages' | 'rest'): Promise<void> {
  const files = (await readdir(dir, { recursive: true })).filter(
    (file) => TEXT.test(file) && PAGES.test(file) === (which === 'pages'),
  );
  await eachOf(files, async (file) => {
    const content = await readFile(path.join(dir, file));
    if (content.length < LEAST_BYTES) return;
    const lasts = LASTING.includes(file.split(path.sep)[0] ?? '');
    const makeBrotli = () =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: lasts ? 11 : FAST.brotli,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      });
    const makeGzip = () => zip(content, { level: FAST.gzip });
    const [br, gz] = await Promise.all(
      lasts
        ? [cached('brotli-11', content, makeBrotli), cached(`gzip-${FAST.gzip}`, content, makeGzip)]
        : [makeBrotli(), makeGzip()],
    );
    await Promise.all([writeFile(path.join(dir, `${file}.br`), br), writeFile(path.join(dir, `${file}.gz`), gz)]);
  });
}
