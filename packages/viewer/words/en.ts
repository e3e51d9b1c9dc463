/** Words of the viewer in English, the language that others fall back to: the page that opens reports, and the list beside a report. */
import type { Unknown } from '../reading/compare.ts';
import type { Missing } from '../reading/facts.ts';
import type { Unit } from '../reading/rank.ts';

/** A text about a file: its name, and what was seen in it. */
type About = (file: string, detail: string) => string;
/** Names as code. */
export const codes = (names: string, sign = ', ') =>
  names
    .split(', ')
    .filter(Boolean)
    .map((name) => `\`${name.replaceAll('`', '')}\``)
    .join(sign);
const faultTexts = <Code extends string>(texts: Record<Code, About>) => texts;

export const en = {
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
      `${file} is of a build that failed${error ? `: “${error}”` : ''}. It does not say what is in the build. Mend the error, and write the stats again with the preset \`detailed\`.`,
    brokenPart: (file, part) =>
      `${file} is cut off or broken: its part “${part}” cannot be read. Copy or download it again, or run the build again.`,
    brokenZip: (file) =>
      `${file} cannot be unpacked: it ends too early or is damaged. Download it again, or unpack it on your machine and drop what is in it.`,
    zipMethod: (file, method) =>
      `${file} is packed with ${method}, which this page cannot unpack. Unpack it on your machine, or pack it again with the usual method, Deflate.`,
    nested: (file) =>
      `${file} is an archive inside of others. Unpack it on your machine, and drop the folder or the file that was in it.`,
    comparison: (file) =>
      `${file} is a finished comparison of two reports. Drop it by itself, or open the file itself in a browser.`,
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

  of: (name: string) => `First reading of ${name}`,
  compared: (before: string, after: string) => `${after}, compared with ${before}`,
  /** What stands after a size: how much was found in it, or how many files and packages changed it. */
  sum: (count: number) => `${count} ${count === 1 ? 'finding' : 'findings'}`,
  changes: (count: number) => `${count} ${count === 1 ? 'change' : 'changes'}`,
  comma: ', ',
  ranked: { bytes: 'By size', ms: 'By time', count: 'By number of alerts' } satisfies Record<Unit, string>,
  byFile: 'File by file',
  /** What is below 5 % of its list, folded. */
  small: (count: number) => `${count} small ${count === 1 ? 'one' : 'ones'}`,
  /** In the copied Markdown, below the first rows of a section. */
  more: (count: number) => `and ${count} more`,
  /** A row below a file, and the sentence about it. */
  noModule: 'In no module of the report',
  gap: (size: string, file: string) => `${size} of ${file} belong to no module of the report.`,
  /** What a finding is, below its name. */
  kinds: {
    files: 'Loads first',
    loaders: 'Loader',
    plugins: 'Plugin',
    grown: 'File',
    shrunk: 'File',
    added: 'New package',
    removed: 'Package that is gone',
    grownPackages: 'Package',
    shrunkPackages: 'Package',
  } as Readonly<Record<string, string>>,
  beside: (versions: string) => `Versions ${versions}: bundled, without the largest copy`,
  inAlert: (size: string) => `; the report’s alert has the source of all, ${size}`,
  inTab: (count: number) => `The report’s tab has ${count}: the bundler’s messages count there, too`,
  inReport: (before: string, after: string) =>
    `; in the report, with packages whose names begin alike, ${before} → ${after}`,
  /** How a section is counted, by its id. */
  abouts: {
    errors: 'Files may be missing, and sizes may be wrong.',
    warnings: 'What the bundler itself warns of.',
    files: 'The largest files that pages load before they can run.',
    versions: 'Each of them is downloaded again. One version is enough in most projects.',
    loaders:
      'Time that overlaps is counted once, as on the Loaders page. A loader with many files may run on too many.',
    plugins: 'Time in the JavaScript of each plugin, over all its hooks. Rsdoctor’s own plugins are left out.',
    total: 'Size of the files of both builds, without source maps and licence files.',
    grown: 'Files that are larger now or new. A hash in a name is not compared.',
  } as Readonly<Record<string, string>>,
  counted: 'How this is counted',
  before: 'Before',
  after: 'After',
  rest: 'All other files',
  errors: 'The build has errors',
  errorsOf: 'Errors of the bundler',
  warnings: 'Warnings of the build',
  withCopies: ' The report counts more: alerts, and their copies among the bundler’s messages.',
  warningsOf: 'Warnings of the bundler',
  files: 'What a page loads first',
  filesAboutInside: ' Below each file stand the packages that take most of it.',
  filesAboutStats:
    ' Packages have the size of their source: compare a package with itself in another build. It is no ranking between packages, because minimizers shrink them differently.',
  versions: 'Packages in several versions or copies',
  alerts: 'Alerts by rule',
  loaders: 'Slowest loaders',
  plugins: 'Slowest plugins',
  missing: 'What this report does not say',
  count: (files: number) => `${files} ${files === 1 ? 'file' : 'files'}`,
  hooks: (hooks: number) => `${hooks} ${hooks === 1 ? 'hook' : 'hooks'}, one row each`,
  gzip: (size: string) => `${size} gzipped`,
  total: 'In all',
  scripts: 'JavaScript',
  all: 'All files',
  grown: 'Grown',
  shrunk: 'Shrunk',
  added: 'New packages',
  removed: 'Packages that are gone',
  grownPackages: 'Grown packages',
  shrunkPackages: 'Shrunk packages',
  alertChanges: 'Alerts that changed',
  unknown: 'What this comparison does not say',
  whyUnknown: {
    kinds: 'Packages and alerts: stats of a bundler and a report do not count them alike.',
    packages: 'Packages: one of the two does not name all of its packages.',
    sizes: 'Packages that grew or shrank: only one of the two has bundled sizes.',
    files: 'Totals, new files, and files that are gone: one of the two does not name all of its files.',
  } satisfies Record<Unknown, string>,
  why: {
    sizes: 'No bundled sizes. Builds with source maps have them.',
    sizesOfQuery:
      'No bundled sizes: the names of files have a query, as in main.js?5aa7cb3c, and Rsdoctor does not find their source maps.',
    code: 'No code: the report was written without it, as brief mode does.',
    codeKept: 'Code views show plain text here; the editor of the real report comes from another host.',
    bundle: 'No files and modules: the feature "bundle" was off.',
    loaders: 'No loaders: the feature "loader" was off, or no loader ran.',
    plugins: 'No plugins: the feature "plugins" was off.',
    stats: 'No loaders, plugins and alerts: stats of a bundler have none.',
    merged:
      'Not all packages: these stats leave out modules that were merged into others. Stats of the preset “detailed” have them.',
    files: 'Not all files: these stats put some of them together without their names.',
  } satisfies Record<Missing, string>,
};

export type Words = typeof en;
