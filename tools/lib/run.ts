/** How the commands of this repository end. */
import { Problem } from './problem.ts';

/** Whether the message alone says what to do: our own errors, wrong arguments and errors of the file system. */
function isExpected(error: Error & { code?: string }): boolean {
  return error instanceof Problem || error.constructor === Error || (error.code?.startsWith('ERR_PARSE_ARGS') ?? false);
}

/** Runs a command; a failure ends it with code 1 and its message, and with the stack when the fault is in our code. */
export async function run(main: () => Promise<void> | void): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? (isExpected(error) ? error.message : error.stack) : error);
    process.exitCode = 1;
  }
}
