// Translates an npm command for the other package managers; without React, so that unit tests can call it.
const MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'];

/** Mends what differs: `install` of a package is `add` everywhere but in npm, and yarn's `create` takes no `@latest`. */
function translate(manager: string, command: string): string {
  if (manager === 'npm') return command;
  if (manager === 'yarn' && command.startsWith('create')) return command.replace(/(create \S+)@latest/, '$1');
  const words = command.split(' ').filter((word) => !word.startsWith('-'));
  return words.length > 1 ? command.replace(/\binstall\b/, 'add') : command;
}

/** Each package manager with the arguments that do the same, in the order of the tabs. @param command npm's arguments */
export const packageManagerCommands = (command: string): [manager: string, rest: string][] =>
  MANAGERS.map((manager) => [manager, translate(manager, command)]);
