/** Only islands have state and handlers: React draws everything else once, at build. */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/files.ts';
import { Problem } from '../../lib/problem.ts';
import { unixText } from '../../lib/unix-text.ts';
import type { Check } from '../check.ts';
import { isJsx, lineOf, nodesIn } from '../read/nodes.ts';
import type { Page } from '../read/page.ts';

/** What needs React in the browser: hooks that run or change there, and handlers of elements. */
const NEEDS_REACT =
  /\b(use(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|EffectEvent|Transition|DeferredValue|Optimistic|ActionState))\s*[(<]|[\s{](on[A-Z]\w*)=[{"]/g;
/** Matches strings too, so that an address in one does not begin a comment. */
const COMMENT = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/.*/g;

const faultAt = (file: string, line: number, name: string) =>
  new Problem(`${file}:${line}`, `${name} does nothing here: React draws this at build alone`, {
    expected: 'state and handlers only below theme/islands/',
    fix: 'make the part an island (CONTRIBUTING.md, "Island"), or leave the markup plain and let theme/client act on it',
  });

/** A fault for each hook and each handler. @param from line of the file that the code begins on */
export function stateInCode(file: string, code: string, from = 1): Problem[] {
  const text = code.replace(COMMENT, (whole, string) => string ?? whole.replace(/[^\n]/g, ' '));
  return [...text.matchAll(NEEDS_REACT)].map(({ 0: whole, 1: hook, 2: handler, index }) => {
    const before = text.slice(0, index + whole.search(/\S/));
    return faultAt(file, from - 1 + before.split('\n').length, hook ?? handler ?? '');
  });
}

/** Faults of the code and the elements in a page. */
export function* stateInPage(page: Page): Iterable<Problem> {
  for (const node of nodesIn(page.tree)) {
    if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      yield* stateInCode(page.file, node.value, lineOf(node));
    for (const attribute of isJsx(node) ? node.attributes : [])
      if (attribute.type === 'mdxJsxAttribute' && /^on[A-Z]/.test(attribute.name))
        yield faultAt(page.file, attribute.position?.start.line ?? lineOf(node), attribute.name);
  }
}

/** The theme's modules that no reader's browser draws, relative to the repository. */
const modulesOf = (root: string) =>
  listFiles(path.join(root, 'theme'), (name) => name === 'islands').flatMap((name) =>
    /\.tsx?$/.test(name) ? `theme/${name}` : [],
  );

export const state: Check<string | Page> = {
  name: 'state',
  about: 'parts with state or handlers are islands, in the theme and in pages',
  of: 'modules and pages',
  items: ({ root, pages, excerpts }) => [...modulesOf(root), ...pages, ...excerpts],
  problems: (items, { root }) =>
    items.flatMap((item) =>
      typeof item === 'string'
        ? stateInCode(item, unixText(fs.readFileSync(path.join(root, item), 'utf8')))
        : [...stateInPage(item)],
    ),
};
