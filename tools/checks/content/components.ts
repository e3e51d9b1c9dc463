/** Every component of a page is one that there is: imported from the theme or an excerpt, or written by the build. */
import fs from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { Problem } from '../../lib/problem.ts';
import type { Check } from '../check.ts';
import { nearest } from '../nearest.ts';
import { type Page, placeOf } from '../read/page.ts';

/**
 * Elements that become tables, lists and pictures before MDX compiles the page (tools/build/reference.ts, numbers.ts,
 * posts.ts, diagrams).
 */
const WRITTEN_BY_THE_BUILD = [
  'Diagram',
  'OptionTable',
  'OptionFacts',
  'RuleTable',
  'RuleFacts',
  'CliTable',
  'N',
  'PostList',
];

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

/** Components of `@theme`: ours and, behind them, the stock ones. */
function themeNames(root: string): string[] {
  const stock = path.join(root, 'node_modules/@rspress/core/dist/theme/index.d.ts');
  return [path.join(root, 'theme/index.tsx'), stock]
    .filter((file) => fs.existsSync(file))
    .flatMap((file) => exportedNames(fs.readFileSync(file, 'utf8')));
}

interface Import {
  names: string[];
  from: string;
  line: number;
}

/** The imports of a page, from its `import … from` lines. */
function importsOf(page: Page): Import[] {
  const imports: Import[] = [];
  visit(page.tree, 'mdxjsEsm', (node) => {
    for (const match of node.value.matchAll(/import\s+([^'"]+?)\s+from\s+['"]([^'"]+)['"]/g)) {
      const names = (match[1] ?? '')
        .replace(/[{}]/g, ',')
        .split(',')
        .map((name) => name.trim().replace(/^.* as /, ''))
        .filter(Boolean);
      const line = (node.position?.start.line ?? 1) + node.value.slice(0, match.index).split('\n').length - 1;
      imports.push({ names, from: match[2] ?? '', line });
    }
  });
  return imports;
}

/**
 * Components are known, imported, and imported to be used; imports come from `@theme` or an excerpt.
 * @param theme names that `@theme` has
 */
export function componentsExist(pages: readonly Page[], theme: readonly string[]): Problem[] {
  return pages.flatMap((page) => {
    const problems: Problem[] = [];
    const imports = importsOf(page);
    const imported = new Set(imports.flatMap(({ names }) => names));
    const used = new Set<string>();
    visit(page.tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const [name = ''] = (node.name ?? '').split('.');
      if (!/^[A-Z]/.test(name)) return;
      used.add(name);
      if (imported.has(name) || WRITTEN_BY_THE_BUILD.includes(name)) return;
      const meant = nearest(name, [...theme, ...WRITTEN_BY_THE_BUILD]);
      problems.push(
        new Problem(placeOf(page, node), `<${name}> is not known here`, {
          ...(meant ? { expected: meant } : {}),
          fix: theme.includes(name)
            ? `import { ${name} } from '@theme';`
            : 'correct the name, or import it from @theme; what the build writes is listed in tools/checks/content/components.ts',
        }),
      );
    });
    for (const { names, from, line } of imports) {
      const at = `${page.file}:${line}`;
      if (from !== '@theme' && from !== PART_OF_ONE_PAGE && !/^\.{1,2}\/.*\.mdx?$/.test(from))
        problems.push(
          new Problem(at, `an import from "${from}"`, {
            expected: "'@theme', or an excerpt of the same language: '../shared/name.mdx'",
          }),
        );
      for (const name of names) {
        if (from === '@theme' && !theme.includes(name)) {
          const meant = nearest(name, theme);
          problems.push(new Problem(at, `@theme has no "${name}"`, meant ? { expected: meant } : {}));
        }
        if (from === '@theme' && !used.has(name))
          problems.push(new Problem(at, `imports ${name} and does not use it`, { fix: 'take it out of the import' }));
      }
    }
    return problems;
  });
}

export const components: Check<Page> = {
  name: 'components',
  about: 'every component in a page is known and imported',
  of: 'pages',
  items: ({ pages, excerpts }) => [...pages, ...excerpts],
  problems: (pages, { root }) => componentsExist(pages, themeNames(root)),
};
