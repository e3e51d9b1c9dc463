/** What the pages say about code. packages/evidence builds and runs it; the check `evidence` compares its ledger. */
import { type Reference, wordFaults } from '../../reference/facts.ts';
import type { Check, Group } from '../check.ts';
import { evidence } from './evidence.ts';
import { json } from './json.ts';
import { outputs } from './outputs.ts';
import { legible } from './pictures.ts';
import { shell } from './shell.ts';

const words: Check<Reference> = {
  name: 'words',
  about: 'every option, rule and flag has its words in both languages',
  of: 'references',
  items: ({ reference }) => [reference],
  problems: ([reference]) => (reference ? [...wordFaults(reference)] : []),
};

export const code: Group = {
  name: 'code',
  about: 'what the pages say about code, and whether its evidence is of these inputs',
  checks: [words, json, shell, outputs, legible, evidence],
};
