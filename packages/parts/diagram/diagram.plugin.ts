/**
 * Replaces `<Diagram id="how-it-works" alt="…" />` by a drawing with the page's colours, font and language. The drawings are
 * files that browsers cache for ever; a page has a reference and a text alternative.
 */
import { createHash } from 'node:crypto';
import type { RsbuildPlugin } from '@rsbuild/core';
import { isJsx } from '@rsdoctor-docs/base/docs/nodes';
import { attributesOf, blockElement, paragraph, replaceNodes, text } from '@rsdoctor-docs/base/mdx';
import { type Part, withRsbuild } from '@rsdoctor-docs/preset';
import type { Root } from 'mdast';
import * as concepts from '../../../docs/diagrams/concepts.ts';
import * as overviews from '../../../docs/diagrams/overviews.ts';
import { LANGS, type Lang, langOfSource } from '../site.ts';
import { type Diagram, svgFile, WIDTH } from './draw.ts';

/** The id of a diagram: `howItWorks` is shown by `<Diagram id="how-it-works" />`. */
const diagramId = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** All diagrams by id. */
export const DIAGRAMS: Readonly<Record<string, Diagram>> = Object.fromEntries(
  Object.entries({ ...overviews, ...concepts }).map(([name, diagram]) => [diagramId(name), diagram]),
);

/** The file of a diagram in one language: its address below the site's root, and its content. */
export function diagramFile(id: string, diagram: Diagram, language: Lang): { name: string; text: string } {
  const drawing = svgFile(diagram, language);
  const hash = createHash('sha256').update(drawing).digest('hex').slice(0, 10);
  return { name: `static/svg/${id}.${language}.${hash}.svg`, text: drawing };
}

/** Replaces the diagrams of a page by markup. */
function replaceDiagrams(tree: Root, page: string, base: string): void {
  replaceNodes(tree, (node) => {
    const { id = '', alt = '' } = isJsx(node) && node.name === 'Diagram' ? attributesOf(node) : {};
    const diagram = DIAGRAMS[id];
    if (!diagram) return undefined;
    const drawing = blockElement(
      'svg',
      {
        role: 'img',
        'aria-label': alt,
        viewBox: `0 0 ${WIDTH} ${diagram.height}`,
        width: String(WIDTH),
        height: String(diagram.height),
      },
      [blockElement('use', { href: `${base}${diagramFile(id, diagram, langOfSource(page)).name}#d` })],
    );
    return blockElement('figure', { className: 'diagram' }, [drawing]);
  });
}

/** In a Markdown twin a diagram is its words. */
const asMarkdown: Part['asMarkdown'] = { Diagram: ({ alt = '' }) => [paragraph(text(alt))] };

export function diagram(): Part {
  let base = '/';
  const emit: RsbuildPlugin = {
    name: 'rsdoctor:diagrams',
    setup(api) {
      api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
        for (const [id, diagram] of Object.entries(DIAGRAMS)) {
          for (const language of LANGS) {
            const { name, text } = diagramFile(id, diagram, language);
            compilation.emitAsset(name, new sources.RawSource(text));
          }
        }
      });
    },
  };
  return {
    name: 'diagram',
    elements: ['Diagram'],
    pictures: ['Diagram'],
    names: {
      Diagram: {
        property: 'id',
        ids: () => Object.keys(DIAGRAMS),
        fix: () => 'correct it; CONTRIBUTING.md says how to add a diagram',
      },
    },
    page: (tree, file) => replaceDiagrams(tree, file, base),
    asMarkdown,
    plugins: [
      {
        name: 'rsdoctor:diagrams',
        config(config) {
          base = config.base ?? '/';
          return withRsbuild(config, emit);
        },
      },
    ],
  };
}
