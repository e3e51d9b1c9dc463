/** What pages say about the reader's own build, by the names that `<YourBuild fact="…" />` takes. The numbers are the viewer's. */
import type { Facts, Stage } from '@rsdoctor-docs/viewer/facts';
import { growth, size, time } from '@rsdoctor-docs/viewer/format';
import { isOwnPlugin, SIZES, versionRows } from '@rsdoctor-docs/viewer/lines';
import { DIFF_SCREEN } from '@rsdoctor-docs/viewer/report-file';
import { type FileFact, isScript } from '@rsdoctor-docs/viewer/tally';
import type { yourBuild } from '../words/en.ts';
import type { Lack, Piece, Remedy } from '../words/pieces.ts';

type Words = typeof yourBuild;

/** What is known of the build: the open report, and the one before it if two are compared. */
export interface Build {
  facts: Facts;
  before?: Facts;
}

/** Something about the build. */
interface Fact {
  /** The screen of the report that shows more, as its hash. */
  screen: string;
  /** What the report lacks for it. */
  lacks?: (build: Build) => Lack | undefined;
  /** The file that it is about: the line says how much of that belongs to no module. */
  file?: (facts: Facts) => FileFact | undefined;
  /** Called where nothing is lacking. A sign that does not fit the build says nothing. */
  say: (build: Build, words: Words) => Piece[] | undefined;
}

/** The pages that say how to get what a report lacks. */
const REMEDIES: Readonly<Record<Remedy, string>> = {
  stats: '/guide/start/quick-start#first-report',
  bundle: '/config/options/features',
  sizes: '/guide/more/missing-sizes#devtool',
  modules: '/guide/more/missing-sizes',
  packages: '/preview/#rspack-stats',
  loaders: '/config/options/features',
  plugins: '/config/options/features',
  stages: '/guide/start/quick-start#first-report',
  resolver: '/config/options/features',
  second: '/preview/',
};

/** The screen with the overview, also of the bundler's own messages. */
export const OVERALL = '#/overall';
const LOADERS = '#/webpack/loaders/overall';

/** The screen with the alerts of a rule. */
export const alertScreen = (code: string): string => `#/resources/rules?code=${encodeURIComponent(code)}`;

/** From this size on a file is too large for webpack, which then warns (`performance.maxAssetSize`). */
const LARGE_FILE = 250_000;
/** From this number on, alerts and warnings are many. */
const MANY = 10;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const sizeOf = (files: readonly { size: number }[]) => sum(files.map((file) => file.size));
const scriptsOf = ({ files }: Facts) => files.filter(({ path }) => isScript(path));
const alertsIn = ({ alerts }: Facts) => sum(alerts.map(({ count }) => count));
/** By how much the JavaScript has grown. */
const growthOf = ({ facts, before }: Build) => sizeOf(scriptsOf(facts)) - sizeOf(before ? scriptsOf(before) : []);
/** The largest first file whose packages are known. */
const filledFile = ({ initialFiles }: Facts) => initialFiles.find(({ packages }) => packages.length > 0);

/** The file with the most bytes that belong to no module; undefined where there are none. */
const unknownFile = ({ files }: Facts) =>
  files.reduce<FileFact | undefined>((most, file) => (file.unknown > (most?.unknown ?? 0) ? file : most), undefined);

/** The stages of the build. Minify is inside one of the three that follow each other. */
function stagesOf({ stages: { bootstrap = 0, compile = 0, done = 0, minify = 0 } }: Facts) {
  const build = bootstrap + compile + done;
  const longest: Stage = compile >= bootstrap && compile >= done ? 'compile' : bootstrap >= done ? 'bootstrap' : 'done';
  const longestTime = Math.max(bootstrap, compile, done);
  return { build, compile, minify, longest, longestTime, ofCompile: compile > 0 ? minify / compile : 0 };
}

/** What stats of a bundler lack, or else a report without something. */
const lackOf =
  (has: (facts: Facts) => boolean, without: Lack) =>
  ({ facts }: Build): Lack | undefined =>
    facts.kind === 'stats' ? 'stats' : has(facts) ? undefined : without;

const lacksStages = lackOf((facts) => stagesOf(facts).build > 0, 'stages');
const lacksAlerts = lackOf(() => true, 'bundle');
/** Files are in stats, too. */
const lacksFiles = ({ facts }: Build) => (facts.files.length > 0 ? undefined : 'bundle');

