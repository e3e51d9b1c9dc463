/** Asks installed packages what only their code says. */
import { runProgram } from '../harness/process.ts';

/** Runs a script in an installed folder and gives what it hands to `answer`; `what` names it when it fails. */
export async function ask(folder: string, what: string, script: string): Promise<unknown> {
  const marker = '--- answer ---';
  const answer = `const answer = (value) => process.stdout.write(${JSON.stringify(marker)} + JSON.stringify(value));`;
  const { PATH, HOME } = process.env;
  // Without CI, which changes a default.
  const { code, log } = await runProgram(process.execPath, ['-e', answer + script], {
    cwd: folder,
    env: { PATH, HOME },
  });
  const at = log.indexOf(marker);
  if (code !== 0 || at < 0) throw new Error(`${what} did not run: ${log}`);
  return JSON.parse(log.slice(at + marker.length));
}
