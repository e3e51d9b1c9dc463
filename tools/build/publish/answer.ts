/**
 * Answers requests from the folder of a built site as the host does: clean addresses, `_headers`, `_redirects`, files
 * that were compressed at build time, 404.html with status 404. Any request gets an answer, a malformed one an honest
 * error; a folder that is being built again never ends the server.
 */
import { readFileSync, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import compression from '@polka/compression';
import mime from 'mime-types';
import send from 'send';
import { headersFor, type Rules, readRules, redirectFor } from './rules.ts';

/** Everything is asked for again, unless `_headers` knows better. */
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** Files for the host, not for readers. */
const HOST_FILES = ['/_headers', '/_redirects'];
/** Ends of the files that the build has compressed, best first, and the name of what made them. */
const COMPRESSED = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;

/** What is there, without an error for a path that the file system does not take. */
function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
const isFile = (file: string) => statOf(file)?.isFile() ?? false;

/** Path and query of a request line; undefined when it is not one that a server of files can answer. */
function readTarget(target: string): { pathname: string; search: string } | undefined {
  // A proxy's form of the line, `GET http://host/path`, asks for the path all the same.
  const url = target.replace(/^https?:\/\/[^/?]*/i, '') || '/';
  const mark = url.indexOf('?');
  const raw = mark < 0 ? url : url.slice(0, mark);
  try {
    const decoded = decodeURIComponent(raw);
    if (!raw.startsWith('/') || decoded.includes('\0')) return undefined;
    return { pathname: raw, search: mark < 0 ? '' : url.slice(mark) };
  } catch {
    return undefined;
  }
}

/**
 * The file that answers a path: itself, the page of that name, or the index of the folder. Relative to `dir`, with a
 * slash in front; undefined when there is none, and for paths that would leave `dir`.
 * @param pathname a path that can be decoded, see {@link readTarget}
 */
function fileOf(dir: string, pathname: string): string | undefined {
  const decoded = decodeURIComponent(pathname);
  if (decoded.split(/[\\/]/).includes('..') || HOST_FILES.includes(decoded)) return undefined;
  const candidates = decoded.endsWith('/')
    ? [`${decoded}index.html`]
    : [decoded, `${decoded}.html`, `${decoded}/index.html`];
  return candidates.find((file) => isFile(path.join(dir, file)));
}

/** The rules of a built site, read again when a build has written them again; half-written ones wait. */
function rulesReader(dir: string): () => Rules {
  let rules: Rules = { headers: [], redirects: [] };
  let stamp = '';
  return () => {
    const now = HOST_FILES.map((file) => statOf(path.join(dir, file))?.mtimeMs).join();
    if (now === stamp) return rules;
    stamp = now;
    try {
      rules = readRules(dir);
    } catch (error) {
      console.error(`${(error as Error).message} (the rules read before stay in force)`);
    }
    return rules;
  };
}

/** The 404 page, or a line of text while it is being written. */
function answerNotFound(dir: string, response: ServerResponse): void {
  // A missing file may be there after the next deploy: no browser may remember that it was not.
  response.setHeader('Cache-Control', REVALIDATE);
  let page: Buffer | undefined;
  try {
    page = readFileSync(path.join(dir, '404.html'));
  } catch {
    // The site is being built again.
  }
  response.writeHead(404, { 'Content-Type': page ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8' });
  response.end(page ?? 'Not found');
}

/**
 * Makes the function that answers requests from `dir`. It neither throws nor waits for ever, whatever is asked: files
 * that a reader gives up are closed, ranges are `send`'s.
 * @param base where the site lives on its origin, with slashes around; nothing is beside it
 */
export function answerFrom(dir: string, base = '/'): (request: IncomingMessage, response: ServerResponse) => void {
  const root = path.resolve(dir);
  const currentRules = rulesReader(root);
  // For files that the build has not compressed.
  const compress = compression({ brotli: true, level: 5 });

  const sendFile = (file: string, request: IncomingMessage, response: ServerResponse) => {
    const accepted = request.headers['accept-encoding'] ?? '';
    const [suffix, encoding] = COMPRESSED.find(
      ([end, name]) => accepted.includes(name) && isFile(path.join(root, file + end)),
    ) ?? ['', ''];
    // Named before `send` would name it by the end of the compressed file; `_headers` has the last word.
    if (!response.hasHeader('Content-Type'))
      response.setHeader('Content-Type', mime.contentType(path.extname(file)) || 'application/octet-stream');
    response.setHeader('Vary', 'Accept-Encoding');
    if (encoding) response.setHeader('Content-Encoding', encoding);
    const stream = () =>
      send(request, encodeURI(file + suffix).replace(/[?#]/g, encodeURIComponent), {
        root,
        dotfiles: 'allow',
        cacheControl: false,
        index: false,
      })
        .on('error', (error: Error & { status?: number; headers?: Record<string, string> }) => {
          if (response.headersSent) return response.destroy();
          response.removeHeader('Content-Encoding');
          // Gone since we looked: the site is being built again.
          if (error.status !== 416) return answerNotFound(root, response);
          response.writeHead(416, { 'Content-Range': error.headers?.['Content-Range'] ?? 'bytes */*' }).end();
        })
        .pipe(response);
    // A range is one of the file as it is stored.
    if (encoding || request.headers.range || request.method === 'HEAD') stream();
    else compress(request, response, stream);
  };

  return (request, response) => {
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { Allow: 'GET, HEAD' }).end();
        return;
      }
      const target = readTarget(request.url ?? '/');
      if (!target) {
        response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Bad request');
        return;
      }
      const { headers, redirects } = currentRules();
      const redirect = redirectFor(target.pathname, target.search, redirects);
      response.setHeader('Cache-Control', REVALIDATE);
      for (const [name, value] of headersFor(target.pathname, headers)) response.setHeader(name, value);
      const inSite = target.pathname.startsWith(base) ? `/${target.pathname.slice(base.length)}` : undefined;
      const file = redirect || inSite === undefined ? undefined : fileOf(root, inSite);
      if (redirect) response.writeHead(redirect.status, { Location: redirect.location }).end();
      else if (file) sendFile(file, request, response);
      else answerNotFound(root, response);
    } catch (error) {
      console.error(`${request.method} ${request.url}: ${(error as Error).message}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Server error');
    }
  };
}