/** Lines. Each says something of every report, or what that lacks. */
const LINES = {
  'longest-stage': {
    screen: OVERALL,
    lacks: lacksStages,
    say({ facts }, words) {
      const { longest, longestTime, build } = stagesOf(facts);
      return words.longestStage(longest, time(longestTime), longestTime / build);
    },
  },
  'minify-share': {
    screen: OVERALL,
    lacks: lacksStages,
    say({ facts }, words) {
      const { compile, minify, ofCompile } = stagesOf(facts);
      return minify > 0 ? words.minify(time(minify), time(compile), ofCompile) : words.noMinify(time(compile));
    },
  },
  'slowest-plugin': {
    screen: '#/webpack/plugins',
    lacks: lackOf(({ plugins }) => plugins.length > 0, 'plugins'),
    say({ facts }, words) {
      const plugin = facts.plugins.find(({ name }) => !isOwnPlugin(name));
      return plugin ? words.slowestPlugin(plugin.name, time(plugin.time)) : words.noPlugin;
    },
  },
  'slowest-loader': {
    screen: LOADERS,
    lacks: lackOf(({ loaders }) => loaders.length > 0, 'loaders'),
    say({ facts: { loaders, stages } }, words) {
      const { name, files, inPackages, time: ms } = loaders[0]!;
      return words.slowestLoader(name, time(ms), files, inPackages, stages.compile ? ms / stages.compile : 0);
    },
  },
  'loader-files': {
    screen: '#/webpack/loaders/analysis',
    lacks: lackOf(({ handled }) => handled.files > 0, 'loaders'),
    say: ({ facts: { handled } }, words) => words.handled(handled.files, handled.inPackages),
  },
  'largest-initial-file': {
    screen: SIZES,
    lacks: lacksFiles,
    say({ facts: { initialFiles } }, words) {
      const [file] = initialFiles;
      if (!file) return words.noInitialFile;
      return words.largestInitialFile(file.path, size(file.size), file.gzip > 0 ? size(file.gzip) : '');
    },
  },
  'initial-files': {
    screen: SIZES,
    lacks: lacksFiles,
    say({ facts }, words) {
      const files = scriptsOf(facts).filter(({ initial }) => initial);
      return files.length > 0 ? words.initialFiles(files.length, size(sizeOf(files))) : words.noInitialFile;
    },
  },
  'all-files': {
    screen: OVERALL,
    lacks: lacksFiles,
    say: ({ facts }, words) =>
      words.allFiles(facts.files.length, size(sizeOf(facts.files)), size(sizeOf(scriptsOf(facts)))),
  },
  'largest-package': {
    screen: SIZES,
    lacks: (build) =>
      lacksFiles(build) ??
      (filledFile(build.facts) || unknownFile(build.facts)
        ? undefined
        : build.facts.kind === 'stats'
          ? 'packages'
          : 'sizes'),
    file: (facts) => filledFile(facts) ?? unknownFile(facts),
    say({ facts }, words) {
      const { path, packages, unknown } = filledFile(facts) ?? { path: '', packages: [], unknown: 1 };
      // What belongs to no module may be a larger package.
      if (unknown > (packages[0]?.size ?? 0)) return [];
      const { name, size: bytes } = packages[0]!;
      return words.largestPackage(name, size(bytes), path, facts.kind === 'stats');
    },
  },
  'largest-module': {
    screen: SIZES,
    lacks: lackOf((facts) => (facts.largestModule ?? unknownFile(facts)) !== undefined, 'sizes'),
    file: unknownFile,
    say: ({ facts: { largestModule } }, words) =>
      largestModule ? words.largestModule(largestModule.name, size(largestModule.size)) : [],
  },
  'module-sizes': {
    screen: SIZES,
    lacks: lackOf(({ modules }) => modules.sized > 0, 'sizes'),
    file: unknownFile,
    say: ({ facts: { modules } }, words) => words.sizes(modules.sized, modules.files),
  },
  'duplicate-packages': {
    screen: alertScreen('E1001'),
    lacks: lackOf(({ packages }) => packages.length > 0, 'bundle'),
    say({ facts }, words) {
      const rows = versionRows(facts);
      return rows[0] ? words.versions(rows.length, rows[0].name, rows[0].value) : words.oneVersion;
    },
  },
  alerts: {
    screen: '#/resources/rules',
    lacks: lacksAlerts,
    say({ facts }, words) {
      const rules = facts.alerts.map(({ code, count }) => (count > 1 ? `${code} (${count})` : code)).join(', ');
      return rules ? words.alerts(alertsIn(facts), rules) : words.noAlerts;
    },
  },
  messages: {
    screen: OVERALL,
    lacks: lacksAlerts,
    say: ({ facts }, words) => words.messages(facts.messages.errors, facts.messages.warnings, alertsIn(facts)),
  },
  requests: {
    screen: '#/module/resolve',
    lacks: lackOf(({ resolves }) => resolves > 0, 'resolver'),
    say: ({ facts }, words) => words.resolves(facts.resolves),
  },
  growth: {
    screen: DIFF_SCREEN,
    lacks: ({ facts, before }) =>
      !before ? 'second' : facts.isComplete.files && before.isComplete.files ? undefined : 'bundle',
    say: (build, words) => words.growth(growth(growthOf(build)), build.before!.name, build.facts.name),
  },
} as const satisfies Record<string, Fact>;

