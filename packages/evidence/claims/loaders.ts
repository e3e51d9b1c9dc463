/** Which loaders are wrapped, what that does to caches, and which loaders a report lacks. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readDemo } from '../demo/demo-file.ts';
import { SHOP_FOLDER, unpack } from '../demo/report-data.ts';
import type { Built } from '../harness/built.ts';
import type { Project } from '../harness/lab.ts';
import { repositoryRoot } from '../harness/workspace.ts';
import { type Claim, expect } from './claim.ts';
import { BUNDLERS, type Bundler, buildIn, COMMON_LOADER, partIn } from './projects.ts';

const LOADERS = { ...COMMON_LOADER, 'loaders/esm.mjs': "export default (text) => text + '\\n// esm';\n" };
const VUE_RULE = "{ test: /\\.vue$/, loader: './loaders/common.js' },";

/** Three files, each with a loader of another kind; the bundler says which modules it may cache. */
function threeKinds(bundler: Bundler, rules = ''): Project {
  const swc = bundler === 'rspack' ? "{ test: /three\\.js$/, loader: 'builtin:swc-loader', options: {} }," : '';
  return {
    bundler,
    before: "import { writeFileSync } from 'node:fs';",
    config: `{
      module: { rules: [${rules} { test: /one\\.js$/, loader: './loaders/common.js' }, { test: /two\\.js$/, loader: './loaders/esm.mjs' }, ${swc}] },
      optimization: { concatenateModules: false },
      plugins: [{ apply(compiler) { compiler.hooks.done.tap('claim', (stats) => {
        const { modules } = stats.toJson({ all: false, modules: true, ids: true });
        writeFileSync('cacheable.json', JSON.stringify(modules.filter(({ name }) => /(one|two|three)\\.js$/.test(name)).map(({ name, cacheable }) => [name, cacheable]).sort()));
      }); } }],
    }`,
    files: {
      ...LOADERS,
      'src/index.js':
        "import { a } from './one.js';\nimport { b } from './two.js';\nimport { c } from './three.js';\n\ndocument.body.append(a(), b(), c());\n",
      'src/one.js': "export const a = () => 'a';\n",
      'src/two.js': "export const b = () => 'b';\n",
      'src/three.js': "export const c = () => 'c';\n",
      'src/total.js': null,
    },
  };
}

interface LoadedFile {
  resource: { path: string };
  loaders: Array<{ loader: string }>;
}

/** Each file of the report with its loaders, as `one.js: common.js`, sorted. */
const loadersIn = (files: readonly LoadedFile[] | undefined): string[] =>
  (files ?? [])
    .map(
      ({ resource, loaders }) =>
        `${path.basename(resource.path)}: ${loaders.map(({ loader }) => path.basename(loader)).join(' ')}`,
    )
    .sort();

const cacheable = (built: Built) => JSON.parse(built.text('cacheable.json')) as unknown;

