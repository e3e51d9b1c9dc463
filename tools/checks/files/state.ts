/** Only islands have state and handlers: React draws everything else once, at build. */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../lib/files.ts';
import { Problem } from '../../lib/problem.ts';
import { unixText } from '../../lib/unix-text.ts';
import type { Check } from '../check.ts';
import { isJsx, lineOf, nodesIn } from '../read/nodes.ts';
import type { Page } from '../read/page.ts';

/** Sources of the theme by their paths: `theme/components/page/Tabs/index.tsx`. */
export type Sources = ReadonlyMap<string, string>;

/** What needs React in the browser: hooks that run or change there, and handlers of elements. */
const NEEDS_REACT =
  /\b(use(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|EffectEvent|Transition|DeferredValue|Optimistic|ActionState))\s*[(<]|[\s{](on[A-Z]\w*)=[{"]/g;
/** Matches strings too, so that an address in one does not begin a comment. */
const COMMENT = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/.*/g;
const IMPORT = /(?:^|\n)(?:import|export)\s+(?!type\b)([^'";]*?)\s*from\s+['"](\.[^'"]+)['"]/g;
const ISLANDS = 'theme/islands/';

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** @param from line of the file that the code begins on */
function faultsOf(file: string, code: string, from = 1): Problem[] {
  const text = code.replace(COMMENT, (whole, string) => string ?? whole.replace(/[^\n]/g, ' '));
  return [...text.matchAll(NEEDS_REACT)].map(({ 0: whole, 1: hook, 2: handler, index }) =>
    faultAt(file, from - 1 + lineAt(text, index + whole.search(/\S/)), hook ?? handler ?? ''),
  );
}

const faultAt = (file: string, line: number, name: string) =>
  new Problem(`${file}:${line}`, `${name} does nothing here: React draws this at build alone`, {
    expected: 'state and handlers only in what an island imports',
    fix: 'make the part an island (CONTRIBUTING.md, "Island"), or leave the markup plain and let theme/client act on it',
  });

/** The modules that a module imports; those whose types alone it names are left out. */
const importsOf = (file: string, source: string): string[] =>
  [...source.matchAll(IMPORT)]
    .filter(([, names = '']) => !/^\{(?:\s*type\s[^,}]*,?)*\s*\}$/.test(names))
    .map(([, , from = '']) => path.posix.join(path.posix.dirname(file), from));

/**
 * Faults of the theme's modules. A module may have state when an island imports it and nothing that is drawn outside of
 * islands does.
 */
export function stateOutsideIslands(sources: Sources): Problem[] {
  const imports = new Map([...sources].map(([file, source]) => [file, importsOf(file, source)]));
  const reach = (files: string[], stop: string) => {
    const reached = new Set<string>();
    const go = (file: string): void => {
      if (!sources.has(file) || reached.has(file) || file.startsWith(stop)) return;
      reached.add(file);
      imports.get(file)?.forEach(go);
    };
    files.forEach(go);
    return reached;
  };
  const files = [...sources.keys()];
  const imported = new Set([...imports.values()].flat());
  const drawn = reach(
    files.filter((file) => !imported.has(file)),
    ISLANDS,
  );
  const inIslands = reach(
    files.filter((file) => file.startsWith(ISLANDS)),
    '-',
  );
  return [...sources]
    .filter(([file]) => !file.startsWith(ISLANDS) && (drawn.has(file) || !inIslands.has(file)))
    .flatMap(([file, source]) => faultsOf(file, source));
}

/** Faults of the code and the elements in a page. */
export function* stateInPage(page: Page): Iterable<Problem> {
  for (const node of nodesIn(page.tree)) {
    if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      yield* faultsOf(page.file, node.value, lineOf(node));
    for (const attribute of isJsx(node) ? node.attributes : [])
      if (attribute.type === 'mdxJsxAttribute' && /^on[A-Z]/.test(attribute.name))
        yield faultAt(page.file, attribute.position?.start.line ?? lineOf(node), attribute.name);
  }
}

/** The theme's modules, relative to the repository. */
const modulesOf = (root: string) =>
  listFiles(path.join(root, 'theme')).flatMap((name) => (/\.tsx?$/.test(name) ? `theme/${name}` : []));

export const state: Check<string> = {
  name: 'state',
  about: 'parts with state or handlers are islands, in the theme and in pages',
  of: 'modules and pages',
  items: ({ root, pages, excerpts }) => [...modulesOf(root), ...[...pages, ...excerpts].map(({ file }) => file)],
  // Whether a module may have state depends on who imports it, so all are read each time.
  problems: (_, { root, pages, excerpts }) => {
    const read = (file: string) => unixText(fs.readFileSync(path.join(root, file), 'utf8'));
    return [
      ...stateOutsideIslands(new Map(modulesOf(root).map((file) => [file, read(file)]))),
      ...[...pages, ...excerpts].flatMap((page) => [...stateInPage(page)]),
    ];
  },
};
