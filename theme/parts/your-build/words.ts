/** What pages say about the reader's own build, in both languages. A name comes from a report and is shown as code. */
import type { Stage } from '@rsdoctor-docs/viewer/facts';
import type { Lang } from '#theme/site.ts';

/** A part of a sentence. */
export type Piece = string | { name: string };
type Say<Values extends unknown[]> = (...values: Values) => Piece[];

/** What a report may lack for a line; the line then links to a page that says how to get it. */
export type Lack = 'stats' | 'bundle' | 'sizes' | 'packages' | 'loaders' | 'plugins' | 'stages' | 'resolver' | 'second';

const stages: Record<Stage, string> = {
  bootstrap: 'Bootstrap ~ BeforeCompile',
  compile: 'Compile',
  done: 'AfterCompile ~ Done',
  minify: 'Minify',
};
const name = (text: string): Piece => ({ name: text });
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** Names with a comma between. */
const listed = (names: readonly string[], comma: string): Piece[] =>
  names.flatMap((one, index) => (index > 0 ? [comma, name(one)] : [name(one)]));

const many = (count: number, one: string, several = `${one}s`) => `${count} ${count === 1 ? one : several}`;

const en = {
  // Chip in the bar; spoken name of the button beside it, and what its tooltip adds
  chip: 'Your build',
  close: 'Close your build',
  memory: (file: string) => `${file}, in the memory of this tab. Closing or reloading the page forgets it.`,
  // In front of a line and of what a report lacks, behind it, and in a row of a table
  inYours: 'In your build: ',
  lacking: 'Your build: ',
  show: 'Show in your report',
  yours: 'Yours: ',
  alertsOf: (count: number) => `${many(count, 'alert')} in your build`,
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
    packages: 'Get all modules',
    loaders: 'Turn it on',
    plugins: 'Turn it on',
    stages: 'Get a report',
    resolver: 'Turn it on',
    second: 'Open both',
  } satisfies Record<Lack, string>,

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
    ' is the largest package in ',
    name(file),
    `: ${size}${isSource ? ' before minification' : ''}.`,
  ]) as Say<[own: string, size: string, file: string, isSource: boolean]>,
  largestModule: ((module, size) => [name(module), `, ${size}, is the largest module.`]) as Say<
    [module: string, size: string]
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

export type Words = typeof en;

const zh: Words = {
  chip: '你的构建',
  close: '关闭你的构建',
  memory: (file) => `${file} 只保存在当前标签页的内存中，关闭或刷新页面后即清除。`,
  inYours: '你的构建：',
  lacking: '你的构建：',
  show: '在报告中查看',
  yours: '你的构建：',
  alertsOf: (count) => `你的构建有 ${count} 条告警`,
  lacks: {
    stats: '打包工具的 stats 不含这项数据。',
    bundle: '报告中没有文件数据，因为 bundle 功能已关闭。',
    sizes: '报告中没有打包后体积。',
    packages: '这份文件没有列出全部模块，例如合并到其他模块中的模块。',
    loaders: '报告中没有 loader 数据：loader 功能已关闭，或者构建中没有执行 loader。',
    plugins: '报告中没有插件数据，因为 plugins 功能已关闭。',
    stages: '报告中没有各个阶段的耗时。',
    resolver: '报告中没有解析请求，因为 resolver 功能默认关闭。',
    second: '对比两次构建需要两份报告。',
  },
  remedies: {
    stats: '获取报告',
    bundle: '如何开启',
    sizes: '如何获得',
    packages: '如何获得',
    loaders: '如何开启',
    plugins: '如何开启',
    stages: '获取报告',
    resolver: '如何开启',
    second: '打开两份报告',
  },

  largestInitialFile: (file, size, gzip) => [
    '最大的 initial 文件是 ',
    name(file),
    `，体积 ${size}${gzip && `（gzip 后 ${gzip}）`}。`,
  ],
  noInitialFile: ['没有带 initial 标签的 JavaScript 文件。'],
  initialFiles: (count, size) => [`共有 ${count} 个 initial JavaScript 文件，合计 ${size}。`],
  allFiles: (count, size, scripts) => [`共有 ${count} 个文件，合计 ${size}，其中 JavaScript 占 ${scripts}。`],
  largestPackage: (own, size, file, isSource) => [
    name(file),
    ' 中占用体积最多的是 ',
    name(own),
    `，${isSource ? '压缩前 ' : ''}${size}。`,
  ],
  largestModule: (module, size) => ['最大的模块是 ', name(module), `，体积 ${size}。`],
  versions: (count, first, versions) => [
    `${count} 个包有多个版本或副本${count > 1 ? '，例如 ' : '：'}`,
    name(first),
    `（${versions}）。`,
  ],
  oneVersion: ['每个包都只有一个版本。'],
  alerts: (count, rules) => [`共有 ${count} 条告警：${rules}。`],
  noAlerts: ['没有规则产生告警。'],
  messages: (errors, warnings, alerts) => [
    `规则产生了 ${alerts} 条告警，打包工具自身有 ${errors} 个错误和 ${warnings} 个警告。`,
  ],
  longestStage: (stage, time, share) => [
    `最长的阶段是 ${stages[stage]}，耗时 ${time}，占整个构建的 ${percent(share)}。`,
  ],
  minify: (time, compile, share) => [`Minify 占 Compile 的 ${percent(share)}，即 ${compile} 中的 ${time}。`],
  noMinify: (compile) => [`Compile 耗时 ${compile}，没有计入 Minify 的时间。`],
  slowestLoader: (loader, time, files, inPackages, share) => [
    '最慢的 loader 是 ',
    name(loader),
    `，耗时 ${time}${share > 0 && share <= 1 ? `（Compile 的 ${percent(share)}）` : ''}，处理了 ${files} 个文件，其中 ${inPackages} 个位于 `,
    name('node_modules'),
    '。',
  ],
  handled: (files, inPackages) => [
    `loader 处理了 ${files} 个文件，其中 ${inPackages} 个位于 `,
    name('node_modules'),
    '。',
  ],
  slowestPlugin: (plugin, time) => ['最慢的插件是 ', name(plugin), `，所有钩子合计 ${time}。`],
  noPlugin: ['有耗时记录的插件都属于 Rsdoctor。'],
  sizes: (sized, files) => [`${files} 个模块中有 ${sized} 个带有打包后体积。`],
  resolves: (count) => [`记录了 ${count} 个解析请求。`],
  growth: (change, before, after) => ['从 ', name(before), ' 到 ', name(after), `，JavaScript 变化 ${change}。`],

  fitsMinify: (share) => [`Minify 占 Compile 的 ${percent(share)}`],
  fitsLoaders: (compile, minify) => [
    `Compile 占整个构建的 ${percent(compile)}，Minify 占 Compile 的 ${percent(minify)}`,
  ],
  fitsStage: (stage, share) => [`${stages[stage]} 占整个构建的 ${percent(share)}`],
  fitsFirstLoad: (file, size) => [name(file), ` 有 ${size}`],
  fitsVersions: (names) => listed(names, '、'),
  fitsRule: (code, count) => [`${count} 条 ${code} 告警`],
  fitsGrowth: (change) => [`JavaScript 变化 ${change}`],
  fitsSizes: ['所有模块都没有打包后体积'],
  fitsAlerts: (alerts, warnings) => [`${alerts} 条告警和 ${warnings} 个警告`],
};

/** The words of a language. */
export const words: Readonly<Record<Lang, Words>> = { en, zh };
