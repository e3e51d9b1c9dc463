import { type SpawnOptions, spawn } from 'node:child_process';

/** Programs start in a few seconds; on a busy machine in minutes. */
const START_MS = 240_000;

export interface Server {
  /** What the program has printed so far. */
  printed: () => string;
  /** Ends the program and all that it has started. */
  stop: () => Promise<unknown>;
}

/**
 * Starts a program that serves a site, and waits until it answers.
 * @throws with what it has printed when it ends or stays silent
 */
export async function startServer(
  program: string,
  args: string[],
  { url, ...options }: SpawnOptions & { url: string },
): Promise<Server> {
  // A process group of its own, because the program starts others.
  const child = spawn(program, args, { ...options, detached: true, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text));
  const ended = new Promise((resolve) => child.once('close', resolve));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const kill = () => {
    if (!hasEnded()) process.kill(-child.pid!, 'SIGTERM');
  };
  process.once('exit', kill);
  const stop = () => {
    kill();
    return ended;
  };
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  const deadline = Date.now() + START_MS;
  while (!(await answers())) {
    if (Date.now() > deadline || hasEnded()) {
      await stop();
      throw new Error(`${program} does not serve ${url}:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { printed: () => output, stop };
}
