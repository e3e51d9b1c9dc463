/** Makes the list beside a report from its facts. */
import { escapeRegExp } from '@rsdoctor-docs/base/escape-regexp';
import type { Place, Step } from '../report-frame.ts';
import type { Words } from '../words/words.ts';
import { type Change, type Comparison, compare, type Unknown } from './compare.ts';
import type { Facts, Missing } from './facts.ts';
import { growth, isolated, size, time } from './format.ts';
import { addTo, pushTo, type Share, withoutQuery } from './tally.ts';

/** What a row is ranked by. */
export interface Weight {
  unit: 'bytes' | 'ms' | 'count';
  /** Below 0 for what has shrunk. */
  amount: number;
}

export interface Row {
  name: string;
  value: string;
  /** More about the value, with what the row's place in the report shows where that is another number. */
  note?: string;
  weight?: Weight;
  /** Smaller entries below it. */
  inside?: Row[];
  /** Route of the page on this row alone. */
  docs?: string;
  /** Screen of the report, as its hash, and what leads to the row there. */
  place?: string;
  steps?: readonly Step[];
}

export interface Section {
  id: string;
  title: string;
  about: string;
  rows: Row[];
  /** Route of the page that says what to do, without its language. */
  docs: string;
  place?: string;
}

/** The screen of the sizes. */
export const SIZES = '#/bundle/size';

/** The screen with the bundler's own messages, under Custom Rules of the card Bundle Alerts, and the page about it. */
const OVERALL = '#/overall';
const MESSAGES = '/guide/usage/bundle-alerts#custom';

const TIMELINE = '#/webpack/loaders/overall';
const PLUGINS = '#/webpack/plugins';

/** A row with a number of things, if there are any. */
const countRows = (name: string, count: number): Row[] => (count > 0 ? [{ name, value: String(count) }] : []);

/** The page of each rule. Custom rules share one. */
const RULES: Readonly<Record<string, string>> = {
  E1001: 'e1001-duplicate-packages',
  E1002: 'e1002-cross-chunks-package',
  E1003: 'e1003-loader-performance-optimization',
  E1004: 'e1004-ecma-version-check',
  E1005: 'e1005-default-import-check',
  E1006: 'e1006-module-mixed-chunks',
  E1007: 'e1007-tree-shaking-side-effects-only',
  E1008: 'e1008-cjs-require',
  E1009: 'e1009-esm-resolved-to-cjs',
};
/** The page that says what to do about an alert. */
export const docsOfRule = (code: string): string =>
  RULES[code] ? `/guide/rules/rules#${RULES[code]}` : '/guide/rules/rule-custom';

/** The page that says how to get what is missing. */
const WHY: Readonly<Record<Missing, string>> = {
  sizes: '/guide/more/missing-sizes#devtool',
  sizesOfQuery: '/guide/more/missing-sizes#query',
  code: '/config/options/output#report-code-type',
  codeKept: '/config/options/output#report-code-type',
  bundle: '/config/options/features',
  loaders: '/config/options/features',
  plugins: '/config/options/features',
  stats: '/preview/#rspack-stats',
  merged: '/preview/#rspack-stats',
  files: '/preview/#rspack-stats',
};
/** The page that says how to get what a comparison lacks. */
const WHY_UNKNOWN: Readonly<Record<Unknown, string>> = {
  kinds: '/guide/usage/bundle-diff#actions',
  sizes: '/guide/more/missing-sizes#devtool',
  packages: '/config/options/features',
  files: '/config/options/features',
};

const ruleRow = (code: string, title: string, count: number, note = ''): Row => ({
  name: title ? `${code} ${title}` : code,
  value: String(count),
  note,
  weight: { unit: 'count', amount: count },
  docs: docsOfRule(code),
  place: OVERALL,
  steps: alertSteps(code),
});

const tab = (index: number): Step => ({ click: [`main .ant-tabs-tab:nth-of-type(${index}) [role=tab]`] });

