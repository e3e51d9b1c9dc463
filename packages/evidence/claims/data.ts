/** What the data of a comparison looks like. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Built } from '../harness/built.ts';
import type { Lab, Project } from '../harness/lab.ts';
import { repositoryRoot } from '../harness/workspace.ts';
import { type Claim, expect } from './claim.ts';
import { BUNDLERS, COMMON_LOADER, compare, JSON_ONLY, onEach, textModule, withPackages } from './projects.ts';

/** A module or package of a comparison. */
interface Row {
  size: Record<string, unknown>;
}

/** What the script for agents prints for a build's report. */
async function ask(lab: Lab, built: Built, ...question: string[]): Promise<string[]> {
  const script = path.join(repositoryRoot, 'docs/public/ask.mjs');
  const program = await lab.start(['node', script, built.report.file, ...question], { cwd: built.folder });
  expect(`exit code of ask.mjs\n${program.log()}`, await program.endsWithin(30), 0);
  return program.log().trim().split('\n');
}

/** A loader of three files that waits for all of them at the same time, and a loader in which another one runs. */
const OVERLAPPING = { 'waits.cjs': ['waits1', 'waits2', 'waits3'], 'outer.cjs': ['outer'] };
const waiting = (files: readonly string[]): Pick<Project, 'config' | 'files'> => ({
  config: `{ module: { rules: [
    { test: /waits\\d|inner/, loader: './waits.cjs' },
    { test: /outer/, loader: './outer.cjs' },
  ] } }`,
  files: {
    'package.json': '{ "name": "claim", "version": "1.0.0", "private": true }\n',
    'waits.cjs': 'module.exports = function (text) { setTimeout(this.async(), 200, null, text); };\n',
    'outer.cjs': `module.exports = function (text) {
  const done = this.async();
  this.importModule(this.context + '/inner.js', {}, (error) => done(error, text));
};
`,
    'src/index.js': files.map((name) => `import './${name}.js';\n`).join(''),
    ...Object.fromEntries([...files, 'inner'].map((name) => [`src/${name}.js`, `console.log('${name}');\n`])),
  },
});

interface LoaderRun {
  loader: string;
  startAt: number;
  endAt: number;
}
/** The part of @rsdoctor/utils that the report's Loaders Timeline takes its times from. */
interface ReportLoaders {
  Loader: {
    getLoaderChartData(files: unknown): LoaderRun[];
    getLoadersCosts(filter: (run: LoaderRun) => boolean, runs: LoaderRun[]): number;
  };
}

