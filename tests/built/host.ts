/** Serves the built site with the host's own program (Cloudflare Pages' emulator, offline). */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../tools/lib/free-port.ts';

const HERE = path.join(import.meta.dirname, '../../tools/host');
const PROGRAM = path.join(HERE, 'node_modules/wrangler/bin/wrangler.js');
/** The program starts in a few seconds, later on a busy machine. */
const START_MS = 120_000;

/** Installs the host's program from its lockfile, once. */
function ensureHost(): void {
  if (existsSync(PROGRAM)) return;
  console.log("Installing the host's program for the tests (tools/host).");
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: HERE,
    stdio: 'inherit',
  });
  if (status !== 0)
    throw new Error("The host's program could not be installed. Run `npm ci` in tools/host to see why.");
}

/** Starts the emulator on a built site; `stop` ends it and all its processes. */
export async function startHost(dir: string): Promise<{ url: string; stop: () => void }> {
  ensureHost();
  const url = `http://127.0.0.1:${await freePort()}`;
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
      // A process group of its own, because the program starts other processes.
      detached: true,
      // Without an account and without telemetry.
      env: { PATH, HOME, TMPDIR, CI: '1', NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false' },
    },
  );
  const stop = () => {
    try {
      process.kill(-child.pid!, 'SIGTERM');
    } catch {
      // The process has already ended.
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
