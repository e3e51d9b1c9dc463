/** Runs scripts in an installed folder, for facts that only the code of a package knows. */
import { Problem } from '@rsdoctor-docs/base/problem';
import { runProgram } from '../harness/process.ts';

/**
 * Runs a script and returns the value that it passes to `answer()`.
 * @param what names the script in messages
 * @throws Problem when the script fails or does not answer
 */
export async function ask(folder: string, what: string, script: string): Promise<unknown> {
  const marker = '--- answer ---';
  const answer = `const answer = (value) => process.stdout.write(${JSON.stringify(marker)} + JSON.stringify(value));`;
  const { PATH, HOME } = process.env;
  // CI is left out of the environment, because it changes a default.
  const { code, log } = await runProgram(process.execPath, ['-e', answer + script], {
    cwd: folder,
    env: { PATH, HOME },
  });
  const at = log.indexOf(marker);
  if (code !== 0 || at < 0)
    throw new Problem(what, 'cannot be read', {
      seen: log.trim().slice(-2000),
      fix: 'see what the package exports now, and follow it in packages/evidence/facts',
    });
  return JSON.parse(log.slice(at + marker.length));
}
