/** Words of the interface in English, the language that others fall back to. The comments say where readers meet them. */
import type { Stage } from '@rsdoctor-docs/viewer/facts';
import { type Lack, listed, name, type Piece, percent, type Remedy, type Say, stages } from './pieces.ts';

const many = (count: number, one: string, several = `${one}s`) => `${count} ${count === 1 ? one : several}`;

/** Texts that the theme shows by their key (`useI18n`). */
export const texts = {
  // Head of the sidebar: before the switch between Rspack 2, Rspack 1 and webpack
  bundlerText: 'Show for',
  // Live report: link that opens it
  demoOpenText: 'Open the live report',
  // Below a picture of the report: link that opens the live report in its place
  liveTryText: 'Try it here',
  // Live report in the place of a picture: its title
  liveTitle: 'Live report',
  // Beside "Try it here", while the reader has a report of their own open in this tab: shows the same screen of that
  liveOwnText: 'Show my numbers',
  // Its title then
  liveOwnTitle: 'Your report',
  // While it loads, over the picture
  liveOpening: 'Opening the report',
  // For screen readers, when it is there; the sentence about the first number of the picture follows
  liveOpened: 'The report is open.',
  // For screen readers and as a hint: buttons that lead to the numbers of the picture, one after the other
  livePrevious: 'Previous number (←)',
  liveNext: 'Next number (→)',
  // Button, pressed or not: the report has its real size, and not that of the panel
  liveFull: '100%',
  liveLarge: 'Full screen',
  liveClose: 'Close',
  // When it did not load; the link that opens it on its own page follows
  liveFailed: 'The report did not load.',
  // List of rules: spoken names of the two choices, what chooses all, and what to type into the field
  ruleSeverityText: 'Severity',
  ruleSeverityAllText: 'Any severity',
  ruleBundlerText: 'Bundler',
  ruleBundlerAllText: 'Any bundler',
};

export const bundler = {
  /** In a Markdown twin, before what is for some bundlers alone. */
  on: (label: string) => `On ${label}: `,
  /** In a Markdown twin, below a heading. */
  applies: (label: string) => `Applies to ${label}.`,
  /** Around what stands within a sentence. */
  brackets: [' (', ')'],
  /** Below the title of a page for one bundler; the link with the title of the other page follows. */
  only: (label: string, others: string) => `This page is for ${label}. If you use ${others}, read `,
  and: ' and ',
  stop: '.',
};

export const reference = {
  // Heads of tables.
  option: 'Option',
  type: 'Type',
  description: 'Description',
  code: 'Code',
  level: 'Level',
  command: 'Command',
  flag: 'Flag',
  value: 'Value',
  // Labels before a description.
  deprecated: 'Deprecated.',
  only: '{{name}} only.',
  multiple: 'Multiple plugins',
  since: 'Since {{version}}.',
  // The line below the heading of an option. No line ends between the label and the value.
  defaultIs: 'default\u00a0',
  sinceVersion: 'since {{version}}',
  deprecatedBadge: 'Deprecated',
  notSet: 'not set',
  and: ', ',
  optionalValue: '{{value}} (optional)',
};

export const ruleList = {
  // Header: bundlers on which a rule raises alerts
  firesOn: 'Fires on',
  // In that column: no bundler
  never: 'Never',
  // Link to the alerts of a rule in the live report
  seeAlert: 'See 1 alert live',
  seeAlerts: 'See {{count}} alerts live',
};

export const term = {
  colon: ': ',
  /** Text of the link to the longer explanation. */
  more: 'More on this term',
};

export const shot = {
  /** What screen readers say in the place of ①, ② … in a text. */
  inPicture: (number: string) => `${number} in the picture`,
};

/** What readers come for: heading, and one text for each of tasks.ts. */
export const tasks = {
  title: 'What brings you here?',
  large: 'My bundle is too large',
  slow: 'My build is too slow',
  twice: 'A package is in the bundle twice',
  change: 'What did my change add?',
  ci: 'I want size checks in CI',
  why: 'Why is this module in there?',
};