/** Chooses a rule's tab of the card Bundle Alerts. @param row words of the alert that is shown there */
export function alertSteps(code: string, row?: string): Step[] {
  // The report's name for custom rules.
  const name = code === 'EXTEND' ? 'Custom' : code;
  return [
    { click: ['.ant-tabs-tab [role=tab]', name] },
    { show: row === undefined ? ['.ant-tabs-tab', name] : ['.ant-collapse-header', `^${escapeRegExp(row)}`] },
  ];
}

/** Chooses a file on the screen of the sizes. */
function fileSteps(path: string): Step[] {
  const file = escapeRegExp(withoutQuery(path));
  const row: Place = ['[class*=assetBox]', `^${file.slice(file.lastIndexOf('/') + 1)}`];
  return [tab(1), { click: row, unless: ['.ant-card-head', `"${file}`] }, { show: ['.rc-tree-treenode', row[1]] }];
}

/** A row of a table, which begins with a name; `lodash-es` is another one than `lodash`. */
const tableRow = (name: string): Place => ['main .ant-table-row', `^${escapeRegExp(name)}(?![-./_\\d])`];

/** How many pages of ten rows are looked through for a plugin. */
const PAGES = 5;
/** Turns the pages of the table of plugins until its row is there. */
function pluginSteps(name: string): Step[] {
  const row = tableRow(name);
  const turn = (selector: string): Step[] => [
    { click: [selector], unless: row },
    // Does nothing, but the table is drawn anew before the next step looks for the row.
    { click: ['main .ant-table'], unless: row },
  ];
  return [
    ...turn('.ant-pagination-item-1'),
    ...Array(PAGES - 1)
      .fill(turn('.ant-pagination-next'))
      .flat(),
    { show: row },
  ];
}

/** The row of a file, in whose path the hash may differ. */
const fileRowSteps = (path: string): Step => ({
  show: ['main .ant-table-row', `^${escapeRegExp(path)}`.replace(/(?=\\\.\w+$)/, '[\\w.~-]*')],
});

type Id = 'errors' | 'warnings' | 'files' | 'versions' | 'alerts' | 'loaders' | 'plugins' | 'missing';
type ComparisonId = Exclude<keyof Comparison, 'totals' | 'alerts'> | 'total' | 'alertChanges';

/** Makes sections with the title and the sentence of their id. */
const sectionsIn =
  (words: Words) =>
  (id: Id | ComparisonId, rows: Row[], docs: string, place?: string, about = words.abouts[id] ?? ''): Section => ({
    id,
    title: words[id],
    about,
    rows,
    docs,
    ...(place && { place }),
  });

const bytesOf = (amount: number): Weight => ({ unit: 'bytes', amount });

/** The packages that a build has in several versions or copies. */
export function versionRows({ packages, isSized }: Facts): Row[] {
  const byName = new Map<string, Facts['packages']>();
  for (const row of packages) if (row.version) pushTo(byName, row.name, row);
  return [...byName]
    .filter(([, rows]) => rows.length > 1)
    .map(([name, rows]) => ({
      name,
      value: versionsOf(rows.map(({ version }) => version)),
      // What is left of them when the largest alone stays. Sizes of sources say nothing of that.
      ...(isSized && {
        weight: bytesOf(rows.reduce((sum, { size }) => sum + size, 0) - Math.max(...rows.map(({ size }) => size))),
      }),
      place: OVERALL,
      steps: alertSteps('E1001', name),
    }));
}

/** Versions in their order; that of several copies once, with their number. */
function versionsOf(versions: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const version of versions) addTo(counts, version, 1);
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([version, count]) => (count > 1 ? `${version} (${count})` : version))
    .join(', ');
}

/** What belongs to Rsdoctor itself, see /guide/usage/plugins-analysis#rsdoctor. */
export const isOwnPlugin = (name: string) => /^(?:Rsdoctor|ProbeLoader)/.test(name);

