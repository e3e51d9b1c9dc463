/**
 * What the pages say about code, against the real packages; the quick checks first. What loads a compiler is loaded
 * when it runs.
 */
import { checkWords, type Reference, readReference } from '../../facts/reference/facts.ts';
import type { Check, Group } from '../check.ts';
import { type Fence, fencesOf, inputsOf, placeWithoutLine } from '../read/fences.ts';
import { builds } from './builds.ts';
import { json } from './json.ts';
import { observed, outputs } from './observed.ts';
import { shell } from './shell.ts';
import { legible, shots } from './shots.ts';

const GENERATED = ['options.json', 'rules.json', 'cli.json', 'versions.json'];

const facts: Check<string> = {
  name: 'facts',
  about: 'docs/generated is what the installed packages say',
  of: 'generated files',
  items: () => GENERATED,
  inputs: (file) => [`docs/generated/${file}`],
  widens: /^tools\/(?:facts\/|sample\/(?:versions\.json|(?:bundlers|cli)\/package))/,
  keptAs: (file) => file,
  problems: async () => {
    const { findDrift, generate } = await import('../../facts/generate/index.ts');
    return findDrift(await generate());
  },
};

const words: Check<Reference> = {
  name: 'words',
  about: 'every option, rule and flag has its words in both languages',
  of: 'references',
  items: ({ docs }) => [readReference(docs)],
  problems: ([reference]) => (reference ? checkWords(reference) : []),
};

const types: Check<Fence> = {
  name: 'types',
  about: 'every TypeScript and JavaScript block compiles',
  of: 'blocks',
  items: fencesOf,
  inputs: inputsOf,
  widens: /^tools\/(?:checks\/code\/types\.ts|sample\/(?:versions\.json|[\w-]+\/package(?:-lock)?\.json))$/,
  keptAs: placeWithoutLine,
  problems: async (fences) => (await import('./types.ts')).checkTypes(fences),
};

export const code: Group = {
  name: 'code',
  about: 'what the pages say about code, against the real packages',
  checks: [words, json, shell, outputs, shots, legible, facts, types, builds, observed],
};
