/** Every command of Rsdoctor in a shell block exists, with its flags. */

import type { Check } from '@rsdoctor-docs/base/docs/check';
import { type Fence, fencesOf, placeInCode } from '@rsdoctor-docs/base/docs/fences';
import { Problem } from '@rsdoctor-docs/base/problem';
import { readReference } from '@rsdoctor-docs/parts/reference';
import type { CommandFact } from '../../../packages/evidence/facts/facts.ts';

const languages = new Set(['bash', 'sh', 'shell', 'zsh', 'powershell', 'ps1', 'pwsh', 'cmd', 'bat']);

const isShell = (fence: Fence) => languages.has(fence.language) && fence.meta['no-check'] === undefined;

/** Problems of the shell blocks. */
export const shellFaults = (fences: readonly Fence[], cli: readonly CommandFact[]): Problem[] =>
  fences.filter(isShell).flatMap((fence) =>
    commandsOf(fence.code).flatMap(({ words, offset }) =>
      [...cliFaults(words, cli)].map(
        ({ what, expected, seen }) =>
          new Problem(placeInCode(fence, offset + 1), what, {
            expected: expected.join(', '),
            seen,
            fix: 'correct it; no-check="why" in the fence leaves the block out',
          }),
      ),
    ),
  );

interface Command {
  words: string[];
  /** Line in the block, from 0. */
  offset: number;
}

/** Cuts a block into commands and their words, without comments. A `\`, a backtick or a `^` at its end joins a line to the next. */
function commandsOf(code: string): Command[] {
  let next = 0;
  return code.split(/(?<![\\`^][ \t]*)\n/).flatMap((line) => {
    const offset = next;
    next += line.split('\n').length;
    const commands = line
      .replace(/[\\`^][ \t]*\n/g, ' ')
      .replace(/(?:^|\s)#.*/, '')
      .split(/&&|\|\|?|;/);
    return commands.map((command) => ({ words: command.match(/"[^"]*"|'[^']*'|[^\s"']+/g) ?? [], offset }));
  });
}

interface Fault {
  what: string;
  expected: readonly string[];
  seen: string;
}

/** Words that may precede the program's name: none, a variable, a program that runs it, its package. */
const BEFORE = /^$|=|^(?:npx|bunx|pnpm|yarn|dlx|x|exec|-y|--yes|@rsdoctor\/cli(?:@.*)?)$/;

/** The arguments of Rsdoctor's program: `analyze --json` of `npx @rsdoctor/cli@1.6 analyze --json`. */
function argumentsOf(words: readonly string[]): readonly string[] {
  const at = words.findIndex(
    (word, index) => /^(?:rsdoctor|@rsdoctor\/cli(?:@.*)?)$/.test(word) && BEFORE.test(words[index - 1] ?? ''),
  );
  return at < 0 ? [] : words.slice(at + 1);
}

/** Compares a command of Rsdoctor with what its help prints. */
function* cliFaults(words: readonly string[], cli: readonly CommandFact[]): Iterable<Fault> {
  const [name, ...rest] = argumentsOf(words);
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
  about: 'every command of Rsdoctor in a shell block exists, with its flags',
  of: 'shell blocks',
  items: (site) => fencesOf(site).filter(isShell),
  problems: (fences, { docs }) => shellFaults(fences, readReference(docs).facts.commands),
};
