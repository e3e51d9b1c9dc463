/** Every unit of evidence with its inputs. The site's tests load this file, so it needs no dependency of this package. */
import fs from 'node:fs';
import path from 'node:path';
import { fencesOf } from '../../tools/checks/read/fences.ts';
import { mentionsOf } from '../../tools/checks/read/mentions.ts';
import type { Site } from '../../tools/checks/read/site.ts';
import { topics } from './claims/topics.ts';
import { clips } from './clips/list.ts';
import { CHANGED } from './demo/changed.ts';
import { frameworks, inputsOf as inputsOfFramework } from './frameworks/frameworks.ts';
import { BUILD_CODE, inputsOfBuild } from './harness/build.ts';
import type { WorkspaceName } from './harness/kinds.ts';
import { LAB_CODE } from './harness/lab.ts';
import type { Input, Unit } from './ledger.ts';
import { GROUPS } from './numbers/measure.ts';
import { extensions } from './outputs/languages.ts';
import { inputsOfRun, readRuns, runOf } from './outputs/printed.ts';
import { findSamples } from './outputs/samples.ts';
import { shots } from './pictures/list.ts';
import { readRecord, variantsOf } from './pictures/shots-file.ts';
import { views } from './screens/views.ts';

function groupBy<Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

const own = (...files: string[]) => files.map((file) => `packages/evidence/${file}`);
/** The files that decide what npm installs in workspaces. */
const packagesOf = (...names: WorkspaceName[]) =>
  own(...names.flatMap((name) => [`samples/${name}/package.json`, `samples/${name}/package-lock.json`]));

const VERSIONS = own('samples/versions.json');
/** What decides the reports of the shop that pages show; their recorded times make them the same on each machine. */
export const REPORTS = own(
  'samples/shop/',
  'samples/cli/package-lock.json',
  'samples/studio/package-lock.json',
  'demo/report-data.ts',
  'demo/times.ts',
  'demo/times.json',
);

/** What decides the reports of the shop before and after the fixes of the topics. */
export const CHANGES = own('samples/changes/', 'demo/changed.ts', 'demo/changed-times.json', 'harness/shop.ts');

/** The record of the guides' application. Its pictures follow it, because nothing here builds the application. */
export const APPLICATION = 'docs/generated/open-mct.json';

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
    return run ? inputsOfRun(run) : [];
  };
  const blocks = fencesOf(site).filter(({ language, meta }) => extensions[language] ?? meta.observed);
  const routes = groupBy(blocks, ({ page }) => page.replace(/^docs\/\w+\/|\.mdx?$/g, ''));
  return [...routes].map(([route, fences]) => ({
    name: `page/${route}`,
    inputs: [
      ...new Set(
        fences.flatMap(({ language, meta, code, file }): Input[] => [
          { text: JSON.stringify([language, meta, code]) },
          ...(file ? [`${path.posix.dirname(file)}/`] : []),
          ...inputsOfObserved(meta.observed),
        ]),
      ),
      ...(fences.some(({ language }) => extensions[language])
        ? [...packagesOf('bundlers', 'shop', 'nextjs', 'modernjs', 'vue-cli'), ...own('outputs/blocks.ts')]
        : []),
      ...VERSIONS,
    ],
  }));
}

/** The folders of docs/samples that a file of claims builds or runs. */
const examplesIn = ({ root }: Site, file: string): string[] => [
  ...new Set(
    [...fs.readFileSync(path.join(root, ...own(file)), 'utf8').matchAll(/docs\/samples\/(?:[\w-]+\/)+/g)].map(String),
  ),
];

/** The claims, with the lines of the pages that name them. */
function claims(site: Site): Unit[] {
  const mentions = [...site.pages, ...site.excerpts].flatMap(mentionsOf);
  return Object.entries(topics).flatMap(([topic, list]) =>
    list.map(({ id }) => ({
      name: `claim/${topic}/${id}`,
      inputs: [
        ...own(`claims/${topic}.ts`),
        ...examplesIn(site, `claims/${topic}.ts`),
        ...mentions
          .filter((mention) => mention.id === id)
          .map(({ page, line }) => ({ text: page.source.split('\n')[line - 1] ?? '' })),
        ...LAB_CODE,
        ...BUILD_CODE,
        ...own('harness/built.ts', 'claims/claim.ts', 'claims/projects.ts'),
        ...packagesOf('bundlers', 'cli'),
        ...VERSIONS,
      ],
    })),
  );
}

