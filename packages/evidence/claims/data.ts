/** What the data of a comparison looks like. */
import fs from 'node:fs';
import path from 'node:path';
import type { Built } from '../harness/built.ts';
import { repositoryRoot } from '../harness/workspace.ts';
import { type Claim, expect } from './claim.ts';
import { BUNDLERS, COMMON_LOADER, compare, JSON_ONLY, textModule, withPackages } from './projects.ts';

/** A module or package of a comparison. */
interface Row {
  size: Record<string, unknown>;
}

export const data: readonly Claim[] = [
  {
    id: 'diff-percent-has-no-sign',
    says: 'In the JSON of bundle-diff `percent` has no sign; `state` is UP or DOWN.',
    async check(lab) {
      const large = `export const total = (prices) => prices.length + '${'x'.repeat(3000)}' + Date.now();\n`;
      const small = await lab.build({ bundler: 'rspack', rsdoctor: JSON_ONLY });
      const big = await lab.build({ bundler: 'rspack', rsdoctor: JSON_ONLY, files: { 'src/total.js': large } });
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
    },
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
      expect('size without devtool', await sizeWith(shown.replace(/devtool: .*/, 'devtool: false,')), 0);
    },
  },
  {
    id: 'diff-changed-has-both-sizes',
    says: 'In the JSON of bundle-diff the size of a changed module or package is { baseline, current }; of an added module it is a plain size.',
    async check(lab) {
      const side = (modules: Record<string, string>) =>
        lab.build({ bundler: 'rspack', rsdoctor: JSON_ONLY, ...withPackages(modules) });
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
    },
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
    async check(lab) {
      const built = await lab.build({ bundler: 'rspack', rsdoctor: JSON_ONLY });
      const { clientRoutes } = JSON.parse(built.text(built.report.file)) as { clientRoutes: string[] };
      expect('pages', clientRoutes.includes('Bundle.BundleSize'), true);
    },
  },
];
