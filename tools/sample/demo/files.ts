/**
 * The files of /demo/: the report's own pages and scripts from `@rsdoctor/client`, changed so that they ask no other
 * host for anything, and the data of the sample shop as scripts beside them.
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

  files.set('report.html', page(fs.readFileSync(path.join(client, 'index.html'), 'utf8'), 'report.data.js', base));
  files.set('diff.html', page(fs.readFileSync(path.join(client, 'diff.html'), 'utf8'), 'diff.data.js', base));
  files.set(
    'report.data.js',
    `window.__RSDOCTOR__=${JSON.stringify({ ...data.report.parts, enableRoutes: data.report.enableRoutes })};\n`,
  );
  files.set(
    'diff.data.js',
    `window.__RSDOCTOR__=${JSON.stringify({ ...data.diff, enableRoutes: ['/resources/bundle/diff'], mode: 'diff' })};\n`,
  );
  // What the report gets where nothing serves it: no address of a live build.
  files.set('manifest.json', '{}\n');
  files.set('editor/loader.js', fs.readFileSync(path.join(import.meta.dirname, 'editor.js'), 'utf8'));
  return files;
}

/** A page of the report with its data, kept out of search engines. */
function page(html: string, data: string, base: string): string {
  const head = `<meta name="robots" content="noindex"><link rel="icon" href="${base}favicon.svg"><script defer src="./${data}"></script>`;
  const at = html.indexOf('<script');
  if (at < 0) throw new Problem('@rsdoctor/client', 'its page has no script', { seen: html.slice(0, 300) });
  return `${html.slice(0, at).replace('<html>', '<html lang="en">')}${head}${html.slice(at)}\n`;
}

/** Where the report's files are installed. */
function clientFolder(): string {
  return path.dirname(createRequire(import.meta.url).resolve('@rsdoctor/client'));
}
