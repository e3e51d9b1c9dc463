/** Every unit of evidence with its inputs. The site's tests load this file, so it needs no dependency of this package. */
import path from 'node:path';
import { fencesOf } from '@rsdoctor-docs/base/docs/fences';
import { mentionsOf } from '@rsdoctor-docs/base/docs/mentions';
import type { Site } from '@rsdoctor-docs/base/docs/site';
import { Problem } from '@rsdoctor-docs/base/problem';
import { routeOfSource } from '@rsdoctor-docs/base/site';
import { topics } from './claims/topics.ts';
import { inputsOf as inputsOfFramework, RECORD } from './frameworks/frameworks.ts';
import { frameworks } from './frameworks/list.ts';
import { inputsOfBuild } from './harness/build.ts';
import { kindOf } from './harness/kinds.ts';
import type { Input, Made, Unit } from './ledger.ts';
import { GROUPS } from './numbers/measure.ts';
import { NUMBERS, type SampleData } from './numbers/numbers.ts';
import { extensions } from './outputs/languages.ts';
import { inputsOfRun, readRuns, runOf } from './outputs/printed.ts';
import { findSamples } from './outputs/samples.ts';
import { applicationShotsOfRspack } from './pictures/list/application.ts';
import { type Shot, shots } from './pictures/list.ts';
import { filesOf, readRecord, type ShotsFile } from './pictures/shots-file.ts';
import { views } from './screens/views.ts';

function groupBy<Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

const own = (...files: string[]) => files.map((file) => `packages/evidence/${file}`);
/** A part of a generated JSON file. */
const part = <Content>(file: string, of: (content: Content) => unknown): Made => ({
  file,
  part: of as (content: unknown) => unknown,
});

const VERSIONS = own('samples/versions.json');
const buildsOf = (folder: string, ...configs: string[]) =>
  configs.flatMap((config) => inputsOfBuild({ folder, config }));
const SHOP_BUILDS = buildsOf('packages/evidence/samples/shop', 'rspack.config.cjs', 'webpack.config.cjs');
/** What makes the reports of the shop that pages show; their recorded times make them the same on each machine. */
export const REPORTS = [...SHOP_BUILDS, ...own('pictures/stage.ts')];

/**
 * Numbers recorded from Open MCT, the application of the guides, built with webpack and with Rspack. Its pictures depend on
 * one of these files alone: nothing here builds Open MCT.
 */
export const APPLICATION = 'docs/generated/open-mct.json';
const APPLICATION_OF_RSPACK = 'docs/generated/open-mct-rspack.json';
const OF_RSPACK: ReadonlySet<Shot> = new Set(applicationShotsOfRspack);

/** A folder of docs/samples: each config builds, and raises the alert that its page is about. */
function samples({ docs }: Site): Unit[] {
  const folders = groupBy(findSamples(docs), ({ folder }) => folder);
  return [...folders].map(([folder, configs]) => ({
    name: folder.replace('docs/samples/', 'sample/'),
    inputs: [...new Set(configs.flatMap(inputsOfBuild)), ...own('outputs/samples.ts')],
  }));
}

/** A page in both languages: its code compiles, and its output is what runs print. */
function pages(site: Site): Unit[] {
  const runs = readRuns(site.docs);
  const inputsOfObserved = (name = '') => {
    const run = name ? runOf(name, site.docs, runs) : undefined;
    if (!run) return [];
    try {
      return inputsOfRun(run);
    } catch (error) {
      // A run without its files: the check `runs` names them, with the line.
      if (error instanceof Problem) return [{ text: JSON.stringify(run) }];
      throw error;
    }
  };
  const blocks = fencesOf(site).filter(({ language, meta }) => extensions[language] ?? meta.observed);
  const routes = groupBy(blocks, ({ page }) => routeOfSource(page));
  return [...routes].map(([route, fences]) => ({
    name: `page${route}`,
    inputs: [
      ...new Set(
        fences.flatMap(({ language, meta, code, file }): Input[] => [
          { text: JSON.stringify([language, meta, code]) },
          ...(file ? [`${path.posix.dirname(file)}/`] : []),
          // The kind of a config decides with whose packages it is compiled.
          { text: JSON.stringify(kindOf(path.basename(file ?? meta.title ?? '')) ?? null) },
          ...inputsOfObserved(meta.observed),
        ]),
      ),
      ...(fences.some(({ language }) => extensions[language]) ? own('outputs/blocks.ts') : []),
      ...VERSIONS,
    ],
  }));
}

