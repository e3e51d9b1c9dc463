/** Packages in versions that no workspace has: those that a page compares, and those of other tools. */
import fs from 'node:fs';
import path from 'node:path';
import { keyOf } from '../harness/cache.ts';
import type { Lab } from '../harness/lab.ts';
import { cacheRoot, withLock } from '../harness/workspace.ts';
import { expect } from './claim.ts';

/** Runs a program to its end. */
export async function run(lab: Lab, command: readonly [string, ...string[]], cwd: string, seconds = 240) {
  const program = await lab.start(command, { cwd });
  return { code: await program.endsWithin(seconds), log: program.log() };
}

/** The command that a package of an installed folder brings. */
export const binOf = (installed: string, name: string) => path.join(installed, 'node_modules/.bin', name);

/** Installs packages once; the folder in which they are. */
export function packages(
  lab: Lab,
  manifest: { dependencies: Record<string, string>; overrides?: object },
): Promise<string> {
  const key = `tools/${keyOf({ text: JSON.stringify(manifest) })}`;
  return withLock(key, async () => {
    const folder = path.join(cacheRoot, key);
    const done = path.join(folder, '.installed');
    if (fs.existsSync(done)) return folder;
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, ...manifest }));
    const { code, log } = await run(lab, ['npm', 'install', '--no-audit', '--no-fund', '--loglevel=error'], folder);
    expect(`exit code of npm in ${folder}\n${log}`, code, 0);
    fs.writeFileSync(done, '');
    return folder;
  });
}
