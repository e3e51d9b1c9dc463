import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from '../../lib/problem.ts';
import type { Check } from '../check.ts';
import { type RepositoryFile, readFiles } from '../files/read.ts';

const WORDS = 'tools/checks/content/english-words.txt';

/** The files that cspell.jsonc names. */
const isEnglish = (file: string) =>
  !/^tests\/fixtures\/[^/]+\/|^packages\/evidence\/samples\/[^/]+\//.test(file) &&
  /^docs\/en\/.*\.mdx$|^[^/]+\.md$|^\.github\/.*\.(?:md|yml)$|^(?:theme|tools|tests)\/.*\.(?:tsx?|md)$|^rspress\.config\.ts$/.test(
    file,
  );

/** Spells files as `npm run lint` does. */
async function misspelled(files: readonly string[], root: string): Promise<Problem[]> {
  const { lint } = await import('cspell');
  const problems: Problem[] = [];
  const faults: string[] = [];
  const { files: looked } = await lint(
    files.map((file) => path.join(root, file)),
    {
      root,
      config: path.join(root, 'cspell.jsonc'),
      gitignore: true,
      mustFindFiles: false,
      showSuggestions: true,
      // Files that did not change are not spelled again: 2 s in place of 8.
      cache: true,
      cacheLocation: path.join(root, '.cache/cspell'),
      cacheStrategy: 'content',
    },
    {
      issue: ({ uri = '', text, row, line, suggestions = [] }) => {
        const file = path.relative(root, fileURLToPath(uri)).split(path.sep).join('/');
        problems.push(
          new Problem(`${file}:${row}`, `"${text}" is not spelled like an English word`, {
            ...(suggestions.length > 0 ? { expected: suggestions.slice(0, 3).join(', ') } : {}),
            seen: line.text.trim().slice(0, 120),
            fix: `correct it; a word of the project goes into ${WORDS}`,
          }),
        );
      },
      error: (message, error) => void faults.push(`${message} ${error.message}`),
    },
  );
  if (looked !== files.length) faults.push(`looked at ${looked} of ${files.length} files: cspell.jsonc names others`);
  if (faults.length > 0) throw new Problem('cspell', 'could not run', { seen: faults.join('; ') });
  return problems;
}

export const spelling: Check<RepositoryFile> = {
  name: 'spelling',
  about: 'English is spelled as in a dictionary, or as in the list of the project',
  of: 'English files',
  items: ({ root }) => readFiles(root).filter(({ file }) => isEnglish(file)),
  problems: (files, { root }) =>
    misspelled(
      files.map(({ file }) => file),
      root,
    ),
};
