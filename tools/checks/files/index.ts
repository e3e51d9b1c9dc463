/** What any file of the repository must be. */
import type { Group } from '../check.ts';
import { contents } from './contents.ts';
import { names } from './names.ts';
import { state } from './state.ts';

export const files: Group = {
  name: 'files',
  about: 'names, types and sizes of files; state in islands alone',
  checks: [names, contents, state],
};