const FACTS: Unit = {
  name: 'facts',
  inputs: [
    ...own('facts/'),
    ...packagesOf('bundlers', 'cli'),
    ...VERSIONS,
    'docs/samples/rules/',
    ...['options', 'rules', 'cli', 'versions'].map((name) => `docs/generated/${name}.json`),
  ],
};

const LIVE_REPORT: Unit = { name: 'live-report', inputs: REPORTS };

const numbers = (): Unit[] =>
  Object.keys(GROUPS).map((group) => ({
    name: `numbers/${group}`,
    inputs: [
      ...own('samples/shop/', 'samples/changes/', 'numbers/measure.ts', 'numbers/numbers.ts', 'harness/shop.ts'),
    ],
  }));

/** The words of the report's screens. */
const SCREENS: Unit = {
  name: 'screens',
  inputs: [
    { text: JSON.stringify(views.map(({ report, route, steps, zh }) => [report, route, steps, zh])) },
    ...REPORTS,
    ...own('screens/listen.js', 'screens/record.ts', 'screens/screens-file.ts', 'pictures/camera.ts'),
  ],
};

/** The styles of the page /preview/ are no input of its pictures, because each change of the theme would retake them. */
const pictures = (): Unit[] =>
  shots.map((shot) => ({
    name: `picture/${shot.id}`,
    inputs: [
      { text: JSON.stringify({ ...shot, phone: undefined }) },
      ...(shot.report.startsWith('app-')
        ? [APPLICATION]
        : [
            ...REPORTS,
            ...(shot.report in CHANGED ? CHANGES : []),
            ...own(
              shot.report === 'viewer' ? 'pictures/page-camera.ts' : 'pictures/camera.ts',
              'demo/fonts.css',
              'pictures/encode.ts',
              'pictures/marks.ts',
              'pictures/on-page.ts',
            ),
          ]),
    ],
  }));

/** What phones show: pieces of the pictures in docs/public/shots. */
const phones = (site: Site): Unit[] => {
  const { shots: taken } = readRecord(path.join(site.root, 'docs/generated/shots.json'));
  return shots.flatMap(({ id, phone }) =>
    phone
      ? {
          name: `phone/${id}`,
          inputs: [
            { text: JSON.stringify(phone) },
            ...variantsOf(id, taken[id]).map((name) => `docs/public/shots/${name}.png`),
            ...own('pictures/cut.ts', 'pictures/phone.ts'),
          ],
        }
      : [],
  );
};

/** Clips show the same reports as pictures. */
const recordings = (): Unit[] =>
  clips.map((clip) => ({
    name: `clip/${clip.id}`,
    inputs: [
      { text: JSON.stringify(clip) },
      ...REPORTS,
      ...own('clips/record.ts', 'pictures/camera.ts', 'demo/fonts.css'),
    ],
  }));

const built = (): Unit[] =>
  Object.keys(frameworks).map((name) => ({ name: `framework/${name}`, inputs: inputsOfFramework(name) }));

/** Reports that the tests of /preview/ open. */
const TEST_REPORTS: Unit = {
  name: 'test-reports',
  inputs: ['packages/viewer/tests/reports/source/', ...packagesOf('bundlers'), ...own('demo/record-reports.ts')],
};

/** Every unit, in the order in which they run: numbers and pictures need what stands before them. */
export const unitsOf = (site: Site): Unit[] => [
  FACTS,
  ...samples(site),
  ...pages(site),
  ...claims(site),
  LIVE_REPORT,
  ...numbers(),
  SCREENS,
  ...pictures(),
  ...phones(site),
  ...recordings(),
  ...built(),
  TEST_REPORTS,
];
