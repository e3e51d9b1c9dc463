/** Every component of a page exists, and so does the picture, the diagram or the screen that it names. */
import fs from 'node:fs';
import path from 'node:path';
import { readRecord } from '../../../packages/evidence/pictures/shots-file.ts';
import { panels } from '../../../theme/components/page/Demo/panels.ts';
import { diagramId } from '../../lib/diagram-id.ts';
import { once } from '../../lib/once.ts';
import { Problem } from '../../lib/problem.ts';
import { pageCheck } from '../check.ts';
import { nearest } from '../nearest.ts';
import { isJsx, nodesIn, textAttribute } from '../read/nodes.ts';
import { type Page, placeOf } from '../read/page.ts';

/** Elements that the build replaces by tables, lists and pictures (tools/build/reference.ts, numbers.ts, posts.ts, diagrams). */
const MADE_BY_BUILD = ['Diagram', 'OptionTable', 'OptionFacts', 'RuleTable', 'CliTable', 'N', 'PostList'];

/** What `export { … } from` and `export function` lines of a module offer, types left out. */
function exportedNames(source: string): string[] {
  const lists = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','));
  const own = [...source.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(([, name = '']) => name);
  return [
    ...lists.map((entry) => entry.trim().replace(/^.* as /, '')).filter((entry) => /^[A-Z]\w*$/.test(entry)),
    ...own,
  ];
}

const exportedBy = (...files: string[]) =>
  files.flatMap((file) => exportedNames(fs.readFileSync(path.join(import.meta.dirname, '../../..', file), 'utf8')));

/** Components of `@theme`: ours and the stock ones. */
const themeNames = once(() => exportedBy('theme/index.tsx', 'node_modules/@rspress/core/dist/theme/index.d.ts'));

/** The ids that exist, by the component that takes them. */
const knownIds = once(
  (): Record<string, readonly string[]> => ({
    Demo: panels,
    Shot: Object.keys(readRecord().shots),
    Diagram: exportedBy('tools/build/diagrams/concepts.ts', 'tools/build/diagrams/overviews.ts').map(diagramId),
  }),
);

/**
 * Each component is imported, or the build replaces it. What an import gets that its module does not have stops the build.
 * @param theme names that `@theme` has
 * @param ids the ids that exist, by the component that takes them
 */
export function* componentFaults(
  page: Page,
  theme: readonly string[],
  ids: Readonly<Record<string, readonly string[]>>,
): Iterable<Problem> {
  const imports = [...page.source.matchAll(/^import\s+([^'"]+?)\s+from\s/gm)].map(([, names]) => names).join();
  const known = [...MADE_BY_BUILD, ...(imports.match(/\w+/g) ?? [])];
  for (const node of nodesIn(page.tree)) {
    const [name = ''] = isJsx(node) ? (node.name ?? '').split('.') : [];
    const id = isJsx(node) ? textAttribute(node, name === 'Demo' ? 'panel' : 'id') : '';
    if (ids[name]?.includes(id) === false) {
      const meant = nearest(id, ids[name]);
      yield new Problem(placeOf(page, node), `<${name}>: there is no "${id}"`, {
        expected: meant ?? `one of ${ids[name].join(', ')}`,
        fix: 'correct it; CONTRIBUTING.md says how to add a picture or a diagram',
      });
    }
    if (!/^[A-Z]/.test(name) || known.includes(name)) continue;
    const expected = nearest(name, [...theme, ...MADE_BY_BUILD]);
    yield new Problem(placeOf(page, node), `<${name}> is not known here`, {
      ...(expected ? { expected } : {}),
      fix: theme.includes(name)
        ? `import { ${name} } from '@theme';`
        : 'correct the name, or import it from @theme; tools/checks/content/components.ts lists what the build replaces',
    });
  }
}

export const components = pageCheck('components', 'every component in a page is known and imported', (page) =>
  componentFaults(page, themeNames(), knownIds()),
);
