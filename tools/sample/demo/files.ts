/**
 * The files of /demo/: the report's own pages and scripts from `@rsdoctor/client`, changed so that they ask no other
 * host for anything, the data of the sample shop as scripts beside them, and `frame.html`, which shows what the page
 * around it hands over. Each page runs in an origin of its own (tools/build/publish/policy.ts); shim.js gives the
 * report there what it needs.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Problem } from '../../lib/problem.ts';
import type { DemoData } from './demo-file.ts';

/** Folder of the pages below the site's base. */
export const DEMO_FOLDER = 'demo';

/** A text of the report's scripts and what stands in its place. */
interface Patch {
  find: string;
  put: string;
}

/** What the scripts ask other hosts, or the root of this one, for. */
export function patches(base: string): readonly Patch[] {
  return [
    { find: 'https://assets.rspack.rs/rsdoctor/rsdoctor-title-logo.png', put: `${base}logo-light.svg` },
    { find: 'https://assets.rspack.rs/rsdoctor/rsdoctor-logo-dark.png', put: `${base}logo-dark.svg` },
    { find: 'https://assets.rspack.rs/rsdoctor/rsdoctor-logo-960x960.png', put: `${base}favicon.svg` },
    { find: '"/api/manifest.json"', put: `"${base}${DEMO_FOLDER}/manifest.json"` },
    { find: 'https://cdn.jsdelivr.net/npm/monaco-editor@0.52.2/min/vs', put: `${base}${DEMO_FOLDER}/editor` },
  ];
}

/** All files of /demo/ by path below it. */
export function demoFiles(data: DemoData, base: string, client: string = clientFolder()): Map<string, string> {
  const used = new Set<string>();
  const files = new Map<string, string>();
  for (const name of fs
    .readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^resource[\\/].*\.(?:js|css)$/.test(file))) {
    let text = fs.readFileSync(path.join(client, name), 'utf8');
    for (const { find, put } of patches(base)) {
      if (!text.includes(find)) continue;
      used.add(find);
      text = text.replaceAll(find, put);
    }
    const foreign = /https?:\/\/(?:assets\.rspack\.rs|cdn\.jsdelivr\.net|unpkg\.com|esm\.sh)[^"'`\s]*/.exec(text)?.[0];
    if (foreign)
      throw new Problem(`@rsdoctor/client ${name}`, 'the report asks another host for something', {
        seen: foreign,
        fix: 'put it in place in tools/sample/demo/files.ts',
      });
    files.set(name.replaceAll('\\', '/'), text);
  }
  const missing = patches(base).filter(({ find }) => !used.has(find));
  if (missing.length > 0)
    throw new Problem('@rsdoctor/client', 'what tools/sample/demo/files.ts replaces is not there', {
      expected: missing.map(({ find }) => find).join(', '),
      fix: 'see what the new version asks for, and replace that',
    });

  const index = fs.readFileSync(path.join(client, 'index.html'), 'utf8');
  files.set('report.html', page(index, 'report.data.js', base));
  files.set('diff.html', page(fs.readFileSync(path.join(client, 'diff.html'), 'utf8'), 'diff.data.js', base));
  files.set(
    'report.data.js',
    `window.__RSDOCTOR__=${JSON.stringify({ ...data.report.parts, enableRoutes: data.report.enableRoutes })};\n`,
  );
  files.set(
    'diff.data.js',
    `window.__RSDOCTOR__=${JSON.stringify({ ...data.diff, enableRoutes: ['/resources/bundle/diff'], mode: 'diff' })};\n`,
  );
  files.set('frame.html', frame(index, base));
  for (const [name, source] of [
    ['editor/loader.js', 'editor.js'],
    ['shim.js', 'shim.js'],
  ] as const)
    files.set(name, fs.readFileSync(path.join(import.meta.dirname, source), 'utf8'));
  return files;
}

/** The scripts of the report's page, in their order. */
const CLIENT_SCRIPT = /<script defer src="([^"]+)"><\/script>/g;

/** A page of the report with `first` in front of its scripts, kept out of search engines. */
function withHead(html: string, first: string, base: string): string {
  const at = html.indexOf('<script');
  if (at < 0) throw new Problem('@rsdoctor/client', 'its page has no script', { seen: html.slice(0, 300) });
  const head = `<meta name="robots" content="noindex"><link rel="icon" href="${base}favicon.svg">${first}`;
  return `${html.slice(0, at).replace('<html>', '<html lang="en">')}${head}${html.slice(at)}\n`;
}

/** A page of the report with data of its own. */
const page = (html: string, data: string, base: string): string =>
  withHead(html, `<script src="./shim.js"></script><script defer src="./${data}"></script>`, base);

/** A page of the report without data: the shim adds the scripts when it has been given some. */
function frame(html: string, base: string): string {
  const scripts = [...html.matchAll(CLIENT_SCRIPT)].map(([, src]) => src);
  const shim = `<script src="./shim.js" data-scripts="${scripts.join(' ')}"></script>`;
  return withHead(html, shim, base).replaceAll(CLIENT_SCRIPT, '');
}

/** Where the report's files are installed. */
function clientFolder(): string {
  return path.dirname(createRequire(import.meta.url).resolve('@rsdoctor/client'));
}
