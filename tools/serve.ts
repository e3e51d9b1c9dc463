/**
 * Serves a built site as a static host would: clean URLs, 404.html with status 404, compression.
 * `tsx tools/serve.ts [--dir doc_build] [--port 4173]`; port 0 takes any free one.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import compression from '@polka/compression';
import sirv from 'sirv';

/** Hashed files never change; everything else is asked for again. */
const cacheControl = (file: string) => (file.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate');

/**
 * Starts the server and resolves with it once it listens.
 * @throws when `dir` holds no 404.html, that is, when the site has not been built
 */
export function serve({ dir, port }: { dir: string; port: number }): Promise<{ server: Server; url: string }> {
  const notFound = path.join(dir, '404.html');
  if (!existsSync(notFound)) throw new Error(`${notFound} is missing. Build the site first: npm run build`);
  const files = sirv(dir, {
    dev: true,
    etag: true,
    setHeaders: (response, pathname) => response.setHeader('Cache-Control', cacheControl(pathname)),
    onNoMatch: (_request, response) => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
      // Read anew: the site may be built again while the server runs.
      response.end(readFileSync(notFound));
    },
  });
  const compress = compression({ brotli: true, level: 5 });
  const server = createServer((request, response) => compress(request, response, () => files(request, response)));
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Choose another one: npm start -- --port ${port + 1}`) : error);
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve({ server, url: `http://localhost:${typeof address === 'object' && address ? address.port : port}/` });
    });
  });
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { dir: { type: 'string', default: 'doc_build' }, port: { type: 'string', default: '4173' } } });
  serve({ dir: values.dir, port: Number(values.port) }).then(
    ({ url }) => console.log(`The site is served at ${url} (Ctrl+C stops it)`),
    (error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}
