/** What the data of a comparison looks like. */
import fs from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../harness/workspace.ts';
import { type Claim, expect } from './claim.ts';

/** A module or package of a comparison. */
interface Row {
  size: Record<string, unknown>;
}

const JSON_ONLY = { output: { mode: 'brief', options: { type: ['json'] } } };

export const data: readonly Claim[] = [
  {
    id: 'diff-percent-has-no-sign',
    says: 'In the JSON of bundle-diff `percent` has no sign; `state` is UP or DOWN.',
    async check(lab) {
      const large = `export const total = (prices) => prices.length + '${'x'.repeat(3000)}' + Date.now();\n`;
      const small = await lab.build({ bundler: 'rspack', rsdoctor: JSON_ONLY });
      const big = await lab.build({ bundler: 'rspack', rsdoctor: JSON_ONLY, files: { 'src/total.js': large } });
      const file = (built: { folder: string }) => path.join(built.folder, 'dist/rsdoctor-data.json');
      const cwd = lab.temp();
      const compare = async (baseline: string, current: string) => {
        const { code, log } = await lab.cli(
          ['bundle-diff', '--baseline', baseline, '--current', current, '--json', 'diff.json'],
          { cwd },
        );
        expect(`exit code of bundle-diff\n${log}`, code, 0);
        const { assets } = JSON.parse(fs.readFileSync(path.join(cwd, 'diff.json'), 'utf8')) as {
          assets: { js: { total: { percent: number; state: string } } };
        };
        return assets.js.total;
      };
      const up = await compare(file(small), file(big));
      const down = await compare(file(big), file(small));
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
        const { data: parts } = JSON.parse(built.text('rsdoctor/rsdoctor-data.json')) as {
          data: { moduleGraph: { modules: Array<{ path: string; size: { parsedSize: number } }> } };
        };
        return parts.moduleGraph.modules.find((module) => module.path.endsWith('total.js'))?.size.parsedSize;
      };
      expect('size above 0 with the config', ((await sizeWith(shown)) ?? 0) > 0, true);
      expect('size without devtool', await sizeWith(shown.replace(/devtool: .*/, 'devtool: false,')), 0);
    },
  },
  {
    id: 'diff-changed-has-both-sizes',
    says: 'In the JSON of bundle-diff the size of a changed module or package is { baseline, current }; of an added module it is a plain size.',
    async check(lab) {
      const text = (size: number) => `export const text = () => '${'x'.repeat(size)}' + Date.now();\n`;
      const side = (size: number, more: Record<string, string> = {}) => {
        const imports = ['grower', ...Object.keys(more)];
        return lab.build({
          bundler: 'rspack',
          rsdoctor: JSON_ONLY,
          config: "{ resolve: { modules: ['vendor/node_modules'] }, optimization: { concatenateModules: false } }",
          files: {
            'src/index.js': `${imports.map((name, at) => `import { text as t${at} } from '${name}';`).join('\n')}\ndocument.body.append(${imports.map((_, at) => `t${at}()`).join(', ')});\n`,
            'src/total.js': null,
            ...Object.fromEntries(
              Object.entries({ grower: text(size), ...more }).flatMap(([name, code]) => [
                [
                  `vendor/node_modules/${name}/package.json`,
                  `{ "name": "${name}", "version": "1.0.0", "main": "index.js" }\n`,
                ],
                [`vendor/node_modules/${name}/index.js`, code],
              ]),
            ),
          },
        });
      };
      const [base, now] = [await side(100), await side(3000, { stranger: text(50) })];
      const cwd = lab.temp();
      // Modules pair up by their absolute paths.
      const current = path.join(cwd, 'current.json');
      fs.writeFileSync(current, now.text(now.report.file).replaceAll(now.folder, base.folder));
      const baseline = path.join(base.folder, base.report.file);
      const { code, log } = await lab.cli(
        ['bundle-diff', '--baseline', baseline, '--current', current, '--json', 'diff.json'],
        { cwd },
      );
      expect(`exit code of bundle-diff\n${log}`, code, 0);
      const diff = JSON.parse(fs.readFileSync(path.join(cwd, 'diff.json'), 'utf8')) as {
        modules: Record<'added' | 'changed', Row[]>;
        packages: Record<'changed', Row[]>;
      };
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
      for (const bundler of ['rspack', 'webpack'] as const) {
        const built = await lab.build({
          bundler,
          rsdoctor: JSON_ONLY,
          config:
            "{ module: { rules: [{ test: /total/, use: [{ loader: './loaders/common.js', options: { level: 3 } }] }] } }",
          files: {
            'package.json': '{ "name": "claim", "version": "1.0.0", "private": true }\n',
            'loaders/common.js': 'module.exports = (text) => text;\n',
          },
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
