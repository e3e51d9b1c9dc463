/**
 * The configs of the page on frameworks, each in a real project of its framework. Needs Node.js 22, because Nuxt does.
 * `frameworks.json` keeps what the runs saw.
 */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '@rsdoctor-docs/base/files';
import { Problem } from '@rsdoctor-docs/base/problem';
import { runProgram } from '../harness/process.ts';
import { findReports, readPart } from '../harness/reports.ts';
import { cacheRoot, npmInstall, replaceSources, repositoryRoot } from '../harness/workspace.ts';
import type { Input } from '../ledger.ts';
import { CONFIGS, type Framework, frameworks, PROJECTS } from './list.ts';

/** What a run saw. */
interface Entry {
  /** Day of the run. */
  built: string;
  command: string;
  /** The packages of package.json, and the bundler that the framework brought, in the versions that were installed. */
  packages: Record<string, string>;
  /** Reports with the number of their modules, and how many of these have a bundled size. */
  reports: Record<string, { modules: number; sized: number }>;
}

/** What the runs saw, by framework. */
export const RECORD = 'packages/evidence/frameworks/frameworks.json';
const recordFile = path.join(repositoryRoot, RECORD);
/** Bundlers that a framework brings without being asked. */
const BUNDLERS = ['@rspack/core', '@rsbuild/core', 'webpack'];

const sourcesOf = (name: string): string => path.join(repositoryRoot, PROJECTS, name);

/**
 * The one config that the page shows for a framework.
 * @throws {Problem} when there is none or more than one
 */
function configOf(name: string): string {
  const folder = path.join(repositoryRoot, CONFIGS, name);
  const [file, ...more] = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  if (file === undefined || more.length > 0)
    throw new Problem(`${CONFIGS}/${name}`, 'is not one config', {
      expected: 'a folder with one file',
      seen: file === undefined ? 'none' : [file, ...more].join(', '),
      fix: 'leave the config that the page shows, or delete the entry in packages/evidence/frameworks/list.ts',
    });
  return path.join(folder, file);
}

/** What decides how the build of a framework ends. */
export const inputsOf = (name: string): Input[] => [
  { text: JSON.stringify(frameworks[name]) },
  path.relative(repositoryRoot, configOf(name)),
  `${PROJECTS}/${name}/`,
  'packages/evidence/frameworks/frameworks.ts',
];

/**
 * Installs and builds one framework's project in the cache folder.
 * @throws {Problem} when npm or the build fails, or a report is not where the page says
 */
async function build(name: string, { config, command, reports: expected }: Framework): Promise<Entry> {
  const folder = path.join(cacheRoot, 'frameworks', name);
  const manifest = fs.readFileSync(path.join(sourcesOf(name), 'package.json'), 'utf8');
  fs.mkdirSync(folder, { recursive: true });
  const installed = path.join(folder, '.installed');
  const isInstalled = fs.existsSync(installed) && fs.readFileSync(installed, 'utf8') === manifest;
  replaceSources(folder, [sourcesOf(name)]);
  fs.mkdirSync(path.dirname(path.join(folder, config)), { recursive: true });
  fs.copyFileSync(configOf(name), path.join(folder, config));
  if (!isInstalled) {
    fs.rmSync(path.join(folder, 'package-lock.json'), { force: true });
    await npmInstall(folder, `frameworks/${name}`);
    fs.writeFileSync(installed, manifest);
  }
  const [program = '', ...args] = command;
  const { PATH, HOME } = process.env;
  const { code, log } = await runProgram(path.join(folder, 'node_modules/.bin', program), args, {
    cwd: folder,
    timeoutSeconds: 1200,
    env: { PATH, HOME, CI: 'true', RSDOCTOR: 'true', NO_COLOR: '1', NUXT_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  });
  const files = listFiles(folder, (relative) => relative === 'node_modules');
  const reports = findReports(folder, files).filter(({ kind }) => kind === 'normal');
  const places = reports.map(({ file }) => file).sort();
  if (code !== 0 || places.join() !== expected.join())
    throw new Problem(`${CONFIGS}/${name}`, `${command.join(' ')} did not leave its reports`, {
      expected: `exit code 0 and ${expected.join(', ')}`,
      seen: `exit code ${code}, ${places.join(', ') || 'no report'}\n${log.slice(-2000)}`,
      fix: `look at ${folder}`,
    });
  const { dependencies, devDependencies } = JSON.parse(manifest) as Record<string, Record<string, string> | undefined>;
  const names = [...new Set([...Object.keys({ ...dependencies, ...devDependencies }), ...BUNDLERS])].sort();
  return {
    built: new Date().toISOString().slice(0, 10),
    command: `RSDOCTOR=true npx ${command.join(' ')}`,
    packages: Object.fromEntries(
      names.flatMap((each) => {
        const file = path.join(folder, 'node_modules', each, 'package.json');
        return fs.existsSync(file)
          ? [[each, (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version]]
          : [];
      }),
    ),
    reports: Object.fromEntries(
      reports.map((report) => {
        const graph = readPart(folder, report, 'moduleGraph') as { modules: { size?: { parsedSize?: number } }[] };
        const sized = graph.modules.filter(({ size }) => (size?.parsedSize ?? 0) > 0);
        return [report.file, { modules: graph.modules.length, sized: sized.length }];
      }),
    ),
  };
}

/** Installs and builds the project of a framework, and keeps what it saw. */
export async function buildFramework(name: string): Promise<void> {
  const entry = await build(name, frameworks[name] as Framework);
  const known = JSON.parse(fs.readFileSync(recordFile, 'utf8')) as Record<string, Entry>;
  const record = Object.entries({ ...known, [name]: entry }).sort(([a], [b]) => (a < b ? -1 : 1));
  fs.writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(record), null, 2)}\n`);
}
