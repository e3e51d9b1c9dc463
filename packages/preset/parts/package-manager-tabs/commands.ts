// Translates an npm command for the other package managers; without React, so that unit tests can call it.
const MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;
type Manager = (typeof MANAGERS)[number];

/** What runs a package's program: `dlx` fetches it, `exec` takes the installed one. */
const RUNNERS = {
  dlx: { npm: 'npx', yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx' },
  exec: { npm: 'npx', yarn: 'yarn exec', pnpm: 'pnpm exec', bun: 'bunx' },
} as const;

export interface PackageManagerCommand {
  /** What follows npm, or a whole line that begins with `npm` or `npx`; or the whole line of each manager, by its name. */
  command: string | Readonly<Record<string, string>>;
  /** The command is a program of a package that is not installed. */
  dlx?: boolean | undefined;
  /** The command is a program of an installed package. */
  exec?: boolean | undefined;
}

/** The line that does for one manager what npm's arguments do. */
function translate(manager: Manager, words: string): string {
  if (manager === 'npm') return `npm ${words}`;
  const has = (verbs: string) => new RegExp(`^(?:${verbs})\\b`).test(words);
  const isOfPackage = words
    .split(' ')
    .slice(1)
    .some((word) => !word.startsWith('-'));
  const verb = (other: string) => `${manager} ${words.replace(/^\S+/, other)}`;
  if (has('install|i|add')) return verb(isOfPackage ? 'add' : 'install');
  if (has('uninstall|un|remove|rm')) return verb('remove');
  // Yarn takes no tag there.
  if (manager === 'yarn' && has('create')) return `yarn ${words.replace(/(create \S+)@latest/, '$1')}`;
  return `${manager} ${words}`;
}

/** Each package manager with the line that does the same, in the order of the tabs. */
export function packageManagerCommands({ command, dlx, exec }: PackageManagerCommand): [name: string, line: string][] {
  if (typeof command !== 'string') return Object.entries(command);
  // `npx -y` asks nothing before it fetches; the others never ask.
  const [, isRun, words = ''] = /^(?:(npx\s+(?:(?:-y|--yes)\s+)?)|npm\s+)?(.*)$/s.exec(command.trim()) ?? [];
  const runner = dlx || isRun ? RUNNERS.dlx : exec && RUNNERS.exec;
  return MANAGERS.map((manager) => {
    if (manager === 'npm' && isRun) return [manager, command.trim()];
    return [manager, runner ? `${runner[manager]} ${words}` : translate(manager, words)];
  });
}
