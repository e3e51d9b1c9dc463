/**
 * `npm run evidence -- report <folder> [--config rspack.config.mjs] [--set output.mode=brief] [--env NOMAP=1] [--json]`
 *
 * Builds an example with options from the command line and prints what a writer needs to check a claim:
 * the files that came out with their sizes, the reports, the alerts, the log.
 */
import { parseArgs } from 'node:util';
import { Problem } from '../../../tools/lib/problem.ts';
import { type BuildResult, build } from './build.ts';

/** `a.b=1` pairs as one nested object; values are JSON where they parse as JSON, else text. */
export function parseSettings(pairs: readonly string[]): Record<string, unknown> {
  const settings: Record<string, unknown> = {};
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    if (at < 1)
      throw new Problem(`--set ${pair}`, 'not a setting', { expected: '--set output.mode=brief', seen: pair });
    const keys = pair.slice(0, at).split('.');
    let place = settings;
    for (const key of keys.slice(0, -1)) {
      if (typeof place[key] !== 'object' || place[key] === null) place[key] = {};
      place = place[key] as Record<string, unknown>;
    }
    place[keys.at(-1) as string] = parseValue(pair.slice(at + 1));
  }
  return settings;
}

function parseValue(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** A build's result as a person reads it. */
export function describeBuild(result: BuildResult): string {
  const size = (bytes: number): string => bytes.toLocaleString('en-US').padStart(12);
  const own = result.files.filter((file) => !file.path.includes('/.rsdoctor/'));
  const data = result.files.filter((file) => file.path.includes('/.rsdoctor/'));
  const total = (files: readonly { size: number }[]): number => files.reduce((sum, file) => sum + file.size, 0);
  return [
    `${result.folder}/${result.config}: ${result.command}`,
    `exit code ${result.code}, ${result.seconds.toFixed(1)} s, in ${result.directory}`,
    '',
    `Files (${result.files.length})`,
    ...own.map((file) => `${size(file.size)}  ${file.path}`),
    ...(data.length > 0 ? [`${size(total(data))}  ${data.length} files in .rsdoctor/`] : []),
    '',
    `Reports (${result.reports.length})`,
    ...result.reports.map((report) => `  ${report.kind.padEnd(6)}  ${report.file}`),
    '',
    `Alerts (${result.alerts.length})`,
    ...result.alerts.map(
      (alert) =>
        `  ${alert.code.padEnd(7)} ${alert.level.padEnd(5)} ${alert.category.padEnd(7)} ${alert.title}: ${alert.description.split('\n').join('\n      ')}`,
    ),
    '',
    'Log',
    result.log
      .trimEnd()
      .split('\n')
      .map((line) => `  ${line}`)
      .join('\n'),
    '',
  ].join('\n');
}

export async function report(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      config: { type: 'string' },
      set: { type: 'string', multiple: true },
      env: { type: 'string', multiple: true },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [folder] = positionals;
  if (values.help || folder === undefined || positionals.length > 1) {
    process.stdout.write(
      'npm run evidence -- report <folder> [--config rspack.config.mjs] [--set output.mode=brief ...] [--env NOMAP=1 ...] [--json]\n\nExample: npm run evidence -- report packages/evidence/samples/shop --config rspack.config.cjs --set output.mode=brief\n',
    );
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const env = Object.fromEntries(
    (values.env ?? []).map((pair): [string, string] => {
      const at = pair.indexOf('=');
      return at < 1 ? [pair, 'true'] : [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
  const result = await build({
    folder,
    ...(values.config ? { config: values.config } : {}),
    ...(values.set ? { set: parseSettings(values.set) } : {}),
    env,
    fresh: true,
  });
  process.stdout.write(values.json ? `${JSON.stringify(result, null, 2)}\n` : describeBuild(result));
  process.exitCode = result.code;
}
