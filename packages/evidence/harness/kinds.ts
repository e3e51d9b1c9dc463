/**
 * Workspaces, and how an example is built in one.
 *
 * A *workspace* is a set of packages that are installed together: a folder of packages/evidence/samples with
 * package.json and lockfile. An *example* is a folder with a bundler's config file that is built in a workspace.
 * The CLI is a workspace of its own: in one tree with the plugins, npm nests two copies of `@rsdoctor/utils`, and every
 * alert then loses its code and level.
 */

export type WorkspaceName =
  | 'shop'
  | 'bundlers'
  | 'rspack-2'
  | 'rspack-2-versions'
  | 'modernjs'
  | 'nextjs'
  | 'vue-cli'
  | 'cli'
  | 'studio';

/** How a config file with a certain name is built. */
export interface Kind {
  /** Shown in messages. */
  name: string;
  /** Matches the file name of the config. */
  config: RegExp;
  workspace: WorkspaceName;
  /** The command that a reader would type. */
  command: string;
  /** The command finds the config by its name. */
  isFound?: true;
}

export const kinds: readonly Kind[] = [
  ...(['rspack build', 'webpack', 'rsbuild build'] as const).map((command): Kind => {
    const [name = ''] = command.split(' ');
    const config = new RegExp(`(?:^|\\.)${name}\\..+\\.(?:[cm]?js|ts)$`);
    return { name, config, workspace: 'bundlers', command };
  }),
  // Readers see another file name: a fence has its title.
  ...(['rspack build', 'rsbuild build'] as const).map((command): Kind => {
    const name = command.replace(' build', '-2');
    return { name, config: new RegExp(`(?:^|\\.)${name}\\..+\\.(?:[cm]?js|ts)$`), workspace: 'rspack-2', command };
  }),
  { name: 'modern', config: /^modern\.config\.(?:[cm]?js|ts)$/, workspace: 'modernjs', command: 'modern build' },
  // Next.js 16 builds with Turbopack unless it is told to use webpack.
  {
    name: 'next',
    config: /^next\.config\.(?:[cm]?js|ts)$/,
    workspace: 'nextjs',
    command: 'next build --webpack',
    isFound: true,
  },
  {
    name: 'vue-cli',
    config: /^vue\.config\.(?:[cm]?js)$/,
    workspace: 'vue-cli',
    command: 'vue-cli-service build',
    isFound: true,
  },
];

/** Folders of packages/evidence/samples that have no packages of their own: their configs import those of a workspace. */
export const LAID_OVER: Readonly<Partial<Record<string, WorkspaceName>>> = { changes: 'shop' };

/** The kind of a config file, or undefined for other files. */
export function kindOf(fileName: string): Kind | undefined {
  return kinds.find((kind) => kind.config.test(fileName));
}
