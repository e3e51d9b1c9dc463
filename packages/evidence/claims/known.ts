/** Entries of "Known issues". Those about loaders, sizes and watch mode are in loaders.ts, sizes.ts and watch.ts. */
import fs from 'node:fs';
import path from 'node:path';
import type { Built } from '../harness/built.ts';
import type { Lab, Project } from '../harness/lab.ts';
import { type Alert, readPart } from '../harness/reports.ts';
import versions from '../samples/versions.json' with { type: 'json' };
import { type Claim, expect } from './claim.ts';
import {
  BUNDLERS,
  type Bundler,
  buildIn,
  COMMON_LOADER,
  codeOf,
  JSON_ONLY,
  partIn,
  textModule,
  withE1004,
  withPackages,
} from './projects.ts';

/** A loader that looks for itself in the chain. */
const SELF_AWARE = `module.exports = function (text) {
  const own = this.loaders[this.loaderIndex].path;
  if (own !== __filename) throw new Error('this is not me: ' + own);
  return text;
};
`;

const selfAware = (bundler: Bundler, rsdoctor: Project['rsdoctor']): Project => ({
  bundler,
  rsdoctor,
  config: '{ module: { rules: [{ test: /total/, loader: "./loaders/self.cjs" }] } }',
  files: { 'package.json': '{ "name": "claim", "private": true }\n', 'loaders/self.cjs': SELF_AWARE },
});

/** A loader that is found by `resolveLoader` alone, written in one of its forms. */
const found = (bundler: Bundler, resolveLoader: string, rsdoctor: Project['rsdoctor'] = {}): Project => ({
  bundler,
  rsdoctor,
  before: "const mine = new URL('./loaders/common.js', import.meta.url).pathname;",
  config: `{ resolveLoader: ${resolveLoader}, module: { rules: [{ test: /total/, loader: 'mine' }] } }`,
  files: COMMON_LOADER,
});

const hashed = (realContentHash: boolean): Project => ({
  bundler: 'webpack',
  config: `{ devtool: 'source-map', output: { filename: '[name].[contenthash].js' }, optimization: { realContentHash: ${realContentHash} } }`,
});

/** Pairs of packages: the name of the second begins with that of the first. */
const ALIKE = ['one', 'two', 'three', 'four', 'five', 'six'].flatMap((name) => [name, `${name}-more`]);

/** The packages that a report names, without the project. */
async function packagesOf(lab: Lab, bundler: Bundler): Promise<string[]> {
  const alike = Object.fromEntries(ALIKE.map((name) => [name, textModule(name)]));
  const built = await lab.build({ bundler, ...withPackages(alike) });
  const { packages } = built.part<{ packages: Array<{ name: string }> }>('packageGraph') ?? { packages: [] };
  return packages.map(({ name }) => name).filter((name) => name !== 'claim');
}

/** Numbers for the names of the modules: so many that eight reports hardly lose the same import. */
const REEXPORTED = Array.from({ length: 40 }, (_, at) => at);

/** A project whose modules import each other through one file that re-exports them. */
const REEXPORTING: Project = {
  bundler: 'rspack',
  files: {
    'package.json': '{ "name": "claim", "private": true, "type": "module", "sideEffects": false }\n',
    'src/total.js': null,
    'src/index.js': [
      ...REEXPORTED.map((at) => `import { user${at} } from './user${at}.js';`),
      `document.body.append(${REEXPORTED.map((at) => `user${at}()`).join(', ')});\n`,
    ].join('\n'),
    'src/all.js': REEXPORTED.map((at) => `export { text as text${at} } from './text${at}.js';\n`).join(''),
    ...Object.fromEntries(
      REEXPORTED.flatMap((at) => [
        [`src/text${at}.js`, textModule(String(at))],
        [`src/user${at}.js`, `import { text${at} } from './all.js';\nexport const user${at} = () => text${at}();\n`],
      ]),
    ),
  },
};