/** Lines about the reader's own build. */
export const yourBuild = {
  // Chip in the bar; spoken name of the button beside it, and what its tooltip adds
  chip: 'Your build',
  close: 'Close your build',
  memory: (file: string) => `${file}, in the memory of this tab. Closing or reloading the page forgets it.`,
  // In front of a line, of what a report lacks, and of a line about a build that has errors; behind it; in a row of a table
  inYours: 'In your build: ',
  lacking: 'Your build: ',
  inFailed: 'In your build, which failed, so sizes may be wrong: ',
  show: 'Show in your report',
  yours: 'Yours: ',
  alertsOf: (count: number) => `${many(count, 'alert')} in your build`,
  messagesOf: (count: number) => `${many(count, 'message')} of the bundler in your build`,
  lacks: {
    stats: 'this number isn’t in the stats of a bundler.',
    bundle: 'the report has no files, because the feature “bundle” was off.',
    sizes: 'the report has no bundled sizes.',
    packages: 'the file doesn’t name all modules, such as those that were merged.',
    loaders: 'the report has no loaders: the feature “loader” was off, or no loader ran.',
    plugins: 'the report has no plugins: the feature “plugins” was off.',
    stages: 'the report has no times of the stages.',
    resolver: 'the report has no requests, because the feature “resolver” is off by default.',
    second: 'a second report is needed to compare two builds.',
  } satisfies Record<Lack, string>,
  remedies: {
    stats: 'Get a report',
    bundle: 'Turn it on',
    sizes: 'Get the sizes',
    modules: 'Get the sizes',
    packages: 'Get all modules',
    loaders: 'Turn it on',
    plugins: 'Turn it on',
    stages: 'Get a report',
    resolver: 'Turn it on',
    second: 'Open both',
  } satisfies Record<Remedy, string>,

  largestInitialFile: ((file, size, gzip) => [
    name(file),
    `, ${size}${gzip && ` (${gzip} gzipped)`}, is the largest initial file.`,
  ]) as Say<[file: string, size: string, gzip: string]>,
  noInitialFile: ['No JavaScript file is initial.'] as Piece[],
  initialFiles: ((count, size) => [`${many(count, 'initial JavaScript file')}, ${size} in all.`]) as Say<
    [count: number, size: string]
  >,
  allFiles: ((count, size, scripts) => [
    `${many(count, 'file')}, ${size} in all. JavaScript takes ${scripts} of it.`,
  ]) as Say<[count: number, size: string, scripts: string]>,
  largestPackage: ((own, size, file, isSource) => [
    name(own),
    isSource ? ' has the most source code in ' : ' is the largest package in ',
    name(file),
    `: ${size}${isSource ? ' before minification, which may change the order' : ''}.`,
  ]) as Say<[own: string, size: string, file: string, isSource: boolean]>,
  largestModule: ((module, size) => [name(module), `, ${size}, is the largest module.`]) as Say<
    [module: string, size: string]
  >,
  gap: ((size, file) => [`${size} of `, name(file), ' belong to no module of the report.']) as Say<
    [size: string, file: string]
  >,
  versions: ((count, first, versions) => [
    `${many(count, 'package has', 'packages have')} several versions or copies${count > 1 ? ', such as ' : ': '}`,
    name(first),
    ` (${versions}).`,
  ]) as Say<[count: number, first: string, versions: string]>,
  oneVersion: ['Every package has one version.'] as Piece[],
  alerts: ((count, rules) => [`${many(count, 'alert')}: ${rules}.`]) as Say<[count: number, rules: string]>,
  noAlerts: ['No rule raised an alert.'] as Piece[],
  messages: ((errors, warnings, alerts) => [
    `${many(alerts, 'alert')} from Rsdoctor’s rules. The bundler itself reports ${many(errors, 'error')} and ${many(warnings, 'warning')}.`,
  ]) as Say<[errors: number, warnings: number, alerts: number]>,
  longestStage: ((stage, time, share) => [
    `${stages[stage]} is the longest stage: ${time}, ${percent(share)} of the build.`,
  ]) as Say<[stage: Stage, time: string, share: number]>,
  minify: ((time, compile, share) => [`Minify is ${percent(share)} of Compile: ${time} of ${compile}.`]) as Say<
    [time: string, compile: string, share: number]
  >,
  noMinify: ((compile) => [`Nothing counts as Minify. Compile takes ${compile}.`]) as Say<[compile: string]>,
  slowestLoader: ((loader, time, files, inPackages, share) => [
    name(loader),
    ` is the slowest loader: ${time}${share > 0 && share <= 1 ? `, ${percent(share)} of Compile` : ''}, for ${many(files, 'file')}, ${inPackages || 'none'} of them in `,
    name('node_modules'),
    '.',
  ]) as Say<[loader: string, time: string, files: number, inPackages: number, share: number]>,
  handled: ((files, inPackages) => [
    `Loaders handled ${many(files, 'file')}, ${inPackages || 'none'} of them in `,
    name('node_modules'),
    '.',
  ]) as Say<[files: number, inPackages: number]>,
  slowestPlugin: ((plugin, time) => [name(plugin), ` is the slowest plugin: ${time} over all its hooks.`]) as Say<
    [plugin: string, time: string]
  >,
  noPlugin: ['All plugins with recorded time are Rsdoctor’s own.'] as Piece[],
  sizes: ((sized, files) => [`${sized} of ${many(files, 'module')} have a bundled size.`]) as Say<
    [sized: number, files: number]
  >,
  resolves: ((count) => [`The report has ${many(count, 'request')} of modules.`]) as Say<[count: number]>,
  growth: ((change, before, after) => [
    `JavaScript changed by ${change} from `,
    name(before),
    ' to ',
    name(after),
    '.',
  ]) as Say<[change: string, before: string, after: string]>,

  // Why a row of the table of symptoms fits
  fitsMinify: ((share) => [`Minify is ${percent(share)} of Compile`]) as Say<[share: number]>,
  fitsLoaders: ((compile, minify) => [
    `Compile is ${percent(compile)} of the build, and Minify ${percent(minify)} of Compile`,
  ]) as Say<[compile: number, minify: number]>,
  fitsStage: ((stage, share) => [`${stages[stage]} is ${percent(share)} of the build`]) as Say<
    [stage: Stage, share: number]
  >,
  fitsFirstLoad: ((file, size) => [name(file), ` has ${size}`]) as Say<[file: string, size: string]>,
  fitsVersions: ((names) => listed(names, ', ')) as Say<[names: string[]]>,
  fitsRule: ((code, count) => [many(count, `${code} alert`)]) as Say<[code: string, count: number]>,
  fitsGrowth: ((change) => [`JavaScript ${change}`]) as Say<[change: string]>,
  fitsSizes: ['no module has a bundled size'] as Piece[],
  fitsAlerts: ((alerts, warnings) => [`${many(alerts, 'alert')} and ${many(warnings, 'warning')}`]) as Say<
    [alerts: number, warnings: number]
  >,
};
