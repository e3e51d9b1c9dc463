/** Diagrams that explain how something works. */
import { diagram } from './diagram.ts';
import { arrow, bar, box, frame, text } from './draw.ts';

/** From the build to the report. */
export const howItWorks = diagram({
  width: 480,
  height: 312,
  alt: {
    en: 'The Rsdoctor plugin listens to your build and writes data. A normal report is served from the data folder; brief mode writes an HTML file for people and a JSON file for the CLI, CI and agents.',
    zh: 'Rsdoctor 插件监听构建过程并写出数据。Normal 模式从数据目录提供报告，Brief 模式写出供人阅读的 HTML 文件，以及供 CLI、CI 和 AI 工具读取的 JSON 文件。',
  },
  en: {
    build: 'Your build',
    bundler: 'Rspack or webpack',
    compiles: 'compiles modules',
    plugin: 'Rsdoctor plugin',
    listens: 'records every step',
    data: 'Build data',
    parts: 'modules, chunks, loaders, plugins, alerts',
    report: 'Report',
    server: 'local server',
    html: 'HTML file',
    share: 'share, keep',
    json: 'JSON file',
    machines: 'CI, diff, agents',
  },
  zh: {
    build: '一次构建',
    bundler: 'Rspack 或 webpack',
    compiles: '编译模块',
    plugin: 'Rsdoctor 插件',
    listens: '记录每个步骤',
    data: '构建数据',
    parts: '模块、chunk、loader、插件、告警',
    report: '报告',
    server: '本地服务',
    html: 'HTML 文件',
    share: '分享、留存',
    json: 'JSON 文件',
    machines: 'CI、对比、AI',
  },
  draw: (w) => [
    frame(8, 6, 464, 106, w.build),
    box(24, 34, 190, 62, [w.bundler, w.compiles]),
    box(266, 34, 190, 62, [w.plugin, w.listens], 'strong'),
    arrow([214, 65], [264, 65]),
    arrow([361, 96], [361, 130], [240, 130], [240, 146]),
    box(70, 148, 340, 60, [w.data, w.parts], 'strong'),
    arrow([120, 208], [84, 236]),
    arrow([240, 208], [240, 236]),
    arrow([360, 208], [396, 236]),
    box(8, 240, 148, 62, [w.report, w.server]),
    box(166, 240, 148, 62, [w.html, w.share]),
    box(324, 240, 148, 62, [w.json, w.machines]),
  ],
});

/** What belongs to what. */
export const parts = diagram({
  width: 480,
  height: 296,
  alt: {
    en: 'An entry and the modules that it imports form the initial chunk, which is written as an asset such as main.js. A module that is loaded by import() starts an async chunk with an asset of its own.',
    zh: '入口及其引用的模块组成初始 chunk，输出为 main.js 这样的产物文件。通过 import() 加载的模块会形成异步 chunk，输出为单独的产物文件。',
  },
  en: {
    initial: 'initial chunk',
    async: 'async chunk',
    entry: 'entry',
    module: 'module',
    asset: 'asset',
    now: 'loaded at once',
    later: 'loaded when needed',
  },
  zh: {
    initial: '初始 chunk',
    async: '异步 chunk',
    entry: '入口',
    module: '模块',
    asset: '产物文件',
    now: '立即加载',
    later: '需要时加载',
  },
  draw: (w) => [
    frame(8, 6, 204, 204, w.initial),
    box(26, 36, 168, 46, ['src/main.js', w.entry], 'strong'),
    box(26, 100, 168, 46, ['src/App.js', w.module]),
    box(26, 156, 168, 46, ['react-dom', w.module]),
    arrow([110, 82], [110, 98]),
    frame(280, 6, 192, 204, w.async),
    box(288, 72, 176, 46, ['src/Chart.js', w.module]),
    box(288, 142, 176, 46, ['d3-array', w.module]),
    arrow([376, 118], [376, 140]),
    arrow([194, 123], [246, 123], [246, 95], [286, 95]),
    text(246, 142, 'import()', { note: true }),
    arrow([110, 210], [110, 234]),
    arrow([376, 210], [376, 234]),
    box(26, 236, 168, 46, ['main.js', w.now], 'strong'),
    box(288, 236, 176, 46, ['chart.js', w.later]),
  ],
});