/** A sentence about each file of which much belongs to no module. */
const gapRows = ({ files }: Facts, words: Words): Row[] =>
  files
    .filter(({ unknown }) => unknown > 0)
    .slice(0, 3)
    .map(({ unknown, path }) => ({
      name: words.gap(size(unknown), isolated(path)),
      value: '',
      docs: '/guide/more/missing-sizes',
    }));

/** The list of one report. Sections without rows are left out. */
export function linesOf(facts: Facts, words: Words): Section[] {
  const hasScreens = facts.kind !== 'stats';
  const { errors, warnings, copies } = facts.messages;
  const messages = errors + warnings + copies;
  const hasShares = facts.initialFiles.some(({ packages }) => packages.length > 0);
  const section = sectionsIn(words);
  const fileRows = facts.initialFiles.map((file) => ({
    name: file.path,
    value: size(file.size),
    note: file.gzip > 0 ? words.gzip(size(file.gzip)) : '',
    inside: [...file.packages, ...(file.unknown > 0 ? [{ name: words.noModule, size: file.unknown }] : [])].map(
      ({ name, size: bytes }) => ({ name, value: size(bytes), weight: bytesOf(bytes) }),
    ),
    weight: bytesOf(file.size),
    place: SIZES,
    steps: fileSteps(file.path),
  }));
  const filesAbout = [words.abouts.files, hasShares && words.filesAboutInside];
  if (hasShares && !hasScreens) filesAbout.push(words.filesAboutStats);
  const plugins = facts.plugins.filter(({ name }) => !isOwnPlugin(name));
  const sections = [
    section('errors', countRows(words.errorsOf, errors), MESSAGES, OVERALL),
    section('files', fileRows, '/guide/usage/bundle-size#actions', SIZES, filesAbout.filter(Boolean).join('')),
    section(
      'versions',
      versionRows(facts).map((row) => {
        if (!row.weight) return row;
        const inAlert = facts.duplicates.find(({ name }) => name === row.name);
        return {
          ...row,
          value: size(row.weight.amount),
          note: words.beside(row.value) + (inAlert ? words.inAlert(size(inAlert.size)) : ''),
        };
      }),
      '/blog/topic/duplicate-pkg-problem#package-manager',
      '#/resources/rules?code=E1001',
      // Without sizes in the bundle, nobody knows whether all versions are in it.
      facts.isSized ? words.abouts.versions : '',
    ),
    section(
      'alerts',
      // Among the custom rules, the report lists the bundler's messages.
      facts.alerts.map(({ code, title, count }) =>
        ruleRow(code, title, count, code === 'EXTEND' && messages > 0 ? words.inTab(count + messages) : ''),
      ),
      '/guide/rules/rules#at-a-glance',
      '#/resources/rules',
    ),
    section(
      'warnings',
      countRows(words.warningsOf, warnings),
      MESSAGES,
      OVERALL,
      words.abouts.warnings + (copies > 0 ? words.withCopies : ''),
    ),
    section(
      'loaders',
      facts.loaders.map(({ name, files, time: ms }) => ({
        name,
        value: time(ms),
        note: words.count(files),
        weight: { unit: 'ms', amount: ms },
        place: TIMELINE,
        steps: [{ show: ['main canvas'] }],
      })),
      '/guide/usage/loaders-timeline#actions',
      TIMELINE,
    ),
    section(
      'plugins',
      plugins.map(({ name, time: ms, hooks }) => ({
        name,
        value: time(ms),
        note: words.hooks(hooks),
        weight: { unit: 'ms', amount: ms },
        place: PLUGINS,
        steps: pluginSteps(name),
      })),
      '/guide/usage/plugins-analysis#actions',
      PLUGINS,
    ),
    section(
      'missing',
      [
        ...gapRows(facts, words),
        ...facts.missing.map((reason) => ({ name: words.why[reason], value: '', docs: WHY[reason] })),
      ],
      '/guide/more/faq#blank-report',
    ),
  ];
  // Of stats, the client has a screen for the sizes alone.
  return sections
    .filter(({ rows }) => rows.length > 0)
    .map((section) => (hasScreens ? section : { ...onSizes(section), rows: section.rows.map(onSizes) }));
}

