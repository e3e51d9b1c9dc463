/** What a page or the configuration uses of Rspress and this theme refuses (table.ts). */
import { programsOf } from '@rsdoctor-docs/base/docs/names';
import { isJsx, lineOf, nodesIn } from '@rsdoctor-docs/base/docs/nodes';
import type { Page } from '@rsdoctor-docs/base/docs/page';
import { type Code, codeIn } from '@rsdoctor-docs/base/estree';
import { nearest } from '@rsdoctor-docs/base/nearest';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { UserConfig } from '@rspress/core';
import type { Nodes } from 'mdast';
import { CONFIG, FRONTMATTER, HEAD_TAG, IN_BROWSER, MARKS, PROPERTIES, RUNTIME, THEME } from './table.ts';

/** What is judged of a page. While the site is built, no more of it is known. */
type Judged = Pick<Page, 'file' | 'source' | 'tree'>;

/** A fault, and the line at which it is. */
interface Fault {
  line: number;
  what: string;
  expected?: string | undefined;
  fix: string;
}

const refused = (line: number, what: string, fix: string): Fault => ({
  line,
  what: `${what} is not offered here`,
  fix,
});
const problemAt = (file: string, { line, what, expected, fix }: Fault): Problem =>
  new Problem(`${file}:${line}`, what, { ...(expected && { expected }), fix });

/** Modules whose names are judged one by one; of the original theme nothing is offered. */
const MODULES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '@theme': THEME,
  '@rspress/core/theme': THEME,
  '@rspress/core/runtime': RUNTIME,
  '@rspress/core/theme-original': {},
};

/** What waits for something to happen in the browser: hooks of React, whoever hands them on, and components that load later. */
const HOOK =
  /^(?:lazy|use(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|EffectEvent|Transition|DeferredValue|Optimistic|ActionState))$/;
const HANDLER = /^(?:on[A-Z]|ref$)/;

/** Why a name of a module is refused. All names at once (`*`) are, because nobody sees which of them a page uses. */
const verdictOn = (module: string, name: string): string | undefined => {
  if (module.endsWith('theme-original')) return 'import it from @theme: the original needs React in the browser';
  return name === '*' ? 'name what the page uses: { Tabs, Tab }' : MODULES[module]?.[name];
};

interface Import {
  /** What the page calls it. */
  local: string;
  name: string;
  module: string;
  code: Code;
}

/** The names that code imports from Rspress, or hands on from there. */
const importsIn = (program: Code): Import[] =>
  [...codeIn(program)].flatMap((statement) => {
    const module = String((statement.source as { value?: unknown } | undefined)?.value);
    if (!(module in MODULES)) return [];
    const named = (statement.specifiers ?? [statement]) as (Code & { imported?: Code; local?: Code })[];
    return named.map((code) => {
      const name = (code.imported ?? (code.type === 'ExportSpecifier' ? code.local : undefined))?.name ?? '*';
      return { local: code.local?.name ?? '', name, module, code };
    });
  });

/** The faults of an element: handlers, and properties that its component does not have here. */
function* elementFaults(
  name: string,
  attributes: readonly { name: string; line: number }[],
  imports: readonly Import[],
): Iterable<Fault> {
  const component = imports.find(({ local }) => local === name)?.name ?? '';
  for (const { name: attribute, line } of attributes) {
    const verdict = PROPERTIES[component]?.[attribute];
    if (verdict) yield refused(line, `"${attribute}" of <${name}>`, verdict);
    else if (HANDLER.test(attribute))
      yield refused(line, `"${attribute}", which needs React in the browser,`, IN_BROWSER);
  }
}

/** The faults of a piece of code, which begins at a line. */
function* codeFaults(program: Code, imports: readonly Import[], start: number): Iterable<Fault> {
  const lineAt = ({ loc }: Code) => loc?.start.line ?? start;
  for (const { name, module, code } of importsIn(program)) {
    const verdict = verdictOn(module, name);
    if (verdict) yield refused(lineAt(code), `"${name}" of ${module}`, verdict);
  }
  const seen = new Set<string>();
  for (const code of codeIn(program)) {
    const parent = code.superClass as Code | undefined;
    const name = parent ? ((parent.property as Code | undefined) ?? parent).name : code.name;
    if (name && !seen.has(name) && (parent ? /^(?:Pure)?Component$/ : HOOK).test(name)) {
      seen.add(name);
      yield refused(lineAt(code), `"${name}", which needs React in the browser,`, IN_BROWSER);
    }
    if (code.type !== 'JSXOpeningElement') continue;
    const attributes = (code.attributes as Code[]).flatMap((attribute) =>
      attribute.type === 'JSXAttribute'
        ? { name: String((attribute.name as unknown as Code).name), line: lineAt(attribute) }
        : [],
    );
    yield* elementFaults(String((code.name as unknown as Code).name), attributes, imports);
  }
}

