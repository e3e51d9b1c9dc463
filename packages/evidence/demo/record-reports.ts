/**
 * Builds the kiosk of packages/viewer/tests/reports with both bundlers and keeps its reports there, in every
 * form that the page `/preview/` opens.
 */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFiles } from '@rsdoctor-docs/base/files';
import { zipSync } from 'fflate';
import { type BuildOptions, readBuild } from '../harness/build.ts';
import { repositoryRoot } from '../harness/workspace.ts';

const FIXTURES = 'packages/viewer/tests/reports';
const DATA = 'rsdoctor-data.json';
const BRIEF = { output: { mode: 'brief', options: { type: ['json', 'html'] } } };
const target = (file: string) => path.join(repositoryRoot, FIXTURES, file);

/** The scripts and styles of the client in the HTML report. */
const CLIENT = /<script\b[^>]*>(?!window\.__RSDOCTOR__)[\s\S]{50000,}?<\/script>|<style\b[\s\S]*?<\/style>/g;

/** The page of Brief mode without the client, which no test runs. */
const withoutClient = (html: string): string => html.replaceAll(CLIENT, '');

/** Builds the kiosk, and copies files of its `dist` under other names. */
const record = (options: Pick<BuildOptions, 'config' | 'env' | 'set'>, files: Record<string, string>): Promise<void> =>
  readBuild({ folder: `${FIXTURES}/source`, ...options }, ({ directory }) => {
    for (const [from, to] of Object.entries(files))
      fs.cpSync(path.join(directory, 'dist', from), target(to), { recursive: true });
  });

export async function recordReports(): Promise<void> {
  const brief = { config: 'rspack.config.mjs', set: BRIEF };
  fs.rmSync(target('normal'), { recursive: true, force: true });
  await record({ config: 'rspack.config.mjs' }, { '.rsdoctor': 'normal', 'stats.json': 'rspack.stats.json' });
  await record({ config: 'webpack.config.mjs' }, { 'stats.json': 'webpack.stats.json' });
  await record({ ...brief, env: { OLDER: '1' } }, { [DATA]: 'older.json' });
  const page = 'rsdoctor-report.html';
  await record(brief, { [DATA]: 'newer.json', [page]: page });
  fs.writeFileSync(target(page), withoutClient(fs.readFileSync(target(page), 'utf8')));
  await recordModules();
}

/**
 * Records the entry of ES modules, with both bundlers and in both modes. Most of these modules are merged into one, as in
 * any production build.
 */
async function recordModules(): Promise<void> {
  const env = { ENTRY: './src/modules.js' };
  for (const bundler of ['rspack', 'webpack'] as const) {
    const config = `${bundler}.config.mjs`;
    const to = `modules/${bundler}`;
    await record(
      { config, env },
      { '.rsdoctor': `${to}.folder`, 'stats.json': `${to}.stats.json`, 'stats.grouped.json': `${to}.grouped.json` },
    );
    await record({ config, env, set: BRIEF }, { [DATA]: `${to}.json` });
    const folder = listFiles(target(`${to}.folder`)).map(
      (file) => [`.rsdoctor/${file}`, fs.readFileSync(target(`${to}.folder/${file}`))] as const,
    );
    fs.writeFileSync(target(`${to}.zip`), zipSync(Object.fromEntries(folder), { level: 9 }));
    fs.rmSync(target(`${to}.folder`), { recursive: true });
    for (const name of ['', '.stats', '.grouped']) {
      const file = target(`${to}${name}.json`);
      fs.writeFileSync(`${file}.gz`, gzipSync(fs.readFileSync(file), { level: 9 }));
      fs.rmSync(file);
    }
  }
}
