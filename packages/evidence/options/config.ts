/**
 * What "Add to my config" writes for the options that a reader ticks: one config for one bundler. Browsers run this file, and
 * claims/config.ts builds what it writes, so that both have the same text.
 */

/** For whom a config is: a choice of the switch "Show for", in its own words. */
export type For = 'Rspack 2' | 'Rspack 1' | 'webpack';
export const EVERYBODY: readonly For[] = ['Rspack 2', 'Rspack 1', 'webpack'];

export type Value = boolean | number | string | readonly Value[] | { readonly [key: string]: Value };
type Fields = Readonly<Record<string, Value>>;

export interface Choice {
  /** The fields that it sets. One that counts in brief mode alone sets that as well. */
  sets: Fields;
  /** Whose builds it changes, if not everybody's. */
  only?: 'Rspack' | 'webpack';
}

const brief = (options: Fields): Fields => ({ output: { mode: 'brief', options } });

/** What the tick of each option adds. The values differ from the defaults, which nobody has to write. */
export const CHOICES: Readonly<Record<string, Choice>> = {
  disableClientServer: { sets: { disableClientServer: true } },
  'experiments.enableNativePlugin': { sets: { experiments: { enableNativePlugin: false } }, only: 'Rspack' },
  'features.loader': { sets: { features: { loader: false } } },
  'features.plugins': { sets: { features: { plugins: false } } },
  'features.bundle': { sets: { features: { bundle: false } } },
  'features.resolver': { sets: { features: { resolver: true } } },
  'features.treeShaking': { sets: { features: { treeShaking: true } }, only: 'webpack' },
  linter: { sets: { linter: { rules: { 'duplicate-package': 'Error' } } } },
  'output.mode': { sets: { output: { mode: 'brief' } } },
  'output.reportDir': { sets: { output: { reportDir: 'reports' } } },
  'output.reportCodeType': { sets: { output: { reportCodeType: 'noCode' } } },
  'output.options.type': { sets: brief({ type: ['html', 'json'] }) },
  // The type of the package asks for both keys.
  'output.options.htmlOptions': {
    sets: brief({ htmlOptions: { reportHtmlName: 'bundle.html', writeDataJson: false } }),
  },
  'output.options.jsonOptions': {
    sets: brief({ type: ['html', 'json'], jsonOptions: { fileName: 'bundle.json' } }),
  },
  port: { sets: { port: 4567 } },
  'server.port': { sets: { server: { port: 4567 } } },
  'server.cors': { sets: { server: { cors: { origin: 'https://ci.example.com' } } } },
  printLog: { sets: { printLog: { serverUrls: false } } },
  'supports.gzip': { sets: { supports: { gzip: { gzipLevel: 9 } } } },
  'supports.parseBundle': { sets: { supports: { parseBundle: false } }, only: 'webpack' },
  'supports.banner': { sets: { supports: { banner: true } }, only: 'webpack' },
};

const isOf = (only: Choice['only'], reader: For) => only === undefined || reader.startsWith(only);

/** Choices of which the first takes the effect from the second, by a name for which the reader gets a sentence. */
const AGAINST = {
  briefStoresNoCode: [/^output\.(?:mode|options)\b/, /^output\.reportCodeType$/],
  serverPortWins: [/^server\.port$/, /^port$/],
  serverEnds: [/^disableClientServer$/, /^(?:port|server|printLog)\b/],
  noModules: [/^features\.bundle$/, /^linter$/],
} as const satisfies Record<string, readonly [wins: RegExp, loses: RegExp]>;

export interface Conflict {
  what: keyof typeof AGAINST;
  /** What wins, and what loses. */
  wins: readonly string[];
  loses: readonly string[];
}

export interface Written {
  /** The whole file. */
  code: string;
  /** Options that change nothing for this bundler; they are left out. */
  left: readonly string[];
  conflicts: readonly Conflict[];
}

