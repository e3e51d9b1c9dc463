import path from 'node:path';
import { Problem } from '@rsdoctor-docs/base/problem';

/** The sites to measure, each with the folder of its build: ours, then those that the command line names (`before=/tmp/build`). */
export const askedSites = (): [name: string, dir: string][] => [
  ['ours', path.resolve('doc_build')],
  ...process.argv.slice(2).map((arg) => {
    const [name, dir] = arg.split('=');
    if (!name || !dir)
      throw new Problem(arg, 'names no site and the folder of its build', { expected: 'before=/tmp/build' });
    return [name, dir] as [string, string];
  }),
];
