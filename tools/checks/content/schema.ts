/** The keys and values that the frontmatter of each kind of page may have. */
import { Problem } from '../../lib/problem.ts';
import { pageCheck } from '../check.ts';
import { nearest } from '../nearest.ts';
import { frontmatterTexts, type Kind, type Page } from '../read/page.ts';

/** What a value must be: one of the listed values, or a kind of value. Messages name the kind by its key in `KINDS`. */
type Shape = readonly unknown[] | keyof typeof KINDS;

const KINDS = {
  text: (value: unknown) => typeof value === 'string',
  'yes or no': (value: unknown) => typeof value === 'boolean',
  'an object or a list': (value: unknown) => typeof value === 'object' && value !== null,
  'a list of words': (value: unknown) =>
    Array.isArray(value) && value.every((word) => ['string', 'number'].includes(typeof word)),
  'a date': (value: unknown) => value instanceof Date || !Number.isNaN(Date.parse(String(value))),
};

const fits = (shape: Shape, value: unknown): boolean =>
  typeof shape === 'string' ? KINDS[shape](value) : shape.includes(value);

/** Every page. Source: FrontMatterMeta of @rspress/shared, less what this theme does not show. */
const COMMON: Readonly<Record<string, Shape>> = {
  title: 'text',
  titleSuffix: 'text',
  description: 'text',
  keywords: 'a list of words',
  tag: 'text',
  context: 'text',
  pageType: ['home', 'doc', 'custom', 'doc-wide', 'blank'],
  navbar: 'yes or no',
  sidebar: [true, false, 'placeholder'],
  outline: 'yes or no',
  footer: 'yes or no',
  search: 'yes or no',
  // Ids of headings that the page once had, and where their sections are now (theme/components/frame/Doc/parts.tsx).
  moved: 'an object or a list',
};
/** The feeds sort by it (@rspress/plugin-rss). */
const DATED: Readonly<Record<string, Shape>> = { ...COMMON, published_at: 'a date' };
/** Parts of the home page; what each holds is in theme/components/frame/Home/content.ts. */
const HOME = 'hero features install show works compare terminal own ai start columns'.split(' ');

const SHAPES: Readonly<Record<Kind, Readonly<Record<string, Shape>>>> = {
  doc: COMMON,
  overview: { ...COMMON, overview: 'yes or no', overviewHeaders: 'an object or a list' },
  release: DATED,
  home: { ...COMMON, ...Object.fromEntries(HOME.map((part) => [part, 'an object or a list' as const])) },
  excerpt: {},
};

/** A page of the topics has a date, too. */
const shapesOf = ({ kind, route }: Page) => (route.startsWith('blog/') ? { ...SHAPES[kind], ...DATED } : SHAPES[kind]);

/** Missing keys are reported by the check `frontmatter`. */
export const schema = pageCheck(
  'schema',
  'the frontmatter has keys and values that mean something on this kind of page',
  function* (page) {
    const lines = new Map(frontmatterTexts(page).map(({ key, line }) => [key, line]));
    const shapes = shapesOf(page);
    for (const [key, value] of Object.entries(page.frontmatter)) {
      const at = `${page.file}:${lines.get(key) ?? 1}`;
      const shape = shapes[key];
      const meant = nearest(key, Object.keys(shapes));
      if (!shape)
        yield new Problem(at, `the frontmatter of a page of kind "${page.kind}" has no key "${key}"`, {
          expected: Object.keys(shapes).join(', ') || 'none: an excerpt is a part of other pages',
          fix: meant
            ? `write "${meant}"`
            : 'correct it, or add it to tools/checks/content/schema.ts with what shows it',
        });
      else if (!fits(shape, value))
        yield new Problem(at, `"${key}" has a value of another type`, {
          expected: typeof shape === 'string' ? shape : `one of ${shape.join(', ')}`,
          seen: JSON.stringify(value),
        });
    }
  },
);
