import { pageCheck } from '@rsdoctor-docs/base/docs/check';
import { linksOf, numbersOf, partsOf } from '@rsdoctor-docs/base/docs/outline';
import { type Page, placeOf, twinOf } from '@rsdoctor-docs/base/docs/page';
import { Problem } from '@rsdoctor-docs/base/problem';

const firstLine = (text = '') => text.split('\n')[0] ?? '';

/** The first part in which a page and its twin differ. */
function* otherParts(page: Page, twin: Page): Iterable<Problem> {
  const [ours, theirs] = [partsOf(page), partsOf(twin)];
  const length = Math.max(ours.length, theirs.length);
  const at = Array.from({ length }).findIndex((_, index) => ours[index]?.shape !== theirs[index]?.shape);
  if (at < 0) return;
  const [here, there] = [ours[at], theirs[at]];
  const isSameLine = here && there && firstLine(here.shape) === firstLine(there.shape);
  const expected =
    (here ? firstLine(here.shape) : 'the end of the page') + (isSameLine ? ' (the code inside differs)' : '');
  yield new Problem(`${twin.file}:${there?.line ?? theirs.at(-1)?.line ?? 1}`, 'differs from its English twin', {
    expected: `${expected} (${page.file}:${here?.line ?? 1})`,
    seen: there ? firstLine(there.shape) : 'the end of the page',
    fix: 'give both pages the same headings, code, tables, lists and components in the same order',
  });
}

/** Links and recorded numbers that only one of both has. */
function* otherLinks(page: Page, twin: Page): Iterable<Problem> {
  const [ours, theirs] = [page, twin].map((side) => new Set([...linksOf(side), ...numbersOf(side)])) as [
    Set<string>,
    Set<string>,
  ];
  const missing = [...ours].filter((name) => !theirs.has(name));
  const extra = [...theirs].filter((name) => !ours.has(name));
  if (missing.length + extra.length > 0)
    yield new Problem(placeOf(twin), 'links to other places, or names other numbers, than its English twin', {
      expected: missing.join(', ') || 'nothing more',
      seen: extra.join(', ') || 'nothing more',
      fix: 'give both pages the same links and numbers; their order may differ',
    });
}

function* otherFrontmatter({ frontmatter: ours, ...page }: Page, twin: Page): Iterable<Problem> {
  const theirs = twin.frontmatter;
  // Only one of both can be behind.
  for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)]))
    if (key !== 'behind' && !(key in ours && key in theirs))
      yield new Problem(placeOf(key in ours ? twin : page), `the frontmatter has no "${key}", its twin has`, {
        fix: 'write it on both pages, or on neither',
      });
  const [expected, seen] = [String(ours.published_at), String(theirs.published_at)];
  if (expected !== seen)
    yield new Problem(placeOf(twin), 'published_at differs from the English twin', {
      expected,
      seen,
      fix: 'give both pages the same date',
    });
}

export const twins = pageCheck(
  'twins',
  'both languages have the same pages with the same headings (by id), code, tables, lists, components and links',
  function* (page, { unreadable }, pages) {
    const twin = twinOf(page, pages);
    const other = page.lang === 'en' ? 'zh' : 'en';
    // A twin that does not parse is reported by the check `readable`.
    if (!twin && unreadable.some(({ lang, route }) => lang === other && route === page.route)) return;
    if (!twin)
      yield new Problem(placeOf(page), `has no ${other === 'zh' ? 'Chinese' : 'English'} twin`, {
        fix: `write docs/${other}/${page.route}.mdx`,
      });
    else if (page.lang === 'en') {
      yield* otherParts(page, twin);
      yield* otherLinks(page, twin);
      yield* otherFrontmatter(page, twin);
    }
  },
);
