/** What an alert does to a build, and what a rule may do. */
import fs from 'node:fs';
import path from 'node:path';
import type { Project } from '../harness/lab.ts';
import { repositoryRoot } from '../harness/workspace.ts';
import { type Claim, expect } from './claim.ts';
import { BUNDLERS, type Bundler, onEach, withE1004 } from './projects.ts';

/** A custom rule that fires once in the default project; `more` is the rest of its definition, as source text. */
const own = (check: string, more = '') => ({
  before: "import { defineRule } from '@rsdoctor/core/rules';\nimport { writeFileSync } from 'node:fs';",
  rsdoctor: `{ linter: { rules: { mine: 'Error' }, extends: [defineRule(() => ({
    meta: { category: 'bundle', severity: 'Warn', title: 'mine', defaultConfig: {} },
    check(context) { ${check} },
    ${more}
  }))] } }`,
});

const onCheckEnd = own(
  "context.report({ message: 'seen' });",
  "onCheckEnd({ validateResult }) { writeFileSync('severity.json', JSON.stringify(validateResult.errors.map(({ severity }) => severity))); throw new Error('too many'); }",
);

/** The rule of the page, which comes with the packages of the lab. */
const OUT_OF_MAIN = fs.readFileSync(
  path.join(repositoryRoot, 'docs/samples/rule-custom/rules/out-of-main.mjs'),
  'utf8',
);

/** A page of the folder `src/admin` that is part of the entry, or loaded later; the rule may be another form of it. */
const withAdmin = (bundler: Bundler, entry: string, { rule = OUT_OF_MAIN, config = '{}' } = {}): Project => ({
  bundler,
  config,
  before: "import { OutOfMain } from './rules/out-of-main.mjs';",
  rsdoctor: '{ linter: { extends: [OutOfMain] } }',
  files: {
    'src/index.js': entry,
    'src/total.js': null,
    'src/admin/panel.js': "export const panel = () => 'panel' + Date.now();\n",
    'rules/out-of-main.mjs': rule,
  },
});

const MERGED = "import { panel } from './admin/panel.js';\ndocument.body.append(panel());\n";
const SPLIT = `{ optimization: { splitChunks: { cacheGroups: {
  admin: { test: /admin/, name: 'shared', chunks: 'all', enforce: true },
} } } }`;
const DEFERRED = "import('./admin/panel.js').then(({ panel }) => document.body.append(panel()));\n";

export const alerts: readonly Claim[] = [
  {
    id: 'error-level-is-a-label',
    says: 'An alert of the level Error is a warning of the bundler, and the build ends with 0.',
    async check(lab) {
      for (const bundler of BUNDLERS) {
        const built = await lab.build({ bundler, rsdoctor: withE1004('Error') });
        expect(`exit code of ${bundler}`, built.code, 0);
        expect(`log of ${bundler}`, built.log, /WARNING in .*\[E1004:Error:ECMA-VERSION-CHECK\]/);
      }
    },
  },
  {
    id: 'exception-in-a-rule-ends-the-build',
    says: 'An exception in check or onCheckEnd of a rule ends both bundlers with exit code 2, without a report.',
    async check(lab) {
      for (const bundler of BUNDLERS) {
        for (const rule of [own("throw new Error('too many');"), onCheckEnd]) {
          const built = await lab.build({ bundler, ...rule });
          expect(`exit code of ${bundler}`, built.code, 2);
          expect(`log of ${bundler}`, built.log, /Error: too many/);
          expect(`reports of ${bundler}`, built.reports.length, 0);
        }
      }
    },
  },
  {
    id: 'severity-is-a-number',
    says: 'In onCheckEnd the severity of an alert is a number: 1 is Warn, 2 is Error.',
    check: onEach(async (lab, bundler) => {
      const built = await lab.build({ bundler, ...onCheckEnd });
      expect('severity of an alert of the level Error', built.text('severity.json'), '[2]');
    }),
  },
  {
    id: 'rspack-has-no-fail-on-warnings',
    says: '`webpack --fail-on-warnings` ends with 1 on an alert; `rspack build` does not know the flag.',
    async check(lab) {
      const project = { rsdoctor: withE1004('Error'), args: ['--fail-on-warnings'] };
      const webpack = await lab.build({ bundler: 'webpack', ...project });
      expect('exit code of webpack', webpack.code, 1);
      expect('log of webpack', webpack.log, /compiled with 1 warning/);
      const rspack = await lab.build({ bundler: 'rspack', ...project });
      expect('log of Rspack', rspack.log, /Unknown option `--failOnWarnings`/);
    },
  },
  {
    id: 'merged-modules-and-chunks',
    says: 'The rule of the page finds a merged module, and one in a chunk of splitChunks, in the first download on both bundlers. With module.getChunks() alone it finds none on Rspack. With import() there is no alert.',
    async check(lab) {
      const alone = OUT_OF_MAIN.replace('[module, ...module.getConcatenationModules()]', '[module]');
      expect('the rule of the page asks for containers', alone === OUT_OF_MAIN, false);
      const alert = /\[EXTEND:Error:OUT-OF-MAIN\] \S*src\/admin\/panel\.js is in the first download/;
      for (const bundler of BUNDLERS) {
        for (const [project, fires] of [
          [withAdmin(bundler, MERGED), true],
          [withAdmin(bundler, MERGED, { config: SPLIT }), true],
          [withAdmin(bundler, MERGED, { rule: alone }), bundler === 'webpack'],
          [withAdmin(bundler, DEFERRED), false],
        ] as const) {
          const { code, log } = await lab.build(project);
          expect(`exit code of ${bundler}\n${log}`, code, 0);
          expect(`alert on ${bundler}\n${log}`, alert.test(log), fires);
        }
      }
    },
  },
];
