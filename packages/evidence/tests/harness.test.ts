import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Problem } from '../../../tools/lib/problem.ts';
import { planBuild } from '../harness/build.ts';
import { parseSettings } from '../harness/build-and-show.ts';
import { kindOf } from '../harness/kinds.ts';
import { checkVersions, listWorkspaces, sampleRoot } from '../harness/workspace.ts';

describe('settings of the command line', () => {
  it('become nested options', () => {
    expect(
      parseSettings(['output.mode=brief', 'output.options.type=["json"]', 'port=4000', 'supports.gzip=false']),
    ).toEqual({
      output: { mode: 'brief', options: { type: ['json'] } },
      port: 4000,
      supports: { gzip: false },
    });
  });

  it('need a name and a value', () => {
    expect(() => parseSettings(['output'])).toThrow(Problem);
  });
});

describe('configs', () => {
  it.each([
    ['rspack.config.mjs', 'rspack'],
    ['rspack.tuned.mjs', 'rspack'],
    ['brief.rspack.config.mjs', 'rspack'],
    ['tree-shaking.webpack.config.mjs', 'webpack'],
    ['rsbuild.config.ts', 'rsbuild'],
    ['modern.config.mjs', 'modern'],
    ['next.config.mjs', 'next'],
    ['vue.config.js', 'vue-cli'],
    ['check-size.mjs', undefined],
    ['rspack.md', undefined],
  ])('%s is built by %s', (name, kind) => {
    expect(kindOf(name)?.name).toBe(kind);
  });

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
