/** Child processes: those that run to their end, and those that may stay (a report server), which the caller stops. */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { Problem } from '@rsdoctor-docs/base/problem';

export interface Program {
  /** The folder in which it runs. */
  readonly cwd: string;
  /** What it printed up to now, both streams in the order in which they came, without colors. */
  log(): string;
  /** Waits until the log matches; throws a Problem when the program ended, or `seconds` (60) passed, without it. */
  prints(pattern: RegExp, seconds?: number): Promise<void>;
  /** Exit code, or undefined when it still runs after so many seconds. */
  endsWithin(seconds: number): Promise<number | undefined>;
  /** Ends it and its children. */
  stop(): void;
}

/** Starts a program in a group of its own. */
export function start(
  command: string,
  args: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Program {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const title = [command.split('/').at(-1), ...args].join(' ');
  let log = '';
  let code: number | undefined;
  // The stream decodes, because a character may come in two pieces.
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      code = status ?? 1;
      resolve(code);
    });
  });
  const text = () => stripVTControlCharacters(log).replaceAll('\r', '');
  const missing = (pattern: RegExp, what: string) =>
    new Problem(title, what, { expected: String(pattern), seen: text().slice(-2000) });
  return {
    cwd: options.cwd,
    log: text,
    async prints(pattern, seconds = 60) {
      for (const end = Date.now() + seconds * 1000; !pattern.test(text()); await wait(50)) {
        if (code !== undefined) throw missing(pattern, `ended with ${code} and did not print it`);
        if (Date.now() > end) throw missing(pattern, `did not print it in ${seconds} s`);
      }
    },
    endsWithin: (seconds) => Promise.race([ended, wait(seconds * 1000, undefined, { ref: false })]),
    stop() {
      if (code !== undefined || child.pid === undefined) return;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // The program has just ended by itself.
      }
    },
  };
}

/** Exit code of a program that ran out of time; the shell command `timeout` uses the same. */
export const STOPPED = 124;

/** Runs a command to its end, or for so many seconds. */
export async function runProgram(
  command: string,
  args: readonly string[],
  { cwd, env = process.env, timeoutSeconds = 300 }: { cwd: string; env?: NodeJS.ProcessEnv; timeoutSeconds?: number },
): Promise<{ code: number; log: string; seconds: number }> {
  const begin = Date.now();
  const program = start(command, args, { cwd, env });
  const code = await program.endsWithin(timeoutSeconds);
  program.stop();
  // Wait for it: until it is gone it may write into a folder that the next build uses.
  await program.endsWithin(10);
  const note = code === undefined ? `\n(stopped: still running after ${timeoutSeconds} s)` : '';
  return { code: code ?? STOPPED, log: program.log() + note, seconds: (Date.now() - begin) / 1000 };
}
