// Colors of code by class instead of a style attribute on every word: a sixth less HTML on pages with much code, and
// less for each page's script.

import { TOKEN_CLASSES } from '../framework/token-classes.ts';

/** The little of hast that is needed here. */
interface Node {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
  value?: string;
}

const colourOf = (node: Node) =>
  typeof node.properties?.style === 'string'
    ? /^color:var\(--shiki-(?:token-)?([\w-]+)\)$/.exec(node.properties.style.replace(/\s|;$/g, ''))?.[1]
    : undefined;

/** Whether two neighbors are words of one color, and nothing else. */
const isSameColour = (a: Node | undefined, b: Node): a is Node =>
  a !== undefined &&
  a.properties?.class === b.properties?.class &&
  [a, b].every(
    ({ tagName, properties, children }) =>
      tagName === 'span' &&
      Object.keys(properties ?? {}).length === 1 &&
      children?.length === 1 &&
      children[0]!.type === 'text' &&
      Object.values(TOKEN_CLASSES).includes(String(properties?.class)),
  );

/** Words of one color that follow each other become one element. */
function join(nodes: Node[]): Node[] {
  const joined: Node[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (isSameColour(last, node))
      last.children = [{ type: 'text', value: `${last.children![0]!.value}${node.children![0]!.value}` }];
    else joined.push(node);
  }
  return joined;
}

/** Rewrites the words of a highlighted block; words in the text's own color lose their element. */
export function withClasses(node: Node): Node {
  const children = node.children?.flatMap((child): Node[] => {
    if (child.tagName === 'pre') {
      // `has-focused` and its like (code-marks.ts) stay.
      const marks = String(child.properties?.class).match(/\bhas-\w+/g) ?? [];
      child.properties = { ...child.properties, style: undefined, class: ['shiki', ...new Set(marks)].join(' ') };
    }
    const colour = child.tagName === 'span' ? colourOf(child) : undefined;
    const isPlain = colour === 'foreground' && Object.keys(child.properties ?? {}).length === 1;
    if (isPlain) return child.children ?? [];
    const name = colour && TOKEN_CLASSES[colour];
    if (name) {
      const { style: _style, ...properties } = child.properties ?? {};
      return [
        withClasses({
          ...child,
          properties: { ...properties, class: [properties.class, name].filter(Boolean).join(' ') },
        }),
      ];
    }
    return [withClasses(child)];
  });
  return children ? { ...node, children: join(children) } : node;
}

/** Shiki transformer. A file that is shown ends with a line break, which would be an empty line of the block. */
export const codeClasses = {
  name: 'rsdoctor:code-classes',
  preprocess: (code: string): string => code.replace(/\n+$/, ''),
  root: (root: Node): Node => withClasses(root),
};
