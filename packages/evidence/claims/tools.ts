/** What depends on the version of another tool: Node, pnpm, the CLI of Rspack, and Rsdoctor 2. */
import fs from 'node:fs';
import path from 'node:path';
import type { Lab, Project } from '../harness/lab.ts';
import { findReports, readPart } from '../harness/reports.ts';
import { type Claim, expect } from './claim.ts';
import { binOf, packages, run } from './packages.ts';
import type { Bundler } from './projects.ts';

/** The versions that pages name, the newest last. */
const PNPM = ['10.34.9', '12.21.0'];
const RSPACK = ['1.7.12', '2.2.8'];
const V2 = { '@rsdoctor/core': '2.0.2' };

/** A project beside its packages; without a lab's own, because those are of other versions. */
function project(lab: Lab, installed: string, files: Record<string, string>): string {
  const cwd = lab.temp();
  fs.symlinkSync(path.join(installed, 'node_modules'), path.join(cwd, 'node_modules'), 'junction');
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
    fs.writeFileSync(path.join(cwd, name), text);
  }
  return cwd;
}

const rspackCli = (lab: Lab, version: string) =>
  packages(lab, { dependencies: { '@rspack/cli': version, '@rspack/core': version } });

const MARKED = {
  'src/index.js': "import { total } from './total.js';\ndocument.body.append(total([1, 2]));\n",
  'src/total.js': '// a comment of the source\nexport const total = (prices) => prices.length + Date.now();\n',
};

/** What one build with Rsdoctor 2.0.2 leaves: its log and the parts of its report. */
async function buildWith2(lab: Lab, options: object) {
  const dependencies = { ...V2, '@rspack/core': '2.2.8', '@rspack/cli': '2.2.8' };
  const installed = await packages(lab, { dependencies });
  const cwd = project(lab, installed, {
    ...MARKED,
    'rspack.config.mjs': [
      "import { RsdoctorRspackPlugin } from '@rsdoctor/core';",
      "export default { mode: 'production', devtool: 'source-map', output: { path: import.meta.dirname + '/dist' },",
      `  plugins: [new RsdoctorRspackPlugin(${JSON.stringify(options)})] };\n`,
    ].join('\n'),
  });
  const { code, log } = await run(lab, [binOf(installed, 'rspack'), 'build'], cwd);
  expect(`exit code with ${JSON.stringify(options)}\n${log}`, code, 0);
  const [report] = findReports(cwd, ['dist/.rsdoctor/manifest.json']);
  const part = (name: string) => JSON.stringify((report && readPart(cwd, report, name)) ?? '');
  return { log, graph: part('chunkGraph'), sizes: part('moduleGraph'), names: Object.keys(await exportsOf(installed)) };
}

const exportsOf = (installed: string): Promise<object> =>
  import(path.join(installed, 'node_modules/@rsdoctor/core/dist/index.js')) as Promise<object>;

/** A project whose report has more text than one string of Node.js can hold; a rule brings it. */
const tooLarge = (bundler: Bundler): Project => ({
  bundler,
  before: "import { defineRule } from '@rsdoctor/core/rules';\nconst text = 'x'.repeat(280e6);",
  rsdoctor: `{ output: { mode: 'brief', options: { type: ['json'] } }, linter: { extends: [defineRule(() => ({
    meta: { category: 'bundle', severity: 'Warn', title: 'large', defaultConfig: {} },
    check({ report }) {
      for (const message of ['one', 'two']) report({ message, detail: { type: 'link', description: text } });
    },
  }))] } }`,
});

