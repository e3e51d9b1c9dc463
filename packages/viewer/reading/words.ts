/** What the list beside a report says, in both languages. */
import type { Lang } from '../address.ts';
import type { Unknown } from './compare.ts';
import type { Missing } from './facts.ts';

const en = {
  of: (name: string) => `First reading of ${name}`,
  compared: (before: string, after: string) => `${after}, compared with ${before}`,
  files: 'What a page loads first',
  filesAbout: 'The largest files that pages load before they can run.',
  // What follows a sentence brings its space.
  filesAboutInside: ' Below each file stand the packages that take most of it.',
  filesAboutStats: ' Sizes of packages are those before the minimizer.',
  versions: 'Packages in several versions or copies',
  versionsAbout: 'Each of them is downloaded again. One version is enough in most projects.',
  alerts: 'Alerts by rule',
  alertsAbout: 'Each rule says what it has found, and its page says what to do about it.',
  loaders: 'Slowest loaders',
  loadersAbout:
    'Time that overlaps is counted once, as on the Loaders page. A loader with many files may run on too many.',
  plugins: 'Slowest plugins',
  pluginsAbout: 'Time in the JavaScript of each plugin, over all its hooks. Rsdoctor’s own plugins are left out.',
  missing: 'What this report does not say',
  count: (files: number) => `${files} ${files === 1 ? 'file' : 'files'}`,
  gzip: (size: string) => `${size} gzipped`,
  total: 'In all',
  totalAbout: 'Size of the files of both builds, without source maps and licence files.',
  scripts: 'JavaScript',
  all: 'All files',
  grown: 'Grown',
  grownAbout: 'Files that are larger now or new. A hash in a name is not compared.',
  shrunk: 'Shrunk',
  shrunkAbout: 'Files that are smaller now or gone.',
  came: 'New packages',
  cameAbout: 'Only the newer build has them.',
  went: 'Packages that are gone',
  wentAbout: 'Only the older build has them.',
  alertChanges: 'Alerts that changed',
  alertChangesAbout: 'Number of alerts before and after, by rule.',
  unknown: 'What this comparison does not say',
  whyUnknown: {
    kinds: 'New packages, packages that are gone, and alerts: stats of a bundler and a report do not count them alike.',
    packages: 'New packages, and packages that are gone: one of the two does not name all of its packages.',
    files: 'Totals, new files, and files that are gone: one of the two does not name all of its files.',
  } satisfies Record<Unknown, string>,
  why: {
    sizes: 'No bundled sizes. Builds with source maps have them.',
    code: 'No code: the report was written without it, as brief mode does.',
    codeKept: 'Code views show plain text here; the editor of the real report comes from another host.',
    bundle: 'No files and modules: the feature "bundle" was off.',
    loaders: 'No loaders: the feature "loader" was off, or no loader ran.',
    plugins: 'No plugins: the feature "plugins" was off.',
    stats: 'No loaders, plugins and alerts: stats of a bundler have none.',
    merged:
      'Not all packages: these stats leave out modules that were merged into others. With nestedModules and orphanModules they have them.',
    files: 'Not all files: these stats put some of them together without their names.',
  } satisfies Record<Missing, string>,
};

const zh: typeof en = {
  of: (name) => `${name} 速览`,
  compared: (before, after) => `${after}（基线：${before}）`,
  files: '页面首先加载的文件',
  filesAbout: '页面运行前需要加载的文件中体积最大的几个。',
  filesAboutInside: '每个文件下方列出占比最大的包。',
  filesAboutStats: '包的体积为压缩前的值。',
  versions: '有多个版本或副本的包',
  versionsAbout: '用户需要分别下载每个版本。多数项目只需保留一个。',
  alerts: '各规则的告警',
  alertsAbout: '告警指出规则发现的问题，规则的文档页面给出处理方法。',
  loaders: '最慢的 loader',
  loadersAbout: '重叠的时间只计一次，与 Loaders 页面一致。如果 loader 处理的文件很多，其中可能有无需处理的文件。',
  plugins: '最慢的插件',
  pluginsAbout: '各插件的 JavaScript 在所有钩子中的耗时，不含 Rsdoctor 自身的插件。',
  missing: '这份报告缺少的内容',
  count: (files) => `${files} 个文件`,
  gzip: (size) => `gzip 后 ${size}`,
  total: '合计',
  totalAbout: '两次构建的文件体积，不含 source map 和许可证文件。',
  scripts: 'JavaScript',
  all: '全部文件',
  grown: '变大',
  grownAbout: '变大的文件和新增的文件。比较时忽略文件名中的哈希。',
  shrunk: '变小',
  shrunkAbout: '变小的文件和消失的文件。',
  came: '新增的包',
  cameAbout: '只出现在较新的构建中。',
  went: '移除的包',
  wentAbout: '只出现在较旧的构建中。',
  alertChanges: '有变化的告警',
  alertChangesAbout: '各规则前后的告警数。',
  unknown: '这次对比缺少的内容',
  whyUnknown: {
    kinds: '新增的包、移除的包和告警：打包工具的 stats 与报告的统计方式不同。',
    packages: '新增的包和移除的包：其中一份没有列出全部的包。',
    files: '合计、新增的文件和消失的文件：其中一份没有列出全部文件。',
  },
  why: {
    sizes: '没有打包后体积：生成 source map 的构建才有这项数据。',
    code: '没有代码：报告生成时没有写入代码，Brief 模式就是如此。',
    codeKept: '代码以纯文本显示，因为原报告的代码编辑器需要从其他网站加载。',
    bundle: '没有文件和模块：bundle 功能已关闭。',
    loaders: '没有 loader：loader 功能已关闭，或者构建中没有执行 loader。',
    plugins: '没有插件：plugins 功能已关闭。',
    stats: '没有 loader、插件和告警：打包工具的 stats 不含这些数据。',
    merged: '包不完整：这份 stats 省略了合并到其他模块中的模块，开启 nestedModules 和 orphanModules 后才会写入。',
    files: '文件不完整：这份 stats 把部分文件合并成一组，没有写出文件名。',
  },
};

export type Words = typeof en;

/** The words of a language. */
export const words: Readonly<Record<Lang, Words>> = { en, zh };
