/** What a page, a module that it imports, a menu or the configuration uses of Rspress and this theme refuses (table.ts). */
import type { Entry, Menu } from '@rsdoctor-docs/base/docs/menu';
import { programsOf } from '@rsdoctor-docs/base/docs/names';
import { isJsx, lineOf, nodesIn } from '@rsdoctor-docs/base/docs/nodes';
import type { Page } from '@rsdoctor-docs/base/docs/page';
import { type Code, codeIn } from '@rsdoctor-docs/base/estree';
import { nearest } from '@rsdoctor-docs/base/nearest';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { UserConfig } from '@rspress/core';
import type { Nodes } from 'mdast';
import { parseSync } from 'rolldown/experimental';
import {
  BOXES,
  CONFIG,
  type ConfigRow,
  FEATURE,
  FENCE,
  FRONTMATTER,
  HERO,
  IN_BROWSER,
  MARKDOWN,
  MARKS,
  MENUS,
  ROUTE,
  ROUTER,
  RUNTIME,
  THEME,
  THEME_CONFIG,
  type Verdict,
} from './table.ts';

/** What is judged of a page. While the site is built, no more of it is known. */
type Judged = Pick<Page, 'file' | 'source' | 'tree'>;

/** A fault, and the line at which it is. */
interface Fault {
  line: number;
  what: string;
  expected?: string | undefined;
  fix: string;
}

type Rows = Readonly<Record<string, Verdict | Readonly<Record<string, Verdict>>>>;

const refused = (line: number, what: string, fix: string): Fault => ({
  line,
  what: `${what} is not offered here`,
  fix,
});
const problemAt = (file: string, { line, what, expected, fix }: Fault): Problem =>
  new Problem(`${file}:${line}`, what, { ...(expected && { expected }), fix });

/** What pages import, by the name of the module. */
const MODULES: Readonly<Record<string, (name: string) => Rows[string] | undefined>> = {
  '@theme': (name) => (THEME as Rows)[name],
  '@rspress/core/theme': (name) => (THEME as Rows)[name],
  '@rspress/core/theme-original': () => 'import it from @theme: the original needs React in the browser',
  '@rspress/core/runtime': (name) => (RUNTIME as Rows)[name] ?? ROUTER,
};

/** The hooks of React that wait for something to happen in the browser: `import { useState }`, `React.useState`. */
const HOOK =
  /^use(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|EffectEvent|Transition|DeferredValue|Optimistic|ActionState)$/;
const HANDLER = /^on[A-Z]/;

interface Import {
  /** What the page calls it. */
  local: string;
  name: string;
  module: string;
  code: Code;
}

/** The names that code imports from Rspress. */
const importsIn = (program: Code): Import[] =>
  [...codeIn(program)]
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap(({ source, specifiers }) => {
      const module = String((source as { value: unknown }).value);
      return (specifiers as (Code & { imported?: Code; local: Code })[]).flatMap((code) =>
        module in MODULES && code.imported
          ? { local: code.local.name ?? '', name: code.imported.name ?? '', module, code }
          : [],
      );
    });

/** The faults of an element: handlers, and properties that its component does not have here. */
function* elementFaults(
  name: string,
  attributes: readonly { name: string; line: number }[],
  imports: readonly Import[],
): Iterable<Fault> {
  const found = imports.find(({ local }) => local === name);
  const row = found && MODULES[found.module]?.(found.name);
  const known = typeof row === 'object' ? row : undefined;
  for (const { name: attribute, line } of attributes) {
    const verdict = known?.[attribute];
    if (typeof verdict === 'string') yield refused(line, `"${attribute}" of <${name}>`, verdict);
    else if (HANDLER.test(attribute))
      yield refused(line, `"${attribute}", which needs React in the browser,`, IN_BROWSER);
    else if (known && !verdict && !known['any attribute'] && attribute !== 'key')
      yield {
        line,
        what: `<${name}> has no property "${attribute}"`,
        expected: nearest(attribute, Object.keys(known)) ?? Object.keys(known).join(', '),
        fix: 'correct the name, or delete it',
      };
  }
}

