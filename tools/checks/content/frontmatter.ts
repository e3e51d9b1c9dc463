/** The frontmatter: keys and values that mean something on its kind of page, and what every page must say. */

import { pageCheck } from '@rsdoctor-docs/base/docs/check';
import type { Kind, Page } from '@rsdoctor-docs/base/docs/page';
import { nearest } from '@rsdoctor-docs/base/nearest';
import { Problem } from '@rsdoctor-docs/base/problem';
import { table } from '@rsdoctor-docs/preset/node';

/** The values that a key may have: those of a list, or all of a kind. Messages name the kind by its key in `KINDS`. */
type Shape = readonly unknown[] | keyof typeof KINDS;

const KINDS = {
  text: (value: unknown) => typeof value === 'string',
  'yes or no': (value: unknown) => typeof value === 'boolean',
  'an object or a list': (value: unknown) => typeof value === 'object' && value !== null,
  'a list of words': (value: unknown) =>
    Array.isArray(value) && value.every((word) => ['string', 'number'].includes(typeof word)),
  'a date such as 2025-08-07': (value: unknown) =>
    /^\d{4}-\d\d-\d\d\b/.test(String(value)) && !Number.isNaN(Date.parse(String(value))),
};

const fits = (shape: Shape, value: unknown): boolean =>
  typeof shape === 'string' ? KINDS[shape](value) : shape.includes(value);

/** Every page. */
const COMMON: Readonly<Record<string, Shape>> = {
  title: 'text',
  titleSuffix: 'text',
  description: 'text',
  keywords: 'a list of words',
  icon: 'text',
  tag: 'text',
  context: 'text',
  pageType: ['home', 'doc', 'custom', 'doc-wide', 'blank'],
  navbar: 'yes or no',
  sidebar: [true, false, 'placeholder'],
  outline: 'yes or no',
  footer: 'yes or no',
  search: 'yes or no',
  head: 'an object or a list',
  // Ids of headings that the page once had, and where their sections are now (packages/preset/frame/doc/parts.tsx).
  moved: 'an object or a list',
  // Its twin says more: what the checks say of both waits (tools/checks/run.ts).
  behind: 'yes or no',
  // A page for one bundler, and where the others go (packages/parts/bundler/bundler.plugin.ts).
  bundler: 'an object or a list',
};
/** Parts of the home page; what each holds is in theme/home/content.ts. */
const HOME = 'hero install stage features story own ai columns'.split(' ');

const SHAPES: Readonly<Record<Kind, Readonly<Record<string, Shape>>>> = {
  doc: COMMON,
  overview: { ...COMMON, overview: 'yes or no', overviewHeaders: 'an object or a list' },
  release: COMMON,
  home: { ...COMMON, ...Object.fromEntries(HOME.map((part) => [part, 'an object or a list' as const])) },
  excerpt: {},
};

/** Of a page of the blog: the feeds sort by its date (@rspress/plugin-rss), the list shows what it measured (packages/parts/posts). */
const BLOG: Readonly<Record<string, Shape>> = {
  published_at: 'a date such as 2025-08-07',
  measured: 'a list of words',
};

const shapesOf = ({ kind, route }: Page): Readonly<Record<string, Shape>> =>
  route.startsWith('blog/') ? { ...SHAPES[kind], ...BLOG } : SHAPES[kind];

/** Length of a description in characters: long enough to say something, short enough for a search result. */
const LENGTH: Readonly<Record<string, readonly [number, number]>> = { en: [50, 170], zh: [20, 90] };

export const frontmatter = pageCheck(
  'frontmatter',
  'keys and values mean something, and no hint is left; every page has a description of its own and keywords, one of the blog its date',
  function* (page, _, pages) {
    const { description, keywords, published_at: published } = page.frontmatter;
    const lines = new Map(page.values.map(({ key, line }) => [key, line]));
    const at = (key: string) => `${page.file}:${lines.get(key) ?? 1}`;
    const shapes = shapesOf(page);
    for (const [key, value] of Object.entries(page.frontmatter)) {
      const shape = shapes[key];
      const meant = nearest(key, Object.keys(shapes));
      // What Rspress knows and this theme refuses is named by the check `offer`.
      if (!shape && !(key in table.FRONTMATTER))
        yield new Problem(at(key), `the frontmatter of a page of kind "${page.kind}" has no key "${key}"`, {
          expected: Object.keys(shapes).join(', ') || 'none: an excerpt is a part of other pages',
          fix: meant
            ? `write "${meant}"`
            : 'correct it, or add it to tools/checks/content/frontmatter.ts with what shows it',
        });
      else if (shape && !fits(shape, value))
        yield new Problem(at(key), `"${key}" has a value of another type`, {
          expected: typeof shape === 'string' ? shape : `one of ${shape.join(', ')}`,
          seen: JSON.stringify(value),
        });
    }
    for (const [index, line] of page.source.split('\n').entries())
      if (line.includes('TODO: '))
        yield new Problem(`${page.file}:${index + 1}`, 'a hint for writers is still there', {
          seen: line,
          fix: 'write what it asks for, and delete the hint',
        });
    if (page.kind === 'excerpt') return;
    const [least, most] = LENGTH[page.lang] ?? LENGTH.en!;
    const twice = pages.find((other) => other.frontmatter.description === description);
    if (typeof description !== 'string' || description.length < least || description.length > most)
      yield new Problem(at('description'), 'the description is missing, too short or too long', {
        expected: `one sentence of ${least} to ${most} characters`,
        seen: typeof description === 'string' ? `${description.length} characters` : 'none',
      });
    else if (twice && twice !== page)
      yield new Problem(at('description'), 'the description is the same as that of another page', {
        seen: twice.file,
        fix: 'say what a reader finds on this page alone',
      });
    if (!Array.isArray(keywords) || keywords.length < 3)
      yield new Problem(at('keywords'), 'has fewer than three keywords', {
        fix: 'list words that readers type and the page does not use',
      });
    if (/^blog\/(?!index$)/.test(page.route) && published === undefined)
      yield new Problem(at('published_at'), 'a page of the blog needs published_at', {
        fix: 'write published_at: 2025-08-07 08:00:00',
      });
  },
);
