/**
 * Finds the ids of headings, `## Words {#id}`, whose brace MDX would take for an expression. Rspress escapes them only at the
 * start of a line and not in quotes, lists and excerpts. A rule of Rspress's `replaceRules`.
 */
export const ESCAPE_HEADING_IDS = {
  search: /^((?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*#{1,6} .*(?<!\\))(?=\{#[\w-]+\\?\}\s*$)/gm,
  replace: '$1\\',
};
