import { type Reference, wordFaults } from '../../reference/facts.ts';
import type { Check } from '../check.ts';

export const words: Check<Reference> = {
  name: 'words',
  about: 'every option, rule, command and flag has its words in both languages',
  of: 'references',
  items: ({ reference }) => [reference],
  problems: ([reference]) => (reference ? wordFaults(reference) : []),
};
