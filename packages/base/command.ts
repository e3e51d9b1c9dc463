/** How the commands of this repository start and end. */
import { readFileSync, realpathSync } from 'node:fs';
import { explainGit } from './git.ts';
import { Problem } from './problem.ts';

const isWrongArguments = ({ code }: Error & { code?: string }): boolean => code?.startsWith('ERR_PARSE_ARGS') ?? false;

/** Whether the message is enough without a stack: errors that we throw on purpose. */
const isExpected = (error: Error): boolean => error instanceof Problem || error.constructor === Error;

/** Whether a file was started from the shell and not imported, also when the path to it holds a symbolic link. */
function isStarted({ filename }: Partial<ImportMeta>): boolean {
  const [, started] = process.argv;
  // Knip loads files without telling them their name.
  return Boolean(started && filename) && realpathSync(started!) === realpathSync(filename!);
}

/** How a command is called: the first comment of its file, without the stars. */
export function usageIn(source: string): string {
  const [, comment = ''] = /\/\*\*(.*?)\*\//s.exec(source) ?? [];
  return comment.replace(/^ *\* ?/gm, '').trim();
}

/** What is said of an error, as short as it can be understood. */
function messageOf(error: unknown, usage: () => string): unknown {
  if (!(error instanceof Error)) return error;
  // Node's further sentences say how to pass an argument that begins with a dash.
  if (isWrongArguments(error)) return `${error.message.split('. ')[0]}\n\n${usage()}`;
  return isExpected(error) ? error.message : error.stack;
}

/**
 * Runs `main` when its file was started from the shell, and does nothing when it was imported. With `--help` it prints the
 * first comment of the file instead, and so it does for arguments that `parseArgs` refuses. An error ends the command
 * with code 1 and its message; an unexpected one shows its stack too.
 * @param file `import.meta` of the command's file
 */
export async function command(file: ImportMeta, main: () => Promise<void> | void): Promise<void> {
  if (!isStarted(file)) return;
  const usage = () => usageIn(readFileSync(file.filename, 'utf8'));
  if (process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')) {
    console.log(usage());
    return;
  }
  try {
    await main();
  } catch (error) {
    console.error(messageOf(explainGit(error), usage));
    process.exitCode = 1;
  }
}
