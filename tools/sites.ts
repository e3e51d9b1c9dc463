/**
 * The built sites that checks and tests read: the real one, and the preset's example, which uses the preset in another way.
 * `tsx tools/sites.ts [name …]` builds those that are missing or older than what they are made of.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { command } from '@rsdoctor-docs/base/command';
import { Problem } from '@rsdoctor-docs/base/problem';
import { buildInputs } from './docs/build-inputs.ts';

const root = path.join(import.meta.dirname, '..');

/**
 * A site by the folder of its configuration and where it lives on its origin, with slashes around.
 * @param of the folder of its pages and its theme
 */
const site = (folder: string, base = '/', of = folder) => ({
  /** The built files, absolute. */
  dir: path.join(root, folder, 'doc_build'),
  /** Relative to the repository, like `docs` and `theme`. */
  config: path.posix.join(folder, 'rspress.config.ts'),
  docs: path.posix.join(of, 'docs'),
  theme: path.posix.join(of, 'theme'),
  base,
});

const EXAMPLE = 'packages/preset/example';

export const SITES = {
  main: site(''),
  example: site(EXAMPLE, '/docs/'),
  bare: site(`${EXAMPLE}/bare`, '/', EXAMPLE),
  one: site(`${EXAMPLE}/one`, '/', EXAMPLE),
};

export type SiteName = keyof typeof SITES;
export const SITE_NAMES = Object.keys(SITES) as SiteName[];

/** Time of the last change below a path. A deleted or added file changes its folder. */
function newest(file: string): number {
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(file).map((name) => newest(path.join(file, name))));
}

/** Whether a site has been built, and nothing that it is made of has been changed since. */
function isBuilt(name: SiteName): boolean {
  const { dir, config, docs, theme } = SITES[name];
  // Every configuration writes this file, and rewrites it near the end of the build.
  const proof = path.join(dir, '404.html');
  return (
    existsSync(proof) &&
    statSync(proof).mtimeMs >
      Math.max(...buildInputs(config, docs, theme).map((input) => newest(path.join(root, input))))
  );
}

/**
 * Builds a site if need be.
 * @throws Problem when the build fails
 */
export function ensureBuilt(name: SiteName): void {
  if (isBuilt(name)) return;
  const { config } = SITES[name];
  const { status } = spawnSync('npx', ['--no-install', 'rspress', 'build', '--config', config], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0)
    throw new Problem(config, 'the site does not build', {
      fix: 'mend what the lines above name',
    });
}

await command(import.meta, () => {
  const names = process.argv.slice(2) as SiteName[];
  const unknown = names.find((name) => !SITE_NAMES.includes(name));
  if (unknown) throw new Problem(unknown, 'is no site of the tests', { expected: SITE_NAMES.join(', ') });
  for (const name of names.length > 0 ? names : SITE_NAMES) {
    if (isBuilt(name)) console.log(`${name}: built already, nothing has changed since`);
    ensureBuilt(name);
  }
});
