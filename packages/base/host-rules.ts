/** Reads `_headers` and `_redirects` as Cloudflare Pages does, for the preview server (serve.ts) and tests. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface HeaderRule {
  pattern: RegExp;
  set: [string, string][];
  unset: string[];
}
export interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

const lines = (text: string) => text.split('\n').filter((line) => line.trim() && !line.trim().startsWith('#'));

/** A path in which `*` stands for any text. */
const patternOf = (text: string) =>
  new RegExp(`^${text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);

/** The rules of a `_headers` file. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of lines(text)) {
    const rule = rules.at(-1);
    const [, unset] = /^\s+!\s*([\w-]+)\s*$/.exec(line) ?? [];
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (/^\S/.test(line)) rules.push({ pattern: patternOf(line.trim()), set: [], unset: [] });
    else if (rule && unset) rule.unset.push(unset);
    else if (rule && name) rule.set.push([name, (value ?? '').trim()]);
    else throw new Error(`_headers: this line is neither a path nor a header: ${line}`);
  }
  return rules;
}

/** The rules of a `_redirects` file. A `*` is refused: on the host it can lead to another host (packages/preset/plugins/publish/redirects.ts). */
export function parseRedirects(text: string): RedirectRule[] {
  return lines(text).map((line) => {
    const [from, to, status = '302', ...rest] = line.trim().split(/\s+/);
    if (!from?.startsWith('/') || from.includes('*') || !to || !/^30[12378]$/.test(status) || rest.length > 0)
      throw new Error(`_redirects: not a redirect: ${line}`);
    return { from, to, status: Number(status) };
  });
}

/** The rules of both files of a built site; a missing file has none. */
export function readRules(dir: string): { headers: HeaderRule[]; redirects: RedirectRule[] } {
  const read = (name: string) => (existsSync(path.join(dir, name)) ? readFileSync(path.join(dir, name), 'utf8') : '');
  return { headers: parseHeaders(read('_headers')), redirects: parseRedirects(read('_redirects')) };
}

/** The headers of a path: later rules add to earlier ones, `!` first takes a header back. */
export function headersFor(pathname: string, rules: HeaderRule[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const { pattern, set, unset } of rules) {
    if (!pattern.test(pathname)) continue;
    for (const name of unset) headers.delete(name.toLowerCase());
    for (const [name, value] of set) {
      const before = headers.get(name.toLowerCase());
      headers.set(name.toLowerCase(), before ? `${before}, ${value}` : value);
    }
  }
  return headers;
}

/** The redirect of a path, if there is one. */
export const redirectFor = (pathname: string, rules: RedirectRule[]): RedirectRule | undefined =>
  rules.find(({ from }) => from === pathname);
