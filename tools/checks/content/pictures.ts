import { Problem } from '../../lib/problem.ts';
import { pageCheck } from '../check.ts';
import { isJsx, nodesIn, textAttribute } from '../read/nodes.ts';
import { placeOf } from '../read/page.ts';

export const pictures = pageCheck('pictures', 'every picture says in words what it shows', function* (page) {
  for (const node of nodesIn(page.tree)) {
    const isElement = isJsx(node) && ['img', 'Shot', 'Diagram'].includes(node.name ?? '');
    if (node.type !== 'image' && !isElement) continue;
    const alt = isElement ? textAttribute(node, 'alt') : (node as { alt?: string | null }).alt;
    if (!alt?.trim())
      yield new Problem(placeOf(page, node), 'a picture without alt text', {
        fix: 'say in one sentence what it shows',
      });
  }
});
