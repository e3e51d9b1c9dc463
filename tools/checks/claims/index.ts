/**
 * What pages say about behavior, by small builds and calls of the real packages. See claim.ts for what a claim is, and
 * named.ts for how a page names one.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '../../lib/problem.ts';
import { repositoryRoot } from '../../sample/workspace.ts';
import type { Check, Group } from '../check.ts';
import type { Page } from '../read/page.ts';
import type { Claim } from './claim.ts';
import { Lab } from './lab.ts';
import { claimsAreNamed, mentionsOf } from './named.ts';
import { claims, topics } from './topics.ts';

/** Claims that are checked at the same time; builds wait for a core in any case. */
const AT_ONCE = 6;

/** Tries one claim: the problem when it does not hold. */
async function tryClaim({ id, says, check }: Claim, lab: Lab): Promise<Problem | undefined> {
  const start = Date.now();
  let problem: Problem | undefined;
  try {
    await check(lab);
  } catch (error) {
    const seen = error instanceof Problem ? error.message : error instanceof Error ? error.stack : String(error);
    problem = new Problem(`claim ${id}`, 'does not hold', {
      expected: says,
      seen: seen?.replaceAll('\n', '\n              ') ?? '',
      fix: `correct the pages that name it (grep -rn ${id} docs), or the claim`,
    });
  }
  console.log(`  ${problem ? 'FAIL' : 'ok  '} ${id} ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return problem;
}

/** Tries claims, several at a time. */
async function tryClaims(list: readonly Claim[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  const lab = new Lab();
  const queue = [...list];
  const work = async () => {
    for (let claim = queue.shift(); claim; claim = queue.shift()) {
      const problem = await tryClaim(claim, lab);
      if (problem) problems.push(problem);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    lab.close();
  }
  return problems;
}

const topicOf = (claim: Claim) => Object.keys(topics).find((topic) => topics[topic]?.includes(claim)) ?? '';
const fileOf = (claim: Claim) => `tools/checks/claims/${topicOf(claim)}.ts`;

/** The folders of examples of pages that a file of claims builds or runs. */
const examplesIn = (file: string) =>
  new Set(
    [...fs.readFileSync(path.join(repositoryRoot, file), 'utf8').matchAll(/docs\/samples\/(?:[\w-]+\/)*/g)].map(String),
  );

const named: Check<Page> = {
  name: 'named',
  about: 'every claim is named by a page of each language, and every name is a claim',
  of: 'pages',
  items: ({ pages, excerpts }) => [...pages, ...excerpts],
  problems: (pages) => claimsAreNamed(pages, claims),
};

const tried: Check<Claim> = {
  name: 'tried',
  about: 'what pages say about behavior is what the packages do',
  of: 'claims',
  items: () => claims,
  namesOf: (claim) => [topicOf(claim), claim.id],
  inputs: (claim, { pages, excerpts }) => [
    fileOf(claim),
    ...examplesIn(fileOf(claim)),
    ...[...pages, ...excerpts]
      .flatMap(mentionsOf)
      .filter(({ id }) => id === claim.id)
      .map(({ page, line }) => ({ file: page.file, from: line, to: line })),
  ],
  widens:
    /^tools\/(?:checks\/claims\/(?:built|claim|lab|process)\.ts|sample\/(?:(?:build|reports|units|workspace)\.ts|versions\.json|[\w-]+\/package(?:-lock)?\.json))$/,
  keptAs: ({ id }) => id,
  problems: tryClaims,
};

export const claimsGroup: Group = {
  name: 'claims',
  about: 'what the pages say about behavior; a topic or a claim may be named',
  checks: [named, tried],
};
