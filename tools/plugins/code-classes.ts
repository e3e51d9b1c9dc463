// Colours of code by class instead of a style attribute on every word: a sixth less HTML on pages with much code, and less for each page's script.

/** The little of hast that is needed here. */
type Node = { type: string; tagName?: string; properties?: Record<string, unknown>; children?: Node[]; value?: string };

/** Class of each of Shiki's colours; theme/styles/code.css paints them. */
export const TOKEN_CLASSES: Readonly<Record<string, string>> = {
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

const colourOf = (node: Node) => (typeof node.properties?.style === 'string' ? /^color:var\(--shiki-(?:token-)?([\w-]+)\)$/.exec(node.properties.style.replace(/\s|;$/g, ''))?.[1] : undefined);

/** Rewrites the words of a highlighted block; words in the text's own colour lose their element. */
export function useClasses(node: Node): Node {
  const children = node.children?.flatMap((child): Node[] => {
    if (child.tagName === 'pre') child.properties = { ...child.properties, style: undefined, class: 'shiki' };
    const colour = child.tagName === 'span' ? colourOf(child) : undefined;
    const isPlain = colour === 'foreground' && Object.keys(child.properties ?? {}).length === 1;
    if (isPlain) return child.children ?? [];
    const name = colour && TOKEN_CLASSES[colour];
    if (name) {
      const { style: _style, ...properties } = child.properties ?? {};
      return [useClasses({ ...child, properties: { ...properties, class: [properties.class, name].filter(Boolean).join(' ') } })];
    }
    return [useClasses(child)];
  });
  return children ? { ...node, children } : node;
}

/** Shiki transformer; runs on the finished block. */
export const codeClasses = {
  name: 'rsdoctor:code-classes',
  root: (root: Node): Node => useClasses(root),
};