/** The words behind the language of a code block, the marks of lines, and the kinds of boxes, as far as they mean something. */
const FENCE = 'title lineNumbers wrapCode fold height file'.split(' ');
const MARK = 'highlight hl ++ -- focus'.split(' ');
const BOXES = 'tip note important warning caution danger info details'.split(' ');

/** The words behind the language of a code block, and the marks in its lines. */
function* fenceFaults(node: Extract<Nodes, { type: 'code' }>, more: readonly string[]): Iterable<Fault> {
  const words = `${node.lang ?? ''} ${node.meta ?? ''}`.replace(/\{[\d,\s-]*\}/g, ' ').replace(/^\S*/, '');
  const known = [...FENCE, ...more];
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

/** Marks of lines that would be shown as code, with their lines in it. */
function* markFaults(code: string): Iterable<Fault> {
  for (const [index, text] of code.split('\n').entries())
    for (const [mark, name = ''] of text.matchAll(/\[!code ([^\s:\]]+)[^\]]*\]/g))
      if (!MARK.includes(name))
        yield {
          line: index + 1,
          what: `${mark} marks nothing here`,
          expected: MARKS[name] ? undefined : nearest(name, MARK),
          fix: MARKS[name] ?? `write one of ${MARK.join(', ')}`,
        };
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
    const faults = programsOf(node).flatMap((program) => [...codeFaults(program, imports, lineOf(node))]);
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

/** The keys of a page's frontmatter that do nothing here. Others are unknown to Rspress too. */
export function* frontmatterFaults({ file, values }: Pick<Page, 'file' | 'values'>): Iterable<Problem> {
  for (const { key, value, line } of values) {
    const isTag = /^head\.\d+\.0$/.test(key) && value !== 'meta' && value !== 'link';
    const verdict = isTag ? HEAD_TAG : FRONTMATTER[key];
    if (verdict) yield problemAt(file, refused(line, `"${isTag ? value : key}" in the frontmatter`, verdict));
  }
}

/**
 * The settings that do nothing here.
 * @param file name of the configuration, and its text, in which the line of a key is looked for
 */
export function* configFaults(config: UserConfig, file: { name: string; text: string }): Iterable<Problem> {
  for (const [key, isRefused, instead] of CONFIG) {
    const line = file.text.slice(0, file.text.search(new RegExp(`\\b${key}\\b`))).split('\n').length;
    if (isRefused(config)) yield problemAt(file.name, refused(line, `this value of ${key}`, instead));
  }
}

/** A box or an alert that readers see as text; undefined if a text has none. */
export function boxIn(text: string): (Omit<Fault, 'line'> & { index: number }) | undefined {
  const match = /:::\s*(\w*)|\[!\w+\]/.exec(text);
  if (!match) return undefined;
  const { index } = match;
  const [mark, name = ''] = match;
  if (mark.startsWith('[')) {
    const alert = mark.slice(2, -1);
    return {
      index,
      what: `there is no alert "${alert}"`,
      expected: (nearest(alert.toLowerCase(), BOXES) ?? BOXES.join(', ')).toUpperCase(),
      fix: 'correct the word behind [!, which begins the first line of a quote',
    };
  }
  if (!name)
    return {
      index,
      what: 'a ::: that closes no box',
      fix: 'begin the box with :::tip on a line of its own, or delete this line',
    };
  if (BOXES.includes(name))
    return {
      index,
      what: `a box that is not closed: :::${name}`,
      fix: 'close it with ::: on a line of its own; a box holds no other box',
    };
  return {
    index,
    what: `there is no box "${name}"`,
    expected: nearest(name, BOXES) ?? BOXES.join(', '),
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
