/** Which modules have a bundled size on Rspack 2, for both of its versions and for both versions of Rsdoctor. */
import { eachOf } from '@rsdoctor-docs/base/each-of';
import type { Lab } from '../harness/lab.ts';
import { replaceSources, withLock } from '../harness/workspace.ts';
import { type Claim, expect } from './claim.ts';

const SAMPLE = 'packages/evidence/samples/rspack-2-versions/';

/** What `build.mjs` of the sample takes; without `rspack`, Rsbuild 2 builds. */
interface Case {
  rspack?: '@rspack/core' | 'rspack-2.3';
  rsdoctor: '@rsdoctor/rspack-plugin' | 'rsdoctor-2';
  devtool: string | false;
  /** Which scripts `builtin:swc-loader` reads: none, those outside node_modules, all. */
  loader?: 'none' | 'src' | 'all';
  merge?: boolean;
  app?: string;
  context?: string;
}

const VERSIONS = (['@rspack/core', 'rspack-2.3'] as const).flatMap((rspack) =>
  (['@rsdoctor/rspack-plugin', 'rsdoctor-2'] as const).map((rsdoctor) => ({ rspack, rsdoctor })),
);

/** Modules of one kind; `mapped` is a package with `.map` files of its own. */
const KINDS = {
  own: ['src/index.js', 'src/total.js', 'src/colors.cjs', 'src/lazy.js'],
  vue: ['src/App.vue'],
  packages: ['ms/index.js', 'lodash-es/debounce.js', 'dist/runtime-dom.esm-bundler.js'],
  mapped: ['dist/chart.js'],
  css: ['src/style.css'],
};
const ALL = 'own vue packages mapped';
const WITH_MAPS = { none: ALL, src: ALL, all: 'own vue packages' };
const BY_LOADER = { none: ALL, src: 'packages mapped', all: '' };
const NOTHING = { none: '', src: '', all: '' };
const LOADERS = ['none', 'src', 'all'] as const;

/** The kinds whose modules all have a size, by `devtool` and by what the loader reads. */
const SIZED = {
  false: BY_LOADER,
  'source-map': WITH_MAPS,
  'hidden-source-map': WITH_MAPS,
  'nosources-source-map': WITH_MAPS,
  'cheap-module-source-map': WITH_MAPS,
  'cheap-source-map': BY_LOADER,
  'inline-source-map': NOTHING,
  'eval-source-map': NOTHING,
};

/** A build, and the kinds of modules that have a size after it. */
type Tried = readonly [Case, string];

/** Makes a case for each version, value of `devtool`, loader and way to merge, with the sizes that it must have. */
const casesOf = (versions: typeof VERSIONS, values: ReadonlyArray<keyof typeof SIZED>, merges = [true]): Tried[] =>
  versions.flatMap((version) =>
    values.flatMap((value) =>
      LOADERS.flatMap((loader) =>
        merges.map((merge): Tried => {
          const devtool = value === 'false' ? false : value;
          return [{ ...version, devtool, loader, merge }, SIZED[value][loader]];
        }),
      ),
    ),
  );

/** Builds cases, two at a time, and compares which kinds of modules have sizes. */
async function compareSized(lab: Lab, cases: readonly Tried[]): Promise<void> {
  const workspace = 'rspack-2-versions';
  const cwd = await lab.workspace(workspace);
  await withLock(workspace, async () => {
    replaceSources(cwd, [SAMPLE]);
    await eachOf(
      cases,
      async ([settings, expected]) => {
        const name = JSON.stringify(settings);
        const program = await lab.start(['node', 'build.mjs', name], { cwd, workspace });
        expect(`exit code with ${name}`, await program.endsWithin(120), 0);
        const sizes = JSON.parse(/^SIZES (.*)$/m.exec(program.log())?.[1] ?? '{}') as Record<string, number>;
        const sized = Object.entries(KINDS).filter(([, files]) => {
          const found = files.flatMap((file) => sizes[file] ?? []);
          return found.length > 0 && found.every((size) => size > 0);
        });
        expect(`modules with a size, ${name}`, sized.map(([kind]) => kind).join(' '), expected);
      },
      2,
    );
  });
}

export const rspack2Sizes: readonly Claim[] = [
  {
    id: 'rspack-2-sizes-by-loader',
    says: 'Rspack 2.2.8 and 2.3.3, Rsdoctor 1.6.5 and 2.0.2, merged or not: without source maps a module that a loader read has no bundled size; with devtool source-map all have one, but for CSS and for a package with .map files that a loader read.',
    check: (lab) => compareSized(lab, casesOf(VERSIONS, ['false', 'source-map'], [true, false])),
  },
  {
    id: 'rspack-2-devtool-values',
    says: 'Rspack 2: hidden- and nosources-source-map are like source-map, cheap-source-map is like none, inline- and eval-source-map give no sizes. Rsbuild 2 without maps has sizes of packages alone, with source-map all.',
    check: (lab) => {
      const values = (Object.keys(SIZED) as Array<keyof typeof SIZED>).filter((value) => /.-source-map/.test(value));
      const rsdoctor = '@rsdoctor/rspack-plugin';
      return compareSized(lab, [
        ...casesOf([{ rspack: 'rspack-2.3', rsdoctor }], values),
        [{ rsdoctor, devtool: false }, SIZED.false.src],
        [{ rsdoctor, devtool: 'source-map' }, ALL],
        [{ rsdoctor, devtool: 'inline-source-map' }, ''],
      ]);
    },
  },
  {
    id: 'rspack-2-packages-above-the-app',
    says: 'Rspack 2 with source-map: packages in a node_modules above the folder of the app have no size, and have one when `context` is the folder with node_modules.',
    check: (lab) => {
      const app = { loader: 'src', devtool: 'source-map', app: 'apps/web' } as const;
      return compareSized(
        lab,
        VERSIONS.flatMap((versions): Tried[] => [
          [{ ...versions, ...app }, 'own'],
          [{ ...versions, ...app, context: '.' }, 'own packages'],
        ]),
      );
    },
  },
];
