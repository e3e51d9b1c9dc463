/**
 * Serves the built site with the host's own program (Cloudflare Pages' emulator, offline), to prove that `_headers`,
 * `_redirects`, clean addresses and the 404 page do on the host what tools/serve.ts shows.
 * `tsx tools/lab/host/index.ts [--dir doc_build] [--port 8788]`
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '../../lib/command.ts';
import { freePort } from '../../lib/free-port.ts';

const HERE = import.meta.dirname;
const PROGRAM = path.join(HERE, 'node_modules/wrangler/bin/wrangler.js');
/** The program's start takes a few seconds, more on a busy machine. */
const START_MS = 120_000;

/** Installs the host's program from its lockfile, once. */
function ensureHost(): void {
  if (existsSync(PROGRAM)) return;
  console.log("Installing the host's program for the tests (tools/lab/host).");
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: HERE,
    stdio: 'inherit',
  });
  if (status !== 0)
    throw new Error("The host's program could not be installed. Run `npm ci` in tools/lab/host to see why.");
}

/** Starts the emulator on a built site; `stop` ends it and all its processes. */
export async function startHost(dir: string, port?: number): Promise<{ url: string; stop: () => void }> {
  ensureHost();
  const url = `http://127.0.0.1:${port ?? (await freePort())}`;
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(
    process.execPath,
    [
      PROGRAM,
      'pages',
      'dev',
      path.resolve(dir),
      '--ip',
      '127.0.0.1',
      '--port',
      new URL(url).port,
      '--compatibility-date',
      '2026-03-01',
      '--inspector-port',
      String(await freePort()),
    ],
    {
      cwd: HERE,
      // Its own group: the program starts others.
      detached: true,
      // No account, no telemetry.
      env: { PATH, HOME, TMPDIR, CI: '1', NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false' },
    },
  );
  const stop = () => {
    try {
      process.kill(-child.pid!, 'SIGTERM');
    } catch {
      // It has ended by itself.
    }
  };
  process.once('exit', stop);
  let output = '';
  try {
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`The host's program did not start within ${START_MS / 1000} s:\n${output}`)),
        START_MS,
      );
      const listen = (chunk: Buffer) => {
        output += chunk;
        if (!output.includes('Ready on')) return;
        clearTimeout(late);
        resolve();
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', (code) => {
        clearTimeout(late);
        reject(new Error(`The host's program ended with ${code}:\n${output}`));
      });
    });
  } catch (error) {
    stop();
    throw error;
  }
  return { url, stop };
}

await command(import.meta, async () => {
  const { values } = parseArgs({
    options: { dir: { type: 'string', default: 'doc_build' }, port: { type: 'string', default: '8788' } },
  });
  const { url, stop } = await startHost(values.dir, Number(values.port));
  console.log(`The site runs on the host's program at ${url} (Ctrl+C stops it)`);
  process.on('SIGINT', () => {
    stop();
    process.exit();
  });
});
