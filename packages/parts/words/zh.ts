/** Words of the interface in Chinese. en.ts says where readers meet them. */
import type * as English from './en.ts';
import { listed, name, percent, stages } from './pieces.ts';

export const texts: typeof English.texts = {
  bundlerText: '打包工具',
  demoOpenText: '打开示例报告',
  liveTryText: '在这里试试',
  liveTitle: '示例报告',
  liveOwnText: '查看我的报告',
  liveOwnTitle: '你的报告',
  liveOpening: '正在打开报告',
  liveOpened: '报告已打开。',
  livePrevious: '上一个编号（←）',
  liveNext: '下一个编号（→）',
  liveFull: '原始大小',
  liveLarge: '全屏',
  liveClose: '关闭',
  liveFailed: '报告加载失败。',
  ruleSeverityText: '严重程度',
  ruleSeverityAllText: '不限严重程度',
  ruleBundlerText: '打包工具',
  ruleBundlerAllText: '不限打包工具',
};

export const bundler: typeof English.bundler = {
  on: (label) => `使用 ${label} 时：`,
  applies: (label) => `适用于 ${label}。`,
  brackets: ['（', '）'],
  only: (label, others) => `本页适用于 ${label}。使用 ${others} 时，请阅读`,
  and: ' 和 ',
  stop: '。',
};

export const reference: typeof English.reference = {
  option: '配置项',
  type: '类型',
  description: '说明',
  code: '编号',
  level: '严重程度',
  command: '命令',
  flag: '参数',
  value: '值',
  deprecated: '已废弃。',
  only: '仅支持 {{name}}。',
  multiple: 'Multiple 插件',
  since: '{{version}} 起支持。',
  defaultIs: '默认值\u00a0',
  sinceVersion: '{{version}} 起',
  deprecatedBadge: '已废弃',
  notSet: '不设置',
  and: '，',
  optionalValue: '{{value}}（可省略）',
};

export const ruleList: typeof English.ruleList = {
  firesOn: '打包工具',
  never: '不会触发',
  seeAlert: '查看 1 条告警',
  seeAlerts: '查看 {{count}} 条告警',
};

export const term: typeof English.term = { colon: '：', more: '查看术语说明' };

export const shot: typeof English.shot = { inPicture: (number) => `图中的 ${number}` };

export const tasks: typeof English.tasks = {
  title: '你想解决什么问题？',
  large: '产物体积太大',
  slow: '构建太慢',
  twice: '产物中有重复包',
  change: '这次改动增加了什么',
  ci: '在 CI 中检查体积',
  why: '某个模块为什么会进入产物',
};

export const yourBuild: typeof English.yourBuild = {
  chip: '你的构建',
  close: '关闭你的构建',
  memory: (file) => `${file} 只保存在当前标签页的内存中，关闭或刷新页面后即清除。`,
  inYours: '你的构建：',
  lacking: '你的构建：',
  inFailed: '你的构建（有错误，体积可能不准确）：',
  show: '在报告中查看',
  yours: '你的构建：',
  alertsOf: (count) => `你的构建有 ${count} 条告警`,
  messagesOf: (count) => `你的构建有 ${count} 条打包工具的消息`,
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
    modules: '如何获得',
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
    isSource ? ' 中源码最多的是 ' : ' 中占用体积最多的是 ',
    name(own),
    `，${isSource ? '压缩前 ' : ''}${size}${isSource ? '，压缩后顺序可能不同' : ''}。`,
  ],
  largestModule: (module, size) => ['最大的模块是 ', name(module), `，体积 ${size}。`],
  gap: (size, file) => [name(file), ` 中有 ${size} 不属于报告中的任何模块。`],
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
