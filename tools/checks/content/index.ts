/** `npm run check:content [-- twins words …]`: what a reader of both languages relies on, on every page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readReference } from '../../facts/reference/facts.ts';
import { Problem } from '../../lib/problem.ts';
import { run } from '../../lib/run.ts';
import { claimsAreNamed } from '../claims/named.ts';
import { claims } from '../claims/topics.ts';
import { frontmatterIsComplete } from './frontmatter.ts';
import { headingsAreSound } from './headings.ts';
import { identifiersExist } from './identifiers.ts';
import { menusHold } from './menus.ts';
import { picturesHaveText } from './pictures.ts';
import { type Page, readPages } from './read.ts';
import { factsAreGenerated, statedDefaultsHold, statedRulesHold } from './stated.ts';
import { twinsMatch } from './twins.ts';
import { typographyHolds } from './typography.ts';
import { glossaryHolds, nothingIsLeftOver } from './words.ts';

const docs = path.join(import.meta.dirname, '../../../docs');
const packages = () =>
  Object.keys(
    (JSON.parse(readFileSync(path.join(docs, 'generated/versions.json'), 'utf8')) as { packages: object }).packages,
  );

const CHECKS: Record<string, (pages: Page[]) => Problem[]> = {
  claims: (pages) => claimsAreNamed(pages, claims),
  menus: () => menusHold(docs),
  twins: twinsMatch,
  headings: headingsAreSound,
  frontmatter: frontmatterIsComplete,
  typography: typographyHolds,
  glossary: glossaryHolds,
  leftovers: nothingIsLeftOver,
  pictures: picturesHaveText,
  identifiers: (pages) => identifiersExist(pages, readReference(docs), packages()),
  facts: factsAreGenerated,
  defaults: (pages) => statedDefaultsHold(pages, readReference(docs)),
  rules: (pages) => statedRulesHold(pages, readReference(docs)),
};

function main(): void {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !(name in CHECKS));
  if (unknown.length > 0)
    throw new Problem(unknown.join(', '), 'no such check', { expected: Object.keys(CHECKS).join(', ') });
  const pages = readPages(docs);
  let failed = 0;
  const names = named.length > 0 ? named : Object.keys(CHECKS);
  for (const name of names) {
    const problems = CHECKS[name]?.(pages) ?? [];
    for (const problem of problems) console.error(problem.message);
    console.log(
      `${problems.length === 0 ? 'ok  ' : 'FAIL'} content: ${name}${problems.length > 0 ? `, ${problems.length} problems` : ''}`,
    );
    if (problems.length > 0) failed += 1;
  }
  console.log(`${names.length - failed} passed, ${failed} failed (${pages.length} pages)`);
  process.exitCode = failed > 0 ? 1 : 0;
}

await run(main);
