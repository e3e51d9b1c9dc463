/**
 * Marks of lines in a fence or a sample file: `// [!code highlight]`, `// [!code ++]`, `// [!code --]` or
 * `// [!code focus]` at the end of a line; `{2,4-6}` in the fence's first line where the language has no comments.
 * theme/styles/code.css paints them.
 */
import type { UserConfig } from '@rspress/core';
import { transformerCompatibleMetaHighlight } from '@rspress/core/shiki-transformers';
import { transformerNotationDiff, transformerNotationFocus, transformerNotationHighlight } from '@shikijs/transformers';

/** Rspress bundles its own Shiki types, which differ from the package's. */
type Transformers = NonNullable<NonNullable<NonNullable<UserConfig['markdown']>['shiki']>['transformers']>;

/** A mark with the space before it. With a number it marks that many lines. */
const MARK =
  /[ \t]*(?:\/\/|#|<!--|\/\*|;|--)[ \t]*\[!code (?:highlight|hl|\+\+|--|focus)(?::\d+)?\][ \t]*(?:\*\/|-->)?[ \t]*$/gm;

/** Shiki transformers, to stand before {@link codeClasses}. */
export const codeMarks = (): Transformers =>
  [
    transformerNotationHighlight(),
    transformerNotationDiff(),
    transformerNotationFocus(),
    transformerCompatibleMetaHighlight({ classActivePre: '' }),
  ] as never;

/** Code without its marks, for Markdown twins. */
export const withoutMarks = (code: string): string => code.replaceAll(MARK, '');
