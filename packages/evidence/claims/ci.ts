/** Pipelines: jobs of the pages in a shell, and what they send and fetch. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { parse } from 'yaml';
import { BROWSER_ARGS, ensureBrowser } from '../harness/browser.ts';
import type { Lab } from '../harness/lab.ts';
import { repositoryRoot } from '../harness/workspace.ts';
import versions from '../samples/versions.json' with { type: 'json' };
import { type Claim, expect } from './claim.ts';
import { binOf, packages } from './packages.ts';
import { BUNDLERS, JSON_ONLY, MANIFEST, onEach } from './projects.ts';

const SAMPLES = path.join(repositoryRoot, 'docs/samples/cicd/');

interface Job {
  before_script: string[];
  script: string[];
  artifacts: { paths: string[] };
}

/** A job of a sample, as the shell script that a runner makes of it. */
function jobOf(file: string, name: string): { script: string; artifacts: string[] } {
  const job = (parse(fs.readFileSync(path.join(SAMPLES, file), 'utf8')) as Record<string, Job>)[name];
  expect(`a job ${name} in ${file}`, Boolean(job), true);
  const { before_script = [], script = [], artifacts = { paths: [] } } = job ?? {};
  return { script: ['set -eo pipefail', ...before_script, ...script].join('\n'), artifacts: artifacts.paths };
}

const write = (cwd: string, files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(cwd, name)), { recursive: true });
    fs.writeFileSync(path.join(cwd, name), text);
  }
};

/** A module with so many numbers that no minifier makes smaller. */
const squares = (count: number) =>
  `export const text = '${Array.from({ length: count }, (_, at) => at * at).join('-')}';\n`;
const UI = 'packages/ui/src/index.js';

const WORKSPACE = {
  'package.json': '{ "name": "acme", "private": true }\n',
  'pnpm-workspace.yaml': "packages: ['apps/*', 'packages/*']\n",
  '.gitignore': 'node_modules\ndist\nrsdoctor\nreport\nrsdoctor-diff.json\n',
  'apps/web/package.json': JSON.stringify({
    name: 'web',
    private: true,
    type: 'module',
    scripts: { build: 'rspack build' },
    dependencies: { '@acme/ui': 'workspace:*' },
    devDependencies: {
      '@rspack/cli': versions['@rspack/core'],
      '@rspack/core': versions['@rspack/core'],
      '@rsdoctor/rspack-plugin': versions['@rsdoctor/rspack-plugin'],
    },
  }),
  'apps/web/src/index.js': "import { text } from '@acme/ui';\ndocument.body.append(text);\n",
  // Nothing is in dist before pnpm builds it.
  'packages/ui/package.json': JSON.stringify({
    name: '@acme/ui',
    version: '1.0.0',
    type: 'module',
    exports: './dist/index.js',
    scripts: { build: "node -e \"fs.cpSync('src', 'dist', { recursive: true })\"" },
  }),
  [UI]: squares(300),
};

/** A repository with a base branch and changes of the package on top of it; `run` is the job for one of them. */
async function pnpmWorkspace(lab: Lab) {
  const cwd = lab.temp();
  const prefix = lab.temp();
  const env = {
    PATH: `${path.join(prefix, 'bin')}:${process.env.PATH}`,
    npm_config_prefix: prefix,
    // A machine whose network has a certificate of its own.
    ...(process.env.NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS } : {}),
    ...{ GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@b.c', GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@b.c' },
  };
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', env: { ...process.env, ...env }, stdio: 'pipe' }).trim();
  const shell = async (script: string, more: Record<string, string> = {}) => {
    const program = await lab.start(['bash', '-c', script], { cwd, env: { ...env, ...more } });
    return { code: await program.endsWithin(400), log: program.log() };
  };
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'a change');
    return git('rev-parse', 'HEAD');
  };
  write(cwd, WORKSPACE);
  for (const file of ['rspack.config.mjs', 'summary.mjs'])
    fs.copyFileSync(path.join(SAMPLES, file), path.join(cwd, file === 'summary.mjs' ? file : `apps/web/${file}`));
  const ready = await shell('npm install --global pnpm@10 && pnpm install --lockfile-only');
  expect(`exit code of pnpm\n${ready.log}`, ready.code, 0);
  git('init', '--quiet');
  const base = commit();
  return {
    base,
    /** A commit on top of another one, in which the package has so much code. */
    change(from: string, count: number) {
      git('checkout', '--quiet', '--detach', from);
      write(cwd, { [UI]: squares(count) });
      return commit();
    },
    async run(commit: string, more: Record<string, string> = {}) {
      fs.rmSync(path.join(cwd, 'report'), { recursive: true, force: true });
      git('checkout', '--quiet', '--detach', commit);
      const { script, artifacts } = jobOf('gitlab-merge-request.yml', 'bundle-size');
      const variables = { CI_MERGE_REQUEST_DIFF_BASE_SHA: base, CI_COMMIT_SHA: commit, ...more };
      const { code, log } = await shell(script, variables);
      const files = artifacts.flatMap((folder) =>
        fs.readdirSync(path.join(cwd, folder), { recursive: true, encoding: 'utf8' }),
      );
      return { code, log, files };
    },
  };
}

