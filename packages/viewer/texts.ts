/** What the page that opens reports says. Only that page loads these texts. */
import type { Lang } from './address.ts';

/** A text about a file: its name, and what was seen in it. */
type About = (file: string, detail: string) => string;
/** Names as code. */
const codes = (names: string, sign = ', ') =>
  names
    .split(', ')
    .filter(Boolean)
    .map((name) => `\`${name.replaceAll('`', '')}\``)
    .join(sign);
const faultTexts = <Code extends string>(texts: Record<Code, About>) => texts;

const en = {
  drop: 'Drop a report here',
  dropTwo: 'Drop two to compare them. You can also paste a file.',
  file: 'Choose files',
  folder: 'Choose a .rsdoctor folder',
  sample: 'Open the sample report',
  sampleDiff: 'Compare two sample builds',
  asleep:
    'The scripts that open reports have not come. Check the connection and reload the page; they need a current browser with JavaScript.',
  private: 'The report stays in this tab. Nothing is sent anywhere, and nothing is stored.',
  loading: 'Reading the file',
  reading: (name: string) => `Reading ${name}`,
  unpacking: (name: string) => `Unpacking ${name}`,
  cancel: 'Cancel',
  large: (size: string) =>
    `This report has ${size}. Above 100 MB, it may take a minute to appear, and a browser with little memory may give up.`,
  back: 'Docs',
  another: 'Open another',
  menu: 'More',
  view: 'What is shown',
  compare: 'Compare',
  compareHint: 'Drop the second report, or choose it.',
  swap: 'Swap',
  baseline: 'Baseline',
  current: 'Current',
  aside: 'First reading',
  copy: 'Copy as Markdown',
  copied: 'Copied',
  copyByHand: 'Copy to clipboard: {key}, Enter',
  keys: 'J and K walk along the findings.',
  docs: 'What to do',
  docsTitle: 'Page of the docs',
  backToList: 'Back to the list',
  newTab: 'Open in a new tab',
  frame: 'Report',
  opening: 'Opening the report',
  full: '100%',
  noDiff:
    'The report’s own comparison needs two reports of Rsdoctor. Stats of a bundler are compared in the list only.',
  faults: faultTexts({
    nothing: () =>
      'There is no report among these files. Choose rsdoctor-data.json, rsdoctor-report.html, a whole .rsdoctor folder, stats.json, or a .zip with one of them.',
    empty: (file) => `${file} is empty. The build may have been stopped while it wrote the file; run it again.`,
    foreign: (file) =>
      `${file} is neither JSON nor HTML. Expected: rsdoctor-data.json, rsdoctor-report.html, a .rsdoctor folder, stats.json, or a .zip or .gz of one of them.`,
    foreignJson: (file, keys) =>
      `${file} is JSON, but no report: it has ${codes(keys) || 'no fields'}. A report of brief mode has \`data\` and \`clientRoutes\`, stats of a bundler have \`assets\` and \`chunks\`.`,
    foreignHtml: (file) =>
      `${file} is a page without a report. Expected: rsdoctor-report.html, which brief mode writes.`,
    brokenJson: (file, detail) =>
      `${file} ends too early or is broken: ${detail}. Copy or download it again, or run the build again.`,
    textAround: (file, line) =>
      `${file} has other text around its JSON: “${line}”. Package managers print such lines. Let the bundler write the file itself: \`npx rspack build --json stats.json\`, or \`npx webpack --json=stats.json\`.`,
    severalStats: (file, names) =>
      `${file} holds the stats of several compilers: ${names}. Save those of one of them, such as \`stats.toJson().children[0]\`, in a file of their own.`,
    statsFailed: (file, error) =>
      `${file} is of a build that failed${error ? `: “${error}”` : ''}. It does not say what is in the build. Mend the error, and write the stats again.`,
    brokenPart: (file, part) =>
      `${file} is cut off or broken: its part “${part}” cannot be read. Copy or download it again, or run the build again.`,
    brokenZip: (file) =>
      `${file} cannot be unpacked: it ends too early or is damaged. Download it again, or unpack it on your machine and drop what is in it.`,
    tar: (file) =>
      `${file} is a tar archive. Unpack it on your machine, and drop the folder or the file that was in it.`,
    encryptedZip: (file) =>
      `${file} is protected by a password. Unpack it on your machine, and drop the folder or the file that was in it.`,
    tooLarge: (file, limit) =>
      `${file} would take more than ${limit} when unpacked, which is more than a browser can read. Open it with \`rsdoctor analyze\`; of an archive, drop only the report that is in it.`,
    manifestAlone: (file) =>
      `${file} is only the table of contents of a report. Choose the whole .rsdoctor folder, or write one file with \`output.mode: 'brief'\`.`,
    missingParts: (file, parts) =>
      `Files of the folder are missing: ${codes(parts)}. Choose the whole .rsdoctor folder of ${file}, as the build wrote it.`,
    unknownShape: (file, parts) =>
      `${file} is a report, but not one of Rsdoctor 1.x or 2.x: it has ${codes(parts) || 'no parts'}. It may come from a newer version; open it with the CLI of that version.`,
    statsTooThin: (file) =>
      `${file} has no list of modules, files or chunks. Write the stats with the preset \`detailed\`: \`stats: 'detailed'\` in the config, and \`npx rspack build --json=stats.json\`.`,
    tooMany: (_, count) =>
      `These are too many files: more than ${count}, or more than two reports. Choose one report, or two to compare them.`,
    sample: () => 'The sample report could not be loaded. Check the connection and try again.',
    frame: () => 'The pages of the report could not be loaded. Check the connection and open the report again.',
    gone: (file) =>
      `${file || 'A file'} cannot be read any more: it was moved, changed or deleted since it was chosen, or may not be read. Choose it again.`,
    worker: () =>
      'The part of this page that reads files could not be loaded. Check the connection, then reload the page and open the report again.',
    memory: (_, detail) =>
      `The report could not be read${detail ? `: ${detail}` : ''}. It may be too large for this browser; open it with \`rsdoctor analyze\`.`,
  }),
};

const zh: typeof en = {
  drop: '把报告拖到这里',
  dropTwo: '拖入两份报告即可对比，也可以直接粘贴文件。',
  file: '选择文件',
  folder: '选择 .rsdoctor 目录',
  sample: '打开示例报告',
  sampleDiff: '对比两次示例构建',
  asleep: '打开报告所需的脚本尚未加载。请检查网络后刷新页面，并确认浏览器版本较新、已启用 JavaScript。',
  private: '报告只在当前标签页中打开，不会上传，也不会保存。',
  loading: '正在读取文件',
  reading: (name) => `正在读取 ${name}`,
  unpacking: (name) => `正在解压 ${name}`,
  cancel: '取消',
  large: (size) => `这份报告的大小为 ${size}。超过 100 MB 的报告可能要等一分钟才能显示，内存不足的浏览器可能无法打开。`,
  back: '文档',
  another: '打开其他报告',
  menu: '更多',
  view: '显示的内容',
  compare: '对比',
  compareHint: '拖入或选择第二份报告。',
  swap: '交换',
  baseline: '基线',
  current: '当前',
  aside: '报告速览',
  copy: '复制为 Markdown',
  copied: '已复制',
  copyByHand: '按 {key} 复制，然后按回车键',
  keys: '按 J、K 键逐条查看。',
  docs: '处理方法',
  docsTitle: '文档页面',
  backToList: '返回列表',
  newTab: '在新标签页中打开',
  frame: '报告',
  opening: '正在打开报告',
  full: '原始大小',
  noDiff: '报告自带的对比页面需要两份 Rsdoctor 报告，打包工具的 stats 只能在列表中对比。',
  faults: {
    nothing: () =>
      '这些文件中没有报告。请选择 rsdoctor-data.json、rsdoctor-report.html、整个 .rsdoctor 目录、stats.json，或包含报告的 .zip。',
    empty: (file) => `${file} 是空文件。写入时构建可能被中断，请重新构建。`,
    foreign: (file) =>
      `${file} 既不是 JSON，也不是 HTML。请选择 rsdoctor-data.json、rsdoctor-report.html、.rsdoctor 目录、stats.json，或包含报告的 .zip、.gz。`,
    foreignJson: (file, keys) =>
      `${file} 是 JSON，但不是报告，${keys ? `其中的字段是 ${codes(keys, '、')}` : '其中没有字段'}。Brief 模式的报告含 \`data\` 和 \`clientRoutes\`，打包工具的 stats 含 \`assets\` 和 \`chunks\`。`,
    foreignHtml: (file) => `${file} 中没有报告。请选择 Brief 模式生成的 rsdoctor-report.html。`,
    brokenJson: (file, detail) => `${file} 不完整或已损坏：${detail}。请重新复制、下载，或重新构建。`,
    textAround: (file, line) =>
      `${file} 的 JSON 前后有其他文本：“${line}”，通常由包管理器输出。请让打包工具直接写入文件：\`npx rspack build --json stats.json\` 或 \`npx webpack --json=stats.json\`。`,
    severalStats: (file, names) =>
      `${file} 包含多个编译器的 stats：${names}。请将其中一份单独保存，例如 \`stats.toJson().children[0]\`。`,
    statsFailed: (file, error) =>
      `${file} 来自一次失败的构建${error ? `：“${error}”` : ''}，其中没有产物信息。请修复错误后重新生成 stats。`,
    brokenPart: (file, part) => `${file} 不完整或已损坏：“${part}” 部分无法读取。请重新复制、下载，或重新构建。`,
    brokenZip: (file) => `${file} 无法解压：文件不完整或已损坏。请重新下载，或先在本机解压，再拖入其中的内容。`,
    tar: (file) => `${file} 是 tar 归档。请先在本机解压，再拖入其中的目录或文件。`,
    encryptedZip: (file) => `${file} 设有密码。请先在本机解压，再拖入其中的目录或文件。`,
    tooLarge: (file, limit) =>
      `${file} 解压后超过 ${limit}，浏览器无法读取。请用 \`rsdoctor analyze\` 打开，压缩包可以只拖入其中的报告。`,
    manifestAlone: (file) =>
      `${file} 只是报告的 manifest，不含数据。请选择整个 .rsdoctor 目录，或用 \`output.mode: 'brief'\` 生成单个文件。`,
    missingParts: (file, parts) => `目录中缺少文件：${codes(parts, '、')}。请选择 ${file} 所在的整个 .rsdoctor 目录。`,
    unknownShape: (file, parts) =>
      `${file} 不是 Rsdoctor 1.x 或 2.x 的报告，${parts ? `其中包含 ${codes(parts, '、')}` : '其中没有内容'}。报告可能来自更新的版本，请用对应版本的 CLI 打开。`,
    statsTooThin: (file) =>
      `${file} 没有模块、文件或 chunk 的列表。请使用预设 \`detailed\` 生成 stats：在配置中设置 \`stats: 'detailed'\`，再执行 \`npx rspack build --json=stats.json\`。`,
    tooMany: (_, count) => `文件超过 ${count} 个，或者其中的报告超过两份。请选择一份报告，或选择两份进行对比。`,
    sample: () => '示例报告加载失败，请检查网络后重试。',
    frame: () => '报告页面加载失败，请检查网络，然后重新打开报告。',
    gone: (file) => `${file || '文件'} 已无法读取：选择之后被移动、修改或删除，或者没有读取权限。请重新选择。`,
    worker: () => '页面中负责读取文件的脚本加载失败。请检查网络，刷新页面后重新打开报告。',
    memory: (_, detail) =>
      `无法读取这份报告${detail ? `：${detail}` : ''}。报告可能过大，请用 \`rsdoctor analyze\` 打开。`,
  },
};

export type Texts = typeof en;

/** The texts of a language. */
export const texts: Readonly<Record<Lang, Texts>> = { en, zh };