export const loaders: readonly Claim[] = [
  {
    id: 'only-commonjs-loaders-are-wrapped',
    says: 'A CommonJS loader is wrapped and its modules are no longer cacheable; ESM loaders and builtin:swc-loader are only timed and stay cacheable.',
    async check(lab) {
      for (const bundler of BUNDLERS) {
        const built = await lab.build(threeKinds(bundler));
        expect(`cacheable modules on ${bundler}`, cacheable(built), [
          ['./src/one.js', false],
          ['./src/three.js', true],
          ['./src/two.js', true],
        ]);
        expect(`loaders in the report of ${bundler}`, loadersIn(built.part('loader')), [
          'one.js: common.js',
          ...(bundler === 'rspack' ? ['three.js: builtin:swc-loader'] : []),
          'two.js: esm.mjs',
        ]);
      }
    },
  },
  {
    id: 'vue-rule-wraps-nothing',
    says: 'In a project with a rule for .vue files no loader is wrapped, and all stay cacheable.',
    async check(lab) {
      for (const bundler of BUNDLERS) {
        const built = await lab.build(threeKinds(bundler, VUE_RULE));
        expect(`cacheable modules on ${bundler}`, cacheable(built), [
          ['./src/one.js', true],
          ['./src/three.js', true],
          ['./src/two.js', true],
        ]);
      }
    },
  },
  {
    id: 'persistent-cache-loses-loaders',
    says: 'With a persistent cache a second build lacks the files whose loaders are not wrapped: all of them where a rule for .vue files is.',
    async check(lab) {
      const rules = (other: string, more: string) =>
        `module: { rules: [${more} { test: /index/, loader: './loaders/common.js' }, { test: /total/, ${other} }] }`;
      const CACHE_OF = {
        'rspack-1': "cache: true, experiments: { cache: { type: 'persistent' } }",
        'rspack-2': "cache: { type: 'persistent' }",
      };
      const configs = {
        rspack: (more: string) =>
          `{ ${CACHE_OF[lab.rspack]}, ${rules("loader: 'builtin:swc-loader', options: {}", more)} }`,
        webpack: (more: string) => `{ cache: { type: 'filesystem' }, ${rules("loader: './loaders/esm.mjs'", more)} }`,
      };
      const twice = async (bundler: Bundler, more: string): Promise<string[][]> => {
        const cwd = await lab.project({ bundler, config: configs[bundler](more), files: LOADERS });
        const seen: string[][] = [];
        for (const _ of ['first', 'second']) {
          await buildIn(lab, bundler, cwd);
          seen.push(loadersIn(partIn<LoadedFile[] | undefined>(cwd, 'loader')));
        }
        return seen;
      };
      for (const bundler of BUNDLERS) {
        const both = [
          'index.js: common.js',
          bundler === 'rspack' ? 'total.js: builtin:swc-loader' : 'total.js: esm.mjs',
        ];
        const what = `files with loaders, first and second build of ${bundler}`;
        expect(what, await twice(bundler, ''), [both, ['index.js: common.js']]);
        expect(`${what}, with a .vue rule`, await twice(bundler, VUE_RULE), [both, []]);
      }
    },
  },
  {
    id: 'thread-loader-hides-loaders',
    says: 'With webpack and thread-loader, a project with a rule for .vue files (Vue CLI) lacks the loaders behind it in the report; without such a rule they are there.',
    async check(lab) {
      const threads = path.join(await lab.workspace('vue-cli'), 'node_modules/thread-loader');
      expect('thread-loader of Vue CLI', fs.existsSync(threads), true);
      const build = (use: string, vue: boolean) =>
        lab.build({
          bundler: 'webpack',
          config: `{ module: { rules: [${vue ? VUE_RULE : ''} { test: /total/, use: [${use} './loaders/common.js'] }] } }`,
          files: LOADERS,
        });
      const thread = `{ loader: ${JSON.stringify(threads)}, options: { workers: 1 } },`;
      expect('loaders without threads', loadersIn((await build('', true)).part('loader')), ['total.js: common.js']);
      expect('loaders with threads', loadersIn((await build(thread, true)).part('loader')), []);
      const wrapped = loadersIn((await build(thread, false)).part('loader'));
      expect('loaders with threads and no .vue rule', wrapped.join(), /common\.js/);
    },
  },
  {
    id: 'vue-cli-without-threads',
    says: 'The vue.config.js of the quick start turns parallel off with RSDOCTOR=true, and leaves Vue CLI its default otherwise.',
    async check(lab) {
      const cwd = lab.temp();
      const project = path.join(repositoryRoot, 'docs/samples/quick-start/vue-cli/');
      fs.copyFileSync(path.join(project, 'vue.config.js'), path.join(cwd, 'vue.config.js'));
      fs.writeFileSync(path.join(cwd, 'package.json'), '{ "name": "claim", "private": true }\n');
      fs.symlinkSync(
        path.join(await lab.workspace('vue-cli'), 'node_modules'),
        path.join(cwd, 'node_modules'),
        'junction',
      );
      const script =
        "const Service = require('@vue/cli-service'); const service = new Service(process.cwd()); service.init('production'); console.log('parallel', service.projectOptions.parallel, require('os').cpus().length > 1);";
      for (const [RSDOCTOR, line] of [
        ['true', /parallel false/],
        ['', /parallel (true true|false false)/],
      ] as const) {
        const program = await lab.start(['node', '-e', script], { cwd, env: { RSDOCTOR } });
        expect(`exit code\n${program.log()}`, await program.endsWithin(60), 0);
        expect(`parallel with RSDOCTOR=${RSDOCTOR}`, program.log(), line);
      }
    },
  },
  {
    id: 'shop-packages-need-es2021',
    says: 'All files of packages that pass through Babel in the shop parse as ES2021; as ES2020, color/index.js alone does not.',
    async check(lab) {
      const shop = await lab.workspace('shop');
      const { parse } = createRequire(path.join(await lab.workspace('bundlers'), 'package.json'))('acorn') as {
        parse(code: string, options: { ecmaVersion: number; sourceType: string }): unknown;
      };
      const runs = unpack(readDemo().report.parts.loader ?? '') as Array<{ resource: { path: string } }>;
      const files = runs.map(({ resource }) => resource.path).filter((file) => /node_modules\/.*\.js$/.test(file));
      const tooNew = (ecmaVersion: number) =>
        files.filter((file) => {
          try {
            parse(fs.readFileSync(file.replace(SHOP_FOLDER, shop), 'utf8'), { ecmaVersion, sourceType: 'module' });
            return false;
          } catch {
            return true;
          }
        });
      expect('files', files.length, 211);
      expect('files that are newer than ES2021', tooNew(2021), []);
      expect('files that are newer than ES2020', tooNew(2020), [`${SHOP_FOLDER}/node_modules/color/index.js`]);
    },
  },
];
