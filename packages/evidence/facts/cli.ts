/** The CLI's commands and flags, as its own help prints them. */
import { Problem } from '@rsdoctor-docs/base/problem';
import { runProgram } from '../harness/process.ts';
import type { CommandFact, FlagFact } from './facts.ts';

/** Reads all commands of the CLI that is installed in a folder. */
export async function readCli(folder: string): Promise<CommandFact[]> {
  const help = async (...command: string[]): Promise<string> => {
    const { code, log } = await runProgram(
      process.execPath,
      ['node_modules/@rsdoctor/cli/bin/rsdoctor', ...command, '--help'],
      { cwd: folder },
    );
    if (code !== 0)
      throw new Problem(['rsdoctor', ...command, '--help'].join(' '), `ended with code ${code}`, {
        seen: log.trim().slice(-2000),
        fix: `run it in ${folder}`,
      });
    return log;
  };
  const names = parseCommands(await help());
  return Promise.all(names.map(async (name) => ({ name, flags: parseFlags(await help(name)) })));
}

/** The command names in the help of the program; their descriptions may run over several lines. */
function parseCommands(help: string): string[] {
  return [...help.matchAll(/^ {2}\$ \S+ (\S+) --help$/gm)].map((match) => match[1] as string);
}

/** The flags in a command's help. */
function parseFlags(help: string): FlagFact[] {
  return [
    ...help.matchAll(/^ {2}(?:-(?<short>\w), )?--(?<name>[\w-]+)(?: (?<value><\w+>|\[\w+\]))?(?<rest> .*)?$/gm),
  ].map(({ groups }): FlagFact => {
    const { short, name, value, rest } = groups as { short?: string; name: string; value?: string; rest?: string };
    // The help of a --no- flag ("turn off … (default: true)") gives the default of the flag without `no-`.
    const said = rest?.match(/\(default: ([^)]+)\)/)?.[1];
    return {
      name,
      ...(short ? { short } : {}),
      ...(value ? { value: value.slice(1, -1), valueRequired: value.startsWith('<') } : {}),
      ...(said && !name.startsWith('no-') ? { default: said } : {}),
    };
  });
}
