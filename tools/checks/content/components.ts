/** Every component of a page exists, and so does what it names: a picture, a diagram or a screen. Pictures have words. */

import { pageCheck } from '@rsdoctor-docs/base/docs/check';
import { definedNames } from '@rsdoctor-docs/base/docs/names';
import { isJsx, nodesIn } from '@rsdoctor-docs/base/docs/nodes';
import { type Page, placeOf } from '@rsdoctor-docs/base/docs/page';
import { attributesOf } from '@rsdoctor-docs/base/mdx';
import { nearest } from '@rsdoctor-docs/base/nearest';
import { Problem } from '@rsdoctor-docs/base/problem';
import { parts } from '@rsdoctor-docs/parts';
import type { Part } from '@rsdoctor-docs/preset';

/** The fields of a page that this check needs: the build calls it too, and knows no others. */
type Judged = Pick<Page, 'file' | 'source' | 'tree'>;

/**
 * Each component is imported, defined in the page, or the build replaces it. The bundler itself stops at an import that its module lacks.
 * @param pages all of them, whose imports show what there is
 * @param parts say what the build replaces, and what its elements name
 */
export function* componentFaults(page: Judged, pages: readonly Judged[], parts: readonly Part[]): Iterable<Problem> {
  const replaced = parts.flatMap(({ elements = [] }) => elements);
  const pictures = ['img', ...parts.flatMap((part) => part.pictures ?? [])];
  const known = [...replaced, ...definedNames(page)];
  for (const node of nodesIn(page.tree)) {
    const [name = ''] = isJsx(node) ? (node.name ?? '').split('.') : [];
    const attributes = isJsx(node) ? attributesOf(node) : {};
    const alt = node.type === 'image' ? node.alt : attributes.alt;
    if ((pictures.includes(name) || node.type === 'image') && !alt?.trim())
      yield new Problem(placeOf(page, node), 'a picture without alt text', {
        fix: 'say in one sentence what it shows',
      });
    const naming = parts.map(({ names }) => names?.[name]).find((one) => one !== undefined);
    const id = attributes[naming?.property ?? ''] ?? '';
    if (naming && !naming.ids().includes(id))
      yield new Problem(placeOf(page, node), `<${name}>: there is no "${id}"`, {
        expected: nearest(id, naming.ids()) ?? naming.expected ?? `one of ${naming.ids().join(', ')}`,
        fix: naming.fix(id),
      });
    if (!/^[A-Z]/.test(name) || known.includes(name)) continue;
    const imported = pages.flatMap(definedNames);
    const expected = nearest(name, [...imported, ...replaced]);
    yield new Problem(placeOf(page, node), `<${name}> is not known here`, {
      ...(expected ? { expected } : {}),
      fix: imported.includes(name)
        ? `import { ${name} } from '@theme';`
        : 'correct the name, or import it from @theme; `elements` of the parts (packages/parts) lists what the build replaces',
    });
  }
}

export const components = pageCheck(
  'components',
  'components and what they name exist, and pictures say in words what they show',
  (page, _, pages) => componentFaults(page, pages, parts),
);
