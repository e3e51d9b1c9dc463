/** Every component of a page exists, and so does what it names: a picture, a diagram or a screen. Pictures have words. */
import fs from 'node:fs';
import { isJsx, nodesIn } from '@rsdoctor-docs/base/docs/nodes';
import { type Page, placeOf } from '@rsdoctor-docs/base/docs/page';
import { attributesOf } from '@rsdoctor-docs/base/mdx';
import { nearest } from '@rsdoctor-docs/base/nearest';
import { once } from '@rsdoctor-docs/base/once';
import { Problem } from '@rsdoctor-docs/base/problem';
import { diagramId } from '#theme/parts/diagram/id.ts';
import { panels } from '#theme/report/panels.ts';
import { readRecord } from '../../../packages/evidence/pictures/shots-file.ts';
import { definedNames } from '../../docs/names.ts';
import { pageCheck } from '../check.ts';

/** Elements that the build replaces by tables, lists and pictures (tools/reference/plugin.ts, numbers.ts, posts.ts, diagrams). */
const MADE_BY_BUILD = ['Diagram', 'OptionTable', 'OptionFacts', 'RuleTable', 'CliTable', 'N', 'PostList'];

/** Elements whose `alt` says in words what they show. */
const PICTURES = ['img', 'Shot', 'Diagram'];

/** The names of the diagrams, which are the exports of these modules. */
const diagramNames = () =>
  ['concepts', 'overviews'].flatMap((module) => {
    const source = fs.readFileSync(`docs/diagrams/${module}.ts`, 'utf8');
    return [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  });

/** The ids that exist, by the component that takes them. */
const knownIds = once(
  (): Record<string, readonly string[]> => ({
    Demo: panels,
    Shot: Object.keys(readRecord().shots),
    Diagram: diagramNames().map(diagramId),
  }),
);

/** The fields of a page that this check needs: the build calls it too, and knows no others. */
type Judged = Pick<Page, 'file' | 'source' | 'tree'>;

/**
 * Each component is imported, defined in the page, or the build replaces it. The bundler itself stops at an import that its module lacks.
 * @param pages all of them, whose imports show what there is
 * @param ids the ids that exist, by the component that takes them
 */
export function* componentFaults(
  page: Judged,
  pages: readonly Judged[],
  ids: Readonly<Record<string, readonly string[]>> = knownIds(),
): Iterable<Problem> {
  const known = [...MADE_BY_BUILD, ...definedNames(page)];
  for (const node of nodesIn(page.tree)) {
    const [name = ''] = isJsx(node) ? (node.name ?? '').split('.') : [];
    const attributes = isJsx(node) ? attributesOf(node) : {};
    const alt = node.type === 'image' ? node.alt : attributes.alt;
    if ((PICTURES.includes(name) || node.type === 'image') && !alt?.trim())
      yield new Problem(placeOf(page, node), 'a picture without alt text', {
        fix: 'say in one sentence what it shows',
      });
    const id = attributes[name === 'Demo' ? 'panel' : 'id'] ?? '';
    if (ids[name]?.includes(id) === false) {
      const meant = nearest(id, ids[name]);
      yield new Problem(placeOf(page, node), `<${name}>: there is no "${id}"`, {
        expected: meant ?? (name === 'Shot' ? 'a picture that was taken' : `one of ${ids[name].join(', ')}`),
        fix:
          name === 'Shot'
            ? `correct it; if packages/evidence/pictures/list has it, take it: npm run evidence -- ${id} screens`
            : 'correct it; CONTRIBUTING.md says how to add a diagram',
      });
    }
    if (!/^[A-Z]/.test(name) || known.includes(name)) continue;
    const imported = pages.flatMap(definedNames);
    const expected = nearest(name, [...imported, ...MADE_BY_BUILD]);
    yield new Problem(placeOf(page, node), `<${name}> is not known here`, {
      ...(expected ? { expected } : {}),
      fix: imported.includes(name)
        ? `import { ${name} } from '@theme';`
        : 'correct the name, or import it from @theme; tools/checks/content/components.ts lists what the build replaces',
    });
  }
}

export const components = pageCheck(
  'components',
  'components and what they name exist, and pictures say in words what they show',
  (page, _, pages) => componentFaults(page, pages),
);