/** The imports in a report, by the names of both files. */
function importsIn(built: Built): string {
  interface Import {
    module: number;
    dependency: number;
  }
  const { dependencies } = built.part<{ dependencies: Import[] }>('moduleGraph') ?? { dependencies: [] };
  const fileOf = new Map(built.modules.map(({ id, path: file }) => [id, path.basename(file)]));
  return dependencies
    .map(({ module, dependency }) => `${fileOf.get(module)} > ${fileOf.get(dependency)}`)
    .sort()
    .join();
}

export const known: readonly Claim[] = [
  {
    id: 'wrapped-loader-is-not-where-it-looks',
    says: 'A CommonJS loader that looks for itself in the chain fails with Rsdoctor, and works with features.loader off.',
    async check(lab) {
      for (const bundler of BUNDLERS) {
        const failing = await lab.build(selfAware(bundler, {}));
        expect(`log of ${bundler}`, failing.log, /this is not me/);
        expect(`exit code of ${bundler}`, failing.code, 1);
        const working = await lab.build(selfAware(bundler, { features: { loader: false } }));
        expect(`exit code of ${bundler} without loader analysis`, working.code, 0);
      }
    },
  },
  {
    id: 'resolve-loader-forms',
    says: 'With webpack a path as resolveLoader.fallback and a list as resolveLoader.alias end the build; a list of paths and an object work, and so do both with features.loader off. Rspack takes the path.',
    async check(lab) {
      const refused = [
        ['{ fallback: { mine } }', /Given napi value is not an array on NapiResolveOptions\.fallback/],
        ["{ alias: [{ name: 'mine', alias: mine }] }", /Value is non of these types .* on NapiResolveOptions\.alias/],
      ] as const;
      for (const [form, message] of refused) {
        const ended = await lab.build(found('webpack', form));
        expect(`exit code with ${form}`, ended.code, 2);
        expect(`log with ${form}`, ended.log, message);
        const unmeasured = await lab.build(found('webpack', form, { features: { loader: false } }));
        expect(`exit code with ${form} and without loader analysis`, unmeasured.code, 0);
      }
      for (const [bundler, form] of [
        ['webpack', '{ fallback: { mine: [mine] } }'],
        ['webpack', '{ alias: { mine } }'],
        ['rspack', '{ fallback: { mine } }'],
      ] as const)
        expect(`exit code of ${bundler} with ${form}`, (await lab.build(found(bundler, form))).code, 0);
    },
  },
  {
    id: 'real-content-hash-loses-modules',
    says: 'webpack with contenthash and source maps: merged modules have no size, and have one with realContentHash: false.',
    async check(lab) {
      const sized = async (realContentHash: boolean) =>
        (await lab.build(hashed(realContentHash))).modules.filter(({ kind, size }) => kind === 0 && size.parsedSize > 0)
          .length;
      expect('modules with a size', await sized(true), 0);
      expect('modules with a size and realContentHash: false', await sized(false), 2);
    },
  },
  {
    id: 'unchanged-files-are-missing',
    says: 'A second webpack build that writes some files anew reports only these, not those with a hash in their name that are there already; with compareBeforeEmit: false it reports all.',
    async check(lab) {
      const second = async (compareBeforeEmit: boolean): Promise<string[]> => {
        const cwd = await lab.project({
          bundler: 'webpack',
          config: `{
            output: { filename: '[name].[contenthash].js', compareBeforeEmit: ${compareBeforeEmit} },
            plugins: [{ apply(compiler) { compiler.hooks.thisCompilation.tap('claim', (compilation) => {
              compilation.hooks.processAssets.tap('claim', () => compilation.emitAsset('time.json', new compiler.webpack.sources.RawSource(String(Date.now()))));
            }); } }],
          }`,
        });
        await buildIn(lab, 'webpack', cwd);
        await buildIn(lab, 'webpack', cwd);
        const { assets } = partIn<{ assets: Array<{ path: string }> }>(cwd, 'chunkGraph');
        return assets.map((file) => file.path.replace(/\.\w{20}\./, '.')).sort();
      };
      expect('files of the second build', await second(true), ['time.json']);
      expect('files of the second build without comparing', await second(false), ['main.js', 'time.json']);
    },
  },
  {
    id: 'alike-names-merge',
    says: 'Rspack puts packages under the name of another that begins alike, not each time; webpack does not.',
    async check(lab) {
      expect('packages on webpack', (await packagesOf(lab, 'webpack')).sort(), [...ALIKE].sort());
      const found = await packagesOf(lab, 'rspack');
      expect('packages on Rspack that are there', found.length > 0, true);
      // Which ones differs from build to build.
      expect(`packages on Rspack are fewer (${found.join(' ')})`, found.length < ALIKE.length, true);
    },
  },
  {
    id: 'imports-differ-between-builds',
    says: 'Reports of the same project differ in a few imports with Rspack, and are the same with enableNativePlugin: false.',
    async check(lab) {
      const reports = async (rsdoctor: Project['rsdoctor']) => {
        const found = new Set<string>();
        // The lab makes equal builds once. A variable that nothing reads makes them differ.
        for (let run = 0; run < 8; run++) {
          found.add(importsIn(await lab.build({ ...REEXPORTING, rsdoctor, env: { RUN: String(run) } })));
        }
        return found.size;
      };
      expect('imports differ between 8 builds', (await reports({})) > 1, true);
      expect(
        'different results without the native plugin',
        await reports({ experiments: { enableNativePlugin: false } }),
        1,
      );
    },
  },
  {
    id: 'alerts-come-twice-on-rspack',
    says: 'Rspack hands the alerts of Rsdoctor back as warnings of the build, so the report has each twice; webpack does not.',
    async check(lab) {
      const rsdoctor = withE1004('Warn');
      for (const [bundler, codes] of [
        ['rspack', ['E1004', 'OVERLAY']],
        ['webpack', ['E1004']],
      ] as const) {
        const errors = (await lab.build({ bundler, rsdoctor })).part<Array<{ code: string }>>('errors') ?? [];
        expect(`codes on ${bundler}`, errors.map(({ code }) => code).sort(), [...codes]);
      }
    },
  },
  {
    id: 'same-folder-last-report-wins',
    says: 'Two compilers with one output folder, or with one reportDir, leave one report; with folders of their own they leave two.',
    async check(lab) {
      for (const bundler of BUNDLERS) {
        const plugin = bundler === 'rspack' ? 'RsdoctorRspackMultiplePlugin' : 'RsdoctorWebpackMultiplePlugin';
        const config = (folders: readonly string[], reportDir?: string) =>
          [
            `import { ${plugin} } from '@rsdoctor/${bundler}-plugin';`,
            'import path from "node:path";',
            `export default ${JSON.stringify(folders)}.map((folder, at) => ({`,
            "  name: 'compiler' + at, mode: 'production', entry: './src/index.js',",
            "  output: { path: path.resolve(folder), filename: at + '.js' },",
            `  plugins: [new ${plugin}({ name: 'compiler' + at, output: { ...${JSON.stringify({ reportDir })}, mode: 'brief', options: { type: ['json'] } } })],`,
            '}));',
          ].join('\n');
        for (const [folders, count, reportDir] of [
          [['dist', 'dist'], 1],
          [['dist/a', 'dist/b'], 1, 'reports'],
          [['dist/a', 'dist/b'], 2],
        ] as const) {
          const built = await lab.build({ bundler, files: { [`${bundler}.config.mjs`]: config(folders, reportDir) } });
          expect(`exit code of ${bundler}`, built.code, 0);
          expect(`reports in ${reportDir ?? folders.join(' and ')}, ${bundler}`, built.reports.length, count);
        }
      }
    },
  },
  {
    id: 'cli-installed-with-plugin-loses-codes',
    says: 'Where npm installs the Rspack plugin and the CLI in one go, alerts lose their codes and are errors; where the CLI comes later, they keep them.',
    async check(lab) {
      const packages = ['@rspack/core', '@rsdoctor/rspack-plugin', '@rsdoctor/cli'] as const;
      const [rspack, plugin, cli] = packages.map((name) => `${name}@${versions[name]}`) as [string, string, string];
      const twice = ['ms@2.1.3', 'old-ms@npm:ms@1.0.0'];
      for (const [installs, alerts] of [
        [[[rspack, plugin, cli, ...twice]], 'RsdoctorRspackPlugin error'],
        [[[rspack, plugin, ...twice], [cli]], 'E1001 warn'],
      ] as const) {
        const cwd = await lab.project({
          bundler: 'rspack',
          rsdoctor: JSON_ONLY,
          files: { 'src/index.js': "import a from 'ms';\nimport b from 'old-ms';\n\ndocument.title = a(1) + b(1);\n" },
        });
        // The project has a link to shared packages, and npm would install into those.
        fs.unlinkSync(path.join(cwd, 'node_modules'));
        for (const names of installs) {
          const npm = await lab.start(['npm', 'install', '--no-audit', '--no-fund', ...names], { cwd });
          expect(`exit code of npm with ${names.join(' ')}`, await npm.endsWithin(180), 0);
        }
        await buildIn(lab, 'rspack', cwd);
        const [first] = readPart(cwd, { kind: 'json', file: 'dist/rsdoctor-data.json' }, 'errors') as Partial<Alert>[];
        expect(`the alert after ${installs.length} installs`, `${first?.code} ${first?.level}`, alerts);
      }
    },
  },
  {
    id: 'unknown-options-are-ignored',
    says: 'An option that 1.6 does not know, such as disableTOSUpload, changes nothing and prints nothing.',
    async check(lab) {
      for (const bundler of BUNDLERS) {
        const built = await lab.build({ bundler, rsdoctor: { disableTOSUpload: true } });
        expect(`exit code of ${bundler}`, built.code, 0);
        expect(`${bundler} names the option`, /TOSUpload/i.test(built.log), false);
        expect(`reports of ${bundler}`, built.reports.length, 1);
      }
    },
  },
  {
    id: 'browsers-in-their-order',
    says: 'The browsers that BROWSER may name, in the order in which a running one is looked for.',
    async check(lab) {
      const list = /supportedChromiumBrowsers = \[([^\]]*)\]/.exec(await codeOf(lab, 'sdk/dist/index.js'))?.[1] ?? '';
      expect(
        'names',
        [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name),
        [
          'Google Chrome Canary',
          'Google Chrome Dev',
          'Google Chrome Beta',
          'Google Chrome',
          'Microsoft Edge',
          'Brave Browser',
          'Vivaldi',
          'Chromium',
        ],
      );
    },
  },
  {
    id: 'rules-look-for-forward-slashes',
    says: 'The code of E1003 and E1007 looks for /node_modules/ with forward slashes.',
    async check(lab) {
      for (const rule of ['loader-performance-optimization', 'side-effects-only-imports'])
        expect(
          `code of ${rule}`,
          await codeOf(lab, `core/dist/rules/rules/${rule}`),
          /\/node_modules\/|\\\/node_modules\\\//,
        );
    },
  },
  {
    id: 'no-browser-fallback-on-windows',
    says: 'On Windows the code that opens the report runs ps, and what fails there is only logged for debugging.',
    async check(lab) {
      const code = await codeOf(lab, 'sdk/dist/index.js');
      const [opens = ''] = /async function openBrowser\([\s\S]*?\n\}\n/.exec(code) ?? [];
      const [windows = ''] = opens.split(/\n {4}else try/);
      expect(
        'where it runs',
        windows,
        /'win32' === process\.platform\) try \{\s*let targetBrowser = await getTargetBrowser\(\)/,
      );
      expect(
        'what it does after a failure',
        windows,
        /catch \(err\) \{(?:\s*logger\.debug\([^\n]*\);?)+\s*(?:,[^\n]*)?\}\s*$/,
      );
    },
  },
  {
    id: 'editor-comes-from-a-cdn',
    says: 'The report loads its code editor from cdn.jsdelivr.net.',
    async check(lab) {
      const hosts = (await codeOf(lab, 'client/dist')).includes('cdn.jsdelivr.net');
      expect('a script of the report names the host', hosts, true);
    },
  },
];
