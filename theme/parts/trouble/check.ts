/** Entries about trouble say why, what to do and how one sees that it worked, each once, and all are on one page. */

import { nodeText } from '@rsdoctor-docs/base/docs/nodes';
import { headingOf } from '@rsdoctor-docs/base/docs/outline';
import { type Page, placeOf } from '@rsdoctor-docs/base/docs/page';
import { attributesOf, elementsOf } from '@rsdoctor-docs/base/mdx';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { Nodes } from 'mdast';
import { type Lang, langOfSource } from '#theme/site.ts';
import type { Check } from '#tools/checks/check.ts';
import { ENTRY_PAGES, namesIn, type Section, sectionsIn } from './entries.ts';
import { TAGS } from './tags.ts';

/** The bold words at the beginning of the paragraphs that each entry has. */
const LABELS: Readonly<Record<Lang, { fix: RegExp; proof: RegExp; expected: string }>> = {
  en: {
    fix: /^(?:Fix|Workaround)$/,
    proof: /^It worked if$/,
    expected: '**Fix**: or **Workaround**: … **It worked if** …',
  },
  zh: {
    fix: /^(?:修复方法|临时解决方案)$/,
    proof: /^验证方法$/,
    expected: '**修复方法**：或**临时解决方案**：……**验证方法**：……',
  },
};

/** The bold words with which a paragraph begins. */
const labelIn = (node: Nodes): string =>
  node.type === 'paragraph' && node.children[0]?.type === 'strong' ? nodeText(node.children[0]) : '';

/** The entries of a page, with what its sections share. */
const entriesIn = (page: Page): Section[] =>
  [...sectionsIn(page.tree.children)].filter(({ heading }) => heading.depth === 3);

function* formFaults(page: Page): Iterable<Problem> {
  const { fix, proof, expected } = LABELS[langOfSource(page.file)];
  for (const { heading, body } of entriesIn(page)) {
    const labels = body.map(labelIn);
    const [fixAt, proofAt] = [labels.findIndex((one) => fix.test(one)), labels.findIndex((one) => proof.test(one))];
    const cause = body.slice(0, Math.max(fixAt, 0)).some(({ type }) => type === 'paragraph');
    const missing = [
      ...(cause ? [] : ['why it happens, before the fix']),
      ...(fixAt < 0 ? ['the fix'] : []),
      ...(proofAt < fixAt || proofAt < 0 ? ['how a reader sees that it worked, after the fix'] : []),
    ];
    if (missing.length > 0)
      yield new Problem(placeOf(page, heading), `the entry "${headingOf(heading).text}" is not complete`, {
        expected,
        seen: `it lacks ${missing.join('; ')}`,
        fix: 'write it; if there is nothing to mend, the question belongs on the page of its topic',
      });
  }
}

/** What must stand once: messages in titles, and sentences that are long enough not to be said twice by chance. */
function sayingsOf({ heading, body }: Section): string[] {
  const messages = heading.children.flatMap((node) =>
    node.type === 'inlineCode' && node.value.length >= 20 ? [node.value] : [],
  );
  const sentences = body
    .filter(({ type }) => type === 'paragraph')
    .flatMap((node) => nodeText(node).split(/(?<=[.。])\s*/))
    .filter((sentence) => sentence.replace(/[^\p{Script=Han}]/gu, '').length * 2 + sentence.length >= 60);
  return [headingOf(heading).text, ...messages, ...sentences];
}

function* doubleFaults(pages: readonly Page[]): Iterable<Problem> {
  const seen = new Map<string, string>();
  for (const page of pages)
    for (const entry of entriesIn(page)) {
      const place = placeOf(page, entry.heading);
      for (const saying of sayingsOf(entry)) {
        const key = `${page.lang} ${saying.trim()}`;
        const other = seen.get(key);
        if (other && other !== place)
          yield new Problem(place, 'two entries say the same', {
            seen: `"${saying.trim()}", also at ${other}`,
            fix: 'keep one entry, and lead the id of the other one there: moved in the frontmatter',
          });
        seen.set(key, place);
      }
    }
}

/** Sections whose entries the first page does not list, and kinds that nothing belongs to. */
function* listFaults(pages: readonly Page[]): Iterable<Problem> {
  for (const door of pages.filter(({ route }) => `/${route}` === ENTRY_PAGES[0])) {
    const listed = elementsOf(door.tree, 'TroubleList').flatMap((list) => namesIn(attributesOf(list).of));
    for (const page of pages) {
      if (page.lang !== door.lang || page === door) continue;
      let section = '';
      for (const { heading } of sectionsIn(page.tree.children)) {
        if (heading.depth < 3) section = headingOf(heading).id ?? '';
        const at = `/${page.route}#${section}`;
        if (heading.depth === 3 && !listed.includes(at))
          yield new Problem(placeOf(page, heading), `${door.file} does not list this entry`, {
            fix: `add <TroubleList of="${at}" /> to the section of that page where readers look for it`,
          });
      }
    }
    const used = new Set(
      pages
        .filter(({ lang }) => lang === door.lang)
        .flatMap(({ tree }) => elementsOf(tree, 'Trouble').flatMap((element) => namesIn(attributesOf(element).with))),
    );
    for (const tag of TAGS)
      if (!used.has(tag))
        yield new Problem('theme/parts/trouble/tags.ts', `no entry is for ${tag}`, {
          fix: `delete it, or write <Trouble with="${tag}" /> below the heading of an entry`,
        });
  }
}

export function* troubleFaults(pages: readonly Page[]): Iterable<Problem> {
  for (const page of pages) yield* formFaults(page);
  yield* doubleFaults(pages);
  yield* listFaults(pages);
}

export const troubles: Check<Page> = {
  name: 'troubles',
  about: 'each entry about trouble says why, what to do and how one sees that it worked; none stands twice',
  of: 'pages',
  items: ({ pages }) => pages.filter(({ route }) => ENTRY_PAGES.some((one) => one === `/${route}`)),
  problems: (pages) => troubleFaults(pages),
};
