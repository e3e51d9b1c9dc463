import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { Check } from '../check.ts';

/** Spells the files that cspell.jsonc names, as `npm run lint` does. */
async function misspelled(config: string): Promise<Problem[]> {
  const { lint } = await import('cspell');
  const root = path.dirname(config);
  const problems: Problem[] = [];
  const options = {
    root,
    config,
    gitignore: true,
    showSuggestions: true,
    // Files that did not change are not spelled again: 2 s in place of 8.
    cache: true,
    cacheLocation: path.join(root, '.cache/cspell'),
    cacheStrategy: 'content',
  } as const;
  const { files } = await lint([], options, {
    issue: ({ uri = '', text, row, line, suggestions = [] }) => {
      const file = path.relative(root, fileURLToPath(uri)).split(path.sep).join('/');
      problems.push(
        new Problem(`${file}:${row}`, `"${text}" is not spelled like an English word`, {
          ...(suggestions.length > 0 ? { expected: suggestions.slice(0, 3).join(', ') } : {}),
          seen: line.text.trim().slice(0, 120),
          fix: 'correct it; a word of the project goes into tools/checks/content/english-words.txt',
        }),
      );
    },
    error: (message, error) => void problems.push(new Problem('cspell', message, { seen: error.message })),
  });
  return files > 0 ? problems : [new Problem('cspell.jsonc', 'names no files')];
}

export const spelling: Check<string> = {
  name: 'spelling',
  about: 'English is spelled as in a dictionary, or as in the list of the project',
  of: 'list of files',
  items: ({ root }) => [path.join(root, 'cspell.jsonc')],
  problems: async (configs) => (await Promise.all(configs.map(misspelled))).flat(),
};
