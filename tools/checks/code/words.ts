import type { Check } from '@rsdoctor-docs/base/docs/check';
import { readReference, wordFaults } from '@rsdoctor-docs/parts/reference';

export const words: Check<string> = {
  name: 'words',
  about: 'every option, rule, command and flag has its words in both languages',
  of: 'entries of docs/reference',
  items: ({ docs }) => Object.values(readReference(docs).words).flatMap((file) => Object.keys(file)),
  problems: (_, { docs }) => wordFaults(readReference(docs)),
};
