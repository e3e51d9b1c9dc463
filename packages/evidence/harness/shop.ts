/** Builds the sample shop with a config of `samples/changes`: the fixes that the topics tell of. */
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '../../../tools/lib/problem.ts';
import { buildEnvironment } from './build.ts';
import { runProgram } from './process.ts';
import { findReports, type Report } from './reports.ts';
import { install, replaceSources, sampleRoot, withLock } from './workspace.ts';

const MANIFEST = 'dist/.rsdoctor/manifest.json';

/**
 * Builds the shop.
 * @param config a file of `samples/changes`, or the shop's own
 * @param env environment variables of the build
 * @param take reads what is wanted, while the folder is locked; without Rsdoctor there is no report
 * @param keep folders of an earlier build that must stay
 */
export const buildShop = <T>(
  config: string,
  env: Record<string, string>,
  take: (directory: string, report: Report | undefined) => T,
  keep: readonly string[] = [],
): Promise<T> =>
  withLock('shop', async () => {
    const directory = await install('shop');
    replaceSources(directory, [path.join(sampleRoot, 'shop'), path.join(sampleRoot, 'changes')], new Set(keep));
    const [command, ...args] = config.includes('.webpack.') ? ['webpack'] : ['rspack', 'build'];
    const { code, log } = await runProgram(
      path.join(directory, 'node_modules/.bin', command),
      [...args, '-c', config],
      {
        cwd: directory,
        timeoutSeconds: 420,
        env: buildEnvironment({ env: { OUT: 'dist', ...env } }),
      },
    );
    if (code !== 0)
      throw new Problem(`packages/evidence/samples/changes/${config}`, 'the build failed', { seen: log.slice(-2000) });
    const [report] = findReports(directory, fs.existsSync(path.join(directory, MANIFEST)) ? [MANIFEST] : []);
    return take(directory, report);
  });