/** The faults of a piece of code. @param lineAt the line of a node */
function* codeFaults(program: Code, imports: readonly Import[], lineAt: (code: Code) => number): Iterable<Fault> {
  for (const { name, module, code } of importsIn(program)) {
    const verdict = MODULES[module]?.(name);
    if (typeof verdict === 'string') yield refused(lineAt(code), `"${name}" of ${module}`, verdict);
  }
  for (const code of codeIn(program)) {
    const { type } = code;
    const { imported, property } = code as { imported?: Code; property?: Code };
    const name =
      (type === 'ImportSpecifier' ? imported : type === 'MemberExpression' ? property : undefined)?.name ?? '';
    if (HOOK.test(name)) yield refused(lineAt(code), `"${name}", which needs React in the browser,`, IN_BROWSER);
    if (type === 'JSXOpeningElement') {
      const attributes = (code.attributes as Code[]).flatMap((attribute) =>
        attribute.type === 'JSXAttribute'
          ? { name: String((attribute.name as unknown as Code).name), line: lineAt(attribute) }
          : [],
      );
      yield* elementFaults(String((code.name as unknown as Code).name), attributes, imports);
    }
  }
}

/** The words behind the language of a code block, and the marks in its lines. */
function* fenceFaults(node: Extract<Nodes, { type: 'code' }>, more: readonly string[]): Iterable<Fault> {
  const words = `${node.lang ?? ''} ${node.meta ?? ''}`.replace(/\{[\d,\s-]*\}/g, ' ').replace(/^\S*/, '');
  const known = [...Object.keys(FENCE), ...more];
  for (const [, word = ''] of words.matchAll(/([^\s="'`]+)(?:=(?:"[^"]*"|'[^']*'|`[^`]*`|\S*))?/g))
    if (!known.includes(word))
      yield {
        line: lineOf(node),
        what: `a code block has no option "${word}"`,
        expected: nearest(word, known) ?? known.join(', '),
        fix: 'correct the word behind the language, or delete it',
      };
  // The build has put the code of a shown file into the block.
  const isShown = /\bfile=/.test(node.meta ?? '');
  for (const fault of markFaults(node.value)) yield { ...fault, line: lineOf(node) + (isShown ? 0 : fault.line) };
}

const marks: Readonly<Record<string, Verdict>> = Object.assign({}, ...Object.values(MARKS));

/** Marks of lines that would be shown as code, with their lines in it. */
function* markFaults(code: string): Iterable<Fault> {
  for (const [index, text] of code.split('\n').entries())
    for (const [mark, name = ''] of text.matchAll(/\[!code ([^\s:\]]+)[^\]]*\]/g)) {
      const verdict = marks[name];
      if (verdict !== true)
        yield {
          line: index + 1,
          what: `${mark} marks nothing here`,
          expected: verdict ? undefined : nearest(name, Object.keys(marks)),
          fix:
            verdict ??
            `write one of ${Object.keys(marks)
              .filter((one) => marks[one] === true)
              .join(', ')}`,
        };
    }
}

/** The marks of lines in a file that pages show. */
export function* sampleFaults(file: string, code: string): Iterable<Problem> {
  for (const fault of markFaults(code)) yield problemAt(file, fault);
}

/**
 * The faults of a page.
 * @param words words that may follow the language of a code block, besides those that Rspress knows
 */
export function* pageFaults(page: Judged, words: readonly string[]): Iterable<Problem> {
  const nodes = [...nodesIn(page.tree)];
  const imports = nodes.flatMap((node) => (node.type === 'mdxjsEsm' ? programsOf(node).flatMap(importsIn) : []));
  for (const node of nodes) {
    const faults: Fault[] = programsOf(node).flatMap((program) => [
      ...codeFaults(program, imports, ({ loc }) => loc?.start.line ?? lineOf(node)),
    ]);
    if (isJsx(node)) {
      const attributes = node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute'
          ? { name: attribute.name, line: attribute.position?.start.line ?? lineOf(node) }
          : [],
      );
      faults.push(...elementFaults(node.name ?? '', attributes, imports));
    }
    if (node.type === 'code') faults.push(...fenceFaults(node, words));
    for (const fault of faults) yield problemAt(page.file, fault);
  }
}

/** The faults of a module that pages import. */
export function* moduleFaults(file: string, source: string): Iterable<Problem> {
  const program = parseSync(file, source).program as unknown as Code;
  const lineAt = ({ start }: Code) => source.slice(0, Number(start)).split('\n').length;
  for (const fault of codeFaults(program, importsIn(program), lineAt)) yield problemAt(file, fault);
}

/** The keys of a page's frontmatter that do nothing here. Others are unknown to Rspress too. */
export function* frontmatterFaults({ file, values }: Pick<Page, 'file' | 'values'>): Iterable<Problem> {
  for (const { key, line } of values) {
    const [top = '', ...below] = key.split('.');
    const rows = (below.length === 0 ? FRONTMATTER : top === 'hero' ? HERO : top === 'features' ? FEATURE : {}) as Rows;
    const verdict = rows[below.at(-1) ?? top];
    if (typeof verdict === 'string') yield problemAt(file, refused(line, `"${key}" in the frontmatter`, verdict));
  }
}

/** The rows of a menu's entry; undefined for a type that Rspress does not know. */
export const entryRows = ({ kind }: Pick<Menu, 'kind'>, { value }: Pick<Entry, 'value'>): Rows | undefined =>
  // An entry below a `custom-link` needs no type.
  (MENUS as Record<string, Rows>)[kind === 'nav' ? 'nav' : String(value.type ?? 'custom-link')];

/** The keys of a menu's entries that do nothing here. */
export function* menuFaults(menu: Menu): Iterable<Problem> {
  for (const entry of menu.entries)
    for (const key of Object.keys(entry.value)) {
      const verdict = entryRows(menu, entry)?.[key];
      if (typeof verdict === 'string')
        yield problemAt(menu.file, refused(entry.lineOf(key), `"${key}" of an entry`, verdict));
    }
}

/**
 * The keys and values of the configuration that do nothing here.
 * @param file its name, and its text, in which the line of a key is looked for
 */
export function* configFaults(config: UserConfig, file: { name: string; text: string }): Iterable<Problem> {
  const groups = [
    [config, CONFIG],
    [config.themeConfig, THEME_CONFIG],
    [config.markdown, MARKDOWN],
    [config.route, ROUTE],
  ] as const;
  for (const [values = {}, rows] of groups)
    for (const [key, value] of Object.entries(values)) {
      if (value === undefined) continue;
      const row = (rows as Record<string, ConfigRow<unknown>>)[key];
      const verdict = typeof row === 'object' ? (row.isRefused(value) ? row.verdict : true) : row;
      const line = file.text.slice(0, file.text.search(new RegExp(`\\b${key}\\b`))).split('\n').length;
      if (typeof verdict === 'string')
        yield problemAt(file.name, refused(line, `${key}: ${JSON.stringify(value) ?? 'a function'}`, verdict));
    }
}

/** A box or an alert that readers see as text; undefined if a text has none. */
export function boxIn(text: string): (Omit<Fault, 'line'> & { index: number }) | undefined {
  const match = /:::\s*(\w*)|\[!\w+\]/.exec(text);
  if (!match) return undefined;
  const { index } = match;
  const [mark, name = ''] = match;
  const boxes = Object.keys(BOXES);
  if (mark.startsWith('[')) {
    const alert = mark.slice(2, -1);
    return {
      index,
      what: `there is no alert "${alert}"`,
      expected: (nearest(alert.toLowerCase(), boxes) ?? boxes.join(', ')).toUpperCase(),
      fix: 'correct the word behind [!, which begins the first line of a quote',
    };
  }
  if (!name)
    return {
      index,
      what: 'a ::: that closes no box',
      fix: 'begin the box with :::tip on a line of its own, or delete this line',
    };
  if (boxes.includes(name))
    return {
      index,
      what: `a box that is not closed: :::${name}`,
      fix: 'close it with ::: on a line of its own; a box holds no other box',
    };
  return {
    index,
    what: `there is no box "${name}"`,
    expected: nearest(name, boxes) ?? boxes.join(', '),
    fix: 'correct the word behind :::',
  };
}

/** Boxes and alerts that are still text when Rspress has read them. @param tree of the build, behind Rspress's plugins */
export function* boxFaults({ file, tree }: Pick<Page, 'file' | 'tree'>): Iterable<Problem> {
  for (const node of nodesIn(tree)) {
    const found = node.type === 'text' ? boxIn(node.value) : undefined;
    if (found) yield problemAt(file, { ...found, line: lineOf(node) });
  }
}