const isFields = (value: Value | undefined): value is Fields => typeof value === 'object' && !Array.isArray(value);

/** Puts fields into others, deeply. Choices agree where they set the same field (packages/evidence/tests/config.test.ts). */
const merge = (known: Value | undefined, value: Value): Value => {
  if (!isFields(value) || !isFields(known)) return value;
  const inner = Object.entries(value).map(([key, one]) => [key, merge(known[key], one)] as const);
  return { ...known, ...Object.fromEntries(inner) };
};

/** The longest object that is written in one line. */
const SHORT = 60;

const nameOf = (key: string) => (/^\w+$/.test(key) ? key : `'${key}'`);

/** An object as code, each key in a line of its own. */
const blockOf = (fields: Fields, depth: number): string => {
  const lines = Object.entries(fields).map(
    ([key, value]) => `${'  '.repeat(depth + 1)}${nameOf(key)}: ${codeOf(value, depth + 1)},\n`,
  );
  return `{\n${lines.join('')}${'  '.repeat(depth)}}`;
};

/** A value as code. @param depth of the line that it begins in, in steps of two blanks */
function codeOf(value: Value, depth: number): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map((one: Value) => codeOf(one, depth)).join(', ')}]`;
  if (!isFields(value)) return String(value);
  const entries = Object.entries(value).map(([key, inner]) => `${nameOf(key)}: ${codeOf(inner, depth)}`);
  const line = `{ ${entries.join(', ')} }`;
  return line.length <= SHORT && !line.includes('\n') ? line : blockOf(value, depth);
}

/** The name of the config's file. */
export const fileFor = (reader: For): string => (reader === 'webpack' ? 'webpack.config.mjs' : 'rspack.config.mjs');

function codeFor(reader: For, options: Fields): string {
  const [name, Name] = reader === 'webpack' ? ['webpack', 'Webpack'] : ['rspack', 'Rspack'];
  const argument = Object.keys(options).length > 0 ? blockOf(options, 2) : '';
  return [
    `import { Rsdoctor${Name}Plugin } from '@rsdoctor/${name}-plugin';`,
    '',
    'export default {',
    "  mode: 'production',",
    "  entry: './src/index.js',",
    ...(reader === 'Rspack 2'
      ? ['  // Without source maps, most modules have no size.', "  devtool: 'source-map',"]
      : []),
    '  plugins: [',
    `    new Rsdoctor${Name}Plugin(${argument}),`,
    '  ],',
    '};',
    '',
  ].join('\n');
}

/** Writes the config of a reader for the options that they have ticked, in the order of {@link CHOICES}. */
export function configFor(reader: For, ticked: Pick<ReadonlySet<string>, 'has'>): Written {
  const asked = Object.entries(CHOICES).filter(([path]) => ticked.has(path));
  const chosen = asked.filter(([, { only }]) => isOf(only, reader));
  const options = chosen.reduce<Value>((fields, [, { sets }]) => merge(fields, sets), {}) as Fields;
  const conflicts: Conflict[] = [];
  for (const [what, [first, second]] of Object.entries(AGAINST)) {
    const matching = (pattern: RegExp) => chosen.map(([path]) => path).filter((path) => pattern.test(path));
    const [wins, loses] = [matching(first), matching(second)];
    if (wins.length > 0 && loses.length > 0) conflicts.push({ what: what as Conflict['what'], wins, loses });
  }
  const code = codeFor(reader, options);
  return {
    code,
    left: asked.filter((one) => !chosen.includes(one)).map(([path]) => path),
    conflicts,
  };
}

/** The choices that set fields of one option of the plugin together: those of `output`, of `features` … */
export const groups = (): string[][] => {
  const groups = new Map<string, string[]>();
  for (const [path, { sets }] of Object.entries(CHOICES))
    for (const field of Object.keys(sets)) groups.set(field, [...(groups.get(field) ?? []), path]);
  return [...groups.values()].filter((paths) => paths.length > 1);
};
