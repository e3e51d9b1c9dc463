/**
 * Serves a built site as the host does: clean URLs, `_headers`, `_redirects`, compressed files, 404.html with status
 * 404. `tsx tools/serve.ts [--dir doc_build] [--port 4173]`; port 0 takes any free one.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import compression from '@polka/compression';
import sirv from 'sirv';
import { headersFor, type Rules, readRules, redirectFor } from './build/publish/rules.ts';
import { command } from './lib/command.ts';

/** Everything is asked for again, unless `_headers` knows better. */
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** Files for the host, not for readers. */
const HOST_FILES = ['/_headers', '/_redirects'];

/** Path and query of a request line; nothing in it can throw. */
function splitUrl(url: string): { pathname: string; search: string } {
  const mark = url.indexOf('?');
  return mark < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, mark), search: url.slice(mark) };
}

/** The rules of a built site, read again only when a build has written them again. */
function rulesReader(dir: string): () => Rules {
  let rules: Rules | undefined;
  let stamp = '';
  return () => {
    const now = HOST_FILES.map((file) => statSync(path.join(dir, file), { throwIfNoEntry: false })?.mtimeMs).join();
    if (!rules || now !== stamp) [rules, stamp] = [readRules(dir), now];
    return rules;
  };
}

/**
 * Starts the server and resolves with it once it listens.
 * @throws when `dir` holds no 404.html, that is, when the site has not been built
 */
export function serve({ dir, port }: { dir: string; port: number }): Promise<{ server: Server; url: string }> {
  const notFound = path.join(dir, '404.html');
  if (!existsSync(notFound)) throw new Error(`${notFound} is missing. Build the site first: npm run build`);
  const answerNotFound = (response: ServerResponse) => {
    // A missing file may be there after the next deploy: no browser may remember that it was not.
    response.setHeader('Cache-Control', REVALIDATE);
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
    // Read anew: the site may be built again while the server runs.
    response.end(readFileSync(notFound));
  };
  const files = sirv(dir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    onNoMatch: (_request, response) => answerNotFound(response),
  });
  // For files without a compressed twin.
  const compress = compression({ brotli: true, level: 5 });
  const currentRules = rulesReader(dir);
  const server = createServer((request, response) => {
    const { pathname, search } = splitUrl(request.url ?? '/');
    const rules = currentRules();
    const redirect = redirectFor(pathname, search, rules.redirects);
    response.setHeader('Cache-Control', REVALIDATE);
    for (const [name, value] of headersFor(pathname, rules.headers)) response.setHeader(name, value);
    if (redirect) response.writeHead(redirect.status, { Location: redirect.location }).end();
    else if (HOST_FILES.includes(pathname)) answerNotFound(response);
    else compress(request, response, () => files(request, response));
  });
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
      resolve({ server, url: `http://localhost:${typeof address === 'object' && address ? address.port : port}/` });
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
