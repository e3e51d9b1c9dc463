/**
 * `npm run evidence -- report <folder> [--config rspack.config.mjs] [--set '{"output":{"mode":"brief"}}'] [--env NOMAP=1]`
 *
 * Builds an example with options from the command line and prints what a writer needs to check a claim:
 * the files that came out with their sizes, the reports, the alerts, the log.
 */
import { parseArgs } from 'node:util';
import { readJson } from '@rsdoctor-docs/base/json';
import { Problem } from '@rsdoctor-docs/base/problem';
import { type BuildResult, build } from './build.ts';

/** A build's result as a person reads it. */
function describeBuild({ files, reports, alerts, ...result }: BuildResult): string {
  const size = (bytes: number) => bytes.toLocaleString('en-US').padStart(12);
  const data = files.filter((file) => file.path.includes('/.rsdoctor/'));
  const total = data.reduce((sum, file) => sum + file.size, 0);
  return [
    `${result.folder}/${result.config}: ${result.command}`,
    `exit code ${result.code}, ${result.seconds.toFixed(1)} s, in ${result.directory}`,
    `\nFiles (${files.length})`,
    ...files.filter((file) => !data.includes(file)).map((file) => `${size(file.size)}  ${file.path}`),
    ...(data.length > 0 ? [`${size(total)}  ${data.length} files in .rsdoctor/`] : []),
    `\nReports (${reports.length})`,
    ...reports.map(({ kind, file }) => `  ${kind.padEnd(6)}  ${file}`),
    `\nAlerts (${alerts.length})`,
    ...alerts.map(
      ({ code, level, title, description }) =>
        `  ${code} ${level} ${title}: ${description.replaceAll('\n', '\n      ')}`,
    ),
    `\nLog\n${result.log.trimEnd()}\n`,
  ].join('\n');
}

export async function buildAndShow(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { config: { type: 'string' }, set: { type: 'string' }, env: { type: 'string', multiple: true } },
  });
  const [folder] = positionals;
  if (folder === undefined)
    throw new Problem('npm run evidence -- report', 'needs a folder', {
      expected: `packages/evidence/samples/shop --config rspack.config.cjs --set '{"output":{"mode":"brief"}}' --env NOMAP=1`,
    });
  const result = await build({
    folder,
    ...(values.config ? { config: values.config } : {}),
    ...(values.set ? { set: readJson('--set', values.set).value as Record<string, unknown> } : {}),
    env: Object.fromEntries((values.env ?? []).map((pair) => pair.split(/=(.*)/s) as [string, string])),
    fresh: true,
  });
  process.stdout.write(describeBuild(result));
  process.exitCode = result.code;
}
