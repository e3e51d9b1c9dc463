/** The programs that a shell block may use. The commands and flags of Rsdoctor itself come from docs/generated/cli.json. */
export interface Program {
  /** First words that the program knows; any without this. */
  subcommands?: readonly string[];
  /** Flags that a reader may see; any without this. */
  flags?: readonly string[];
  /** The program runs another one: the words behind its own flags are a command, or the name of a package. */
  runs?: 'first-word' | 'package';
}

const words = (text: string) => text.split(' ').filter(Boolean);
const program = (subcommands: string, flags: string): Program => ({
  subcommands: words(subcommands),
  flags: words(flags),
});

const INSTALL =
  '-D --save-dev --dev -d -g --global -E --save-exact --exact -w --workspace -r --recursive --legacy-peer-deps --no-save --prefix --omit --frozen-lockfile --immutable --filter';
const BUNDLE = '-c --config -m --mode --json --env --node-env --config-name -w --watch';

/** Programs of the system and of readers' editors, used with any words. */
const OTHERS =
  'node git gh curl jq cd ls cat cp mv rm mkdir echo export set du wc head tail grep kill tar unzip zip gzip ssh scp docker test open start exit true find sort xargs sed ps lsof netstat printf touch Remove-Item unset corepack claude code';

export const programs: Readonly<Record<string, Program>> = {
  npm: program(
    'install i ci add run exec create init ls list why explain view update uninstall test start dedupe pack',
    `${INSTALL} --yes -y --json --`,
  ),
  pnpm: program('install i add run exec dlx create why list ls update dedupe remove rsdoctor build', INSTALL),
  yarn: program('install add run dlx exec why create dedupe remove set rsdoctor build', INSTALL),
  bun: program('install i add run x create remove', INSTALL),
  npx: { runs: 'package', flags: ['-y', '--yes', '-p', '--package'] },
  bunx: { runs: 'package', flags: [] },
  'cross-env': { runs: 'first-word' },
  env: { runs: 'first-word' },
  time: { runs: 'first-word' },
  rspack: program('build b dev serve s preview p', `${BUNDLE} --analyze`),
  webpack: program('build b serve watch w info', `${BUNDLE} --progress --stats --profile`),
  rsbuild: program('build dev preview inspect', '-c --config -m --mode --env-mode -w --watch --environment'),
  next: program('build dev start', '--webpack --turbopack --turbo --debug'),
  modern: program('build dev serve deploy inspect', '-c --config --analyze'),
  docusaurus: program('build', ''),
  nuxt: program('build', ''),
  rslib: program('build', ''),
  rspeedy: program('build', ''),
  storybook: program('build', ''),
  'vue-cli-service': program('build serve inspect', '--mode --dest --report'),
  vue: { subcommands: words('create add inspect') },
  rspress: program('build dev preview', '-c --config'),
  ...Object.fromEntries(words(OTHERS).map((name) => [name, {}])),
};

/** Packages whose program has another name. */
export const programOfPackage: Readonly<Record<string, string>> = {
  '@rsdoctor/cli': 'rsdoctor',
  '@rspack/cli': 'rspack',
  'webpack-cli': 'webpack',
  '@rsbuild/core': 'rsbuild',
  '@vue/cli': 'vue',
};
/** Packages that may be run with any words. */
export const FREE_PACKAGE = /^create-|^serve$|^http-server$|^sirv-cli$|^skills$/;
