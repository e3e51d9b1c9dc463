/** What the configs of the quick start do, and what they leave as it was. */
import fs from 'node:fs';
import path from 'node:path';
import type { WorkspaceName } from '../harness/kinds.ts';
import type { Lab } from '../harness/lab.ts';
import { repositoryRoot } from '../harness/workspace.ts';
import { type Claim, expect } from './claim.ts';

const RSPACK = 'docs/samples/quick-start/rspack-2/rspack-2.config.mjs';
const RSBUILD = 'docs/samples/quick-start/rsbuild-2/rsbuild-2.config.mjs';
const WEBPACK = 'docs/samples/quick-start/webpack/webpack.config.mjs';
const ENVIRONMENTS = 'docs/samples/quick-start/rsbuild/rsbuild.config.mjs';

/** The environment of a developer who does not ask for a report: the variable that the configs read is not set. */
const NORMAL = { RSDOCTOR: '', CI: '' };

/** A project with a config of the pages, beside the packages of a workspace. */
async function projectWith(lab: Lab, config: string, workspace: WorkspaceName): Promise<string> {
  const cwd = await lab.project({ bundler: 'rspack', files: { 'rspack.config.mjs': null } });
  fs.rmSync(path.join(cwd, 'node_modules'));
  fs.symlinkSync(path.join(await lab.workspace(workspace), 'node_modules'), path.join(cwd, 'node_modules'), 'junction');
  fs.copyFileSync(path.join(repositoryRoot, config), path.join(cwd, path.basename(config)));
  return cwd;
}

/** The script that a dev server answers with. */
async function served(lab: Lab, config: string, command: 'rspack' | 'rsbuild', script: string): Promise<string> {
  const workspace = 'rspack-2-versions';
  const cwd = await projectWith(lab, config, workspace);
  const args = ['dev', '-c', path.basename(config), '--port', '0'];
  const server = await lab.start([command, ...args], { cwd, workspace, env: NORMAL });
  // Both print their address before they listen.
  await server.prints(/compiled|built in/);
  const [origin = ''] = /http:\/\/localhost:\d+/.exec(server.log()) ?? [];
  return (await fetch(`${origin}/${script}`)).text();
}

export const configs: readonly Claim[] = [
  {
    id: 'dev-servers-keep-their-maps',
    says: 'Without RSDOCTOR=true, the configs of the quick start leave `rspack dev` and `rsbuild dev` their source maps, and webpack its `eval` in development.',
    async check(lab) {
      expect('script of rspack dev', await served(lab, RSPACK, 'rspack', 'main.js'), /sourceMappingURL=/);
      expect('script of rsbuild dev', await served(lab, RSBUILD, 'rsbuild', 'static/js/index.js'), /sourceMappingURL=/);
      const cwd = await projectWith(lab, WEBPACK, 'bundlers');
      const webpack = await lab.start(['webpack', '--mode', 'development'], { cwd, env: NORMAL });
      expect(`exit code of webpack\n${webpack.log()}`, await webpack.endsWithin(60), 0);
      expect('script of webpack', fs.readFileSync(path.join(cwd, 'dist/main.js'), 'utf8'), /eval\(/);
    },
  },
  {
    id: 'environments-keep-their-reports',
    says: 'Rsbuild 1 and 2 with the environments web and node: with environment.name in reportDir each has a report of its own modules, without it one report is left.',
    async check(lab) {
      for (const workspace of ['bundlers', 'rspack-2-versions'] as const)
        for (const [folder, kept] of [
          ['`rsdoctor/$${environment.name}`', ['node', 'web']],
          ["'rsdoctor'", ['']],
        ] as const) {
          const cwd = await projectWith(lab, ENVIRONMENTS, workspace);
          const file = path.join(cwd, path.basename(ENVIRONMENTS));
          const text = fs.readFileSync(file, 'utf8');
          const environments = "environments: { web: {}, node: { output: { target: 'node' } } },\n  tools:";
          fs.writeFileSync(file, text.replace('tools:', environments).replace(/`rsdoctor.*`/, folder));
          const program = await lab.start(['rsbuild', 'build'], { cwd, workspace });
          expect(`exit code of Rsbuild\n${program.log()}`, await program.endsWithin(120), 0);
          const reports = fs
            .readdirSync(path.join(cwd, 'rsdoctor'), { recursive: true, encoding: 'utf8' })
            .filter((name) => name.endsWith('.html'))
            .map((name) => path.dirname(name).replace('.', ''))
            .sort();
          expect(`reports in ${folder}, ${workspace}`, reports, kept);
        }
    },
  },
];
