/** How the commands of this repository start and end. */
import { realpathSync } from 'node:fs';
import { Problem } from './problem.ts';

/** Whether the message is enough without a stack: errors that we throw on purpose, wrong arguments. */
const isExpected = (error: Error & { code?: string }): boolean =>
  error instanceof Problem || error.constructor === Error || (error.code?.startsWith('ERR_PARSE_ARGS') ?? false);

/** Whether a file was started from the shell and not imported, also when the path to it holds a symbolic link. */
function isStarted({ filename }: Partial<ImportMeta>): boolean {
  const [, started] = process.argv;
  // Knip loads files without telling them their name.
  return Boolean(started && filename) && realpathSync(started!) === realpathSync(filename!);
}

/**
 * Runs `main` when its file was started from the shell, and does nothing when it was imported. An error ends the command
 * with code 1 and its message; an unexpected one shows its stack too.
 * @param file `import.meta` of the command's file
 */
export async function command(file: ImportMeta, main: () => Promise<void> | void): Promise<void> {
  if (!isStarted(file)) return;
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? (isExpected(error) ? error.message : error.stack) : error);
    process.exitCode = 1;
  }
}
