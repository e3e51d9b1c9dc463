/**
 * Answers requests from the folder of a built site as the host does: `send` gives the files, with ranges and conditions;
 * here are clean addresses, `_headers`, `_redirects`, compressed twins and the nearest 404.html. A folder that is being
 * built again never ends the server.
 */
import { readFileSync, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
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
const TEXT = { 'Content-Type': 'text/plain; charset=utf-8' };

/** What is there, without an error for a path that the file system does not take. */
function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Path and query of a request line, and the path of its file; undefined for a line that names no path. */
function readTarget(target: string): { raw: string; file: string; search: string } | undefined {
  // A proxy's form of the line, `GET http://host/path`, asks for the path all the same.
  const [, raw = '', search = ''] = /^([^?]*)(.*)$/s.exec(target.replace(/^https?:\/\/[^/?]*/i, '') || '/') ?? [];
  try {
    const decoded = decodeURIComponent(raw);
    if (!raw.startsWith('/') || decoded.includes('\0')) return undefined;
    return { raw, search, file: path.posix.normalize(decoded.replaceAll('\\', '/')) };
  } catch {
    return undefined;
  }
}

/** Whether a list of encodings (`br;q=0, gzip`) has this one, and does not refuse it. */
const accepts = (list: string, name: string) =>
  list
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()))
    .some(([encoding, quality = '']) => encoding === name && !/^q=0(?:\.0*)?$/.test(quality));

/** The rules of a built site, read again when a build has written them again; half-written ones wait. */
function rulesReader(root: string): () => Rules {
  let rules: Rules = { headers: [], redirects: [] };
  let stamp = '';
  return () => {
    const now = HOST_FILES.map((file) => statOf(path.join(root, file))?.mtimeMs).join();
    if (now === stamp) return rules;
    stamp = now;
    try {
      rules = readRules(root);
    } catch (error) {
      console.error(`${(error as Error).message} (the rules read before stay in force)`);
    }
    return rules;
  };
}

/**
 * Makes the function that answers requests from `dir`.
 * @param base where the site lives on its origin, with slashes around; nothing is beside it
 */
export function answerFrom(dir: string, base = '/'): (request: IncomingMessage, response: ServerResponse) => void {
  const root = path.resolve(dir);
  const rulesNow = rulesReader(root);
  const isFile = (file: string) => statOf(path.join(root, file))?.isFile() ?? false;

  /** The 404.html of the path's folder or the nearest above, or a line of text while it is being written. */
  const answerMissing = (file: string, response: ServerResponse) => {
    // A missing file may be there after the next deploy: no browser may remember that it was not.
    response.setHeader('Cache-Control', REVALIDATE);
    const folders = file.split('/').slice(0, -1);
    const page = folders.map((_, up) => `${folders.slice(0, folders.length - up).join('/')}/404.html`).find(isFile);
    if (!page) return response.writeHead(404, TEXT).end('Not found');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(readFileSync(path.join(root, page)));
  };

  const answerFile = (file: string, request: IncomingMessage, response: ServerResponse) => {
    const list = String(request.headers['accept-encoding'] ?? '');
    const [suffix, encoding] = COMPRESSED.find(([end, name]) => accepts(list, name) && isFile(file + end)) ?? ['', ''];
    // Named before `send` would name it by the end of the compressed file; `_headers` has the last word.
    if (!response.hasHeader('Content-Type'))
      response.setHeader('Content-Type', mime.contentType(path.extname(file)) || 'application/octet-stream');
    response.setHeader('Vary', 'Accept-Encoding');
    if (encoding) response.setHeader('Content-Encoding', encoding);
    send(request, encodeURI(file + suffix).replace(/[?#]/g, encodeURIComponent), {
      root,
      dotfiles: 'allow',
      cacheControl: false,
      index: false,
    })
      .on('error', ({ status, headers }: { status?: number; headers?: Record<string, string> }) => {
        if (response.headersSent) return response.destroy();
        response.removeHeader('Content-Encoding');
        if (status === 412 || status === 416) response.writeHead(status, headers).end();
        // Gone since we looked: the site is being built again.
        else answerMissing(file, response);
      })
      .pipe(response);
  };

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const target = readTarget(request.url ?? '/');
    if (!target) return response.writeHead(400, TEXT).end('Bad request');
    const { headers, redirects } = rulesNow();
    const redirect = redirectFor(target.raw, target.search, redirects);
    response.setHeader('Cache-Control', REVALIDATE);
    for (const [name, value] of headersFor(target.raw, headers)) response.setHeader(name, value);
    if (redirect) return response.writeHead(redirect.status, { Location: redirect.location }).end();
    if (!target.file.startsWith(base)) return answerMissing('/', response);
    const file = `/${target.file.slice(base.length)}`;
    const found = (file.endsWith('/') ? [`${file}index.html`] : [file, `${file}.html`, `${file}/index.html`]).find(
      isFile,
    );
    if (found && !HOST_FILES.includes(found)) answerFile(found, request, response);
    else answerMissing(file, response);
  };

  return (request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url}: ${(error as Error).message}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, TEXT).end('Server error');
    }
  };
}
