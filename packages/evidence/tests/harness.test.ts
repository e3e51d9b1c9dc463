import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { planBuild } from '../harness/build.ts';
import { changed } from '../harness/shop.ts';
import { listWorkspaces, sampleRoot } from '../harness/workspace.ts';
import versions from '../samples/versions.json' with { type: 'json' };

describe('configs', () => {
  it('of samples/changes lie over the shop', () => {
    const { workspace, sources } = planBuild(changed('alias'));
    expect(workspace).toBe('shop');
    expect(sources.map((folder) => path.relative(sampleRoot, folder))).toEqual(['shop', 'changes']);
  });

  it('are asked for when a folder has several or none', () => {
    expect(() => planBuild({ folder: 'packages/evidence/samples/bundlers' })).toThrow('which config?');
    expect(() => planBuild({ folder: 'packages/evidence/samples/bundlers', config: 'vite.config.ts' })).toThrow(
      'no config vite.config.ts',
    );
    expect(() => planBuild({ folder: 'docs/samples/nowhere' })).toThrow('the folder does not exist');
  });
});

it('each workspace has a lockfile and exact versions, of Rsdoctor those that the pages describe', () => {
  for (const workspace of listWorkspaces()) {
    expect(fs.existsSync(path.join(sampleRoot, workspace, 'package-lock.json')), workspace).toBe(true);
    const manifest = JSON.parse(fs.readFileSync(path.join(sampleRoot, workspace, 'package.json'), 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    for (const [name, version] of wanted) {
      expect(version, `${workspace}: ${name}`).toMatch(/^(?:file:|npm:.+@)?(?:\d+\.\d+\.\d+|vendor\/.+)$/);
      // Rspack 2 has workspaces of its own; the others have the version that the pages describe.
      if (!workspace.startsWith('rspack-2') || name.startsWith('@rsdoctor/'))
        expect(version, `${workspace}: ${name}`).toBe((versions as Record<string, string>)[name] ?? version);
    }
  }
});
