/**
 * Every check of the repository, by group. A new rule is one file in a group's folder and one entry in its index.ts.
 */
import { built } from './built/index.ts';
import type { Group } from './check.ts';
import { code } from './code/index.ts';
import { content } from './content/index.ts';
import { files } from './files/index.ts';

export const groups: readonly Group[] = [content, files, code, built];
