/**
 * `npm run bump -- 1.6.6`, `npm run bump -- @rsdoctor/cli@1.6.4`: another version of Rsdoctor in
 * packages/evidence/samples/versions.json, every package.json, the lockfiles and docs/generated. It lists what is left
 * for a person: evidence to run again, and lines that name the old version.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '@rsdoctor-docs/base/command';
import { repositoryFiles } from '@rsdoctor-docs/base/files';
import { Problem } from '@rsdoctor-docs/base/problem';
import { readVersions, setVersions, type Versions, wantedVersions } from './bump-plan.ts';

const root = path.join(import.meta.dirname, '../..');
const VERSIONS = 'packages/evidence/samples/versions.json';
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const isWindows = process.platform === 'win32';

/** Writes no addresses into the lockfile, because other registries have other ones. */
const INSTALL =
  'install --package-lock-only --ignore-scripts --no-audit --no-fund --omit-lockfile-registry-resolved'.split(' ');

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** Runs npm with its output shown. */
function execute(args: string[], folder = '.'): void {
  console.log(`\n> npm ${args.join(' ')}${folder === '.' ? '' : `   (in ${folder})`}`);
  execFileSync(npm, args, { cwd: path.join(root, folder), stdio: 'inherit', shell: isWindows });
}

/** Whether the registry has a version of a package. */
function isPublished(name: string, version: string): boolean {
  try {
    return execFileSync(npm, ['view', `${name}@${version}`, 'version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: isWindows,
    }).includes(version);
  } catch {
    return false;
  }
}

/** The units that have to run again. Read in a process of its own: the versions have just changed. */
function staleUnits(): string[] {
  const args = [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'packages/evidence/index.ts', '--list', '--stale'];
  return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

await command(import.meta, () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const manifests = [VERSIONS, ...repositoryFiles(root).filter((file) => path.posix.basename(file) === 'package.json')];
  const current = Object.assign({}, ...manifests.map((file) => readVersions(read(file)))) as Versions;
  const wanted = wantedVersions(positionals, current, isPublished);
  for (const [name, version] of Object.entries(current))
    console.log(`${name}: ${version} → ${wanted[name] ?? version}`);
  if (Object.keys(wanted).length === 0)
    throw new Problem('npm run bump', 'has nothing to do', { fix: 'npm run bump -- 1.6.6' });

  const changed = manifests.filter((file) => {
    const text = read(file);
    const next = setVersions(text, wanted);
    if (next !== text) fs.writeFileSync(path.join(root, file), next);
    return next !== text;
  });
  for (const file of changed) {
    const folder = path.posix.dirname(file);
    // docs/samples and frameworks have no lockfile: evidence installs what they need.
    if (!fs.existsSync(path.join(root, folder, 'package-lock.json'))) continue;
    execute(INSTALL, folder);
    if (folder === '.') {
      execute(['run', '-s', 'lock']);
      execute(['run', '-s', 'deps']);
    }
  }
  execute(['run', '-s', 'evidence', '--', 'facts']);

  console.log(
    `\nChanged: ${changed.join(', ')}, their lockfiles and docs/generated. Read the diff of docs/generated first.`,
  );
  console.log(`\n${staleUnits().length} units of evidence have to run again: npm run evidence -- --stale`);
  const olds = [...new Set(Object.keys(wanted).map((name) => current[name] as string))];
  console.log(`\nLines that name ${olds.join(' or ')}. Check each, also those that stay true.`);
  const places = ['docs/en', 'docs/zh', 'docs/reference', 'docs/samples', '.github', 'theme', '*.md'];
  spawnSync('git', ['grep', '-nwF', ...olds.flatMap((old) => ['-e', old]), '--', ...places], {
    cwd: root,
    stdio: 'inherit',
  });
  console.log('\nThen: npm run evidence -- --stale, npm test');
});
