/**
 * Lines of code that matter, as a writer marks them in a fence or in a sample file: `// [!code highlight]`,
 * `// [!code ++]`, `// [!code --]`, `// [!code focus]` at the end of a line, or `{2,4-6}` in the fence's first line
 * where the language has no comments. theme/styles/code.css paints them.
 */
import type { UserConfig } from '@rspress/core';
import { transformerCompatibleMetaHighlight } from '@rspress/core/shiki-transformers';
import { transformerNotationDiff, transformerNotationFocus, transformerNotationHighlight } from '@shikijs/transformers';

/** Rspress bundles its own Shiki types, which differ from the package's. */
type Transformers = NonNullable<NonNullable<NonNullable<UserConfig['markdown']>['shiki']>['transformers']>;

/** A comment that marks its line, with the space before it; with a number it marks so many lines. */
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

/** Code without the comments that mark its lines: for Markdown twins and the search. */
export const withoutMarks = (code: string): string => code.replaceAll(MARK, '');
