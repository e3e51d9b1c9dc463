/** Rules for any file of the repository. */
import type { Group } from '../check.ts';
import { names } from './names.ts';
import { sizes } from './sizes.ts';
import { state } from './state.ts';

export const files: Group = {
  name: 'files',
  about: 'names and sizes of files; state in islands alone',
  checks: [names, sizes, state],
};
