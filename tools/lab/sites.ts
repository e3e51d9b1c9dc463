import path from 'node:path';

/** The sites to measure, each with the folder of its build: ours, then those that the command line names (`before=/tmp/build`). */
export const askedSites = (): [name: string, dir: string][] => [
  ['ours', path.resolve('doc_build')],
  ...process.argv.slice(2).map((arg) => arg.split('=') as [string, string]),
];
