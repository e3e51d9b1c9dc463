import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from './sites.ts';

const root = path.join(import.meta.dirname, '../../..');
const rspress = path.join(root, 'node_modules/@rspress/core/bin/rspress.js');

export interface BuildResult {
  seconds: number;
  cpuSeconds: number;
  peakMb: number | undefined;
}

/** Memory of a process at its highest and its processor time, where the system tells (Linux). */
function readProc(pid: number | undefined): { peakMb: number; cpuSeconds: number } | undefined {
  const file = `/proc/${pid}/status`;
  if (!pid || !existsSync(file)) return undefined;
  try {
    const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1];
    const [utime, stime] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return peak ? { peakMb: Number(peak) / 1024, cpuSeconds: ((utime ?? 0) + (stime ?? 0)) / 100 } : undefined;
  } catch {
    return undefined;
  }
}

/** Builds a site in a process of its own. */
export function build({ name, config, env }: Site): Promise<BuildResult> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(process.execPath, [rspress, 'build', '--config', config], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', RSPRESS_PERSISTENT_CACHE: 'false', ...env },
    });
    let output = '';
    let last: ReturnType<typeof readProc>;
    const timer = setInterval(() => (last = readProc(child.pid) ?? last), 100);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('close', (code) => {
      clearInterval(timer);
      if (code !== 0)
        reject(
          new Error(
            `The build of "${name}" failed (${config}):\n${
              output
                .split('\n')
                .filter((line) => /error/i.test(line))
                .slice(0, 20)
                .join('\n') || output.slice(-3000)
            }`,
          ),
        );
      else
        resolve({
          seconds: (performance.now() - start) / 1000,
          cpuSeconds: last?.cpuSeconds ?? 0,
          peakMb: last?.peakMb,
        });
    });
  });
}
