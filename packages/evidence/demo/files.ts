/**
 * The files of /demo/: the sample's reports as data, and `frame.html`, which shows a report that the page around it
 * (/preview/) passes to it. The frame is the client of `@rsdoctor/client`, changed so that it asks no other host for
 * anything. It runs in an origin of its own (packages/preset/plugins/publish/policy.ts), where shim.js stands in for what the client
 * lacks.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { DemoData, PackedReport } from './demo-file.ts';
import { unpack } from './report-data.ts';

/** Folder of the pages below the site's base. */
export const DEMO_FOLDER = 'demo';

/** A text in the report's scripts, and its replacement. */
interface Patch {
  find: string;
  put: string;
}

/** Replaces addresses that the scripts load from other hosts, or from the root of this one. */
function patches(base: string): readonly Patch[] {
  return [
    { find: 'https://assets.rspack.rs/rsdoctor/rsdoctor-title-logo.png', put: `${base}logo-light.svg` },
    { find: 'https://assets.rspack.rs/rsdoctor/rsdoctor-logo-dark.png', put: `${base}logo-dark.svg` },
    { find: 'https://assets.rspack.rs/rsdoctor/rsdoctor-logo-960x960.png', put: `${base}favicon.svg` },
    { find: '"/api/manifest.json"', put: `"${base}${DEMO_FOLDER}/manifest.json"` },
    { find: 'https://cdn.jsdelivr.net/npm/monaco-editor@0.52.2/min/vs', put: `${base}${DEMO_FOLDER}/editor` },
  ];
}

/** The scripts and the style sheets of the client's page. */
const SCRIPT = /<script defer src="(\.\/([^"]+))"><\/script>/g;
const STYLE = /<link href="\.\/([^"]+)" rel="stylesheet">/g;

/** All files of /demo/ by path below it. */
export function demoFiles(data: DemoData, base: string): Map<string, string> {
  const client = path.dirname(createRequire(import.meta.url).resolve('@rsdoctor/client'));
  const used = new Set<string>();
  const files = new Map<string, string>();
  const html = fs.readFileSync(path.join(client, 'index.html'), 'utf8');
  const resources = [
    ...[...html.matchAll(SCRIPT)].map(([, , file]) => file),
    ...[...html.matchAll(STYLE)].map(([, file]) => file),
  ];
  for (const name of resources as string[]) {
    let text = fs.readFileSync(path.join(client, name), 'utf8');
    for (const { find, put } of patches(base)) {
      if (!text.includes(find)) continue;
      used.add(find);
      text = text.replaceAll(find, put);
    }
    const foreign = /https?:\/\/(?:assets\.rspack\.rs|cdn\.jsdelivr\.net|unpkg\.com|esm\.sh)[^"'`\s]*/.exec(text)?.[0];
    if (foreign)
      throw new Problem(`@rsdoctor/client ${name}`, 'the report loads a file of another host', {
        seen: foreign,
        fix: 'add a replacement to `patches` in packages/evidence/demo/files.ts',
      });
    files.set(name, text);
  }
  const missing = patches(base).filter(({ find }) => !used.has(find));
  if (missing.length > 0)
    throw new Problem('@rsdoctor/client', 'an address that packages/evidence/demo/files.ts replaces is gone', {
      expected: missing.map(({ find }) => find).join(', '),
      fix: 'see which addresses the new version loads, and change `patches`',
    });

  files.set('frame.html', frame(html, base));
  for (const [name, source] of [
    ['editor/loader.js', 'editor.js'],
    ['fonts.css', 'fonts.css'],
    ['shim.js', 'shim.js'],
  ] as const)
    files.set(name, fs.readFileSync(path.join(import.meta.dirname, source), 'utf8'));
  files.set('rsdoctor-data.json', briefJson(data.report.enableRoutes, unpackParts(data.report)));
  for (const side of ['baseline', 'current'] as const)
    files.set(`${side}.json`, briefJson(data.report.enableRoutes, unpack(data.diff[side])));
  return files;
}

const unpackParts = ({ parts }: PackedReport) =>
  Object.fromEntries(Object.entries(parts).map(([part, packed]) => [part, packed ? unpack(packed) : undefined]));

/** A report as Brief mode writes it. */
const briefJson = (clientRoutes: string[], data: unknown): string => `${JSON.stringify({ data, clientRoutes })}\n`;

/**
 * The client's page without data, kept out of search engines. The shim adds the scripts when it has been given a
 * report: they read it as soon as they run.
 */
function frame(html: string, base: string): string {
  const scripts = [...html.matchAll(SCRIPT)].map(([, src]) => src).join(' ');
  const at = html.indexOf('<script');
  if (!scripts)
    throw new Problem('@rsdoctor/client', 'its page has no script', {
      seen: html.slice(0, 300),
      fix: 'see how the new version loads its scripts, and change SCRIPT in packages/evidence/demo/files.ts',
    });
  // Frames around what the page leads to, and the numbers beside them (shim.js), as the pictures have them.
  const ring = `<style>${fs.readFileSync(path.join(import.meta.dirname, 'marks.css'), 'utf8')}</style>`;
  const head = `<meta name="robots" content="noindex"><link rel="icon" href="${base}favicon.svg"><link rel="stylesheet" href="./fonts.css">${ring}<script src="./shim.js" data-scripts="${scripts}"></script>`;
  return `${html.slice(0, at).replace('<html>', '<html lang="en">')}${head}${html.slice(at).replaceAll(SCRIPT, '')}\n`;
}
