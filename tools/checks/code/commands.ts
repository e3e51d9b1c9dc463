/** Programs that a shell block may use, with the flags that a reader may see. The CLI's own come from docs/generated/cli.json. */
export interface Program {
  /** First words that the program knows; without it any first word is fine. */
  subcommands?: readonly string[];
  /** Flags; without it flags are not checked (tools of the system). */
  flags?: readonly string[];
  /** Runs another program: the words after these are a command of their own. */
  runs?: 'first-word' | 'package';
}

const install = ['-D', '--save-dev', '--dev', '-d', '-g', '--global', '-E', '--save-exact', '--exact', '-w', '--workspace', '-r', '--recursive', '--legacy-peer-deps', '--no-save', '--prefix', '--omit', '--frozen-lockfile', '--immutable', '--filter'];

export const programs: Readonly<Record<string, Program>> = {
  npm: { subcommands: ['install', 'i', 'ci', 'add', 'run', 'exec', 'create', 'init', 'ls', 'list', 'why', 'explain', 'view', 'update', 'uninstall', 'test', 'start', 'dedupe', 'pack'], flags: [...install, '--yes', '-y', '--json', '--'] },
  pnpm: { subcommands: ['install', 'i', 'add', 'run', 'exec', 'dlx', 'create', 'why', 'list', 'ls', 'update', 'dedupe', 'remove', 'rsdoctor', 'build'], flags: install },
  yarn: { subcommands: ['install', 'add', 'run', 'dlx', 'exec', 'why', 'create', 'dedupe', 'remove', 'set', 'rsdoctor', 'build'], flags: install },
  bun: { subcommands: ['install', 'i', 'add', 'run', 'x', 'create', 'remove'], flags: install },
  npx: { runs: 'package', flags: ['-y', '--yes', '-p', '--package'] },
  bunx: { runs: 'package', flags: [] },
  'cross-env': { runs: 'first-word' },
  env: { runs: 'first-word' },
  time: { runs: 'first-word' },
  rspack: { subcommands: ['build', 'b', 'dev', 'serve', 's', 'preview', 'p'], flags: ['-c', '--config', '-m', '--mode', '--analyze', '--json', '--env', '--node-env', '--config-name', '-w', '--watch'] },
  webpack: { subcommands: ['build', 'b', 'serve', 'watch', 'w', 'info'], flags: ['-c', '--config', '--mode', '--json', '--env', '--node-env', '--config-name', '-w', '--watch', '--progress', '--stats', '--profile'] },
  rsbuild: { subcommands: ['build', 'dev', 'preview', 'inspect'], flags: ['-c', '--config', '-m', '--mode', '--env-mode', '-w', '--watch', '--environment'] },
  next: { subcommands: ['build', 'dev', 'start'], flags: ['--webpack', '--turbopack', '--turbo', '--debug'] },
  modern: { subcommands: ['build', 'dev', 'serve', 'deploy', 'inspect'], flags: ['-c', '--config', '--analyze'] },
  'vue-cli-service': { subcommands: ['build', 'serve', 'inspect'], flags: ['--mode', '--dest', '--report'] },
  vue: { subcommands: ['create', 'add', 'inspect'] },
  rspress: { subcommands: ['build', 'dev', 'preview'], flags: ['-c', '--config'] },
  node: {}, git: {}, gh: {}, curl: {}, jq: {}, cd: {}, ls: {}, cat: {}, cp: {}, mv: {}, rm: {}, mkdir: {}, echo: {}, export: {}, set: {}, du: {}, wc: {}, head: {}, tail: {},
  grep: {}, kill: {}, tar: {}, unzip: {}, zip: {}, gzip: {}, ssh: {}, scp: {}, docker: {}, test: {}, open: {}, 'start': {}, exit: {}, true: {}, find: {}, sort: {}, xargs: {}, sed: {}, ps: {}, lsof: {}, netstat: {}, printf: {}, touch: {}, 'Remove-Item': {}, unset: {}, corepack: {}, claude: {}, code: {},
};

/** Packages of programs under another name. */
export const programOfPackage: Readonly<Record<string, string>> = {
  '@rsdoctor/cli': 'rsdoctor',
  '@rspack/cli': 'rspack',
  'webpack-cli': 'webpack',
  '@rsbuild/core': 'rsbuild',
  '@vue/cli': 'vue',
};
