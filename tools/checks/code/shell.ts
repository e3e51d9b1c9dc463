/** Every shell block uses commands and flags that exist. */
import type { CommandFact } from '../../../packages/evidence/facts/facts.ts';
import { Problem } from '../../lib/problem.ts';
import type { Check } from '../check.ts';
import { type Fence, fencesOf, placeInCode } from '../read/fences.ts';
import { FREE_PACKAGE, programOfPackage, programs } from './commands.ts';

const languages = new Set(['bash', 'sh', 'shell', 'zsh', 'powershell', 'ps1', 'pwsh', 'cmd', 'bat']);

const isShell = (fence: Fence) => languages.has(fence.language) && fence.meta['no-check'] === undefined;

/** Problems of the shell blocks. */
export const checkShell = (fences: readonly Fence[], cli: readonly CommandFact[]): Problem[] =>
  fences.filter(isShell).flatMap((fence) =>
    commandsOf(fence.code).flatMap(({ words, offset }) =>
      [...faultsOf(words, cli)].map(
        ({ what, expected, seen }) =>
          new Problem(placeInCode(fence, offset + 1), what, {
            expected: expected.join(', '),
            seen,
            fix: 'correct the command; if it is right, add it to tools/checks/code/commands.ts',
          }),
      ),
    ),
  );

interface Command {
  words: string[];
  /** Line in the block, from 0. */
  offset: number;
}

/** Cuts a block into commands: lines, `&&`, `||`, `|`, `;`; comments, prompts and heredocs are left out. */
export function commandsOf(code: string): Command[] {
  const commands: Command[] = [];
  const lines = code.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const offset = index;
    let line = lines[index] as string;
    while (/[\\`^]$/.test(line.trimEnd()) && index + 1 < lines.length) {
      index += 1;
      line = `${line.trimEnd().slice(0, -1)} ${lines[index]}`;
    }
    const heredoc = line.match(/<<-?\s*['"]?(\w+)['"]?/)?.[1];
    if (heredoc) while (index + 1 < lines.length && lines[index + 1]?.trim() !== heredoc) index += 1;
    if (heredoc) index += 1;
    const words = tokens(line.replace(/^\s*(?:\$|>|PS>)\s+/, ''));
    const current: string[] = [];
    for (const word of [...words, ';']) {
      if (!/^(?:&&?|\|\|?|;)$/.test(word)) current.push(word);
      else if (current.length > 0) commands.push({ words: current.splice(0), offset });
    }
  }
  return commands;
}

/** Splits a line of shell into words and operators, and drops its comment. */
function tokens(line: string): string[] {
  const found =
    line.match(/(?:"(?:\\.|[^"])*"|'[^']*'|<[^\s<>]+>|\$\([^)]*\)|[^\s;&|"'])+|&&|\|\||[;|&]/g)?.map(String) ?? [];
  const comment = found.findIndex((token) => token.startsWith('#'));
  return comment < 0 ? found : found.slice(0, comment);
}

interface Fault {
  what: string;
  expected: readonly string[];
  seen: string;
}

function* faultsOf(words: readonly string[], cli: readonly CommandFact[]): Iterable<Fault> {
  const rest = [...words];
  // Skip settings in front of the command: X=1 cmd, $env:X = "1".
  if (/^\$env:/i.test(rest[0] ?? '')) return;
  while (/^[A-Za-z_]\w*=/.test(rest[0] ?? '')) rest.shift();
  const name = rest.shift();
  if (name === undefined) return;
  const program = name.replace(/^.*node_modules\/\.bin\//, '').replace(/\.cmd$/, '');
  if (program === 'rsdoctor') return yield* cliFaults(rest, cli);
  if (/^(?:\.{0,2}\/|\$|<)/.test(program)) return;
  const known = programs[program];
  if (!known) return yield { what: 'the command is not known', expected: ['a command that a reader has'], seen: name };
  const noFlag = (seen: string) => ({ what: `${program} has no flag ${seen}`, expected: known.flags ?? [], seen });
  if (known.runs) {
    while (rest[0]?.startsWith('-')) {
      const flag = rest.shift() as string;
      if (known.runs === 'package' && !known.flags?.includes(flag)) yield noFlag(flag);
      // `env -u NAME command`, `npx -p package command`
      if (/^(?:-u|-p|--package)$/.test(flag)) rest.shift();
    }
    return yield* known.runs === 'package' ? packageFaults(rest, cli) : faultsOf(rest, cli);
  }
  const [first = ''] = rest;
  const { subcommands = [first] } = known;
  if (first && !first.startsWith('-') && !subcommands.includes(first))
    return yield { what: `${program} has no command ${first}`, expected: subcommands, seen: first };
  if (/^(?:pnpm|yarn|bun)$/.test(program) && /^(?:dlx|x|exec)$/.test(first))
    return yield* packageFaults(rest.slice(1), cli);
  if (/^(?:pnpm|yarn)$/.test(program) && first === 'rsdoctor') return yield* cliFaults(rest.slice(1), cli);
  // Words after `--` belong to a script that the reader wrote.
  const own = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest;
  for (const word of own)
    if (word.startsWith('-') && known.flags?.includes(word.replace(/=.*/, '')) === false) yield noFlag(word);
}

function* packageFaults([spec, ...rest]: readonly string[], cli: readonly CommandFact[]): Iterable<Fault> {
  if (spec === undefined) return yield { what: 'nothing to run', expected: ['a package'], seen: 'the end of the line' };
  const name = spec.replace(/(?<=.)@[^@/]*$/, '');
  const program = programOfPackage[name] ?? name;
  if (!FREE_PACKAGE.test(program)) yield* faultsOf([program, ...rest], cli);
}

/** Compares a command of Rsdoctor with what its help prints. */
function* cliFaults([name, ...rest]: readonly string[], cli: readonly CommandFact[]): Iterable<Fault> {
  if (name === undefined || /^(?:-h|--help|-v|--version)$/.test(name)) return;
  const command = cli.find((entry) => entry.name === name);
  if (!command)
    return yield { what: `rsdoctor has no command ${name}`, expected: cli.map((entry) => entry.name), seen: name };
  for (const [index, word] of rest.entries()) {
    if (!word.startsWith('-')) continue;
    const [, flagName, value] = word.match(/^--?([\w-]+)(?:=(.*))?$/s) ?? [];
    const flag = command.flags.find((entry) => entry.name === flagName || entry.short === flagName);
    if (!flag)
      yield {
        what: `rsdoctor ${name} has no flag ${word}`,
        expected: command.flags.map((entry) => `--${entry.name}`),
        seen: word,
      };
    else if (flag.valueRequired && value === undefined && (rest[index + 1] ?? '-').startsWith('-'))
      yield { what: `--${flag.name} needs a value`, expected: [`--${flag.name} <${flag.value}>`], seen: word };
  }
}

export const shell: Check<Fence> = {
  name: 'shell',
  about: 'every command and flag in a shell block exists',
  of: 'shell blocks',
  items: (site) => fencesOf(site).filter(isShell),
  problems: (fences, { reference }) => checkShell(fences, reference.facts.commands),
};
