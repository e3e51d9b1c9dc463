import { pageCheck } from '@rsdoctor-docs/base/docs/check';
import { nodesIn, nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { headingOf, sectionOf, titleOf } from '@rsdoctor-docs/base/docs/outline';
import { type Page, placeOf } from '@rsdoctor-docs/base/docs/page';
import { Problem } from '@rsdoctor-docs/base/problem';
import { toRoute } from '@rsdoctor-docs/base/site';

const EMPTY =
  /^(?:(?:click |see )?here|this|that|link|(?:this|that) (?:page|link|section)|(?:read |see |learn )?more|(?:点击|见)?(?:这里|此处)|链接|详情|这个页面)$/i;

/** Stop words: they say nothing about a target. */
const STOP = new Set(
  'the and for with your our from its are how what which when that this these you can all about above below other few one step'.split(
    ' ',
  ),
);

/** The words of an English text, and each pair of neighbors in a Chinese one. */
const wordsOf = (text: string): string[] => [
  ...(text.match(/[a-z\d]{3,}/gi) ?? []).filter((word) => !STOP.has(word.toLowerCase())),
  ...[...text.matchAll(/(?=(\p{Script=Han}{2}))/gu)].map(([, pair = '']) => pair),
];

/** Finds a word with any ending: `entries` finds entry. */
const anyForm = (word: string) =>
  /^\w/.test(word)
    ? new RegExp(
        `\\b${word
          .toLowerCase()
          .replace(/(?<=\w{3})(?:ing|ed|ies|es|s|er|ions?|ly|e|y)$/, '')
          .slice(0, 6)}`,
        'i',
      )
    : new RegExp(word);

/** The page that an address of this site leads to, if it is one. */
const targetOf = (page: Page, path: string, pages: readonly Page[]) =>
  path === ''
    ? page
    : pages.find(
        ({ lang, route }) =>
          lang === page.lang && `/${route}`.replace(/\/index$/, '') === toRoute(path).replace(/\/$/, ''),
      );

/** Says what is wrong with the words of a link to a section, or to a whole page when there is no id. */
function fault(text: string, target: Page, id: string): string | undefined {
  if (EMPTY.test(text)) return 'words that fit any link';
  const about = [
    titleOf(target),
    id,
    target.route,
    ...(id ? [] : [JSON.stringify(target.frontmatter)]),
    ...sectionOf(target, id).map((node) => nodeText(node, (part) => (part.type === 'code' ? part.value : undefined))),
  ].join('\n');
  const words = wordsOf(text);
  const foreign = words.filter((word) => !anyForm(word).test(about));
  // A name (`Bundle Size`: up to three words, a capital letter, no stop words) must be at the target word for word; of other
  // words one is enough.
  const isName =
    /^[A-Z]/.test(text) && words.length <= 3 && text.split(/\s+/).every((part) => wordsOf(part).length === 1);
  return foreign.length > 0 && (isName || foreign.length === words.length)
    ? `nothing there about ${foreign.join(', ')}`
    : undefined;
}

/** The words of a link say where it leads: its target uses them, in its title, its address or the section. */
export function* linkWordFaults(page: Page, pages: readonly Page[]): Iterable<Problem> {
  for (const link of nodesIn(page.tree)) {
    if (link.type !== 'link' || !/^[/#]/.test(link.url)) continue;
    // An option or a file in code has one name only, whatever its target calls it.
    if (link.children.every(({ type }) => type === 'inlineCode')) continue;
    const [, path = '', id = ''] = /^([^?#]*)[^#]*#?(.*)$/s.exec(link.url) ?? [];
    const target = targetOf(page, path, pages);
    if (!target || target.kind === 'excerpt') continue;
    const text = nodeText(link);
    const seen = fault(text, target, id);
    const [first] = sectionOf(target, id);
    if (seen)
      yield new Problem(placeOf(page, link), `the link "${text}" does not say where it leads: ${link.url}`, {
        expected: [titleOf(target), id && first?.type === 'heading' ? headingOf(first).text : '']
          .filter(Boolean)
          .join(', '),
        seen,
        fix: 'write its title or heading, or what the reader does there, in words that are there',
      });
  }
}

export const linkWords = pageCheck('link-words', 'the words of a link say where it leads', (page, { pages }) =>
  linkWordFaults(page, pages),
);
