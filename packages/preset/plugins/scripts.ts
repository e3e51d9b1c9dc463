/** The scripts of a site: the one of every page, and those that are fetched on request. */
import { fileURLToPath } from 'node:url';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { Part, PartScripts } from './part.ts';

/** The frame's own scripts. One half of its page script runs before those of the parts, the other half after them. */
const FRAME: PartScripts & { name: string } = {
  name: 'frame',
  chunks: {
    filter: import.meta.resolve('../client/filter.ts'),
    islands: import.meta.resolve('../client/islands.ts'),
    markdown: import.meta.resolve('../client/markdown.ts'),
  },
  texts: ['offlineText', 'codeCopyPrompt', 'copyMarkdownDone', 'copyMarkdownFailed'],
};
const BEFORE = import.meta.resolve('../client/before.ts');
const AFTER = import.meta.resolve('../client/index.ts');
const INLINE = import.meta.resolve('../client/first.ts');
/** The script of the 404 pages. */
export const NOT_FOUND: string = fileURLToPath(import.meta.resolve('../client/not-found.ts'));

/** A module that imports others. */
const importing = (addresses: readonly string[]): string =>
  addresses.map((address) => `import ${JSON.stringify(fileURLToPath(address))};\n`).join('');

/** The module that imports all of the page's script. */
export const pageScript = (parts: readonly Part[]): string =>
  importing([BEFORE, ...parts.flatMap(({ client }) => client ?? []), AFTER]);

/** The module that imports all of the script that stands in every page. */
export const inlineScript = (parts: readonly Part[]): string =>
  importing([INLINE, ...parts.flatMap(({ inline }) => inline ?? [])]);

/** The texts that scripts show. */
export const scriptTexts = (parts: readonly Part[]): string[] => [
  ...new Set([FRAME, ...parts].flatMap(({ texts = [] }) => texts)),
];

export interface Chunk {
  name: string;
  file: string;
  /** `island` and `classic`: what only a page with an island asks for. */
  kind: 'module' | 'island' | 'classic';
}

/**
 * The scripts that are fetched on request.
 * @throws Problem when two have the same name
 */
export function chunksOf(parts: readonly Part[]): Chunk[] {
  const named = (kind: Chunk['kind'], files: Readonly<Record<string, string>> = {}): Chunk[] =>
    Object.entries(files).map(([name, address]) => ({ name, file: fileURLToPath(address), kind }));
  const all = [FRAME, ...parts].flatMap(({ name, chunks, island, classic }) => [
    ...named('module', chunks),
    ...named('island', island ? { [name]: island } : {}),
    ...named('classic', classic),
  ]);
  for (const [index, { name, file }] of all.entries()) {
    const other = all.slice(0, index).find((chunk) => chunk.name === name);
    if (other)
      throw new Problem(file, `another script is called "${name}"`, {
        expected: 'a name of its own',
        seen: other.file,
        fix: 'rename one: in chunks or classic of plugin.ts; an island has the name of its part',
      });
  }
  return all;
}
