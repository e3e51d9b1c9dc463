/** Signs that nobody sees and that everybody copies: a shell refuses a command with one, search and anchors lose its word. */
import fs from 'node:fs';
import path from 'node:path';
import type { Check } from '@rsdoctor-docs/base/docs/check';
import { repositoryFiles } from '@rsdoctor-docs/base/files';
import { Problem } from '@rsdoctor-docs/base/problem';

/**
 * Without width, soft hyphens, other line ends, marks of direction, spaces of another width. One that joins two pictures of
 * an emoji stays.
 */
const INVISIBLE =
  /(?<!\p{Extended_Pictographic}\uFE0F?)\u200D|\u034F|[\u00A0\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u2000-\u200C\u200E\u200F\u2028-\u202F\u205F-\u206F\u3000\u3164\uFFA0]|(?<!^)\uFEFF|[\u{E0000}-\u{E007F}]/gu;

/** Every such sign of a text, with its place. */
export function* invisibleFaults(file: string, text: string): Iterable<Problem> {
  for (const [index, line] of text.split('\n').entries())
    for (const { 0: sign, index: column } of line.matchAll(INVISIBLE))
      yield new Problem(`${file}:${index + 1}`, `a sign that nobody sees in column ${column + 1}`, {
        seen: `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
        fix: 'delete it, or write a plain space',
      });
}

export const invisible: Check<string> = {
  name: 'invisible',
  about: 'no text of pages, samples and questions has a sign that nobody sees',
  of: 'files',
  items: ({ root }) =>
    repositoryFiles(root).filter((file) =>
      /^docs\/(?:en|zh|samples|questions|reference|diagrams)\/.*\.(?:mdx?|jsonc?|[cm]?[jt]sx?|css|html|vue|ya?ml|sh|txt)$/.test(
        file,
      ),
    ),
  problems: (all, { root }) =>
    all.flatMap((file) => [...invisibleFaults(file, fs.readFileSync(path.join(root, file), 'utf8'))]),
};
