/**
 * `npm run check:code [-- facts words json shell types builds observed]`: what the pages say about code, against the real packages.
 * Without a name all checks run, the fast ones first.
 */
import path from 'node:path';
import { findDrift, generate } from '../../facts/generate/index.ts';
import { checkWords, readReference } from '../../facts/reference/facts.ts';
import { Problem } from '../../lib/problem.ts';
import { run } from '../../lib/run.ts';
import { repositoryRoot } from '../../sample/workspace.ts';
import { checkBuilds, findSamples } from './builds.ts';
import { readDocs } from './fences.ts';
import { checkJson } from './json.ts';
import { checkObserved } from './observed.ts';
import { checkShell } from './shell.ts';
import { checkTypes } from './types.ts';

const docs = path.join(repositoryRoot, 'docs');

const checks: Readonly<Record<string, () => Problem[] | Promise<Problem[]>>> = {
  facts: async () => findDrift(await generate()),
  words: () => checkWords(readReference(docs)),
  json: () => checkJson(readDocs(docs)),
  shell: () => checkShell(readDocs(docs), readReference(docs).facts.commands),
  types: () => checkTypes(readDocs(docs)),
  builds: async () =>
    (
      await checkBuilds(findSamples(docs), (result) =>
        process.stdout.write(
          `  ${result.code === 0 ? 'ok  ' : 'FAIL'} ${result.folder}/${result.config} ${result.seconds.toFixed(1)} s\n`,
        ),
      )
    ).problems,
  observed: () => checkObserved(readDocs(docs), docs),
};

async function main(): Promise<void> {
  const named = process.argv.slice(2).filter((name) => name !== '--');
  const unknown = named.filter((name) => !(name in checks));
  if (unknown.length > 0)
    throw new Problem(unknown.join(', '), 'no such check', { expected: Object.keys(checks).join(', ') });
  let passed = 0;
  let failed = 0;
  for (const name of named.length > 0 ? named : Object.keys(checks)) {
    const start = Date.now();
    let problems: Problem[];
    try {
      problems = (await checks[name]?.()) ?? [];
    } catch (error) {
      problems = [
        error instanceof Problem
          ? error
          : new Problem(`check ${name}`, error instanceof Error ? (error.stack ?? error.message) : String(error)),
      ];
    }
    for (const problem of problems) process.stderr.write(`${problem.message}\n`);
    process.stdout.write(
      `${problems.length === 0 ? 'ok  ' : 'FAIL'} code: ${name} (${((Date.now() - start) / 1000).toFixed(1)} s${problems.length > 0 ? `, ${problems.length} problems` : ''})\n`,
    );
    if (problems.length === 0) passed += 1;
    else failed += 1;
  }
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}

await run(main);
