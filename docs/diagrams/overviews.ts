/** Diagrams that explain how something works. */
import { arrow, bar, box, type Diagram, frame, text } from '@rsdoctor-docs/parts/diagram';

export const howItWorks: Diagram = {
  height: 312,
  draw: (t) => [
    frame(8, 6, 464, 106, t('Your build', '一次构建')),
    box(24, 34, 190, 62, [t('Rspack or webpack', 'Rspack 或 webpack'), t('compiles modules', '编译模块')]),
    box(266, 34, 190, 62, [t('Rsdoctor plugin', 'Rsdoctor 插件'), t('records every step', '记录每个步骤')], 'strong'),
    arrow([214, 65], [264, 65]),
    arrow([361, 96], [361, 130], [240, 130], [240, 146]),
    box(
      70,
      148,
      340,
      60,
      [t('Build data', '构建数据'), t('modules, chunks, loaders, plugins, alerts', '模块、chunk、loader、插件、告警')],
      'strong',
    ),
    arrow([120, 208], [84, 236]),
    arrow([240, 208], [240, 236]),
    arrow([360, 208], [396, 236]),
    box(8, 240, 148, 62, [t('Report', '报告'), t('local server', '本地服务')]),
    box(166, 240, 148, 62, [t('HTML file', 'HTML 文件'), t('share, keep', '分享、留存')]),
    box(324, 240, 148, 62, [t('JSON file', 'JSON 文件'), t('CI, diff, agents', 'CI、对比、AI')]),
  ],
};

export const parts: Diagram = {
  height: 296,
  draw: (t) => [
    frame(8, 6, 204, 204, t('initial chunk', '初始 chunk')),
    box(26, 36, 168, 46, ['src/main.js', t('entry', '入口')], 'strong'),
    box(26, 100, 168, 46, ['src/App.js', t('module', '模块')]),
    box(26, 156, 168, 46, ['react-dom', t('module', '模块')]),
    arrow([110, 82], [110, 98]),
    frame(280, 6, 192, 204, t('async chunk', '异步 chunk')),
    box(288, 72, 176, 46, ['src/Chart.js', t('module', '模块')]),
    box(288, 142, 176, 46, ['d3-array', t('module', '模块')]),
    arrow([376, 118], [376, 140]),
    arrow([194, 123], [246, 123], [246, 95], [286, 95]),
    text(246, 142, 'import()', { note: true }),
    arrow([110, 210], [110, 234]),
    arrow([376, 210], [376, 234]),
    box(26, 236, 168, 46, ['main.js', t('loaded at once', '立即加载')], 'strong'),
    box(288, 236, 176, 46, ['chart.js', t('loaded when needed', '需要时加载')]),
  ],
};

export const sizes: Diagram = {
  height: 196,
  draw: (t) =>
    (
      [
        [t('Source size', '源码体积'), t('the file as you wrote it', '编写时的文件大小'), 464, 'plain'],
        [
          t('Bundled size', '打包后体积'),
          t('its part of the file, minified', '压缩后在产物文件中所占的部分'),
          230,
          'strong',
        ],
        [t('Gzipped size', 'gzip 后体积'), t('close to what visitors download', '接近用户实际下载的大小'), 84, 'plain'],
      ] as const
    ).flatMap(([name, note, width, look], index) => {
      const y = 8 + index * 64;
      return [
        text(8, y + 8, name, { anchor: 'start', bold: true }),
        text(124, y + 8, note, { anchor: 'start', note: true }),
        bar(8, y + 22, width, 22, look),
      ];
    }),
};

export const whichMode: Diagram = {
  height: 300,
  draw: (t) => [
    box(120, 8, 240, 46, t('Who reads the report?', '报告给谁看？'), 'strong'),
    arrow([180, 54], [82, 92]),
    arrow([240, 54], [240, 92]),
    arrow([300, 54], [398, 92]),
    box(8, 96, 148, 62, [t('You, now', '自己，马上看'), t('on this machine', '在本机')], 'quiet'),
    box(166, 96, 148, 62, [t('Others, or later', '同事，或以后看'), t('without a server', '不依赖服务')], 'quiet'),
    box(324, 96, 148, 62, [t('A program', '程序'), t('CI, diff, agent', 'CI、对比、AI')], 'quiet'),
    arrow([82, 158], [82, 194]),
    arrow([240, 158], [240, 194]),
    arrow([398, 158], [398, 194]),
    box(8, 198, 148, 62, [t('Normal mode', 'Normal 模式'), t('all screens, code', '全部页面和代码')]),
    box(166, 198, 148, 62, [t('Brief, HTML', 'Brief 模式 HTML'), t('one file to open', '打开一个文件')]),
    box(324, 198, 148, 62, [t('Brief, JSON', 'Brief 模式 JSON'), t('one file to read', '读取一个文件')]),
    text(82, 280, "mode: 'normal'", { note: true }),
    text(240, 280, "type: ['html']", { note: true }),
    text(398, 280, "type: ['json']", { note: true }),
  ],
};

export const alerts: Diagram = {
  height: 268,
  draw: (t) => [
    box(8, 62, 120, 52, t('Build data', '构建数据')),
    arrow([128, 80], [168, 40]),
    arrow([128, 96], [168, 136]),
    box(172, 8, 150, 62, [t('Built-in rules', '内置规则'), 'E1001 – E1009']),
    box(172, 106, 150, 62, [t('Your own rules', '自定义规则'), 'linter.extends']),
    arrow([322, 40], [346, 76]),
    arrow([322, 136], [346, 100]),
    box(350, 56, 122, 64, [t('Alert', '告警'), t('Error or Warn', 'Error 或 Warn')], 'strong'),
    arrow([411, 120], [411, 200]),
    arrow([411, 186], [130, 186], [130, 200]),
    box(8, 202, 244, 58, [t('Report', '报告'), t('Bundle Alerts', '编译预警')]),
    box(292, 202, 180, 58, [t('Terminal', '终端'), t("bundler's messages", '打包工具的输出')]),
  ],
};

export const diff: Diagram = {
  height: 250,
  draw: (t) => [
    box(8, 8, 190, 62, [t('Baseline', '基线'), t('main branch', '主分支')]),
    box(282, 8, 190, 62, [t('Current', '当前'), t('your change', '改动后的构建')]),
    arrow([103, 70], [190, 116]),
    arrow([377, 70], [290, 116]),
    text(240, 88, 'rsdoctor-data.json × 2', { note: true }),
    box(150, 118, 180, 46, 'Bundle Diff', 'strong'),
    arrow([190, 164], [82, 200]),
    arrow([240, 164], [240, 200]),
    arrow([290, 164], [398, 200]),
    box(8, 202, 148, 40, t('Assets', '产物文件')),
    box(166, 202, 148, 40, t('Modules', '模块')),
    box(324, 202, 148, 40, t('Packages', '包')),
  ],
};
