/** What the data of a report looks like: bundler config, diff, stats. */
import fs from 'node:fs';
import path from 'node:path';
import { type Claim, expect } from './claim.ts';

const BUNDLERS = ['rspack', 'webpack'] as const;
const JSON_ONLY = { output: { mode: 'brief', options: { type: ['json'] } } };

export const data: readonly Claim[] = [
  {
    id: 'config-in-the-report',
    says: 'The report holds the bundler config with plugins as class names only, without infrastructureLogging.',
    async check(lab) {
      for (const bundler of BUNDLERS) {
        const built = await lab.build({
          bundler,
          config:
            "{ infrastructureLogging: { level: 'warn' }, plugins: [new (class Mine { constructor() { this.secret = 'MARKER'; } apply() {} })()] }",
        });
        const configs = built.part<Array<{ config: { plugins?: unknown[] } }>>('configs');
        const [{ config } = { config: {} }] = configs ?? [];
        const { plugins = [] } = config as { plugins?: unknown[] };
        expect(`plugins on ${bundler}`, plugins.includes('Mine'), true);
        expect(`parts with an option of a plugin on ${bundler}`, built.holding('MARKER'), []);
        expect(`infrastructureLogging on ${bundler}`, 'infrastructureLogging' in config, false);
      }
    },
  },
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
    id: 'rspack-stats-from-the-command-line',
    says: '`rspack build --json` writes stats that `stats-analyze` and the uploader read, if the config asks for chunks, assets and modules.',
    async check(lab) {
      const stats =
        '{ stats: { all: false, chunks: true, assets: true, modules: true, chunkModules: true, hash: true, ids: true, version: true } }';
      const args = ['--json', 'stats.json'];
      const built = await lab.build({ bundler: 'rspack', rsdoctor: false, config: stats, args });
      const {
        modules = [],
        chunks = [],
        assets = [],
      } = JSON.parse(built.text('stats.json')) as Record<string, unknown[]>;
      expect(
        'modules, chunks and assets',
        [modules, chunks, assets].map((list) => list.length > 0),
        [true, true, true],
      );
      const plain = await lab.build({ bundler: 'rspack', rsdoctor: false, args });
      expect('modules without the setting', JSON.parse(plain.text('stats.json')).modules, undefined);
    },
  },
];
