// Pure part of PackageManagerTabs: one npm command in the words of the four package managers.
const MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;

export type PackageManager = (typeof MANAGERS)[number];

/** The command that runs an installed binary, or downloads one to run it. */
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

/** `install` with a package name is `add` everywhere but in npm; yarn's `create` knows no `@latest`. */
function inManagersWords(manager: PackageManager, command: string): string {
  if (manager === 'npm') return command;
  if (manager === 'yarn' && command.startsWith('yarn create')) return command.replace(/(yarn create \S+)@latest/, '$1');
  const words = command.split(' ').filter((word) => !word.startsWith('-'));
  return words.length > 2 ? command.replace(/\binstall\b/, 'add') : command;
}

/** The four commands, in the order of the tabs. An object is taken as it is, without other managers. */
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
    return [[manager, inManagersWords(manager, `${prefix} ${command}`)]];
  });
}
