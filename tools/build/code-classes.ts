/**
 * Colours code by class instead of by a style attribute on every word. Style attributes cost 106 bytes more a page
 * (brotli 11, average of 108 pages) and 454 at most; unpacked, `rules` would grow by 57 kB.
 */

/** Class of each of Shiki's colours (`--shiki-token-…`); theme/styles/code.css paints them. */
const TOKEN_CLASSES: Readonly<Record<string, string>> = {
  constant: 'tc',
  string: 'ts',
  comment: 'tm',
  keyword: 'tk',
  parameter: 'ta',
  function: 'tf',
  'string-expression': 'te',
  punctuation: 'tp',
  link: 'tl',
  inserted: 'ti',
  deleted: 'td',
  changed: 'th',
};

/** The part of hast that this file uses. */
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

/** Whether two neighbours are words of one colour without other attributes. */
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

/** Joins neighbouring words of one colour into one element. */
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

/** Rewrites the words of a highlighted block. A word in the colour of the text loses its element. */
export function withClasses(node: Node): Node {
  const children = node.children?.flatMap((child): Node[] => {
    if (child.tagName === 'pre') {
      // Keep `has-focused` and similar classes (code-marks.ts).
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

/** Shiki transformer. It also drops the line break at the end of a file, which would show as an empty line. */
export const codeClasses = {
  name: 'rsdoctor:code-classes',
  preprocess: (code: string): string => code.replace(/\n+$/, ''),
  root: (root: Node): Node => withClasses(root),
};
