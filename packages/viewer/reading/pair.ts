/** Pairs the files of two builds whose names have hashes. */
import { type FileFact, withoutQuery } from './tally.ts';

type Named = Pick<FileFact, 'path' | 'chunk'>;

/** Between these signs, a name has its parts. */
const PART = /(?<=^|[./_~-])[A-Za-z\d]{6,64}(?=[._~-]|$)/g;

/**
 * Whether a part of a name is a hash: in hex with a digit, or letters and digits mixed. `es2015`, `react18` and `1920px`
 * are none.
 */
const isHash = (part: string): boolean =>
  (/^[\da-f]+$/i.test(part) && /\d/.test(part)) ||
  (/\d/.test(part) && /[a-z]/i.test(part) && !/^(?:[a-z]+\d+|\d+[a-z]+)$/i.test(part));

/** Whether the characters look drawn at random from any alphabet of hashes; `lazyPage` and `react-dom` do not. */
const isRandom = (text: string): boolean =>
  text.split(/[-_]/).some((part) => part.length > 3 && isHash(part)) ||
  (/[a-z]/.test(text) && /[A-Z]/.test(text) && !/^(?:[A-Z]?[a-z]+[-_]?)(?:[A-Z][a-z]+[-_]?)*$/.test(text));

/** Leaves out the place of a hash, with the sign before it; a name that is a hash alone keeps its place. */
const tidy = (path: string): string => path.replace(/[.\-_~]\*(?=[._~-]|$)/g, '');

const masked = (path: string): string => withoutQuery(path).replace(PART, (part) => (isHash(part) ? '*' : part));

/** A file's path without the hash of its content. */
export const withoutHash = (path: string): string => tidy(masked(path));

const extensionOf = (path: string) => /\.[^./]+$/.exec(path)?.[0] ?? '';

/**
 * The common form of two paths of one length that differ in one hash, with `*` in its place. At least one of the two
 * hashes looks random: that is how letters alone can be told from a word.
 */
function formOf(one: string, other: string): string | undefined {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  let to = one.length;
  while (to > from && one[to - 1] === other[to - 1]) to--;
  while (from > 0 && /[^./_~-]/.test(one[from - 1]!)) from--;
  while (to < one.length && /[^./_~-]/.test(one[to]!)) to++;
  const [own, others] = [one.slice(from, to), other.slice(from, to)];
  const isPart = (text: string) => /^[\w-]{6,64}$/.test(text);
  return isPart(own) && isPart(others) && (isRandom(own) || isRandom(others))
    ? `${one.slice(0, from)}*${one.slice(to)}`
    : undefined;
}

/** Whether a path can have a hash at all. Two files of which none can are not compared letter by letter. */
const hasRandom = ({ path }: Named): boolean => /\d/.test(path) || (/[a-z]/.test(path) && /[A-Z]/.test(path));

/** Files by a key; those without one are left out. */
function byKey(files: readonly Named[], keyOf: (file: Named) => string): Map<string, Named[]> {
  const groups = new Map<string, Named[]>();
  for (const file of files) {
    const key = keyOf(file);
    if (key) groups.set(key, [...(groups.get(key) ?? []), file]);
  }
  return groups;
}

/**
 * The names under which the files of two builds are compared, by path. Files pair up by their path; else by the chunk
 * that each of them alone has; else by the path without hashes. Files that cannot be told apart have one name.
 */
export function namesOf(before: readonly FileFact[], after: readonly FileFact[]): Map<string, string> {
  const names = new Map<string, string>();
  const bare = (files: readonly FileFact[]) => files.map(({ path, chunk }) => ({ path: withoutQuery(path), chunk }));
  let sides: [Named[], Named[]] = [bare(before), bare(after)];
  const keepUnnamed = () => {
    sides = [sides[0].filter(({ path }) => !names.has(path)), sides[1].filter(({ path }) => !names.has(path))];
  };
  const paths = new Set(sides[1].map(({ path }) => path));
  for (const { path } of sides[0]) if (paths.has(path)) names.set(path, path);
  keepUnnamed();

  const chunkKey = ({ path, chunk }: Named) => chunk && `${chunk}\n${extensionOf(path)}`;
  const byChunk = byKey(sides[1], chunkKey);
  for (const [key, [old, ...more]] of byKey(sides[0], chunkKey)) {
    const [now, ...others] = byChunk.get(key) ?? [];
    if (!old || !now || more.length > 0 || others.length > 0) continue;
    const name = tidy(formOf(old.path, now.path) ?? masked(now.path));
    const full = /(?:^|\/)\*\.\w+$/.test(name) ? `${name} (${now.chunk.split('/').at(-1)})` : name;
    names.set(old.path, full).set(now.path, full);
  }
  keepUnnamed();

  const forms = new Set(sides[1].map(({ path }) => masked(path)));
  const shared = new Set(sides[0].map(({ path }) => masked(path)).filter((form) => forms.has(form)));
  for (const { path } of sides.flat()) if (shared.has(masked(path))) names.set(path, tidy(masked(path)));
  keepUnnamed();

  const shapeKey = ({ path }: Named) =>
    `${path.length}\n${path.slice(0, path.lastIndexOf('/') + 1)}\n${extensionOf(path)}`;
  const shapes = [byKey(sides[0], shapeKey), byKey(sides[1], shapeKey)] as const;
  for (const [own, others] of [shapes, shapes.toReversed()] as const)
    for (const [key, files] of own!) {
      const all = others!.get(key) ?? [];
      const random = all.filter(hasRandom);
      for (const file of files) {
        if (names.has(file.path)) continue;
        const other = (hasRandom(file) ? all : random).find(({ path }) => formOf(file.path, path));
        const form = other && formOf(file.path, other.path);
        if (!form) continue;
        const name = names.get(other.path) ?? tidy(form);
        names.set(file.path, name).set(other.path, name);
      }
    }
  keepUnnamed();
  for (const { path } of sides.flat()) names.set(path, tidy(masked(path)));
  return names;
}