/** The claims, with the lines of the pages that name them. */
function claims(site: Site): Unit[] {
  const mentions = [...site.pages, ...site.excerpts].flatMap(mentionsOf);
  return Object.entries(topics).flatMap(([topic, list]) =>
    list.map(({ id }) => ({
      name: `claim/${topic}/${id}`,
      inputs: [
        ...own(`claims/${topic}.ts`, 'claims/try.ts'),
        ...mentions
          .filter((mention) => mention.id === id)
          .map(({ page, line }) => ({ text: page.source.split('\n')[line - 1] ?? '' })),
        ...VERSIONS,
      ],
    })),
  );
}

const FACTS: Unit = {
  name: 'facts',
  inputs: [
    ...own('facts/', 'facts/generate.ts'),
    ...buildsOf('packages/evidence/samples/bundlers', 'rspack.config.mjs', 'webpack.config.mjs'),
    ...VERSIONS,
  ],
  made: () => ['options', 'rules', 'cli', 'messages', 'versions'].map((name) => `docs/generated/${name}.json`),
};

const LIVE_REPORT: Unit = {
  name: 'live-report',
  inputs: [...SHOP_BUILDS, ...own('demo/make.ts')],
  made: () => ['docs/generated/demo.json'],
};

const numbers = (): Unit[] => [
  {
    name: 'numbers/recorded',
    inputs: own('numbers/count.ts'),
    made: () => [part<SampleData>(NUMBERS, ({ recorded }) => recorded)],
  },
  ...Object.keys(GROUPS).map((group) => ({
    name: `numbers/${group}`,
    inputs: [...SHOP_BUILDS, ...own('numbers/measure.ts')],
    made: () => [part<SampleData>(NUMBERS, ({ measured }) => measured[group])],
  })),
];

/** What the home page draws. */
const HOME: Unit = { name: 'home', inputs: own('home/record.ts'), made: () => ['docs/generated/home.json'] };

/** The words of the report's screens. */
const SCREENS: Unit = {
  name: 'screens',
  inputs: [
    { text: JSON.stringify(views.map(({ report, route, steps, zh }) => [report, route, steps, zh])) },
    ...REPORTS,
    ...own('screens/record.ts'),
  ],
  made: () => ['docs/generated/screens.json'],
};

const SHOTS = 'docs/generated/shots.json';

/** What a run wrote of a picture. */
const pictureFiles = (root: string, id: string): Made[] => [
  ...filesOf(id, readRecord(path.join(root, SHOTS)).shots[id]).map((file) => `docs/public/shots/${file}`),
  part<ShotsFile>(SHOTS, ({ shots }) => shots[id]),
];

/** The styles of the page /preview/ are no input of its pictures, because each change of the theme would retake them. */
const pictures = ({ root }: Site): Unit[] =>
  shots.map((shot) => ({
    name: `picture/${shot.id}`,
    inputs: [
      { text: JSON.stringify({ ...shot, phone: undefined }) },
      ...(shot.report.startsWith('app-')
        ? [OF_RSPACK.has(shot) ? APPLICATION_OF_RSPACK : APPLICATION]
        : [...REPORTS, ...own('pictures/take.ts')]),
    ],
    made: () => pictureFiles(root, shot.id),
  }));

const built = (): Unit[] =>
  Object.keys(frameworks).map((name) => ({
    name: `framework/${name}`,
    inputs: inputsOfFramework(name),
    made: () => [part<Record<string, unknown>>(RECORD, ({ [name]: entry }) => entry)],
  }));

/** Reports that the tests of /preview/ open. */
const TEST_REPORTS: Unit = {
  name: 'test-reports',
  inputs: [
    ...buildsOf('packages/viewer/tests/reports/source', 'rspack.config.mjs', 'webpack.config.mjs'),
    ...own('demo/record-reports.ts'),
  ],
  made: () =>
    [
      'modules/',
      'normal/',
      'newer.json',
      'older.json',
      'rsdoctor-report.html',
      'rspack.stats.json',
      'webpack.stats.json',
    ].map((file) => `packages/viewer/tests/reports/${file}`),
};

/** Every unit, in the order in which they run: claims, numbers and pictures need what stands before them. */
export const unitsOf = (site: Site): Unit[] => [
  FACTS,
  ...samples(site),
  ...pages(site),
  LIVE_REPORT,
  ...claims(site),
  ...numbers(),
  HOME,
  SCREENS,
  ...pictures(site),
  ...built(),
  TEST_REPORTS,
];
