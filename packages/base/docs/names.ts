/** The names of JavaScript that a page defines and uses, from the syntax trees that MDX makes of its imports and expressions. */

import type { Nodes } from 'mdast';
import { type Code, partsOf } from '../estree.ts';
import { isJsx, nodesIn } from './nodes.ts';
import type { Page } from './page.ts';

/** A use of a name. */
export interface NameUse {
  name: string;
  line: number;
}

/** Parts that hold a name which is no variable: `x` of `a.x`, of `{ x: a }` and of `import { x as a }`. */
const isKey = (code: Code, part: string): boolean =>
  !code.computed &&
  ((code.type === 'MemberExpression' && part === 'property') ||
    (code.type === 'ImportSpecifier' && part === 'imported') ||
    (code.type === 'ExportSpecifier' && part === 'exported') ||
    (code.type === 'Property' && part === 'key') ||
    (code.type === 'JSXMemberExpression' && part === 'property') ||
    (code.type === 'JSXAttribute' && part === 'name'));

/** Parts that define names instead of using them. */
const isBinding = (code: Code, part: string): boolean =>
  (part === 'params' && /Function/.test(code.type)) ||
  (part === 'id' && /Declarat|FunctionExpression/.test(code.type)) ||
  (part === 'param' && code.type === 'CatchClause') ||
  (part === 'local' && /^Import/.test(code.type));

/** The names that a piece of code uses and does not define itself. */
function freeNames(program: Code): NameUse[] {
  const uses: NameUse[] = [];
  const own = new Set<string>();
  const visit = (code: Code, binds: boolean): void => {
    if (code.type === 'Identifier' || (code.type === 'JSXIdentifier' && /^[A-Z]/.test(code.name ?? ''))) {
      const { name = '' } = code;
      if (binds) own.add(name);
      else uses.push({ name, line: code.loc?.start.line ?? 1 });
    }
    // The default of `(a = b) => a` uses a name in a place that defines one.
    for (const [part, below] of partsOf(code))
      if (!isKey(code, part))
        visit(below, (binds && !(code.type === 'AssignmentPattern' && part === 'right')) || isBinding(code, part));
  };
  visit(program, false);
  return uses.filter(({ name }) => !own.has(name));
}

const programOf = (data: unknown): Code[] => {
  const { estree } = (data ?? {}) as { estree?: Code | null };
  return estree ? [estree] : [];
};

/** The pieces of code in a node: its expression, or those of its attributes. */
export const programsOf = (node: Nodes): Code[] => [
  ...('data' in node ? programOf(node.data) : []),
  ...(isJsx(node)
    ? node.attributes.flatMap((attribute) => [
        ...programOf(attribute.data),
        ...(attribute.value && typeof attribute.value === 'object' ? programOf(attribute.value.data) : []),
      ])
    : []),
];

/** The names that a page imports, or defines in an `export`. */
export function definedNames({ tree }: Pick<Page, 'tree'>): string[] {
  const found: string[] = [];
  const collect = (code: Code, binds: boolean): void => {
    if (binds && code.type === 'Identifier' && code.name) found.push(code.name);
    // What stands inside of a function is known there alone.
    for (const [part, below] of partsOf(code))
      if (part !== 'body' && part !== 'init' && part !== 'params') collect(below, binds || isBinding(code, part));
  };
  for (const node of tree.children)
    if (node.type === 'mdxjsEsm')
      for (const program of programOf(node.data))
        for (const statement of program.body as Code[]) collect(statement, false);
  return found;
}

/** The names that the expressions of a page use. Its own are among them. */
export const usedNames = ({ tree }: Pick<Page, 'tree'>): NameUse[] =>
  [...nodesIn(tree)].flatMap((node) => programsOf(node).flatMap(freeNames));