/** Three sizes of one module. */
export const sizes = diagram({
  width: 480,
  height: 196,
  alt: {
    en: 'One module has three sizes: its source as you wrote it is the largest, the bundled size after minification is smaller, and the gzipped size, close to what travels over the network, is the smallest.',
    zh: '同一个模块有三种体积：源码体积最大，压缩后的打包后体积较小，gzip 后体积最小，也最接近网络传输量。',
  },
  en: {
    source: 'Source size',
    sourceNote: 'the file as you wrote it',
    bundled: 'Bundled size',
    bundledNote: 'its part of the file, minified',
    gzipped: 'Gzipped size',
    gzippedNote: 'close to what visitors download',
  },
  zh: {
    source: '源码体积',
    sourceNote: '编写时的文件大小',
    bundled: '打包后体积',
    bundledNote: '压缩后在产物文件中所占的部分',
    gzipped: 'gzip 后体积',
    gzippedNote: '接近用户实际下载的大小',
  },
  draw: (w) =>
    (
      [
        [w.source, w.sourceNote, 464, 'plain'],
        [w.bundled, w.bundledNote, 230, 'strong'],
        [w.gzipped, w.gzippedNote, 84, 'plain'],
      ] as const
    ).flatMap(([name, note, width, look], index) => {
      const y = 8 + index * 64;
      return [
        text(8, y + 8, name, { anchor: 'start', bold: true }),
        text(124, y + 8, note, { anchor: 'start', note: true }),
        bar(8, y + 22, width, 22, look),
      ];
    }),
});

/** Which output mode to choose. */
export const whichMode = diagram({
  width: 480,
  height: 300,
  alt: {
    en: 'Who reads the report? You, now, on this machine: normal mode, every screen and code. A colleague, or you later: brief mode with HTML, one file. A script, a size check or a diff: brief mode with JSON.',
    zh: '报告给谁看？自己马上在本机查看：使用 Normal 模式，包含全部页面和代码。给同事看或以后再看：使用 Brief 模式的 HTML，只有一个文件。给脚本、体积检查或对比使用：使用 Brief 模式的 JSON。',
  },
  en: {
    question: 'Who reads the report?',
    you: 'You, now',
    youNote: 'on this machine',
    others: 'Others, or later',
    othersNote: 'without a server',
    machine: 'A program',
    machineNote: 'CI, diff, agent',
    normal: 'Normal mode',
    normalNote: 'all screens, code',
    html: 'Brief, HTML',
    htmlNote: 'one file to open',
    json: 'Brief, JSON',
    jsonNote: 'one file to read',
  },
  zh: {
    question: '报告给谁看？',
    you: '自己，马上看',
    youNote: '在本机',
    others: '同事，或以后看',
    othersNote: '不依赖服务',
    machine: '程序',
    machineNote: 'CI、对比、AI',
    normal: 'Normal 模式',
    normalNote: '全部页面和代码',
    html: 'Brief 模式 HTML',
    htmlNote: '打开一个文件',
    json: 'Brief 模式 JSON',
    jsonNote: '读取一个文件',
  },
  draw: (w) => [
    box(120, 8, 240, 46, w.question, 'strong'),
    arrow([180, 54], [82, 92]),
    arrow([240, 54], [240, 92]),
    arrow([300, 54], [398, 92]),
    box(8, 96, 148, 62, [w.you, w.youNote], 'quiet'),
    box(166, 96, 148, 62, [w.others, w.othersNote], 'quiet'),
    box(324, 96, 148, 62, [w.machine, w.machineNote], 'quiet'),
    arrow([82, 158], [82, 194]),
    arrow([240, 158], [240, 194]),
    arrow([398, 158], [398, 194]),
    box(8, 198, 148, 62, [w.normal, w.normalNote]),
    box(166, 198, 148, 62, [w.html, w.htmlNote]),
    box(324, 198, 148, 62, [w.json, w.jsonNote]),
    text(82, 280, "mode: 'normal'", { note: true }),
    text(240, 280, "type: ['html']", { note: true }),
    text(398, 280, "type: ['json']", { note: true }),
  ],
});

