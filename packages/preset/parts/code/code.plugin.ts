/**
 * Marks of lines in a fence or a sample file: `// [!code highlight]`, `// [!code ++]`, `// [!code --]` or
 * `// [!code focus]` at the end of a line; `{2,4-6}` in the fence's first line where the language has no comments.
 * packages/preset/parts/code/code.css paints them. A `diff` of a file, which its title names, gets the same marks.
 */

import type { UserConfig } from '@rspress/core';
import { transformerCompatibleMetaHighlight } from '@rspress/core/shiki-transformers';
import { transformerNotationDiff, transformerNotationFocus, transformerNotationHighlight } from '@shikijs/transformers';
import type { Element } from 'hast';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Part } from '../../plugins/part.ts';

/** Rspress bundles its own Shiki types, which differ from the package's. */
type Transformers = NonNullable<NonNullable<NonNullable<UserConfig['markdown']>['shiki']>['transformers']>;

/** A mark with the space before it. With a number it marks that many lines. */
const LINE_MARK =
  /[ \t]*(?:\/\/|#|<!--|\/\*|;|--)[ \t]*\[!code (?:highlight|hl|\+\+|--|focus)(?::\d+)?\][ \t]*(?:\*\/|-->)?[ \t]*$/;

/** The sign of each line of a diff, in the first line of its fence (`showDiffs`). */
const SIGNS = / signs=([-+=]+)/;

/** The part of Shiki's `this` that the transformers below use. */
interface Shown {
  options: { meta?: { __raw?: string } };
  addClassToHast(element: Element, classes: string[]): void;
}

/** Marks the lines of a diff. */
const diffMarks = {
  name: 'preset:diff',
  line(this: Shown, line: Element, number: number) {
    const sign = SIGNS.exec(this.options.meta?.__raw ?? '')?.[1]?.[number - 1];
    if (sign && sign !== '=') this.addClassToHast(line, ['diff', sign === '+' ? 'add' : 'remove']);
  },
};

/** The transformers that turn the marks into classes of lines. */
const lineMarks = (): Transformers =>
  [
    // A line break at the end would show as an empty line.
    { name: 'preset:trim', preprocess: (code: string) => code.trimEnd() },
    transformerNotationHighlight(),
    transformerNotationDiff(),
    transformerNotationFocus(),
    diffMarks,
    transformerCompatibleMetaHighlight({ classActivePre: '' }),
  ] as never;

/**
 * Turns the diff of a file into the file's code with marks, so that it has the colors of other code, and a copy no signs.
 * Twins keep the diff.
 */
export function showDiffs(tree: Root): void {
  visit(tree, 'code', (block) => {
    const [, extension] = /title="[^"]*\.(\w+)"/.exec(block.meta ?? '') ?? [];
    if (block.lang !== 'diff' || !extension) return;
    const lines = block.value.split('\n');
    block.lang = extension;
    block.meta += ` signs=${lines.map((line) => (/^[-+]/.test(line) ? line[0] : '=')).join('')}`;
    block.value = lines.map((line) => line.slice(1)).join('\n');
  });
}

const ADDED_OR_REMOVED = /\[!code (\+\+|--)(?::(\d+))?\]/;

/** Code without its marks, for Markdown twins: as a diff where lines are added or removed. */
function withoutMarks(code: string): { value: string; isDiff: boolean } {
  const signs = new Map<number, string>();
  const lines = code.split('\n').map((line, at) => {
    const plain = line.replace(LINE_MARK, '');
    const [, sign, count = '1'] = (plain !== line && ADDED_OR_REMOVED.exec(line)) || [];
    if (sign) for (let below = 0; below < Number(count); below++) signs.set(at + below, sign[0]!);
    return plain;
  });
  const isDiff = signs.size > 0;
  return { value: (isDiff ? lines.map((line, at) => (signs.get(at) ?? ' ') + line) : lines).join('\n'), isDiff };
}

/** The code of all blocks as agents read it. */
function plainCode(tree: Root): void {
  visit(tree, 'code', (block) => {
    const { value, isDiff } = withoutMarks(block.value);
    block.value = value.trimEnd();
    if (isDiff) block.lang = 'diff';
  });
}

export const code: Part = {
  name: 'code',
  client: import.meta.resolve('./code.client.ts'),
  texts: ['codeCopied'],
  page: showDiffs,
  twin: plainCode,
  plugins: [
    {
      name: 'preset:code',
      config: ({ markdown, ...config }) => ({
        ...config,
        markdown: {
          ...markdown,
          // No time limit: on a busy machine it left the last lines of a block without colors.
          shiki: { tokenizeTimeLimit: 0, mergeSameStyleTokens: true, ...markdown?.shiki, transformers: lineMarks() },
        },
      }),
    },
  ],
};
