/** Every component of a page exists: it comes from the theme or an excerpt, or the build replaces it. */
import fs from 'node:fs';
import path from 'node:path';
import { once } from '../../lib/once.ts';
import { Problem } from '../../lib/problem.ts';
import { pageCheck } from '../check.ts';
import { nearest } from '../nearest.ts';
import { isJsx, lineOf, nodesIn } from '../read/nodes.ts';
import { type Page, placeOf } from '../read/page.ts';

/** Elements that the build replaces by tables, lists and pictures (tools/build/reference.ts, numbers.ts, posts.ts, diagrams). */
const MADE_BY_BUILD = ['Diagram', 'OptionTable', 'OptionFacts', 'RuleTable', 'CliTable', 'N', 'PostList'];

/** The part that one page alone loads; `@theme` is what all pages share. */
const PART_OF_ONE_PAGE = '../../../theme/components/page/Viewer/index.tsx';

/** What `export { … } from` and `export function` lines of a module offer, types left out. */
export function exportedNames(source: string): string[] {
  const lists = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','));
  const own = [...source.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(([, name = '']) => name);
  return [
    ...lists.map((entry) => entry.trim().replace(/^.* as /, '')).filter((entry) => /^[A-Z]\w*$/.test(entry)),
    ...own,
  ];
}

/** Components of `@theme`: ours and the stock ones. */
const themeNames = once(() =>
  ['theme/index.tsx', 'node_modules/@rspress/core/dist/theme/index.d.ts'].flatMap((file) =>
    exportedNames(fs.readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8')),
  ),
);

interface Import {
  names: string[];
  from: string;
  line: number;
}

/** The imports of a page, from its `import … from` lines. */
function importsOf(page: Page): Import[] {
  const imports: Import[] = [];
  for (const node of nodesIn(page.tree))
    if (node.type === 'mdxjsEsm')
      for (const { 1: list = '', 2: from = '', index } of node.value.matchAll(
        /import\s+([^'"]+?)\s+from\s+['"]([^'"]+)['"]/g,
      )) {
        const names = list.split(/[{},]/).map((name) => name.trim().replace(/^.* as /, ''));
        const line = lineOf(node) + node.value.slice(0, index).split('\n').length - 1;
        imports.push({ names: names.filter(Boolean), from, line });
      }
  return imports;
}

/**
 * Components are known, imported and used; imports come from `@theme` or an excerpt.
 * @param theme names that `@theme` has
 */
export function* componentFaults(page: Page, theme: readonly string[]): Iterable<Problem> {
  const imports = importsOf(page);
  const imported = new Set(imports.flatMap(({ names }) => names));
  const used = new Set<string>();
  const near = (name: string, known: readonly string[]) => {
    const expected = nearest(name, known);
    return expected ? { expected } : {};
  };
  for (const node of nodesIn(page.tree)) {
    const [name = ''] = isJsx(node) ? (node.name ?? '').split('.') : [];
    if (!/^[A-Z]/.test(name)) continue;
    used.add(name);
    if (imported.has(name) || MADE_BY_BUILD.includes(name)) continue;
    yield new Problem(placeOf(page, node), `<${name}> is not known here`, {
      ...near(name, [...theme, ...MADE_BY_BUILD]),
      fix: theme.includes(name)
        ? `import { ${name} } from '@theme';`
        : 'correct the name, or import it from @theme; tools/checks/content/components.ts lists what the build replaces',
    });
  }
  for (const { names, from, line } of imports) {
    const at = `${page.file}:${line}`;
    if (from !== '@theme' && from !== PART_OF_ONE_PAGE && !/^\.{1,2}\/.*\.mdx?$/.test(from))
      yield new Problem(at, `an import from "${from}"`, {
        expected: "'@theme', or an excerpt of the same language: '../shared/name.mdx'",
      });
    if (from === '@theme')
      for (const name of names) {
        if (!theme.includes(name)) yield new Problem(at, `@theme has no "${name}"`, near(name, theme));
        if (!used.has(name))
          yield new Problem(at, `imports ${name} and does not use it`, { fix: 'take it out of the import' });
      }
  }
}

export const components = pageCheck('components', 'every component in a page is known and imported', (page) =>
  componentFaults(page, themeNames()),
);
