/** The keys and values that the frontmatter of each kind of page may have. */
import { Problem } from '../../lib/problem.ts';
import { pageCheck } from '../check.ts';
import { nearest } from '../nearest.ts';
import { frontmatterTexts, type Kind, type Page } from '../read/page.ts';

/** The type of a value. */
type Shape =
  | 'text'
  | 'yes or no'
  | 'number'
  | 'date'
  | { oneOf: readonly unknown[] }
  | { list: Shape }
  | { anyKeys: Shape }
  | Keys;
interface Keys {
  keys: Readonly<Record<string, Shape>>;
}

const keys = (shapes: Readonly<Record<string, Shape>>): Keys => ({ keys: shapes });
const place = keys({ text: 'text', link: 'text' });
/** Part of theme/components/frame/Home/content.ts, with what it has besides. */
const part = (more: Readonly<Record<string, Shape>> = {}) =>
  keys({ title: 'text', text: 'text', more: place, ...more });
/** The words of one screen of its replica of the report. */
const screen = (...words: string[]) =>
  keys(Object.fromEntries(['tab', 'finding', ...words].map((word) => [word, 'text' as const])));

/** Every page. Source: FrontMatterMeta of @rspress/shared, less what this theme does not show. */
const COMMON: Readonly<Record<string, Shape>> = {
  title: 'text',
  titleSuffix: 'text',
  description: 'text',
  keywords: { list: 'text' },
  tag: 'text',
  context: 'text',
  pageType: { oneOf: ['home', 'doc', 'custom', 'doc-wide', 'blank'] },
  navbar: 'yes or no',
  sidebar: { oneOf: [true, false, 'placeholder'] },
  outline: 'yes or no',
  footer: 'yes or no',
  search: 'yes or no',
  // Ids of headings that the page once had, and where their sections are now (theme/components/frame/Doc/Moved.tsx).
  moved: { anyKeys: 'text' },
};

const SHAPES: Readonly<Record<Kind, Readonly<Record<string, Shape>>>> = {
  doc: COMMON,
  overview: { ...COMMON, overview: 'yes or no', overviewHeaders: { list: 'number' } },
  // The feeds sort by it (@rspress/plugin-rss).
  release: { ...COMMON, published_at: 'date' },
  // Source: Hero and Feature of @rspress/shared, and theme/components/frame/Home/content.ts.
  home: {
    ...COMMON,
    hero: keys({
      badge: 'text',
      name: 'text',
      text: 'text',
      tagline: 'text',
      image: keys({ src: 'text', alt: 'text', sizes: 'text', srcset: 'text' }),
      actions: { list: keys({ text: 'text', link: 'text', theme: { oneOf: ['brand', 'alt'] } }) },
    }),
    features: {
      list: keys({ icon: 'text', title: 'text', details: 'text', span: 'number', link: 'text' }),
    },
    install: keys({ command: 'text', other: place }),
    show: keys({
      label: 'text',
      play: 'text',
      pause: 'text',
      caption: 'text',
      timeline: screen('files'),
      treemap: screen('rest'),
      diff: screen('with', 'without', 'added'),
    }),
    works: keys({ title: 'text', text: 'text', places: { list: place } }),
    compare: part({ before: 'text', after: 'text', rest: 'text', saved: 'text' }),
    terminal: part({ ci: place, findings: { list: keys({ code: 'text', text: 'text', link: 'text' }) } }),
    own: part({ drop: 'text' }),
    ai: part({ question: 'text', answer: 'text' }),
    start: part({ steps: { list: 'text' } }),
    columns: { list: keys({ title: 'text', places: { list: place } }) },
  },
  excerpt: {},
};

/** A page of the topics has a date, too. */
const shapesOf = ({ kind, route }: Page): Readonly<Record<string, Shape>> =>
  route.startsWith('blog/') ? { ...SHAPES[kind], ...SHAPES.release } : SHAPES[kind];

function wordsFor(shape: Shape): string {
  if (typeof shape === 'string') return shape;
  if ('oneOf' in shape) return `one of ${shape.oneOf.join(', ')}`;
  if ('anyKeys' in shape) return `an object, each value: ${wordsFor(shape.anyKeys)}`;
  return 'list' in shape
    ? `a list of: ${wordsFor(shape.list)}`
    : `an object with ${Object.keys(shape.keys).join(', ')}`;
}

const SCALARS: Readonly<Record<Extract<Shape, string>, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string' || typeof value === 'number',
  'yes or no': (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  date: (value) => value instanceof Date || !Number.isNaN(Date.parse(String(value))),
};

/** Missing keys are reported by the check `frontmatter`. */
export const schema = pageCheck(
  'schema',
  'the frontmatter has keys and values that mean something on this kind of page',
  function* (page) {
    const lines = new Map(frontmatterTexts(page).map(({ key, line }) => [key, line]));
    const at = (key: string) => `${page.file}:${lines.get(key) ?? 1}`;
    function* faults(value: unknown, shape: Shape, key: string): Iterable<Problem> {
      const isObject = typeof value === 'object' && value !== null;
      if (typeof shape !== 'string' && 'keys' in shape && isObject && !Array.isArray(value))
        for (const [name, below] of Object.entries(value)) {
          const path = key ? `${key}.${name}` : name;
          const known = shape.keys[name];
          const meant = nearest(name, Object.keys(shape.keys));
          if (known) yield* faults(below, known, path);
          else
            yield new Problem(at(path), `the frontmatter of a page of kind "${page.kind}" has no key "${path}"`, {
              expected: Object.keys(shape.keys).join(', ') || 'none: an excerpt is a part of other pages',
              fix: meant
                ? `write "${meant}"`
                : 'correct it, or add it to tools/checks/content/schema.ts with what shows it',
            });
        }
      else if (typeof shape !== 'string' && 'anyKeys' in shape && isObject)
        for (const [name, below] of Object.entries(value)) yield* faults(below, shape.anyKeys, `${key}.${name}`);
      else if (typeof shape !== 'string' && 'list' in shape && Array.isArray(value))
        for (const [index, item] of value.entries()) yield* faults(item, shape.list, `${key}.${index}`);
      else if (!(typeof shape === 'string' ? SCALARS[shape](value) : 'oneOf' in shape && shape.oneOf.includes(value)))
        yield new Problem(at(key), `"${key}" has a value of another type`, {
          expected: wordsFor(shape),
          seen: JSON.stringify(value),
        });
    }
    yield* faults(page.frontmatter, keys(shapesOf(page)), '');
  },
);
