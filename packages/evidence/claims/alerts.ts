/** What an alert does to a build, and what a rule may do. */
import { type Claim, expect } from './claim.ts';
import { BUNDLERS, withE1004 } from './projects.ts';

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
    async check(lab) {
      const built = await lab.build({ bundler: 'rspack', ...onCheckEnd });
      expect('severity of an alert of the level Error', built.text('severity.json'), '[2]');
    },
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
];
