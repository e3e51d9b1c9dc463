/** What happens to data that is longer than a string of Node.js can be. */
import fs from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { type Claim, expect } from './claim.ts';
import { BUNDLERS } from './projects.ts';

/** Two alerts, each with a text of 280 MB. */
const LONG_ALERTS = {
  before: "import { defineRule } from '@rsdoctor/core/rules';\nconst text = 'x'.repeat(280e6);",
  rsdoctor: `{ output: { mode: 'brief', options: { type: ['html'] } }, linter: { extends: [defineRule(() => ({
    meta: { category: 'bundle', severity: 'Warn', title: 'large', defaultConfig: {} },
    check({ report }) {
      for (const message of ['one', 'two']) report({ message, detail: { type: 'link', description: text } });
    },
  }))] } }`,
};

export const strings: readonly Claim[] = [
  {
    id: 'html-lacks-a-long-part',
    says: 'A part of more than 512 MB is missing from the HTML of brief mode: the build prints `Invalid string length` and passes, on both bundlers.',
    async check(lab) {
      for (const bundler of BUNDLERS) {
        const { folder, code, log } = await lab.build({ bundler, ...LONG_ALERTS });
        expect(`exit code of ${bundler}`, code, 0);
        expect(`log of ${bundler}`, log, /RangeError: Invalid string length/);
        const html = fs.readFileSync(path.join(folder, 'dist/rsdoctor-report.html'), 'utf8');
        const lengthOf = (part: string) =>
          inflateSync(Buffer.from(html.split(`__RSDOCTOR__.${part}="`)[1]?.split('"')[0] ?? '', 'base64')).length;
        expect(`length of the alerts of ${bundler}`, lengthOf('errors'), 0);
        expect(`whether ${bundler} has modules`, lengthOf('moduleGraph') > 0, true);
      }
    },
  },
];
