/** Makes a page plain Markdown, for its twin. */
import { paragraph, text } from '@rsdoctor-docs/base/mdx';
import { markdownFile } from '@rsdoctor-docs/base/site';
import type { Blockquote, Nodes, PhrasingContent, Root, RootContent, Strong } from 'mdast';
import { visit } from 'unist-util-visit';
import { changeTwin, elementAsMarkdown, type Part, propsOf } from './part.ts';

const strong = (words: string): Strong => ({ type: 'strong', children: [text(words)] });

/** How elements of the stock theme and of HTML read whose words, or whose address, are properties. */
const WRITTEN: Readonly<Record<string, (props: Readonly<Record<string, string>>, inside: Nodes[]) => Nodes[]>> = {
  Badge: ({ text: words }, inside) => (words ? [text(words)] : inside),
  Callout: ({ title }, inside) => (title ? [strong(title), text(' '), ...inside] : inside),
  Tag: ({ tag }) => (tag ? [text(tag)] : []),
  img: ({ src = '', alt }) => (alt ? [{ type: 'image', url: src, alt }] : []),
  a: linkOf,
  Link: linkOf,
  Button: linkOf,
};
function linkOf({ href }: Readonly<Record<string, string>>, inside: Nodes[]): Nodes[] {
  const words = inside.flatMap((node) => (node.type === 'paragraph' ? node.children : node)) as PhrasingContent[];
  return href ? [{ type: 'link', url: href, children: words }] : inside;
}

/** Nodes without imports, comments and components. */
function flatten(nodes: readonly Nodes[], parts: readonly Part[], file: string): Nodes[] {
  return nodes.flatMap((node) => {
    if (node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return [];
    const inside = 'children' in node ? flatten(node.children, parts, file) : undefined;
    if (node.type === 'mdxJsxTextElement')
      return WRITTEN[node.name ?? '']?.(propsOf(node), inside ?? []) ?? inside ?? [];
    if (node.type === 'mdxJsxFlowElement') {
      const props = propsOf(node);
      if (node.name === 'Callout') return [...(props.title ? [paragraph(strong(props.title))] : []), ...(inside ?? [])];
      const written = WRITTEN[node.name ?? '']?.(props, inside ?? []) as PhrasingContent[] | undefined;
      if (written) return written.length > 0 ? [paragraph(...written)] : [];
      return elementAsMarkdown(parts, node, inside ?? [], file);
    }
    return [inside ? ({ ...node, children: inside } as Nodes) : node];
  });
}

/** Keeps the first line of an alert, `> [!NOTE]`, whose bracket would be escaped as that of a text. */
function keepAlert({ children: [first] }: Blockquote): void {
  if (first?.type !== 'paragraph') return;
  const [mark, ...rest] = first.children;
  const [name] = (mark?.type === 'text' && /^\[!\w+\]/.exec(mark.value)) || [];
  if (mark?.type !== 'text' || !name) return;
  first.children = [{ type: 'html', value: name }, text(mark.value.slice(name.length)), ...rest];
}

/** The id at the end of a heading's text. */
const HEADING_ID = /\s*\{#[\w-]+\}$/;

/**
 * Makes a page's tree plain: no JSX, no ids of headings, absolute addresses of twins, code with its title alone.
 * @param file the page's file, relative to the repository
 * @param address of the page, with the origin if the site says where it is published
 * @param base of the site, which links to pages have already
 */
export function toPlainTree(tree: Root, file: string, address: string, parts: readonly Part[], base = '/'): void {
  const origin = address.startsWith('/') ? '' : new URL(address).origin;
  /** The twin of what a path of the site leads to; a file is its own. */
  const twinOf = (url: string) => {
    const [, route = '', rest = ''] =
      /^([^?#]*)(.*)$/s.exec(url.startsWith(base) ? url.slice(base.length - 1) : url) ?? [];
    return base + (/\.[^/]*$/.test(route) ? route.slice(1) : markdownFile(route)) + rest;
  };
  const own = origin + twinOf(address.slice(origin.length));
  changeTwin(parts, tree, file);
  tree.children = flatten(tree.children, parts, file) as RootContent[];
  visit(tree, (node) => {
    if ('url' in node && /^[/#]/.test(node.url))
      node.url = node.url.startsWith('/') ? origin + twinOf(node.url) : own + node.url;
    if (node.type === 'blockquote') keepAlert(node);
    if (node.type === 'code') node.meta = /(?:^|\s)(title=(?:"[^"]*"|'[^']*'|\S+))/.exec(node.meta ?? '')?.[1] ?? null;
    const last = node.type === 'heading' ? node.children.at(-1) : undefined;
    if (last?.type === 'text') last.value = last.value.replace(HEADING_ID, '');
  });
}