/** How alerts come about. */
export const alerts = diagram({
  width: 480,
  height: 268,
  alt: {
    en: 'When the build is done, the rules read its data: the built-in ones, E1001 to E1009, and your own. Each finding becomes an alert with a severity. Alerts appear in the report and in the output of the bundler.',
    zh: '构建完成后，内置规则 E1001 至 E1009 和自定义规则会检查构建数据，每个检查结果成为一条带有严重程度的告警，并出现在报告和打包工具的输出中。',
  },
  en: {
    data: 'Build data',
    builtIn: 'Built-in rules',
    own: 'Your own rules',
    ownNote: 'linter.extends',
    alert: 'Alert',
    severity: 'Error or Warn',
    report: 'Report',
    cards: 'Bundle Alerts',
    terminal: 'Terminal',
    overlay: "bundler's messages",
  },
  zh: {
    data: '构建数据',
    builtIn: '内置规则',
    own: '自定义规则',
    ownNote: 'linter.extends',
    alert: '告警',
    severity: 'Error 或 Warn',
    report: '报告',
    cards: '编译预警',
    terminal: '终端',
    overlay: '打包工具的输出',
  },
  draw: (w) => [
    box(8, 62, 120, 52, w.data),
    arrow([128, 80], [168, 40]),
    arrow([128, 96], [168, 136]),
    box(172, 8, 150, 62, [w.builtIn, 'E1001 – E1009']),
    box(172, 106, 150, 62, [w.own, w.ownNote]),
    arrow([322, 40], [346, 76]),
    arrow([322, 136], [346, 100]),
    box(350, 56, 122, 64, [w.alert, w.severity], 'strong'),
    arrow([411, 120], [411, 200]),
    arrow([411, 186], [130, 186], [130, 200]),
    box(8, 202, 244, 58, [w.report, w.cards]),
    box(292, 202, 180, 58, [w.terminal, w.overlay]),
  ],
});

/** What a diff compares. */
export const diff = diagram({
  width: 480,
  height: 250,
  alt: {
    en: 'Two builds, the baseline and the current one, each leave a rsdoctor-data.json. Bundle Diff compares both and shows what grew, shrank, came or went among assets, modules and packages.',
    zh: '基线构建和当前构建各留下一份 rsdoctor-data.json，产物对比根据两份数据列出产物文件、模块和包的增减变化。',
  },
  en: {
    baseline: 'Baseline',
    baselineNote: 'main branch',
    current: 'Current',
    currentNote: 'your change',
    compare: 'Bundle Diff',
    assets: 'Assets',
    modules: 'Modules',
    packages: 'Packages',
  },
  zh: {
    baseline: '基线',
    baselineNote: '主分支',
    current: '当前',
    currentNote: '改动后的构建',
    compare: 'Bundle Diff',
    assets: '产物文件',
    modules: '模块',
    packages: '包',
  },
  draw: (w) => [
    box(8, 8, 190, 62, [w.baseline, w.baselineNote]),
    box(282, 8, 190, 62, [w.current, w.currentNote]),
    arrow([103, 70], [190, 116]),
    arrow([377, 70], [290, 116]),
    text(240, 88, 'rsdoctor-data.json × 2', { note: true }),
    box(150, 118, 180, 46, w.compare, 'strong'),
    arrow([190, 164], [82, 200]),
    arrow([240, 164], [240, 200]),
    arrow([290, 164], [398, 200]),
    box(8, 202, 148, 40, w.assets),
    box(166, 202, 148, 40, w.modules),
    box(324, 202, 148, 40, w.packages),
  ],
});
