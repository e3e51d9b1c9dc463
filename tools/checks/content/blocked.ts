/** What a page can say and no reader sees: the published policy (packages/preset/plugins/publish/policy.ts) refuses it. */
import { isJsx, type Jsx, nodesIn } from '@rsdoctor-docs/base/docs/nodes';
import { type Page, placeOf } from '@rsdoctor-docs/base/docs/page';
import { attributesOf } from '@rsdoctor-docs/base/mdx';
import { Problem } from '@rsdoctor-docs/base/problem';

/** Elements of HTML that no page has, with what to write instead. */
const ELEMENTS: Readonly<Record<string, string>> = {
  base: 'delete it: the build knows the addresses of the site',
  embed: 'show a picture, and link what it shows',
  form: 'link the form: pages send nothing',
  iframe: 'show a picture, and link what it shows',
  link: 'styles are part of the theme',
  meta: 'write it in the frontmatter: head',
  object: 'show a picture, and link what it shows',
  script: 'a part that needs a script is a folder of packages/parts',
  style: 'styles are part of the theme',
};
const FETCHED = new Set(['img', 'video', 'audio', 'source', 'track', 'image']);
const HOST = /^(?:[a-z][a-z\d+.-]*:)?\/\//i;

function* elementFaults(page: Pick<Page, 'file'>, element: Jsx): Iterable<Problem> {
  const name = element.name ?? '';
  const instead = ELEMENTS[name];
  if (instead)
    yield new Problem(placeOf(page, element), `<${name}>, which the published site refuses`, { fix: instead });
  const { src = '', href = '', poster = '' } = attributesOf(element);
  const from = FETCHED.has(name)
    ? [src, poster, name === 'image' ? href : ''].find((value) => HOST.test(value))
    : undefined;
  if (from) yield foreign(page, element, from);
  const inner = element.attributes.some((one) => 'name' in one && one.name === 'dangerouslySetInnerHTML');
  if (inner)
    yield new Problem(placeOf(page, element), 'HTML in a text, which no check can read', {
      fix: 'write it as Markdown',
    });
}

const foreign = (page: Pick<Page, 'file'>, node: Parameters<typeof placeOf>[1], seen: string) =>
  new Problem(placeOf(page, node), 'a file of another host, which the published site does not load', {
    seen,
    fix: 'take it into docs/public, a picture of the report by a recipe of CONTRIBUTING.md',
  });

/** Elements and addresses of one page that readers would never see. */
export function* blockedFaults(page: Pick<Page, 'file' | 'tree'>): Iterable<Problem> {
  for (const node of nodesIn(page.tree)) {
    if (isJsx(node)) yield* elementFaults(page, node);
    if (node.type === 'image' && HOST.test(node.url)) yield foreign(page, node, node.url);
    if (node.type === 'definition' && HOST.test(node.url) && isPictureName(page, node.identifier))
      yield foreign(page, node, node.url);
  }
}

const isPictureName = ({ tree }: Pick<Page, 'tree'>, name: string) =>
  [...nodesIn(tree)].some((node) => node.type === 'imageReference' && node.identifier === name);
