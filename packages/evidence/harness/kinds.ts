/**
 * What is installed and how it is built.
 *
 * A *workspace* is one installed set of packages (a folder here with package.json and lockfile);
 * an *example* is a folder with a bundler's config file that is built in a workspace.
 * The CLI is a workspace of its own: in one tree with the plugins, npm nests two copies of
 * `@rsdoctor/utils`, and every alert then loses its code and level.
 */

export type WorkspaceName = 'shop' | 'bundlers' | 'modernjs' | 'nextjs' | 'vue-cli' | 'cli' | 'studio';

/** How a config file with a certain name is built. */
export interface Kind {
  /** Shown in messages. */
  name: string;
  /** Matches the file name of the config. */
  config: RegExp;
  workspace: WorkspaceName;
  /** The command that a reader would type; `config` is the file name. */
  command: (config: string) => readonly [string, ...string[]];
}

export const kinds: readonly Kind[] = [
  {
    name: 'rspack',
    config: /(?:^|\.)rspack\..+\.(?:[cm]?js|ts)$/,
    workspace: 'bundlers',
    command: (config) => ['rspack', 'build', '-c', config],
  },
  {
    name: 'webpack',
    config: /(?:^|\.)webpack\..+\.(?:[cm]?js|ts)$/,
    workspace: 'bundlers',
    command: (config) => ['webpack', '-c', config],
  },
  {
    name: 'rsbuild',
    config: /(?:^|\.)rsbuild\..+\.(?:[cm]?js|ts)$/,
    workspace: 'bundlers',
    command: (config) => ['rsbuild', 'build', '-c', config],
  },
  {
    name: 'modern',
    config: /(?:^|\.)modern\.config\.(?:[cm]?js|ts)$/,
    workspace: 'modernjs',
    command: (config) => ['modern', 'build', '-c', config],
  },
  // Next.js 16 builds with Turbopack unless it is told to use webpack.
  {
    name: 'next',
    config: /^next\.config\.(?:[cm]?js|ts)$/,
    workspace: 'nextjs',
    command: () => ['next', 'build', '--webpack'],
  },
  {
    name: 'vue-cli',
    config: /^vue\.config\.(?:[cm]?js)$/,
    workspace: 'vue-cli',
    command: () => ['vue-cli-service', 'build'],
  },
];

/** The kind of a config file, or undefined for other files. */
export function kindOf(fileName: string): Kind | undefined {
  return kinds.find((kind) => kind.config.test(fileName));
}
