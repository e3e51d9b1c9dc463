/** Writes docs/generated/*.json from the installed packages. */
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '@rsdoctor-docs/base/problem';
import { build } from '../harness/build.ts';
import { install, repositoryRoot } from '../harness/workspace.ts';
import { readCli } from './cli.ts';
import type { OptionFact } from './facts.ts';
import { readOptions } from './options.ts';
import { readRules } from './rules.ts';
import since from './since.json' with { type: 'json' };
import { readVersions } from './versions.ts';

const generatedFolder = path.join(repositoryRoot, 'docs/generated');

/** All facts by the name of their file. */
async function generate(): Promise<Record<string, object>> {
  const bundlers = await install('bundlers');
  const cli = await install('cli');
  const $from = 'npm run evidence -- facts';
  return {
    'options.json': { $from, options: addSince(await addReportHtmlName(await readOptions(bundlers))) },
    'rules.json': { $from, rules: await readRules(bundlers) },
    'cli.json': { $from, commands: await readCli(cli) },
    'versions.json': { $from, packages: readVersions(bundlers, cli) },
  };
}

/** Adds the default name of the HTML report, which only a build shows: no normalizer fills it in. */
async function addReportHtmlName(options: OptionFact[]): Promise<OptionFact[]> {
  const brief = await build({
    folder: 'packages/evidence/samples/bundlers',
    config: 'rspack.config.mjs',
    set: { output: { mode: 'brief' } },
  });
  const html = brief.reports.find((report) => report.kind === 'html');
  if (!html)
    throw new Problem(
      'packages/evidence/samples/bundlers/rspack.config.mjs',
      'a Brief mode build wrote no HTML report',
      { seen: brief.log.trim().slice(-2000) },
    );
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
      throw new Problem('packages/evidence/facts/since.json', `no option ${name}`, { fix: 'delete the line' });
  }
  return options.map((option) => {
    const version = known[option.path];
    const { plugins, multiple, ...rest } = option;
    return { ...rest, ...(version ? { since: version } : {}), plugins, ...(multiple ? { multiple } : {}) };
  });
}

/** Writes docs/generated; `git diff` says what changed. */
export async function writeFacts(): Promise<void> {
  for (const [name, facts] of Object.entries(await generate()))
    fs.writeFileSync(path.join(generatedFolder, name), `${JSON.stringify(facts, null, 2)}\n`);
}
