export { messageFaults, searchAnswers, shortAddresses } from './messages.ts';
export { type Reference, readReference, wordFaults } from './reference.ts';
export { rowId } from './tables.ts';
