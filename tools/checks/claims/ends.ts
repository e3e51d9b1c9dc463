/** What ends, with which exit code, and what stays. */
import { type Claim, expect } from './claim.ts';

export const ends: readonly Claim[] = [
  {
    id: 'unwritable-home-fails',
    says: 'A home folder that cannot be written stops the build at once: Rspack exits with 1, webpack with 2.',
    async check(lab) {
      // Below a file no folder can be made, as root neither.
      const env = { HOME: '/dev/null' };
      for (const [bundler, code] of [
        ['rspack', 1],
        ['webpack', 2],
      ] as const) {
        const built = await lab.build({ bundler, env });
        expect(`exit code of ${bundler}`, built.code, code);
        expect(`log of ${bundler}`, built.log, /ENOTDIR[^\n]*mkdir '\/dev\/null\/\.cache\/rsdoctor'/);
      }
    },
  },
  {
    id: 'unusable-report-dir',
    says: 'With a report folder that cannot be made Rspack ends with 2; webpack prints success and does not end, with CI=1 too.',
    async check(lab) {
      const rsdoctor = { output: { reportDir: '/dev/null/report' } };
      const rspack = await lab.build({ bundler: 'rspack', rsdoctor });
      expect('exit code of Rspack', rspack.code, 2);
      const webpack = await lab.build({ bundler: 'webpack', rsdoctor, hangsAfter: /compiled/ });
      expect('exit code of webpack', webpack.code, undefined);
      expect('log of webpack', webpack.log, /compiled successfully/);
    },
  },
];
