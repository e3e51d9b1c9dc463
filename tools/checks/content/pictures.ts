import { visit } from 'unist-util-visit';
import { Problem } from '../../lib/problem.ts';
import type { Check } from '../check.ts';
import { type Page, placeOf } from '../read/page.ts';

/** Elements that show a picture. */
const PICTURES = new Set(['img', 'Shot']);

/** Every picture says in words what it shows. */
export function picturesHaveText(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => {
    const problems: Problem[] = [];
    const need = (alt: string | null | undefined, node: { position?: { start: { line: number } } | undefined }) => {
      if (!alt?.trim())
        problems.push(
          new Problem(placeOf(page, node), 'a picture without alt text', { fix: 'say in one sentence what it shows' }),
        );
    };
    visit(page.tree, (node) => {
      if (node.type === 'image') need(node.alt, node);
      if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && PICTURES.has(node.name ?? '')) {
        const alt = node.attributes.find(
          (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'alt',
        );
        need(typeof alt?.value === 'string' ? alt.value : '', node);
      }
    });
    return problems;
  });
}

export const pictures: Check<Page> = {
  name: 'pictures',
  about: 'every picture says in words what it shows',
  of: 'pages',
  items: ({ pages, excerpts }) => [...pages, ...excerpts],
  problems: picturesHaveText,
};