/** Without the way to a screen that stats do not have. */
const onSizes = <Placed extends { place?: string }>({ place, ...rest }: Placed) =>
  place === SIZES ? { ...rest, place } : rest;

/** The screen that compares two reports, and the page about it. */
const DIFF = '#/resources/bundle/diff';
const BUNDLE_DIFF = '/guide/usage/bundle-diff#actions';
/** Its tabs. */
const ASSETS = 2;
const PACKAGES = 4;

/** What leads to a row of the report. */
type Way = Pick<Row, 'place' | 'steps'>;

/** The way to the row of a file in the comparison. */
export const fileInDiff = (name: string): Way => ({ place: DIFF, steps: [tab(ASSETS), fileRowSteps(name)] });

/** The way to the row of a package there. */
const packageInDiff = (name: string): Way => ({ place: DIFF, steps: [tab(PACKAGES), { show: tableRow(name) }] });

/** The sizes of packages on the report's own screens. */
function reportedSizes({ packages }: Facts): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { name, size, reported } of packages) addTo(sizes, name, reported || size);
  return sizes;
}

/** The list of two reports. @param found what differs between them */
export function comparisonLines(
  baseline: Facts,
  current: Facts,
  words: Words,
  found: Comparison = compare(baseline, current),
): Section[] {
  const section = sectionsIn(words);
  const row = (name: string, { before, after }: { before: number; after: number }): Row => ({
    name,
    value: `${growth(after - before)} (${size(before)} → ${size(after)})`,
  });
  const diff = (id: ComparisonId, rows: Row[], docs = BUNDLE_DIFF) => section(id, rows, docs, DIFF);
  const changeRows = (changes: Change[], way = fileInDiff) =>
    changes.map((change) => ({
      name: change.name,
      value: growth(change.after - change.before),
      note: `${size(change.before)} → ${size(change.after)}`,
      weight: bytesOf(change.after - change.before),
      ...way(change.name),
    }));
  const [was, is] = [reportedSizes(baseline), reportedSizes(current)];
  /** What the report says of a package that it counts with others. */
  const reported = ({ name, before, after }: Change) =>
    was.get(name) === before && is.get(name) === after
      ? ''
      : words.inReport(size(was.get(name) ?? 0), size(is.get(name) ?? 0));
  const packageRows = (id: 'grownPackages' | 'shrunkPackages') =>
    section(
      id,
      changeRows(found[id], packageInDiff).map((row, at) => ({ ...row, note: row.note + reported(found[id][at]!) })),
      BUNDLE_DIFF,
      DIFF,
      current.isSized ? '' : words.filesAboutStats.trim(),
    );
  const shareRows = (shares: Share[], sign: 1 | -1) =>
    shares.map((share) => ({
      name: share.name,
      value: size(share.size),
      weight: bytesOf(sign * share.size),
      ...packageInDiff(share.name),
    }));
  const { totals } = found;
  return [
    section(
      'errors',
      [baseline, current].flatMap(({ name, messages }) => countRows(name, messages.errors)),
      MESSAGES,
    ),
    diff(
      'total',
      totals ? [row(words.scripts, totals.scripts), row(words.all, totals.all)] : [],
      '/guide/usage/bundle-diff#dashboard',
    ),
    diff('grown', changeRows(found.grown)),
    diff('shrunk', changeRows(found.shrunk)),
    diff('added', shareRows(found.added, 1)),
    diff('removed', shareRows(found.removed, -1)),
    packageRows('grownPackages'),
    packageRows('shrunkPackages'),
    section(
      'alertChanges',
      found.alerts.map(({ name, before, after }) => ({ name, value: `${before} → ${after}`, docs: docsOfRule(name) })),
      '/guide/rules/rules#at-a-glance',
    ),
    section(
      'unknown',
      found.unknown.map((reason) => ({ name: words.whyUnknown[reason], value: '', docs: WHY_UNKNOWN[reason] })),
      BUNDLE_DIFF,
    ),
  ].filter(({ rows }) => rows.length > 0);
}
