/**
 * `npm run rehearse -- @rspress/core@2.0.21 [another@version …]`: installs other versions in a copy of the repository,
 * asks them for everything that tools/framework leans on, builds the site with them, and says which rows of its table
 * no longer hold. Ends with code 1 when one does not. `--keep` leaves the copy behind.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Slip, slipsOf } from '../framework/anchors.ts';
import { PATCHES } from '../framework/index.ts';
import { leanings } from '../framework/leanings.ts';
import { OFF_VARIABLE } from '../framework/patch.ts';
import { command } from '../lib/command.ts';
import { copyRepository } from '../lib/copy-repository.ts';
import { Problem } from '../lib/problem.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** A row of the table in tools/framework/README.md, and what of it does not hold. */
export interface Row {
  name: string;
  canBeOff: boolean;
  slips: Slip[];
}

/** All rows, asked of the packages in a node_modules folder. */
export const rowsOf = (modules: string): Row[] => [
  ...PATCHES.map(({ name, anchors }) => ({ name, canBeOff: true, slips: slipsOf(anchors, modules) })),
  ...leanings().map(({ name, anchors }) => ({ name, canBeOff: false, slips: slipsOf(anchors, modules) })),
];

/** `@rspress/core@2.0.21` as name and version. */
export function parseWish(text: string): { name: string; version: string } {
  const [, name, version] = /^(@?[^@]+)@([^@]+)$/.exec(text) ?? [];
  if (!name || !version)
    throw new Problem(text, 'no package and version', { expected: 'npm run rehearse -- @rspress/core@2.0.21' });
  return { name, version };
}

type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, string>>>;

function install(to: string, wishes: ReturnType<typeof parseWish>[]): void {
  const file = path.join(to, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  for (const { name, version } of wishes) {
    const group = manifest.dependencies?.[name] ? 'dependencies' : 'devDependencies';
    manifest[group] = { ...manifest[group], [name]: version };
  }
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], {
    cwd: to,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Problem(wishes.map(({ name, version }) => `${name}@${version}`).join(' '), 'npm cannot install it');
}

/** Builds the copy. @returns the last lines of a build that failed, or nothing */
function build(to: string, off: string): string | undefined {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(to, 'node_modules/@rspress/core/bin/rspress.js'), 'build'],
    { cwd: to, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', [OFF_VARIABLE]: off } },
  );
  return status === 0 ? undefined : `${stdout}\n${stderr}`.trim().split('\n').slice(-15).join('\n');
}

function print(rows: Row[]): void {
  console.log('\n| row | holds | where | expected | seen |\n|---|---|---|---|---|');
  for (const { name, slips } of rows)
    if (slips.length === 0) console.log(`| ${name} | yes | | | |`);
    else
      for (const { where, expected, seen } of slips) console.log(`| ${name} | no | ${where} | ${expected} | ${seen} |`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'boolean', default: false } },
  });
  if (positionals.length === 0)
    throw new Problem('rehearse', 'no version to try', { expected: 'npm run rehearse -- @rspress/core@2.0.21' });
  const wishes = positionals.map(parseWish);
  const copy = mkdtempSync(path.join(tmpdir(), 'rehearse-'));
  try {
    copyRepository(ROOT, copy);
    install(copy, wishes);
    const rows = rowsOf(path.join(copy, 'node_modules'));
    print(rows);
    const broken = rows.filter(({ slips }) => slips.length > 0);
    const off = broken
      .filter(({ canBeOff }) => canBeOff)
      .map(({ name }) => name)
      .join(',');
    const tries: [string, string][] = [
      ['as it is', ''],
      ...(off ? [['without the patches that do not hold', off] as [string, string]] : []),
      ['on stock parts', 'all'],
    ];
    console.log('');
    let failed = broken.length > 0;
    for (const [what, names] of tries) {
      const error = build(copy, names);
      console.log(
        `build ${what}${names ? ` (${OFF_VARIABLE}=${names})` : ''}: ${error === undefined ? 'works' : 'fails'}`,
      );
      if (error === undefined) break;
      console.log(`\n${error}\n`);
      failed = true;
    }
    if (failed) process.exitCode = 1;
  } finally {
    if (values.keep) console.log(`The copy is ${copy}`);
    else rmSync(copy, { recursive: true, force: true });
  }
}

await command(import.meta, main);
