/** What the data of a comparison looks like. */
import fs from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../sample/workspace.ts';
import { type Claim, expect } from './claim.ts';

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
];
