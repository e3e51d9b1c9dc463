import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { planBuild } from '../harness/build.ts';
import { checkVersions, listWorkspaces, sampleRoot } from '../harness/workspace.ts';

describe('configs', () => {
  it('are asked for when a folder has several or none', () => {
    expect(() => planBuild({ folder: 'packages/evidence/samples/bundlers' })).toThrow('which config?');
    expect(() => planBuild({ folder: 'packages/evidence/samples/bundlers', config: 'vite.config.ts' })).toThrow(
      'no config vite.config.ts',
    );
    expect(() => planBuild({ folder: 'docs/samples/nowhere' })).toThrow('the folder does not exist');
  });
});

describe('versions', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'versions-'));

  it('stop when a package is missing', () => {
    expect(() => checkVersions('cli', folder, {})).toThrow('@rsdoctor/cli is not installed');
  });

  it('stop when another version is installed, with both', () => {
    fs.mkdirSync(path.join(folder, 'node_modules/@rsdoctor/cli'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'node_modules/@rsdoctor/cli/package.json'), '{ "version": "0.0.1" }');
    expect(() => checkVersions('cli', folder, {})).toThrow(
      /installed in another version\n\s+expected: 1\.\d+\.\d+\n\s+seen: {5}0\.0\.1/,
    );
  });

  it('stop when a workspace disagrees with versions.json', () => {
    expect(() => checkVersions('cli', folder, { '@rsdoctor/cli': '9.9.9' })).toThrow(
      'not the version that the pages describe',
    );
  });

  it('are exact in every workspace, and each workspace has a lockfile', () => {
    for (const workspace of listWorkspaces()) {
      expect(fs.existsSync(path.join(sampleRoot, workspace, 'package-lock.json')), workspace).toBe(true);
      const manifest = JSON.parse(fs.readFileSync(path.join(sampleRoot, workspace, 'package.json'), 'utf8')) as Record<
        string,
        Record<string, string>
      >;
      for (const version of Object.values({ ...manifest.dependencies, ...manifest.devDependencies }))
        expect(version, workspace).toMatch(/^(?:file:|npm:.+@)?(?:\d+\.\d+\.\d+|vendor\/.+)$/);
    }
  });
});