/** A sign that fits a build with alerts of a rule. */
const ofRule = (code: string): Fact => ({
  screen: alertScreen(code),
  say({ facts }, words) {
    const alert = facts.alerts.find((one) => one.code === code);
    return alert && words.fitsRule(code, alert.count);
  },
});

/** Signs beside a symptom in a table. They speak only where it fits. */
const SIGNS = {
  'fits-minify': {
    screen: OVERALL,
    lacks: lacksStages,
    say({ facts }, words) {
      const { ofCompile } = stagesOf(facts);
      return ofCompile >= 0.5 ? words.fitsMinify(ofCompile) : undefined;
    },
  },
  'fits-loaders': {
    screen: LOADERS,
    lacks: lacksStages,
    say({ facts }, words) {
      const { build, compile, longest, ofCompile } = stagesOf(facts);
      return longest === 'compile' && ofCompile < 0.5 ? words.fitsLoaders(compile / build, ofCompile) : undefined;
    },
  },
  'fits-stage': {
    screen: OVERALL,
    lacks: lacksStages,
    say({ facts }, words) {
      const { build, longest, longestTime } = stagesOf(facts);
      return longest === 'compile' ? undefined : words.fitsStage(longest, longestTime / build);
    },
  },
  'fits-first-load': {
    screen: SIZES,
    say({ facts: { initialFiles } }, words) {
      const [file] = initialFiles;
      return file && file.size > LARGE_FILE ? words.fitsFirstLoad(file.path, size(file.size)) : undefined;
    },
  },
  'fits-versions': {
    screen: alertScreen('E1001'),
    say({ facts }, words) {
      const names = versionRows(facts).map(({ name }) => name);
      return names.length > 0 ? words.fitsVersions(names.slice(0, 3)) : undefined;
    },
  },
  'fits-side-effects': ofRule('E1007'),
  'fits-syntax': ofRule('E1004'),
  'fits-growth': {
    screen: DIFF_SCREEN,
    say(build, words) {
      const grown = build.before ? growthOf(build) : 0;
      return grown > 0 ? words.fitsGrowth(growth(grown)) : undefined;
    },
  },
  'fits-sizes': {
    screen: SIZES,
    say({ facts }, words) {
      const { files, sized } = facts.modules;
      const file = unknownFile(facts);
      if (file) return words.gap(size(file.unknown), file.path);
      return files > 0 && sized === 0 ? words.fitsSizes : undefined;
    },
  },
  'fits-alerts': {
    screen: OVERALL,
    say({ facts }, words) {
      const { warnings } = facts.messages;
      const alerts = alertsIn(facts);
      return alerts + warnings >= MANY ? words.fitsAlerts(alerts, warnings) : undefined;
    },
  },
} as const satisfies Record<string, Fact>;

/** All facts, by the names that a page may write. */
export const FACTS: Readonly<Record<string, Fact>> = { ...LINES, ...SIGNS };

/** Whether a name is that of a sign, which stands in a table. */
export const isSign = (name: string): boolean => Object.hasOwn(SIGNS, name);

/** The screen on which a report opens. */
export const firstScreen = ({ kind }: Facts): string => (kind === 'stats' ? SIZES : OVERALL);

/** Whether the client can show a screen: of a bundler's stats it has the sizes alone. */
const hasScreen = ({ facts, before }: Build, screen: string): boolean =>
  screen === DIFF_SCREEN
    ? before?.kind !== 'stats' && facts.kind !== 'stats'
    : facts.kind !== 'stats' || screen === SIZES;

/** What is said about a build. */
export interface Line {
  pieces: Piece[];
  /** The screen of the report that shows more. */
  screen?: string;
  /** What the report lacks, and the page that says how to get it. */
  lack?: { what: Remedy; page: string };
  /** Whether the build has errors, so that sizes may be wrong. */
  hasFailed: boolean;
}

/** What a fact says of a build; undefined for a sign that does not fit, and for a name that is not known. */
export function lineOf(name: string, build: Build, words: Words): Line | undefined {
  const fact = Object.hasOwn(FACTS, name) ? FACTS[name] : undefined;
  const { facts, before } = build;
  const compared = fact?.screen === DIFF_SCREEN && before ? [before, facts] : [facts];
  const hasFailed = compared.some(({ messages }) => messages.errors > 0);
  const lackFor = (what: Remedy) => ({ lack: { what, page: REMEDIES[what] } });
  const what = fact?.lacks?.(build);
  if (what) return isSign(name) ? undefined : { pieces: [words.lacks[what]], ...lackFor(what), hasFailed };
  const said = fact?.say(build, words);
  if (!fact || !said) return undefined;
  const file = fact.file?.(facts);
  const gap = file?.unknown ? words.gap(size(file.unknown), file.path) : [];
  return {
    pieces: [...said, ...(said.length > 0 && gap.length > 0 ? [' '] : []), ...gap],
    ...(hasScreen(build, fact.screen) && { screen: fact.screen }),
    ...(gap.length > 0 && lackFor('modules')),
    hasFailed,
  };
}
