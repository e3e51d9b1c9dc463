/** Which pull requests Dependabot opens: none for what pages describe, and none for a folder that is not there. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryFiles } from '@rsdoctor-docs/base/files';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = path.join(import.meta.dirname, '../..');

interface Update {
  'package-ecosystem': string;
  directories: string[];
  'open-pull-requests-limit'?: number;
  ignore?: { 'dependency-name': string; 'update-types'?: string[] }[];
}
const { updates } = parse(readFileSync(path.join(root, '.github/dependabot.yml'), 'utf8')) as { updates: Update[] };
const npm = updates.filter((one) => one['package-ecosystem'] === 'npm');

const patternOf = (folder: string) => new RegExp(`^${folder.slice(1).replaceAll('*', '[^/]+')}$`);
const lockfiles = repositoryFiles(root)
  .filter((name) => path.posix.basename(name) === 'package-lock.json')
  .map((name) => path.posix.dirname(name).replace(/^\.$/, ''));

test('every lockfile is watched, by one entry', () => {
  for (const folder of lockfiles) {
    const watching = npm.filter(({ directories }) => directories.some((one) => patternOf(one).test(folder)));
    expect(watching.length, folder).toBe(1);
  }
});

test('every folder that is watched has a lockfile', () => {
  for (const folder of npm.flatMap(({ directories }) => directories))
    expect(
      lockfiles.some((one) => patternOf(folder).test(one)),
      folder,
    ).toBe(true);
});

test('versions that pages describe never move by themselves', () => {
  for (const { directories, ignore = [] } of npm) {
    const rule = ignore.find((one) => one['dependency-name'] === '@rsdoctor/*');
    expect(rule, directories.join()).toEqual({ 'dependency-name': '@rsdoctor/*' });
  }
  for (const update of npm)
    if (update.directories.some((folder) => folder.includes('samples')))
      expect(update['open-pull-requests-limit'], update.directories.join()).toBe(0);
});
