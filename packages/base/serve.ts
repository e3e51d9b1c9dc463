/**
 * Serves a built site for tests and for a look before a publication: files by `send`, with the host's clean addresses,
 * `_headers`, `_redirects` and 404 pages.
 * `npm run preview -- [--dir doc_build] [--port 4173]`; port 0 takes any free one.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import send from 'send';
import { command } from './command.ts';
import { headersFor, readRules, redirectFor } from './host-rules.ts';

/** Browsers ask for every file again, unless `_headers` says otherwise. */
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** The host reads these files and does not serve them. */
const HOST_FILES = ['/_headers', '/_redirects'];

/** Types of the files that hosts compress. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

interface Options {
  dir: string;
  port: number;
  /** The path of the site on its origin, with slashes around. */
  base?: string;
  /** Compresses text files, as hosts do, so that bytes and times can be measured. */
  compress?: boolean;
}

/**
 * Makes the function that answers requests from the folder `root`. It reads the rules for each request, because a
 * build may have replaced them.
 */
function answerFrom(root: string, base: string, compress: boolean) {
  const compressed = new Map<string, Buffer>();
  const isFile = (file: string) => {
    try {
      return statSync(path.join(root, file)).isFile();
    } catch {
      // There is none, or the disk allows no name that long.
      return false;
    }
  };

  /** Sends the 404.html of the path's folder, or the nearest one above. */
  const answerMissing = (file: string, response: ServerResponse) => {
    // The file may exist after the next publication, so no browser may cache its absence.
    response.setHeader('Cache-Control', REVALIDATE);
    const folders = file.split('/').slice(0, -1);
    const page = folders.map((_, up) => `${folders.slice(0, folders.length - up).join('/')}/404.html`).find(isFile);
    // Read before the answer begins: a build may delete the page at this moment, and then the answer is another.
    const body = page ? readFileSync(path.join(root, page)) : 'Not found';
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(body);
  };

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(`http://localhost${request.url}`);
    const { headers, redirects } = readRules(root);
    response.setHeader('Cache-Control', REVALIDATE);
    for (const [name, value] of headersFor(pathname, headers)) response.setHeader(name, value);
    const target = redirectFor(pathname, redirects);
    if (target) return response.writeHead(target.status, { Location: target.to + search }).end();
    const wanted = path.posix.normalize(decodeURIComponent(pathname));
    if (!wanted.startsWith(base)) return answerMissing('/', response);
    const file = `/${wanted.slice(base.length)}`;
    const found = (file.endsWith('/') ? [`${file}index.html`] : [file, `${file}.html`]).find(isFile);
    // A page has one address: the host takes a slash too many away, and adds the one that a folder's page needs.
    const other = file.endsWith('/') ? file.replace(/\/+$/, '') : `${file}/`;
    if (!found && other && isFile(other.endsWith('/') ? `${other}index.html` : `${other}.html`))
      return response.writeHead(308, { Location: base + encodeURI(other.slice(1)) + search }).end();
    if (!found || HOST_FILES.includes(found)) return answerMissing(file, response);
    const type = TEXT_TYPES[path.extname(found)];
    if (compress && type) {
      const body = compressed.get(found) ?? brotliCompressSync(readFileSync(path.join(root, found)));
      compressed.set(found, body);
      response.setHeader('Content-Encoding', 'br');
      return response.setHeader('Content-Type', `${type}; charset=utf-8`).end(body);
    }
    send(request, encodeURI(found), { root, dotfiles: 'allow', cacheControl: false }).pipe(response);
  };

  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    try {
      answer(request, response);
    } catch {
      // A malformed address, or rules that a build is writing at this moment. The message may name a folder of this machine.
      response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad request');
    }
  };
}

/**
 * Starts the server and resolves with it once it listens; `close` also ends connections that are open.
 * @throws when `dir` holds no 404.html, that is, when the site has not been built; when the port is taken
 */
export function serve({
  dir,
  port,
  base = '/',
  compress = false,
}: Options): Promise<{ server: Server; url: string; close: () => void }> {
  const notFound = path.join(dir, '404.html');
  if (!existsSync(notFound)) throw new Error(`${notFound} is missing. Build the site first: npm run build`);
  const server = createServer(answerFrom(path.resolve(dir), base, compress));
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
      const close = () => {
        server.closeAllConnections();
        server.close();
      };
      resolve({ server, url: `http://localhost:${taken}${base}`, close });
    });
  });
}

await command(import.meta, async () => {
  const { values } = parseArgs({
    options: { dir: { type: 'string', default: 'doc_build' }, port: { type: 'string', default: '4173' } },
  });
  if (!/^\d+$/.test(values.port) || Number(values.port) > 65_535)
    throw new Error(`--port ${values.port} is no port, a number up to 65535: npm start -- --port 4174`);
  const { url } = await serve({ dir: values.dir, port: Number(values.port) });
  console.log(`The site is served at ${url} (Ctrl+C stops it)`);
});