export const tools: readonly Claim[] = [
  {
    id: 'pnpm-overrides',
    says: 'pnpm 10 and 12 obey `overrides` in pnpm-workspace.yaml; `pnpm.overrides` in package.json is read by 10, and ignored with a warning by 12.',
    async check(lab) {
      const dependencies = { debug: '4.4.1' };
      const overrides = { 'debug>ms': '2.1.2' };
      for (const version of PNPM) {
        const chosen = async (files: Record<string, string>) => {
          const cwd = lab.temp();
          for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(cwd, name), text);
          // pnpm 12 does not start on Node 20.
          const npx = ['npx', '--yes', '-p', 'node@22', '-p', `pnpm@${version}`] as const;
          const { code, log } = await run(lab, [...npx, 'pnpm', 'install', '--lockfile-only'], cwd);
          expect(`exit code of pnpm ${version}\n${log}`, code, 0);
          const lock = fs.readFileSync(path.join(cwd, 'pnpm-lock.yaml'), 'utf8');
          return { ms: /^ {2}ms@([\d.]+):/m.exec(lock)?.[1], warned: /"pnpm\.overrides"/.test(log) };
        };
        const inWorkspace = await chosen({
          'package.json': JSON.stringify({ private: true, dependencies }),
          'pnpm-workspace.yaml': "overrides:\n  'debug>ms': 2.1.2\n",
        });
        expect(`pnpm-workspace.yaml with pnpm ${version}`, inWorkspace, { ms: '2.1.2', warned: false });
        const inPackage = await chosen({
          'package.json': JSON.stringify({ private: true, dependencies, pnpm: { overrides } }),
        });
        const obeyed = version === PNPM[0];
        expect(`package.json with pnpm ${version}: obeyed`, inPackage.ms === '2.1.2', obeyed);
        expect(`package.json with pnpm ${version}: warned`, inPackage.warned, !obeyed);
      }
    },
  },
  {
    id: 'rspack-cli-maps',
    says: '`rspack build` without `devtool` writes source maps with @rspack/cli 1, and none with 2.',
    async check(lab) {
      for (const version of RSPACK) {
        const installed = await rspackCli(lab, version);
        const cwd = project(lab, installed, MARKED);
        const { code, log } = await run(lab, [binOf(installed, 'rspack'), 'build'], cwd);
        expect(`exit code of ${version}\n${log}`, code, 0);
        expect(`map of ${version}`, fs.existsSync(path.join(cwd, 'dist/main.js.map')), version === RSPACK[0]);
      }
    },
  },
  {
    id: 'rspack-cli-analyze',
    says: '`rspack build` knows `--analyze` with @rspack/cli 1, and stops with 2.',
    async check(lab) {
      for (const version of RSPACK) {
        const installed = await rspackCli(lab, version);
        const { log } = await run(
          lab,
          [binOf(installed, 'rspack'), 'build', '--help'],
          project(lab, installed, MARKED),
        );
        expect(`help of ${version} names --analyze`, /--analyze/.test(log), version === RSPACK[0]);
      }
    },
  },
  {
    id: 'v2-has-one-class',
    says: '@rsdoctor/core 2.0.2 exports RsdoctorRspackPlugin, and no class for several compilers.',
    async check(lab) {
      const { names } = await buildWith2(lab, {});
      expect(
        'plugins',
        names.filter((name) => /Plugin$/.test(name)),
        ['RsdoctorRspackPlugin'],
      );
    },
  },
  {
    id: 'v2-needs-rspack-2',
    says: 'npm stops with ERESOLVE when @rsdoctor/core 2.0.2 meets Rspack 1; the plugin of 1.6 installs beside Rspack 1 and 2.',
    async check(lab) {
      const install = (dependencies: Record<string, string>) => {
        const cwd = lab.temp();
        fs.writeFileSync(path.join(cwd, 'package.json'), JSON.stringify({ private: true, dependencies }));
        return run(lab, ['npm', 'install', '--package-lock-only', '--no-audit', '--no-fund'], cwd);
      };
      const [one = '', two = ''] = RSPACK;
      const refused = await install({ ...V2, '@rspack/core': one });
      expect('exit code of npm with Rspack 1', refused.code, 1);
      expect('log of npm with Rspack 1', refused.log, /npm error code ERESOLVE/);
      for (const version of [one, two]) {
        const { code, log } = await install({ '@rsdoctor/rspack-plugin': '1.6.5', '@rspack/core': version });
        expect(`exit code of npm for the plugin of 1.6 with Rspack ${version}\n${log}`, code, 0);
      }
    },
  },
  {
    id: 'v2-lite',
    says: 'In 2.0.2 `features.lite` works without a message; `mode: "lite"` is ignored, its message names output.reportCodeType, and the report has all code.',
    async check(lab) {
      const has = async (options: object) => {
        const { graph, log } = await buildWith2(lab, options);
        return { code: /a comment of the source|Date\.now/.test(graph), told: /INFO\][^\n]*reportCodeType/.test(log) };
      };
      expect('without lite', await has({}), { code: true, told: false });
      expect('features.lite', await has({ features: { lite: true } }), { code: false, told: false });
      expect("mode: 'lite'", await has({ mode: 'lite' }), { code: true, told: true });
      const replaced = { output: { reportCodeType: 'noAssetsAndModuleSource' } };
      expect('reportCodeType', await has(replaced), { code: false, told: false });
    },
  },
  {
    id: 'v2-brotli',
    says: 'In 2.0.2 Brotli sizes are there with `supports.brotli: true` alone.',
    async check(lab) {
      const has = async (options: object) => /"brotliSize":[1-9]/.test((await buildWith2(lab, options)).sizes);
      expect('by default', await has({}), false);
      expect('with supports.brotli', await has({ supports: { brotli: true } }), true);
    },
  },
  {
    id: 'one-string-is-512-mb',
    says: 'JSON of more than 512 MB: Rspack ends with 2 and `Invalid string length`, webpack prints it and stays; the CLI ends with 1 when it reads such a file, and names 0x1fffffe8 characters.',
    async check(lab) {
      const rspack = await lab.build(tooLarge('rspack'));
      expect('exit code of Rspack', rspack.code, 2);
      expect('log of Rspack', rspack.log, /RangeError: Invalid string length/);
      const webpack = await lab.build({ ...tooLarge('webpack'), hangsAfter: /compiled with/ });
      expect('exit code of webpack', webpack.code, undefined);
      expect('log of webpack', webpack.log, /RangeError: Invalid string length[\s\S]*compiled with/);

      const cwd = lab.temp();
      fs.writeFileSync(path.join(cwd, 'data.json'), '');
      fs.truncateSync(path.join(cwd, 'data.json'), 540e6);
      const { code, log } = await lab.cli(['analyze', '--profile', 'data.json'], { cwd, seconds: 180 });
      expect('exit code of the CLI', code, 1);
      expect('log of the CLI', log, /Cannot create a string longer than 0x1fffffe8 characters/);
    },
  },
];