interface Asked {
  path: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** A server on this machine that notes what it is asked. */
async function listening(answer: (asked: Asked) => object) {
  const asked: Asked[] = [];
  const server = http.createServer(async (request, response) => {
    const one = { path: request.url ?? '', headers: request.headers, body: '' };
    for await (const chunk of request) one.body += String(chunk);
    asked.push(one);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer(one)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { asked, address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** What the bot of the page answers: its message, or why it refuses it. */
function bot({ headers, body }: Asked): object {
  const refused = { code: 9499, msg: 'Bad Request', data: {} };
  if (headers['content-type'] !== 'application/json') return refused;
  const { msg_type, content } = JSON.parse(body) as { msg_type?: string; content?: { text?: string } };
  return msg_type === 'text' && content?.text ? { code: 0, msg: 'success', data: {} } : refused;
}

export const ci: readonly Claim[] = [
  {
    id: 'gitlab-merge-request',
    says: 'The script of the GitLab job compares a merge request of a pnpm workspace with its base, or with the target branch of a merged result; it builds the package of the workspace first, ends with 1 above the limit and with 0 below it, and leaves the files of its artifact.',
    async check(lab) {
      const { base, change, run } = await pnpmWorkspace(lab);
      const large = change(base, 500);
      const over = await run(large);
      expect(`exit code above the limit\n${over.log}`, over.code, 1);
      expect('log above the limit', over.log, /JavaScript grew by [\d.]+%, the limit is 5%/);
      expect('module that grew', over.log, /- packages\/ui\/dist\/index\.js, \+[\d.]+ KB \(before [1-9]/);
      for (const file of ['base/index.html', 'current/index.html', 'diff.html', 'summary.md'])
        expect(`${file} among ${over.files}`, over.files.includes(file), true);

      // Merged into a target branch that grew meanwhile, the change adds little.
      const merged = await run(change(large, 501), { CI_MERGE_REQUEST_TARGET_BRANCH_SHA: large });
      expect(`exit code of a merged result\n${merged.log}`, merged.code, 0);
    },
  },
  {
    id: 'chat-message',
    says: 'notify.mjs sends the change of the JavaScript with its sign and the link as a text message of Feishu and Lark, and ends with 1 when the bot refuses it.',
    async check(lab) {
      const cwd = lab.temp();
      const total = { size: { baseline: 454_780, current: 564_930 }, percent: 24.22, state: 'UP' };
      write(cwd, { 'rsdoctor-diff.json': JSON.stringify({ assets: { js: { total } } }) });
      for (const [answer, code] of [
        [bot, 0],
        [() => ({ code: 19024, msg: 'Key Words Not Found' }), 1],
        [() => ({ errcode: 310000, errmsg: 'keywords not in content' }), 1],
      ] as const) {
        const chat = await listening(answer);
        const env = { CHAT_WEBHOOK: `${chat.address}/hook`, REPORT_URL: 'https://ci.example/job/1' };
        const program = await lab.start(['node', path.join(SAMPLES, 'notify.mjs')], { cwd, env });
        expect(`exit code\n${program.log()}`, await program.endsWithin(30), code);
        chat.close();
        const { content } = JSON.parse(chat.asked[0]?.body ?? '{}') as { content?: { text: string } };
        expect(
          'message',
          content?.text,
          'Bundle size: JavaScript 454.78 KB → 564.93 KB (+24.22%)\nhttps://ci.example/job/1',
        );
        if (code === 1) expect('log of a refused message', program.log(), /wasn't sent: 200 .*[Kk]ey ?[Ww]ords/);
      }
    },
  },
  {
    id: 'gitlab-comment',
    says: 'gitlab-comment.mjs creates a note with the table, and after the next push changes that note.',
    async check(lab) {
      const cwd = lab.temp();
      write(cwd, { 'report/summary.md': '| JavaScript |\n' });
      for (const [notes, place] of [
        [[{ id: 6, body: 'by somebody' }], ''],
        [[{ id: 7, body: '<!-- Rsdoctor -->\nold' }], '/7'],
      ] as const) {
        const gitlab = await listening(({ path: asked }) => (asked.endsWith('?per_page=100') ? notes : {}));
        const env = {
          CI_API_V4_URL: gitlab.address,
          CI_PROJECT_ID: '3',
          CI_MERGE_REQUEST_IID: '5',
          GITLAB_TOKEN: 'own',
        };
        const program = await lab.start(['node', path.join(SAMPLES, 'gitlab-comment.mjs')], { cwd, env });
        expect(`exit code\n${program.log()}`, await program.endsWithin(30), 0);
        gitlab.close();
        const [, written] = gitlab.asked;
        expect('place of the note', written?.path, `/projects/3/merge_requests/5/notes${place}`);
        expect('token', written?.headers['private-token'], 'own');
        expect('text of the note', JSON.parse(written?.body ?? '{}'), { body: '<!-- Rsdoctor -->\n| JavaScript |\n' });
      }
    },
  },
  {
    id: 'cli-from-the-mirror',
    says: 'npx, and pnpm 10 with dlx, ask the registry of `.npmrc`, or of the variable npm_config_registry, for the CLI; npm install --global asks that of the variable.',
    async check(lab) {
      const pnpm = binOf(await packages(lab, { dependencies: { pnpm: '10.34.9' } }), 'pnpm');
      const wanted = '@rsdoctor/cli@1.6.3';
      for (const [by, command] of [
        ['.npmrc', ['npx', '--yes', wanted]],
        ['.npmrc', [pnpm, 'dlx', wanted]],
        ['npm_config_registry', ['npx', '--yes', wanted]],
        ['npm_config_registry', [pnpm, 'dlx', wanted]],
        ['npm_config_registry', ['npm', 'install', '--global', wanted]],
      ] as const) {
        // This registry has no package: the claim is that npm asks it.
        const mirror = await listening(() => ({}));
        const [cwd, own] = [lab.temp(), lab.temp()];
        const env: Record<string, string> = { npm_config_cache: own, npm_config_prefix: own, XDG_CACHE_HOME: own };
        if (by === '.npmrc') write(cwd, { '.npmrc': `registry=${mirror.address}/\n` });
        else env[by] = `${mirror.address}/`;
        const program = await lab.start(command, { cwd, env });
        await program.endsWithin(30);
        program.stop();
        mirror.close();
        const asked = mirror.asked.map((one) => one.path).join();
        expect(`${command.join(' ')} with ${by}\n${program.log()}`, asked, /@rsdoctor(?:%2f|\/)cli/i);
      }
    },
  },
  {
    id: 'no-other-host',
    says: 'Builds with the plugin and commands of the CLI connect to no other machine, with and without CI.',
    async check(lab) {
      const noted = path.join(lab.temp(), 'hosts.txt');
      const preload = pathToFileURL(path.join(import.meta.dirname, '../harness/preload/connections.mjs')).href;
      const env = { NODE_OPTIONS: `--import ${preload}`, CONNECTIONS_FILE: noted };
      const hosts = () => (fs.existsSync(noted) ? fs.readFileSync(noted, 'utf8') : '');
      for (const bundler of BUNDLERS) {
        const cwd = await lab.project({ bundler });
        const ended = await lab.bundle(bundler, cwd, { env });
        expect(`exit code of ${bundler}`, await ended.endsWithin(60), 0);
        const shown = await lab.bundle(bundler, cwd, { env: { ...env, CI: '', BROWSER: '/bin/true' } });
        await shown.prints(/analyzer running on/);
        await shown.endsWithin(3);
        shown.stop();
        const profile = ['--profile', MANIFEST];
        await lab.cli(['analyze', ...profile, '--no-open'], { cwd, env, seconds: 8 });
        const both = ['--baseline', MANIFEST, '--current', MANIFEST];
        const { code } = await lab.cli(['bundle-diff', ...both, '--html', '--output', 'diff.html'], { cwd, env });
        expect('exit code of bundle-diff', code, 0);
        expect(`hosts with ${bundler}`, hosts(), '');
      }
      const other = await lab.start(['node', '-e', "fetch('http://other.invalid').catch(() => {})"], {
        cwd: lab.temp(),
        env,
      });
      await other.endsWithin(30);
      expect('what is noted of a program that does', hosts(), 'other.invalid\n');
    },
  },
  {
    id: 'reports-open-offline',
    says: 'The HTML of Brief mode and of bundle-diff opens from the disk without network; the logo is all that both ask for.',
    check: onEach(async (lab, bundler) => {
      const built = await lab.build({ bundler, rsdoctor: { output: { mode: 'brief' } } });
      const data = await lab.build({ bundler, rsdoctor: JSON_ONLY });
      const diff = path.join(lab.temp(), 'diff.html');
      const both = ['--baseline', data.path(data.report.file), '--current', data.path(data.report.file)];
      await lab.cli(['bundle-diff', ...both, '--html', '--output', diff], { cwd: lab.temp() });
      const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
      try {
        for (const [file, screen, text] of [
          [built.path('dist/rsdoctor-report.html'), '#/overall', 'Bundle Overall'],
          [built.path('dist/rsdoctor-report.html'), '#/bundle/size', 'Tree Graph'],
          [diff, '', 'Modules'],
        ] as const) {
          const page = await browser.newPage();
          const asked = new Set<string>();
          await page.route(/^https?:/, (route) => {
            asked.add(new URL(route.request().url()).hostname);
            return route.abort();
          });
          await page.goto(`${pathToFileURL(file).href}${screen}`);
          await page.getByText(text).first().waitFor();
          await page.waitForTimeout(1000);
          expect(`hosts of ${path.basename(file)}${screen}`, [...asked], ['assets.rspack.rs']);
          await page.close();
        }
      } finally {
        await browser.close();
      }
    }),
  },
];
