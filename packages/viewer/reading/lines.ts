/** The list beside a report, from its facts: each section has its numbers, one sentence, a page and a place. */
import { compare, type Unknown } from './compare.ts';
import type { Facts, Missing } from './facts.ts';
import { growth, size, time } from './format.ts';
import type { Words } from './words.ts';

export interface Row {
  name: string;
  value: string;
  /** Smaller entries below it. */
  inside?: Row[];
  /** Route of the page on this row alone. */
  docs?: string;
  /** Screen of the report, as its hash. */
  place?: string;
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

/** How many entries of a list are shown. */
const MOST = 5;

/** The page on each rule; those of the reader's own rules have a page in common. */
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

/** Why something is missing, and the page that says how to get it. */
const WHY: Readonly<Record<Missing, string>> = {
  sizes: '/guide/usage/bundle-size#devtool',
  code: '/guide/usage/bundle-size#modes',
  codeKept: '/guide/usage/bundle-size#modes',
  bundle: '/config/options/features',
  loaders: '/config/options/features',
  plugins: '/config/options/features',
  stats: '/guide/rules/upload-data#rspack-stats',
  merged: '/guide/rules/upload-data#rspack-stats',
  files: '/guide/rules/upload-data#rspack-stats',
};
/** The same of what a comparison cannot say. */
const WHY_UNKNOWN: Readonly<Record<Unknown, string>> = {
  kinds: '/guide/usage/bundle-diff#actions',
  packages: '/config/options/features',
  files: '/config/options/features',
};

const ruleRow = (code: string, title: string, value: string): Row => ({
  name: title ? `${code} ${title}` : code,
  value,
  docs: docsOfRule(code),
  place: `#/resources/rules?code=${encodeURIComponent(code)}`,
});

function versionRows({ packages }: Facts): Row[] {
  const byName = new Map<string, Facts['packages']>();
  for (const row of packages) if (row.version) byName.set(row.name, [...(byName.get(row.name) ?? []), row]);
  return [...byName]
    .filter(([, rows]) => rows.length > 1)
    .map(([name, rows]) => ({
      name,
      value: rows
        .map(({ version }) => version)
        .sort()
        .join(', '),
    }));
}

/** What belongs to Rsdoctor itself, see /guide/usage/plugins-analysis#rsdoctor. */
const isOwnPlugin = (name: string) => /^(?:Rsdoctor|ProbeLoader)/.test(name);

/** The list of one report; a section that the data do not carry is not there. */
export function linesOf(facts: Facts, words: Words): Section[] {
  const hasScreens = facts.kind !== 'stats';
  const hasShares = facts.filled.some(({ packages }) => packages.length > 0);
  const sections: Section[] = [
    {
      id: 'files',
      title: words.files,
      about: [
        words.filesAbout,
        ...(hasShares ? [words.filesAboutInside, ...(hasScreens ? [] : [words.filesAboutStats])] : []),
      ].join(''),
      docs: '/guide/usage/bundle-size#actions',
      place: '#/bundle/size',
      rows: facts.filled.map((file) => ({
        name: file.path,
        value: file.gzip > 0 ? `${size(file.size)} (${words.gzip(size(file.gzip))})` : size(file.size),
        inside: file.packages.map((share) => ({ name: share.name, value: size(share.size) })),
      })),
    },
    {
      id: 'versions',
      title: words.versions,
      // Without sizes in the bundle, nobody knows whether they are all in it.
      about: facts.missing.includes('sizes') ? '' : words.versionsAbout,
      docs: '/blog/topic/duplicate-pkg-problem#package-manager',
      place: '#/resources/rules?code=E1001',
      rows: versionRows(facts),
    },
    {
      id: 'alerts',
      title: words.alerts,
      about: words.alertsAbout,
      docs: '/guide/rules/rules#at-a-glance',
      place: '#/resources/rules',
      rows: facts.alerts.map(({ code, title, count }) => ruleRow(code, title, String(count))),
    },
    {
      id: 'loaders',
      title: words.loaders,
      about: words.loadersAbout,
      docs: '/guide/usage/loaders-timeline#actions',
      place: '#/webpack/loaders/overall',
      rows: facts.loaders
        .slice(0, MOST)
        .map(({ name, files, time: ms }) => ({ name, value: `${time(ms)}, ${words.count(files)}` })),
    },
    {
      id: 'plugins',
      title: words.plugins,
      about: words.pluginsAbout,
      docs: '/guide/usage/plugins-analysis#actions',
      place: '#/webpack/plugins',
      rows: facts.plugins
        .filter(({ name }) => !isOwnPlugin(name))
        .slice(0, MOST)
        .map(({ name, time: ms }) => ({ name, value: time(ms) })),
    },
    {
      id: 'missing',
      title: words.missing,
      about: '',
      docs: '/guide/more/faq#blank-report',
      rows: facts.missing.map((reason) => ({ name: words.why[reason], value: '', docs: WHY[reason] })),
    },
  ];
  return sections
    .filter(({ rows }) => rows.length > 0)
    .map((section) => (hasScreens ? section : withoutPlaces(section)));
}

/** Of stats, the client has no screens for what the list names, but for the sizes. */
function withoutPlaces({ place, ...section }: Section): Section {
  return place === '#/bundle/size' ? { ...section, place } : section;
}

/** The list of two reports. */
export function comparisonLines(baseline: Facts, current: Facts, words: Words): Section[] {
  const found = compare(baseline, current);
  const change = ({ before, after }: { before: number; after: number }) =>
    `${growth(after - before)} (${size(before)} → ${size(after)})`;
  const place = '#/resources/bundle/diff';
  const section = <Item extends { name: string }>(
    id: 'grown' | 'shrunk' | 'came' | 'went',
    items: readonly Item[],
    show: (item: Item) => string,
  ): Section => ({
    id,
    title: words[id],
    about: words[`${id}About`],
    docs: '/guide/usage/bundle-diff#actions',
    place,
    rows: items.map((item) => ({ name: item.name, value: show(item) })),
  });
  const sections: Section[] = [
    {
      id: 'total',
      title: words.total,
      about: words.totalAbout,
      docs: '/guide/usage/bundle-diff#dashboard',
      place,
      rows: found.totals
        ? [
            { name: words.scripts, value: change(found.totals.scripts) },
            { name: words.all, value: change(found.totals.all) },
          ]
        : [],
    },
    section('grown', found.grown.slice(0, MOST), change),
    section('shrunk', found.shrunk.slice(0, MOST), change),
    section('came', found.came, (share) => size(share.size)),
    section('went', found.went, (share) => size(share.size)),
    {
      id: 'alerts',
      title: words.alertChanges,
      about: words.alertChangesAbout,
      docs: '/guide/rules/rules#at-a-glance',
      rows: found.alerts.map(({ name, before, after }) => ({
        name,
        value: `${before} → ${after}`,
        docs: docsOfRule(name),
      })),
    },
    {
      id: 'missing',
      title: words.unknown,
      about: '',
      docs: '/guide/usage/bundle-diff#actions',
      rows: found.unknown.map((reason) => ({ name: words.whyUnknown[reason], value: '', docs: WHY_UNKNOWN[reason] })),
    },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}
