/** The keys and values that the frontmatter of each kind of page may have. */
import { Problem } from '../../lib/problem.ts';
import { pageCheck } from '../check.ts';
import { nearest } from '../nearest.ts';
import { frontmatterTexts, type Kind, type Page } from '../read/page.ts';

/** What a value must be, and how it is said. */
interface Shape {
  is: string;
  fits(value: unknown): boolean;
}
const text: Shape = { is: 'text', fits: (value) => typeof value === 'string' };
const yesOrNo: Shape = { is: 'yes or no', fits: (value) => typeof value === 'boolean' };
const object: Shape = { is: 'an object or a list', fits: (value) => typeof value === 'object' && value !== null };
const oneOf = (...values: unknown[]): Shape => ({
  is: `one of ${values.join(', ')}`,
  fits: (value) => values.includes(value),
});
const listOf = ({ is, fits }: Shape): Shape => ({
  is: `a list of: ${is}`,
  fits: (value) => Array.isArray(value) && value.every(fits),
});

/** Every page. Source: FrontMatterMeta of @rspress/shared, less what this theme does not show. */
const COMMON: Readonly<Record<string, Shape>> = {
  title: text,
  titleSuffix: text,
  description: text,
  keywords: listOf({ is: 'text', fits: (value) => typeof value === 'string' || typeof value === 'number' }),
  tag: text,
  context: text,
  pageType: oneOf('home', 'doc', 'custom', 'doc-wide', 'blank'),
  navbar: yesOrNo,
  sidebar: oneOf(true, false, 'placeholder'),
  outline: yesOrNo,
  footer: yesOrNo,
  search: yesOrNo,
  // Ids of headings that the page once had, and where their sections are now (theme/components/frame/Doc/parts.tsx).
  moved: object,
};
/** The feeds sort by it (@rspress/plugin-rss). */
const DATED: Readonly<Record<string, Shape>> = {
  ...COMMON,
  published_at: { is: 'date', fits: (value) => value instanceof Date || !Number.isNaN(Date.parse(String(value))) },
};
/** Parts of the home page; what each holds is in theme/components/frame/Home/content.ts. */
const HOME = 'hero features install show works compare terminal own ai start columns'.split(' ');

const SHAPES: Readonly<Record<Kind, Readonly<Record<string, Shape>>>> = {
  doc: COMMON,
  overview: { ...COMMON, overview: yesOrNo, overviewHeaders: object },
  release: DATED,
  home: { ...COMMON, ...Object.fromEntries(HOME.map((part) => [part, object])) },
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
      else if (!shape.fits(value))
        yield new Problem(at, `"${key}" has a value of another type`, {
          expected: shape.is,
          seen: JSON.stringify(value),
        });
    }
  },
);
