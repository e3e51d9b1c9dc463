/**
 * Serves a built site as the host does (see build/publish/answer.ts).
 * `tsx tools/serve.ts [--dir doc_build] [--port 4173]`; port 0 takes any free one.
 */
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { answerFrom } from './build/publish/answer.ts';
import { command } from './lib/command.ts';

/**
 * Starts the server and resolves with it once it listens.
 * @param base where the site lives on its origin, with slashes around
 * @throws when `dir` holds no 404.html, that is, when the site has not been built; when the port is taken
 */
export function serve({
  dir,
  port,
  base,
}: {
  dir: string;
  port: number;
  base?: string;
}): Promise<{ server: Server; url: string }> {
  const notFound = path.join(dir, '404.html');
  if (!existsSync(notFound)) throw new Error(`${notFound} is missing. Build the site first: npm run build`);
  const server = createServer(answerFrom(dir, base));
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Choose another one: npm start -- --port ${port + 1}`)
          : error,
      );
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const taken = typeof address === 'object' && address ? address.port : port;
      resolve({ server, url: `http://localhost:${taken}${base ?? '/'}` });
    });
  });
}

await command(import.meta, async () => {
  const { values } = parseArgs({
    options: { dir: { type: 'string', default: 'doc_build' }, port: { type: 'string', default: '4173' } },
  });
  const { url } = await serve({ dir: values.dir, port: Number(values.port) });
  console.log(`The site is served at ${url} (Ctrl+C stops it)`);
});
