// Translates an npm command for the other package managers; without React, so that unit tests can call it.
const MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;

export type PackageManager = (typeof MANAGERS)[number];

/** The commands that run an installed binary (`exec`), or download one and run it (`dlx`). */
const RUNNERS = {
  exec: { npm: 'npx', yarn: 'yarn', pnpm: 'pnpm', bun: 'bun' },
  dlx: { npm: 'npx', yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx' },
} satisfies Record<string, Record<PackageManager, string>>;

export interface CommandOptions {
  /** The command is a binary of the project. */
  exec?: boolean;
  /** The command is a binary to download; wins over `exec`. */
  dlx?: boolean;
}

/** Mends what differs: `install` of a package is `add` everywhere but in npm, and yarn's `create` takes no `@latest`. */
function translate(manager: PackageManager, command: string): string {
  if (manager === 'npm') return command;
  if (manager === 'yarn' && command.startsWith('yarn create')) return command.replace(/(yarn create \S+)@latest/, '$1');
  const words = command.split(' ').filter((word) => !word.startsWith('-'));
  return words.length > 2 ? command.replace(/\binstall\b/, 'add') : command;
}

/** The commands in the order of the tabs. An object has its own ones, and managers that it lacks get no tab. */
export function packageManagerCommands(
  command: string | Partial<Record<string, string>>,
  { exec, dlx }: CommandOptions = {},
): [PackageManager, string][] {
  return MANAGERS.flatMap((manager): [PackageManager, string][] => {
    if (typeof command !== 'string') {
      const own = command[manager];
      return own ? [[manager, own]] : [];
    }
    const prefix = dlx ? RUNNERS.dlx[manager] : exec ? RUNNERS.exec[manager] : manager;
    return [[manager, translate(manager, `${prefix} ${command}`)]];
  });
}