export const data: readonly Claim[] = [
  {
    id: 'diff-percent-has-no-sign',
    says: 'In the JSON of bundle-diff `percent` has no sign; `state` is UP or DOWN.',
    check: onEach(async (lab, bundler) => {
      const large = `export const total = (prices) => prices.length + '${'x'.repeat(3000)}' + Date.now();\n`;
      const small = await lab.build({ bundler, rsdoctor: JSON_ONLY });
      const big = await lab.build({ bundler, rsdoctor: JSON_ONLY, files: { 'src/total.js': large } });
      const totalOf = async (baseline: Built, current: Built) => {
        const { assets } = await compare<{ assets: { js: { total: { percent: number; state: string } } } }>(
          lab,
          baseline.path(baseline.report.file),
          current.path(current.report.file),
        );
        return assets.js.total;
      };
      const [up, down] = [await totalOf(small, big), await totalOf(big, small)];
      expect('states', [up.state, down.state], ['UP', 'DOWN']);
      expect('percent of a smaller build above 0', down.percent > 0, true);
    }),
  },
  {
    id: 'ci-webpack-needs-maps',
    says: 'The webpack config for CI gives a merged module its size; without its devtool the size is 0.',
    async check(lab) {
      const shown = fs.readFileSync(path.join(repositoryRoot, 'docs/samples/cicd/webpack.config.mjs'), 'utf8');
      const sizeWith = async (config: string) => {
        const built = await lab.build({ bundler: 'webpack', files: { 'webpack.config.mjs': config } });
        return built.sizeOf('total.js').parsedSize;
      };
      expect('size above 0 with the config', (await sizeWith(shown)) > 0, true);
      expect('size without devtool', await sizeWith(shown.replace(/.*devtool:.*/, '')), 0);
    },
  },
  {
    id: 'diff-changed-has-both-sizes',
    says: 'In the JSON of bundle-diff the size of a changed module or package is { baseline, current }; of an added module it is a plain size.',
    check: onEach(async (lab, bundler) => {
      const side = (modules: Record<string, string>) =>
        lab.build({ bundler, rsdoctor: JSON_ONLY, ...withPackages(modules) });
      const base = await side({ grower: textModule('x'.repeat(100)) });
      const now = await side({ grower: textModule('x'.repeat(3000)), stranger: textModule('x'.repeat(50)) });
      // Modules pair up by their absolute paths.
      const current = path.join(lab.temp(), 'current.json');
      fs.writeFileSync(current, now.text(now.report.file).replaceAll(now.folder, base.folder));
      const diff = await compare<{ modules: Record<'added' | 'changed', Row[]>; packages: Record<'changed', Row[]> }>(
        lab,
        base.path(base.report.file),
        current,
      );
      const keys = ([row]: readonly Row[]) => Object.keys(row?.size ?? {}).sort();
      expect('size of a changed module', keys(diff.modules.changed), ['baseline', 'current']);
      expect('size of a changed package', keys(diff.packages.changed), ['baseline', 'current']);
      expect('size of a new module', keys(diff.modules.added), [
        'gzipSize',
        'parsedSize',
        'sourceSize',
        'transformedSize',
      ]);
    }),
  },
  {
    id: 'brief-json-has-loader-runs',
    says: 'Brief JSON holds each run of a loader with its times and options, and no text that went in or came out.',
    async check(lab) {
      for (const bundler of BUNDLERS) {
        const built = await lab.build({
          bundler,
          rsdoctor: JSON_ONLY,
          config:
            "{ module: { rules: [{ test: /total/, use: [{ loader: './loaders/common.js', options: { level: 3 } }] }] } }",
          files: COMMON_LOADER,
        });
        const runs = (built.part<Array<{ loaders: Array<Record<string, unknown>> }>>('loader') ?? []).flatMap(
          ({ loaders }) => loaders,
        );
        expect(`runs on ${bundler}`, runs.length, 1);
        const [run = {}] = runs;
        expect(`times on ${bundler}`, [typeof run.startAt, typeof run.endAt], ['number', 'number']);
        expect(`options on ${bundler}`, run.options, { level: 3 });
        expect(`text on ${bundler}`, [run.input || '', run.result || ''], ['', '']);
      }
    },
  },
  {
    id: 'brief-json-lists-its-pages',
    says: 'Brief JSON lists the pages of its report as clientRoutes.',
    check: onEach(async (lab, bundler) => {
      const built = await lab.build({ bundler, rsdoctor: JSON_ONLY });
      const { clientRoutes } = JSON.parse(built.text(built.report.file)) as { clientRoutes: string[] };
      expect('pages', clientRoutes.includes('Bundle.BundleSize'), true);
    }),
  },
  {
    id: 'ask-loaders-as-report',
    says: 'ask.mjs gives each loader the duration(estimated) of the Loaders Timeline, which is less than the sum of its runs where runs overlap or have other loaders in them.',
    async check(lab) {
      const workspace = path.join(await lab.workspace('bundlers'), 'package.json');
      const { Loader } = createRequire(workspace)('@rsdoctor/utils/common') as ReportLoaders;
      for (const bundler of BUNDLERS)
        for (const [slow, files] of Object.entries(OVERLAPPING)) {
          const built = await lab.build({ bundler, rsdoctor: JSON_ONLY, ...waiting(files) });
          const runs = Loader.getLoaderChartData(built.part('loader'));
          const times = [...new Set(runs.map(({ loader }) => loader))]
            .map((name) => ({ name, ms: Loader.getLoadersCosts(({ loader }) => loader === name, runs) }))
            .sort((a, b) => b.ms - a.ms);
          const lines = times.map(({ name, ms }) => `${Math.round(ms)} ms ${path.relative(built.folder, name)}`);
          expect(`loaders of ${bundler}`, await ask(lab, built, 'loaders'), lines);
          const sum = runs
            .filter(({ loader }) => loader.endsWith(slow))
            .reduce((ms, { startAt, endAt }) => ms + endAt - startAt, 0);
          const { ms = Number.NaN } = times.find(({ name }) => name.endsWith(slow)) ?? {};
          expect(`sum of the runs of ${slow} on ${bundler} above its time`, sum > 1.2 * ms, true);
        }
    },
  },
  {
    id: 'ask-importers-are-modules',
    says: 'ask.mjs names the modules that import a module, and no container of merged modules in their place. On Rspack, the first of the merged modules can be missing beside others.',
    async check(lab) {
      const common = 'module.exports = Date.now();\n';
      const files = {
        'src/total.js': null,
        'src/a/a.js': "import several from '../several.cjs';\nconsole.log(several);\n",
        'src/b/b.js':
          "import one from './one.cjs';\nimport several from '../several.cjs';\nimport ms from 'ms';\nconsole.log(one, several, ms);\n",
        'src/several.cjs': common,
        'src/b/one.cjs': common,
        'src/first.cjs': common,
      };
      const parts = "import './a/a.js';\nimport './b/b.js';\n";
      const first = "import several from './several.cjs';\nimport ms from 'ms';\nimport first from './first.cjs';\n";
      const cases: ReadonlyArray<[string, Record<string, string[]>]> = [
        [parts, { 'several.cjs': ['a/a.js', 'b/b.js'], 'b/one.cjs': ['b/b.js'], 'ms/index.js': ['b/b.js'] }],
        [
          `${first}${parts}console.log(several, ms, first);\n`,
          {
            'several.cjs': ['a/a.js', 'b/b.js', 'index.js'],
            'b/one.cjs': ['b/b.js'],
            'first.cjs': ['index.js'],
            'ms/index.js': ['b/b.js', 'index.js'],
          },
        ],
      ];
      for (const bundler of BUNDLERS)
        for (const [index, importers] of cases) {
          const built = await lab.build({ bundler, rsdoctor: JSON_ONLY, files: { ...files, 'src/index.js': index } });
          expect(`containers of ${bundler}`, built.modules.filter(({ kind }) => kind === 1).length, 1);
          for (const [module, names] of Object.entries(importers)) {
            const [line = '', ...more] = await ask(lab, built, 'importers', module);
            expect(`more modules than ${module}`, more, []);
            const seen = line.split(' <- ')[1]?.split(', ').sort();
            const all = names.map((name) => `src/${name}`);
            const isFirstMissing = bundler === 'rspack' && all.length > 1 && !seen?.includes('src/index.js');
            const expected = isFirstMissing ? all.filter((name) => name !== 'src/index.js') : all;
            expect(`importers of ${module} on ${bundler}`, seen, expected);
          }
        }
    },
  },
];
