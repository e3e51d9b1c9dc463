/**
 * `npm run generate` writes docs/generated/*.json from the installed packages;
 * `npm run generate -- --check` writes nothing, prints what changed and fails when something did.
 */
import fs from 'node:fs';
import path from 'node:path';
import { command } from '../../lib/command.ts';
import { Problem } from '../../lib/problem.ts';
import { build } from '../../sample/build.ts';
import { install, repositoryRoot } from '../../sample/workspace.ts';
import { readCli } from './cli.ts';
import { compare, describeChange } from './compare.ts';
import { type OptionFact, readOptions } from './options.ts';
import { type Bundler, readRules } from './rules.ts';
import since from './since.json' with { type: 'json' };
import { readVersions } from './versions.ts';

export const generatedFolder = path.join(repositoryRoot, 'docs/generated');

/** All facts, one entry a file. */
export async function generate(): Promise<Record<string, object>> {
  const bundlers = await install('bundlers');
  const cli = await install('cli');
  const $from = 'npm run generate';
  return {
    'options.json': { $from, options: addSince(await addObserved(await readOptions(bundlers))) },
    'rules.json': { $from, rules: await readRules(bundlers, firesOn) },
    'cli.json': { $from, commands: await readCli(cli) },
    'versions.json': { $from, ...readVersions(bundlers, cli) },
  };
}

/** The bundlers on which the sample of a rule (docs/samples/rules) raises it. */
async function firesOn(code: string): Promise<Bundler[]> {
  const fires: Bundler[] = [];
  for (const bundler of ['rspack', 'webpack'] as const) {
    const folder = `docs/samples/rules/${code.toLowerCase()}`;
    const { alerts } = await build({ folder, config: `${bundler}.config.mjs` });
    if (alerts.some((alert) => alert.code === code)) fires.push(bundler);
  }
  return fires;
}

/** Defaults that only a build shows, because the code that writes the file holds them. */
async function addObserved(options: OptionFact[]): Promise<OptionFact[]> {
  const brief = await build({
    folder: 'tools/sample/bundlers',
    config: 'rspack.config.mjs',
    set: { output: { mode: 'brief' } },
  });
  const html = brief.reports.find((report) => report.kind === 'html');
  if (!html)
    throw new Problem('tools/sample/bundlers/rspack.config.mjs', 'a Brief mode build wrote no HTML report', {
      seen: brief.log,
    });
  return options.map((option) =>
    option.path === 'output.options.htmlOptions.reportHtmlName'
      ? { ...option, default: path.basename(html.file) }
      : option,
  );
}

/** Marks the options that came after 1.0.0. */
function addSince(options: readonly OptionFact[]): OptionFact[] {
  const known: Record<string, string> = since.options;
  for (const name of Object.keys(known)) {
    if (!options.some((option) => option.path === name))
      throw new Problem('tools/facts/generate/since.json', `no option ${name}`, { fix: 'delete the line' });
  }
  return options.map((option) => {
    const version = known[option.path];
    const { plugins, multiple, ...rest } = option;
    return { ...rest, ...(version ? { since: version } : {}), plugins, ...(multiple ? { multiple } : {}) };
  });
}

/** A file's text: stable, so that an update is a readable diff. */
export function toText(facts: object): string {
  return `${JSON.stringify(facts, null, 2)}\n`;
}

/** Compares the committed files with fresh facts; one problem a file. */
export function findDrift(fresh: Record<string, object>, folder: string = generatedFolder): Problem[] {
  return Object.entries(fresh).flatMap(([name, facts]) => {
    const file = path.join(folder, name);
    const where = path.relative(repositoryRoot, file);
    const fix = 'run `npm run generate`, read the diff, and correct the pages that say otherwise';
    if (!fs.existsSync(file)) return [new Problem(where, 'is missing', { fix })];
    const changes = compare(JSON.parse(fs.readFileSync(file, 'utf8')), JSON.parse(JSON.stringify(facts)));
    if (changes.length === 0) return [];
    return [
      new Problem(where, `is not what the installed packages say\n${changes.map(describeChange).join('\n')}`, { fix }),
    ];
  });
}

async function main(): Promise<void> {
  const fresh = await generate();
  if (process.argv.includes('--check')) {
    const drift = findDrift(fresh);
    for (const problem of drift) process.stderr.write(`${problem.message}\n`);
    process.exitCode = drift.length > 0 ? 1 : 0;
    return;
  }
  fs.mkdirSync(generatedFolder, { recursive: true });
  for (const [name, facts] of Object.entries(fresh)) fs.writeFileSync(path.join(generatedFolder, name), toText(facts));
  process.stdout.write(`docs/generated: ${Object.keys(fresh).join(', ')}\n`);
}

await command(import.meta, main);
