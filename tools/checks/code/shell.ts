/** Every shell block uses commands and flags that exist. */
import type { CommandFact } from '../../../packages/evidence/facts/facts.ts';
import { Problem } from '../../lib/problem.ts';
import { readReference } from '../../reference/facts.ts';
import type { Check } from '../check.ts';
import { type Fence, fencesOf, placeOf } from '../read/fences.ts';
import { programOfPackage, programs } from './commands.ts';

const languages = new Set(['bash', 'sh', 'shell', 'zsh', 'powershell', 'ps1', 'pwsh', 'cmd', 'bat']);

const isShell = (fence: Fence) => languages.has(fence.language) && fence.meta['no-check'] === undefined;

/** Problems of the shell blocks. */
export function checkShell(fences: readonly Fence[], cli: readonly CommandFact[]): Problem[] {
  return fences.filter(isShell).flatMap((fence) =>
    commandsOf(fence.code).flatMap(({ words, offset }) => {
      const where = fence.file
        ? `${fence.file}:${offset + 1} (shown in ${placeOf(fence)})`
        : `${fence.page}:${fence.codeLine + offset}`;
      return checkCommand(words, cli).map(
        ({ what, expected, seen }) =>
          new Problem(where, what, {
            expected,
            seen,
            fix: 'correct the command; if it is right, add it to tools/checks/code/commands.ts',
          }),
      );
    }),
  );
}

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
    let current: string[] = [];
    for (const word of [...words, ';']) {
      if (['&&', '||', '|', ';', '&'].includes(word)) {
        if (current.length > 0) commands.push({ words: current, offset });
        current = [];
      } else current.push(word);
    }
  }
  return commands;
}

function tokens(line: string): string[] {
  const found: string[] = [];
  for (const match of line.matchAll(/(?:"(?:\\.|[^"])*"|'[^']*'|<[^\s<>]+>|\$\([^)]*\)|[^\s;&|"'])+|&&|\|\||[;|&]/g)) {
    if (match[0].startsWith('#')) break;
    found.push(match[0]);
  }
  return found;
}

interface Fault {
  what: string;
  expected: string;
  seen: string;
}

function checkCommand(words: readonly string[], cli: readonly CommandFact[]): Fault[] {
  const rest = [...words];
  // Settings in front of the command: X=1 cmd, $env:X = "1", set X=1.
  if (/^\$env:/i.test(rest[0] ?? '')) return [];
  while (rest[0] !== undefined && /^[A-Za-z_]\w*=/.test(rest[0])) rest.shift();
  const name = rest.shift();
  if (name === undefined) return [];
  const program = name.replace(/^.*node_modules\/\.bin\//, '').replace(/\.cmd$/, '');
  if (program === 'rsdoctor') return checkCli(rest, cli);
  if (/^(?:\.{0,2}\/|\$|<)/.test(program)) return [];
  const known = programs[program];
  if (!known) return [{ what: 'the command is not known', expected: 'a command that a reader has', seen: name }];
  if (known.runs === 'first-word') {
    // `env -u NAME command`
    while (rest[0]?.startsWith('-')) rest.splice(0, rest[0] === '-u' ? 2 : 1);
    return checkCommand(rest, cli);
  }
  if (known.runs === 'package') {
    const faults: Fault[] = [];
    const named: string[] = [];
    while (rest[0]?.startsWith('-')) {
      const flag = rest.shift() as string;
      if (!known.flags?.includes(flag))
        faults.push({ what: `${program} has no flag ${flag}`, expected: (known.flags ?? []).join(', '), seen: flag });
      if (/^(?:-p|--package)$/.test(flag)) named.push(rest.shift() ?? '');
    }
    return [...faults, ...checkPackage(rest, cli)];
  }
  const [first] = rest;
  if (known.subcommands && first !== undefined && !first.startsWith('-') && !known.subcommands.includes(first)) {
    return [{ what: `${program} has no command ${first}`, expected: known.subcommands.join(', '), seen: first }];
  }
  if (/^(?:pnpm|yarn|bun)$/.test(program) && /^(?:dlx|x|exec)$/.test(first ?? ''))
    return checkPackage(rest.slice(1), cli);
  if (/^(?:pnpm|yarn)$/.test(program) && first === 'rsdoctor') return checkCli(rest.slice(1), cli);
  // Words after `--` belong to a script that the reader wrote.
  const own = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest;
  return own
    .filter(
      (word) => word.startsWith('-') && known.flags !== undefined && !known.flags.includes(word.replace(/=.*/, '')),
    )
    .map((word) => ({ what: `${program} has no flag ${word}`, expected: (known.flags ?? []).join(', '), seen: word }));
}

function checkPackage(words: readonly string[], cli: readonly CommandFact[]): Fault[] {
  const [spec, ...rest] = words;
  if (spec === undefined) return [{ what: 'nothing to run', expected: 'a package', seen: 'the end of the line' }];
  const name = spec.replace(/(?<=.)@[^@/]*$/, '');
  const program = programOfPackage[name] ?? name;
  return /^create-|^serve$|^http-server$|^sirv-cli$|^skills$/.test(program)
    ? []
    : checkCommand([program, ...rest], cli);
}

/** The CLI itself, against what its help prints. */
function checkCli(words: readonly string[], cli: readonly CommandFact[]): Fault[] {
  const [name, ...rest] = words;
  if (name === undefined || /^(?:-h|--help|-v|--version)$/.test(name)) return [];
  const command = cli.find((entry) => entry.name === name);
  if (!command)
    return [
      { what: `rsdoctor has no command ${name}`, expected: cli.map((entry) => entry.name).join(', '), seen: name },
    ];
  return rest.flatMap((word, index): Fault[] => {
    if (!word.startsWith('-')) return [];
    const [, flagName, value] = word.match(/^--?([\w-]+)(?:=(.*))?$/s) ?? [];
    const flag = command.flags.find((entry) => entry.name === flagName || entry.short === flagName);
    if (!flag)
      return [
        {
          what: `rsdoctor ${name} has no flag ${word}`,
          expected: command.flags.map((entry) => `--${entry.name}`).join(', '),
          seen: word,
        },
      ];
    const next = rest[index + 1];
    if (flag.valueRequired && value === undefined && (next === undefined || next.startsWith('-')))
      return [{ what: `--${flag.name} needs a value`, expected: `--${flag.name} <${flag.value}>`, seen: word }];
    return [];
  });
}

export const shell: Check<Fence> = {
  name: 'shell',
  about: 'every command and flag in a shell block exists',
  of: 'shell blocks',
  items: (site) => fencesOf(site).filter(isShell),
  problems: (fences, { docs }) => checkShell(fences, readReference(docs).facts.commands),
};
