/**
 * `<ScreenMap>` around a table of symptoms (what you see, screen, what it usually is, the fix): rows with a picture of the
 * screen, of which the whole is the link to it. The filter of the overview (packages/preset/client/filter.ts) takes them as it
 * takes its own entries. Markdown twins keep the table.
 */
import { nodesIn } from '@rsdoctor-docs/base/docs/nodes';
import { blockElement, elementsOf, faultOf, inlineElement, paragraph, text } from '@rsdoctor-docs/base/mdx';
import { once } from '@rsdoctor-docs/base/once';
import { toRoute } from '@rsdoctor-docs/base/site';
import { pictureFor, readRecord } from '@rsdoctor-docs/evidence/picture-files';
import type { Part } from '@rsdoctor-docs/preset';
import type { BlockContent, Link, ListItem, Nodes, PhrasingContent, Root, TableRow } from 'mdast';
import { type Lang, langOfSource, withoutLang } from '#theme/site.ts';
import { BUNDLER, THUMBNAILS } from './thumbnails.ts';

const ELEMENT = 'ScreenMap';

const COLON: Readonly<Record<Lang, string>> = { en: ': ', zh: '：' };

const record = once(readRecord);

/** The picture of a screen in both themes. It says nothing that the link does not, so it has no words. */
function thumbnail(id: string, lang: Lang, base: string): BlockContent {
  const entry = record().shots[id]!;
  const pictures = (['light', 'dark'] as const).map((theme) => {
    const name = pictureFor(id, entry, lang, theme);
    const { width, height } = entry.files[name] ?? entry;
    const size = { width: String(width), height: String(height) };
    const image = { src: `${base}shots/${name}.avif`, alt: '', loading: 'lazy', decoding: 'async', ...size };
    return blockElement('img', { ...image, className: `on-${theme}` });
  });
  return blockElement('div', { className: 'thumbnail' }, pictures) as BlockContent;
}

const linkIn = (nodes: readonly Nodes[]): Link | undefined =>
  nodes.flatMap((node) => [...nodesIn(node)]).find((node) => node.type === 'link');

/** Takes the element off a symptom that only readers of some bundlers see: the whole row is for them then. */
function unwrap(content: PhrasingContent[]): { content: PhrasingContent[]; is?: string } {
  const [only, ...more] = content;
  if (only?.type !== 'mdxJsxTextElement' || only.name !== BUNDLER || more.length > 0) return { content };
  const is = only.attributes.find((one) => 'name' in one && one.name === 'is')?.value;
  return { content: only.children as PhrasingContent[], ...(typeof is === 'string' && { is }) };
}

/** A row as an entry. @throws Error when its cells are not those of a map */
function entryOf(row: TableRow, lang: Lang, base: string): ListItem {
  const [symptom = [], screen = [], cause = [], fix = []] = row.children.map(({ children }) => children);
  const { content, is } = unwrap(symptom);
  const to = linkIn(screen);
  // A build has given the link its language and the name of the file before parts see it.
  const id = to && THUMBNAILS[withoutLang(toRoute(to.url))];
  if (!to || !linkIn(fix) || !id || !record().shots[id])
    throw new Error(`its row for ${to?.url ?? 'no screen'} lacks a link, or THUMBNAILS has no picture of the screen`);
  const signs = content.filter((node) => node.type === 'mdxJsxTextElement' && node.name === 'YourBuild');
  const words = content.filter((node) => !signs.includes(node));
  const title: Link = { ...to, children: words as Link['children'] };
  const blocks: BlockContent[] = [
    thumbnail(id, lang, base),
    { ...paragraph(title, ...signs), data: { hProperties: { className: 'symptom' } } as never },
    paragraph(...to.children, text(COLON[lang]), ...cause),
    paragraph(inlineElement('span', { 'aria-hidden': 'true' }, [text('→ ')]), ...fix),
  ];
  const children = is === undefined ? blocks : [blockElement(BUNDLER, { is }, blocks) as BlockContent];
  return { type: 'listItem', spread: true, children };
}

/** Draws the maps of a page. */
export function drawMaps(tree: Root, file: string, base = '/'): void {
  const lang = langOfSource(file);
  for (const map of elementsOf(tree, ELEMENT)) {
    const [table, ...more] = map.children as Nodes[];
    const fault = faultOf(map, file);
    if (table?.type !== 'table' || more.length > 0)
      throw fault('has no table alone', { fix: 'write one between its tags' });
    const entries = table.children.slice(1).map((row) => {
      try {
        return entryOf(row, lang, base);
      } catch (error) {
        throw fault((error as Error).message, {
          expected: 'symptom | link to the screen | cause | link to the fix',
          fix: 'correct the row, or theme/parts/screen-map/thumbnails.ts',
        });
      }
    });
    map.children = [
      {
        type: 'list',
        ordered: false,
        spread: true,
        children: entries,
        data: { hProperties: { className: 'screen-map' } },
      },
    ] as never;
  }
}

export function screenMap(): Part {
  let base = '/';
  return {
    name: 'screen-map',
    page: (tree, file) => drawMaps(tree, file, base),
    plugins: [
      {
        name: 'rsdoctor:screen-map',
        config(config) {
          base = config.base ?? '/';
          return config;
        },
      },
    ],
  };
}
