/**
 * Turns a page's first link to a term (`[chunk](/config/options/term#chunk)`) into a button that explains the term on
 * hover, focus and tap, without a script. Markdown twins keep the link.
 */
import fs from 'node:fs';
import { readJson } from '@rsdoctor-docs/base/json';
import { attributesOf, holdPunctuation, inlineElement, inlineNodes, replaceNodes, text } from '@rsdoctor-docs/base/mdx';
import { once } from '@rsdoctor-docs/base/once';
import { routeOfSource, toRoute } from '@rsdoctor-docs/base/site';
import type { Part } from '@rsdoctor-docs/preset';
import type { Link, PhrasingContent, Root } from 'mdast';
import { type Lang, langOfSource, withoutLang } from '../site.ts';
import { wordsIn } from '../words/words.ts';

/** Route of the page that has a heading for each term. `npm run rename` changes it. */
export const TERMS_ROUTE = '/config/options/term';

/** The name of a term in a running text, and one or two sentences about it with `code` in backticks. */
export interface Term {
  name: string;
  is: string;
}

export type Terms = Record<string, Readonly<Record<string, Term>>>;

/** The definitions of docs/reference/terms.json by the ids of the headings. */
export function readTerms(): Terms {
  const file = 'docs/reference/terms.json';
  const { $about: _, ...terms } = readJson(file, fs.readFileSync(file, 'utf8')).value as Terms & { $about: string };
  return terms;
}

/** The button with the words of the link, and the explanation that the platform opens beside it. */
function explained(link: Link, key: string, term: Term, language: Lang): PhrasingContent {
  const { colon, more } = wordsIn(language, 'term');
  // A colon keeps this id apart from the ids of headings.
  const id = `term:${key}`;
  return inlineElement(
    'span',
    { className: 'term', 'data-hover-open': '150', 'data-hover-close': '150', 'data-focus-open': '' },
    [
      inlineElement('button', { type: 'button', popoverTarget: id }, link.children),
      inlineElement('span', { id, popover: 'auto', 'data-search': 'skip' }, [
        { type: 'strong', children: [text(term.name)] },
        text(colon),
        ...inlineNodes(term.is),
        text(' '),
        { ...link, children: [text(more)] },
      ]),
    ],
  );
}

/** Turns the first link to each term into an explained one; headings stay as they are. */
export function explainTerms(tree: Root, language: Lang, terms: Terms): void {
  const seen = new Set<string>();
  replaceNodes(tree, (node) => {
    if (node.type === 'heading') return node;
    if (node.type !== 'link') return undefined;
    const [page = '', key = ''] = node.url.split('#');
    const term = withoutLang(toRoute(page)) === TERMS_ROUTE ? terms[key]?.[language] : undefined;
    if (!term || seen.has(key)) return undefined;
    seen.add(key);
    return explained(node, key, term, language);
  });
  holdPunctuation(tree, (node) => node.name === 'span' && attributesOf(node).className === 'term');
}

const terms = once(readTerms);

export const term: Part = {
  name: 'term',
  page(tree, file) {
    if (routeOfSource(file) !== TERMS_ROUTE) explainTerms(tree, langOfSource(file), terms());
  },
};
