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
}

const colourOf = (node: Node) =>
  typeof node.properties?.style === 'string'
    ? /^color:var\(--shiki-(?:token-)?([\w-]+)\)$/.exec(node.properties.style.replace(/\s|;$/g, ''))?.[1]
    : undefined;

/** Rewrites the words of a highlighted block. A word in the colour of the text loses its element. */
function withClasses(node: Node): Node {
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
  return children ? { ...node, children } : node;
}

/**
 * The transformer for Shiki. It joins neighbouring words of one color, and drops the line break at the end, which would
 * show as an empty line.
 */
export const codeClasses = {
  name: 'rsdoctor:code-classes',
  preprocess(code: string, options: { mergeSameStyleTokens?: boolean }): string {
    options.mergeSameStyleTokens = true;
    return code.replace(/\n+$/, '');
  },
  root: (root: Node): Node => withClasses(root),
};
