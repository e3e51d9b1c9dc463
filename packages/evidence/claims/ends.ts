/** Which builds end by themselves and with which exit code, and which keep running for their report. */
import type { Project } from '../harness/lab.ts';
import { type Claim, expect } from './claim.ts';
import { BUNDLERS, JSON_ONLY } from './projects.ts';

/** The forms of a report. */
const FORMS: Readonly<Record<string, Record<string, unknown>>> = {
  normal: {},
  html: { output: { mode: 'brief' } },
  both: { output: { mode: 'brief', options: { type: ['html', 'json'] } } },
  json: JSON_ONLY,
};

/** Environment as on a developer's machine, not CI; in place of the browser, the command `true`. */
const DESK = { CI: '', BROWSER: 'true' };

const DONE = /compiled/;

/** One build of each form with each bundler, all at once. */
async function eachForm(
  forms: readonly string[],
  look: (project: Project, form: string) => Promise<void>,
  options: Record<string, unknown> = {},
): Promise<void> {
  await Promise.all(
    BUNDLERS.flatMap((bundler) =>
      forms.map((form) => look({ bundler, rsdoctor: { ...FORMS[form], ...options } }, form)),
    ),
  );
}

export const ends: readonly Claim[] = [
  {
    id: 'unwritable-home-fails',
    says: 'A home folder that cannot be written stops the build at once: Rspack exits with 1, webpack with 2.',
    async check(lab) {
      // Not even root can make a folder below a file.
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
    says: 'When the report cannot be written, or innerClientPath cannot be read, Rspack ends with 2; webpack prints the error and success, and does not end, with CI=1 either.',
    async check(lab) {
      const unusable = [
        { output: { reportDir: '/dev/null/report' } },
        { output: { mode: 'brief', options: { type: ['json'], jsonOptions: { fileName: 'missing/data.json' } } } },
        { innerClientPath: '/nowhere/index.html', output: { mode: 'brief' } },
      ];
      for (const rsdoctor of unusable) {
        const rspack = await lab.build({ bundler: 'rspack', rsdoctor });
        expect('exit code of Rspack', rspack.code, 2);
        const webpack = await lab.build({ bundler: 'webpack', rsdoctor, hangsAfter: DONE });
        expect('exit code of webpack', webpack.code, undefined);
        expect('log of webpack', webpack.log, /this\.done error[\s\S]*ENO[\s\S]*compiled successfully/);
      }
    },
  },
  {
    id: 'port-above-65535',
    says: 'A port above 65535 ends the plugin of Rspack with RangeError and code 1; that of webpack prints its version and does not end.',
    async check(lab) {
      const rsdoctor = { server: { port: 70_000 } };
      const rspack = await lab.build({ bundler: 'rspack', rsdoctor });
      expect('exit code of Rspack', rspack.code, 1);
      expect('log of Rspack', rspack.log, /RangeError: Invalid port/);
      const webpack = await lab.build({ bundler: 'webpack', rsdoctor, hangsAfter: /Rsdoctor v/ });
      expect('exit code of webpack', webpack.code, undefined);
    },
  },
  {
    id: 'builds-that-stay',
    says: 'On a developer machine a build with a Normal or a Brief HTML report stays; Brief JSON alone ends.',
    async check(lab) {
      await eachForm(['normal', 'html', 'both'], async (project, form) => {
        const { code, log } = await lab.build({ ...project, env: DESK, hangsAfter: DONE });
        expect(`exit code, ${project.bundler}, ${form}`, code, undefined);
        const line =
          form === 'normal'
            ? /analyzer running on: http:\/\/127\.0\.0\.1:\d+\/index\.html/
            : /generated brief report: /;
        expect(`line, ${project.bundler}, ${form}`, log, line);
      });
      await eachForm(['json'], async (project) => {
        const { code, log } = await lab.build({ ...project, env: DESK, hangsAfter: DONE });
        expect(`exit code, ${project.bundler}, json`, code, 0);
        expect(`line of ${project.bundler}`, /generated JSON data/.test(log), project.bundler === 'rspack');
      });
    },
  },
  {
    id: 'builds-that-end',
    says: 'With CI or disableClientServer each build ends with 0 and prints no line about its report; it leaves the same report.',
    async check(lab) {
      const look = (env: Record<string, string>) => async (project: Project, form: string) => {
        const { code, log, reports } = await lab.build({ ...project, env });
        expect(`exit code, ${project.bundler}, ${form}`, code, 0);
        expect(
          `line, ${project.bundler}, ${form}`,
          /analyzer running|generated/.test(log.replace(/\[code generated\]/g, '')),
          false,
        );
        const kinds = { normal: ['normal'], html: ['html'], both: ['html', 'json'], json: ['json'] }[form];
        expect(`reports, ${project.bundler}, ${form}`, reports.map(({ kind }) => kind).sort(), kinds);
      };
      await eachForm(Object.keys(FORMS), look({ CI: '1' }));
      await eachForm(Object.keys(FORMS), look({ CI: '' }), { disableClientServer: true });
    },
  },
  {
    id: 'ci-wins',
    says: 'Any value of CI that is not empty counts, false too, and disableClientServer: false has no effect then.',
    async check(lab) {
      await eachForm(['normal'], async (project) => {
        expect('CI=false', (await lab.build({ ...project, env: { CI: 'false' } })).code, 0);
      });
      await eachForm(
        ['normal'],
        async (project) => {
          expect('CI=1', (await lab.build({ ...project, env: { CI: '1' } })).code, 0);
        },
        { disableClientServer: false },
      );
    },
  },
  {
    id: 'rstest-beats-ci',
    says: 'With RSTEST=true a build stays, though CI and disableClientServer are set.',
    async check(lab) {
      await eachForm(
        ['normal'],
        async (project) => {
          const env = { ...DESK, CI: '1', RSTEST: 'true' };
          const { code } = await lab.build({ ...project, env, hangsAfter: DONE });
          expect(`exit code of ${project.bundler}`, code, undefined);
        },
        { disableClientServer: true },
      );
    },
  },
];
