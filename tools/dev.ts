/**
 * `npm run dev [-- --port 3000]`: `rspress dev`, started again when a file changes that it reads only once (texts of
 * the interface, reference, boot scripts, plugins, configuration). While it cannot start, its port answers with what is
 * wrong.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readOnce } from './build/made-of.ts';
import { command } from './lib/command.ts';
import { escapeXml } from './lib/escape-xml.ts';

const ROOT = path.join(import.meta.dirname, '..');
const DEFAULT_PORT = '3000';
/** Editors write a file in several steps, and a checkout writes many files. */
const SETTLED_MS = 150;
/** Of what was printed, the page of errors shows the end. */
const LAST_LINES = 40;

/** The port among the arguments of `rspress dev`. */
export function portOf(args: string[], env: NodeJS.ProcessEnv = process.env): string {
  const at = args.indexOf('--port');
  const joined = args.find((arg) => arg.startsWith('--port='))?.slice('--port='.length);
  return joined ?? (at < 0 ? undefined : args[at + 1]) ?? env.PORT ?? DEFAULT_PORT;
}

/** The page that the port answers with while the site cannot start; it asks again until it can. */
export function errorPage(printed: string): string {
  const lines = stripVTControlCharacters(printed).trim().split('\n').slice(-LAST_LINES).join('\n');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>The site cannot start</title>
<body style="font:1rem/1.5 system-ui;margin:2rem"><h1>The site cannot start</h1><p>Correct this and save: it starts again by itself.</p>
<pre style="overflow:auto;padding:1rem;background:#fee;color:#611">${escapeXml(lines)}</pre></body></html>`;
}

/** Runs until it is stopped. @param args for `rspress dev` */
function supervise(args: string[]): void {
  const port = portOf(args);
  const rest = args.filter((arg, index) => !arg.startsWith('--port') && args[index - 1] !== '--port');
  let child: ChildProcess | undefined;
  let errors: Server | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isReadOnce: (file: string) => boolean = () => false;

  const showErrors = (printed: string) => {
    errors = createServer((_request, response) => {
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(errorPage(printed));
    });
    errors.once('error', () => {});
    errors.listen(Number(port));
    console.log(
      `The site cannot start: see above, or http://localhost:${port}/. It starts again when you save a file.`,
    );
  };

  const start = () => {
    try {
      isReadOnce = readOnce();
    } catch {
      // A file is gone: Rspress says which, and what was read before is still what may bring it back.
    }
    let printed = '';
    const begun = [path.join(ROOT, 'node_modules/@rspress/core/bin/rspress.js'), 'dev', '--port', port, ...rest];
    const running = spawn(process.execPath, begun, {
      cwd: ROOT,
      stdio: ['inherit', 'pipe', 'pipe'],
      env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...process.env } : process.env,
    });
    child = running;
    for (const [from, to] of [
      [running.stdout, process.stdout],
      [running.stderr, process.stderr],
    ] as const)
      from.on('data', (text: Buffer) => {
        printed = (printed + text).slice(-20_000);
        to.write(text);
      });
    running.once('close', () => {
      if (child !== running) return;
      child = undefined;
      showErrors(printed);
    });
  };

  /** Ends what has the port, then goes on. */
  const end = (then: () => void) => {
    const [old, page] = [child, errors];
    child = errors = undefined;
    page?.closeAllConnections();
    if (page?.listening) page.close(then);
    else if (old) {
      old.once('close', then);
      // It keeps nothing that an orderly end would save, and that takes seconds.
      old.kill('SIGKILL');
    } else then();
  };

  let begun = 0;
  const onChange = (file: string) => {
    const mustStart = isReadOnce(file) || (errors !== undefined && /^(?:docs|theme|tools)\//.test(file));
    if (!mustStart) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      console.log(`\n${file} changed: the site starts again, open pages reload by themselves …`);
      begun += 1;
      const mine = begun;
      end(() => {
        if (mine === begun) start();
      });
    }, SETTLED_MS);
  };
  for (const folder of ['docs', 'theme', 'tools'])
    watch(path.join(ROOT, folder), { recursive: true }, (_event, name) => {
      if (name) onChange(`${folder}/${name.replaceAll('\\', '/')}`);
    });
  watch(ROOT, (_event, name) => {
    if (name) onChange(name);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      child?.kill(signal);
      process.exit(0);
    });
  start();
}

await command(import.meta, () => supervise(process.argv.slice(2).filter((arg) => arg !== '--')));
