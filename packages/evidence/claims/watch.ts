/** Watch mode: how often the report is written and opened. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Lab } from '../harness/lab.ts';
import { type Claim, expect } from './claim.ts';
import { BUNDLERS, type Bundler, COMMON_LOADER, onEach, partIn, withE1004 } from './projects.ts';

/** A stand-in for the browser, which notes what it is asked to open. */
const BROWSER = '#!/bin/sh\necho "$@" >> "$OPENED"\n';

interface Watched {
  /** Addresses that were opened, in order. */
  opened: string[];
  /** Codes of the alerts in the report after the last build. */
  alerts: string[];
  /** How many runs of its loader the report lists, by file. */
  loaded: Record<string, number>;
  /** The rows of the card Compile Overall after each build. */
  stages: Stage[][];
  runs: boolean;
}

interface Stage {
  name: string;
  startAt: number;
  costs: number;
}

/** How long nothing happens between two builds. */
const IDLE = 700;

/** A build and two rebuilds, on a developer's machine: a CommonJS loader in both bundlers, a built-in one in Rspack. */
async function watchTwoEdits(lab: Lab, bundler: Bundler, options: Record<string, unknown>): Promise<Watched> {
  const builtin = bundler === 'rspack' ? "{ test: /total/, loader: 'builtin:swc-loader', options: {} }" : '';
  const cwd = await lab.project({
    bundler,
    rsdoctor: { ...withE1004('Warn'), ...options },
    config: `{ module: { rules: [{ test: /index/, loader: './loaders/common.js' }, ${builtin}] } }`,
    files: COMMON_LOADER,
  });
  const [browser, notes] = [path.join(cwd, 'browser.sh'), path.join(cwd, 'opened.txt')];
  fs.writeFileSync(browser, BROWSER, { mode: 0o755 });
  const env = { CI: '', BROWSER: browser, OPENED: notes };
  const program = await lab.bundle(bundler, cwd, { args: ['--watch'], env });
  const stages: Stage[][] = [];
  for (const edit of [1, 2, 3]) {
    await program.prints(new RegExp(`(?:compiled with[^]*){${edit}}`));
    // The page is opened after the line is printed.
    await wait(IDLE);
    stages.push(partIn<{ costs: Stage[] }>(cwd, 'summary').costs);
    if (edit < 3) fs.appendFileSync(path.join(cwd, 'src/total.js'), `export const edit${edit} = ${edit};\n`);
  }
  const errors = partIn<Array<{ code: string }>>(cwd, 'errors');
  const loader = partIn<Array<{ resource: { path: string }; loaders: unknown[] }>>(cwd, 'loader');
  const runs = (await program.endsWithin(0.1)) === undefined;
  program.stop();
  return {
    opened: fs.existsSync(notes) ? fs.readFileSync(notes, 'utf8').trim().split('\n') : [],
    alerts: errors.map(({ code }) => code).filter((code) => code !== 'OVERLAY'),
    loaded: Object.fromEntries(loader.map(({ resource, loaders }) => [path.basename(resource.path), loaders.length])),
    stages,
    runs,
  };
}

export const watch: readonly Claim[] = [
  {
    id: 'watch-opens-tabs',
    says: 'In watch mode Rspack opens the report after each rebuild, at the same address; webpack opens it once. The alerts of all builds stay in the report.',
    async check(lab) {
      const [rspack, webpack] = await Promise.all([
        watchTwoEdits(lab, 'rspack', {}),
        watchTwoEdits(lab, 'webpack', {}),
      ]);
      expect('times that Rspack opened the report', rspack.opened.length, 3);
      expect('addresses on Rspack', new Set(rspack.opened).size, 1);
      expect('times that webpack opened the report', webpack.opened.length, 1);
      for (const { alerts } of [rspack, webpack])
        expect('alerts after three builds', alerts, ['E1004', 'E1004', 'E1004']);
    },
  },
  {
    id: 'watch-in-silence',
    says: 'With disableClientServer watch mode opens nothing, writes the report and goes on.',
    check: onEach(async (lab, bundler) => {
      const { opened, alerts, runs } = await watchTwoEdits(lab, bundler, { disableClientServer: true });
      expect('addresses that were opened', opened, []);
      expect('alerts in the report', alerts.length, 3);
      expect('still runs', runs, true);
    }),
  },
  {
    id: 'watch-multiplies-loaders',
    says: 'In watch mode the report lists the loader runs of all builds. On Rspack those of builtin:swc-loader double with each rebuild.',
    async check(lab) {
      const options = { disableClientServer: true };
      const rspack = await watchTwoEdits(lab, 'rspack', options);
      expect('runs on Rspack after three builds', rspack.loaded, { 'index.js': 3, 'total.js': 4 });
      const webpack = await watchTwoEdits(lab, 'webpack', options);
      expect('runs on webpack after three builds', webpack.loaded, { 'index.js': 3 });
    },
  },
  {
    id: 'watch-rows-are-no-rebuilds',
    says: 'Each rebuild adds a row AfterCompile ~ Done and a row Minify. The former counts from the first build on, so it has the idle time in it; the first two stages stay as they were.',
    async check(lab) {
      for (const bundler of BUNDLERS) {
        const { stages } = await watchTwoEdits(lab, bundler, { disableClientServer: true });
        const last = stages[2] ?? [];
        const rows = (name: string) => last.filter((stage) => stage.name.startsWith(name));
        for (const name of ['bootstrap', 'beforeCompile'])
          expect(
            `rows of ${name} on ${bundler}`,
            rows(name),
            stages[0]?.filter((stage) => stage.name.startsWith(name)),
          );
        expect(`rows of Minify on ${bundler}`, rows('minify').length, 3);
        const done = rows('afterCompile');
        expect(`starts of AfterCompile ~ Done on ${bundler}`, new Set(done.map(({ startAt }) => startAt)).size, 1);
        const grows = done.slice(1).map(({ costs }, at) => costs - (done[at]?.costs ?? 0) >= IDLE);
        expect(`each row of ${bundler} has the idle time before it: ${JSON.stringify(done)}`, grows, [true, true]);
      }
    },
  },
];
