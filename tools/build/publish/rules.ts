/** Reads `_headers` and `_redirects` as Cloudflare Pages does, for the server that stands in for it: tools/serve.ts. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface HeaderRule {
  pattern: string;
  set: [string, string][];
  unset: string[];
}
export interface RedirectRule {
  from: string;
  to: string;
  status: number;
}
export interface Rules {
  headers: HeaderRule[];
  redirects: RedirectRule[];
}

const lines = (text: string) => text.split('\n').filter((line) => line.trim() && !line.trim().startsWith('#'));

/** The rules of a `_headers` file. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of lines(text)) {
    const rule = rules.at(-1);
    const [, unset] = /^\s+!\s*([\w-]+)\s*$/.exec(line) ?? [];
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (/^\S/.test(line)) rules.push({ pattern: line.trim(), set: [], unset: [] });
    else if (rule && unset) rule.unset.push(unset);
    else if (rule && name) rule.set.push([name, (value ?? '').trim()]);
    else throw new Error(`_headers: this line is neither a path nor a header: ${line}`);
  }
  return rules;
}

/** The rules of a `_redirects` file. */
export function parseRedirects(text: string): RedirectRule[] {
  return lines(text).map((line) => {
    const [from, to, status = '302', ...rest] = line.trim().split(/\s+/);
    if (!from?.startsWith('/') || !to || !/^30[12378]$/.test(status) || rest.length > 0)
      throw new Error(`_redirects: not a redirect: ${line}`);
    return { from, to, status: Number(status) };
  });
}

/** Both files of a built site; no rules where there is no file. */
export function readRules(dir: string): Rules {
  const read = (name: string) => (existsSync(path.join(dir, name)) ? readFileSync(path.join(dir, name), 'utf8') : '');
  return { headers: parseHeaders(read('_headers')), redirects: parseRedirects(read('_redirects')) };
}

/** A pattern with one `*` as an expression whose group is what the star stands for. */
const patternToRegExp = (pattern: string) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('(.*)')}$`,
  );

/** The headers of a path: later rules add to earlier ones, `!` takes a header back first. */
export function headersFor(pathname: string, rules: HeaderRule[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { pattern, set, unset } of rules) {
    if (!patternToRegExp(pattern).test(pathname)) continue;
    for (const name of unset) headers.delete(name.toLowerCase());
    for (const [name, value] of set) {
      const before = headers.get(name.toLowerCase());
      headers.set(name.toLowerCase(), before ? `${before}, ${value}` : value);
    }
  }
  return headers;
}

/** Where a path leads, by the first rule that fits; undefined when it stays. The query goes along. */
export function redirectFor(
  pathname: string,
  search: string,
  rules: RedirectRule[],
): { location: string; status: number } | undefined {
  for (const { from, to, status } of rules) {
    if (from === pathname) return { location: to + search, status };
    if (!from.includes('*')) continue;
    const match = patternToRegExp(from).exec(pathname);
    if (!match) continue;
    // What the star took must not turn a path into another host (`//evil.example`).
    const location = to.replace(':splat', (match[1] ?? '').replace(/^\/+/, ''));
    return { location: location + search, status };
  }
  return undefined;
}
