/**
 * Pairs the files of two builds whose names have hashes. Files are one if they have the same path; else if each of them alone
 * has a chunk; else if their paths differ in hashes only. What counts as a hash:
 *
 * - a part of a name behind another part: hex with a digit, or digits among letters; never a word with a number at one end
 *   (`es2015`, `1920px`), nor one that reads as words (`base64enc`);
 * - letters alone (`GVodPWrW`) only if they look drawn, or the other build has a hash of the same length in their place;
 * - a whole folder, if it looks drawn; the whole name of a file only if most names of its folder do, in both builds.
 *
 * Two that begin or end alike are no hashes but hex: names of one project do (`UIButton`, `UISelect`), drawn ones hardly ever.
 */
import { addTo, type FileFact, pushTo, withoutQuery } from './tally.ts';

type Named = Pick<FileFact, 'path' | 'chunk'>;

/** Between these signs, a name has its parts. */
const PART = /(?<=[._~-])[A-Za-z\d]{4,64}(?=[._~-]|$)/g;
/** `b7-TRw1Y`: base64url has two of those signs itself. */
const WHOLE = /^[\w-]{4,64}$/;

/** How many letters and digits a text has for each piece that reads as a word or a number: drawn ones change all the time. */
function pieceLength(text: string): number {
  const pieces = text.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
  return pieces.join('').length / (pieces.length || 1);
}

/** Whether a part is a hash. Shorter than six signs, only hex is. */
function isHash(text: string): boolean {
  const part = text.replace(/[-_]/g, '');
  const isHex = /^[\da-f]+$/.test(part);
  const isMixed = /\d/.test(part) && /[a-z]/i.test(part) && !/^(?:[a-z]+\d+|\d+[a-z]+)$/i.test(part);
  if (part.length < 6) return isHex && isMixed;
  return (isHex && /\d/.test(part)) || (isMixed && pieceLength(part) < 3);
}

/** Whether a whole name is a hash. `main-5aa7cb3c` has a word, behind which the hash stands. */
function isWholeHash(name: string): boolean {
  if (!/^[\w-]{8,64}$/.test(name) || !/[a-z]/i.test(name)) return false;
  if (/^[A-Za-z][a-z]{2,}(?:[-_]|$)/.test(name)) return false;
  const isShort = name.length < 20;
  if (isShort && (!isHash(name) || /[-_][A-Za-z][a-z]{2,}(?:[-_]|$)/.test(name))) return false;
  return /^[\da-f]+$/.test(name) || pieceLength(name) < 2.7;
}

/** Whether letters of both cases look drawn; `lazyPage` and `UIButton` do not. */
const isDrawn = (text: string): boolean => text.length >= 6 && pieceLength(text) < 2;

/** Leaves out the place of a hash, with the sign before it; a name that is a hash alone keeps its place. */
const tidy = (path: string): string => path.replace(/[.\-_~]\*(?=[._~-]|$)/g, '');

const extensionOf = (path: string) => /\.[^./]+$/.exec(path)?.[0] ?? '';
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
/** A file's name without its folder and extension. */
const stemOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, path.length - extensionOf(path).length);
const placeOf = (path: string) => `${folderOf(path)}\n${extensionOf(path)}`;

/** The lengths of hashes that are whole names, by folder and extension: those that most names there have, in both builds. */
function wholeHashes(sides: readonly (readonly Named[])[]): Map<string, Set<number>> {
  const lengths = new Map<string, Set<number>>();
  const isMost = sides.map((files) => {
    const all = new Map<string, number>();
    const hashed = new Map<string, number>();
    for (const { path } of files) {
      const place = placeOf(path);
      const stem = stemOf(path);
      addTo(all, place, 1);
      if (!isWholeHash(stem)) continue;
      addTo(hashed, place, 1);
      lengths.set(place, (lengths.get(place) ?? new Set()).add(stem.length));
    }
    return (place: string) => (hashed.get(place) ?? 0) * 2 > all.get(place)!;
  });
  return new Map([...lengths].filter(([place]) => isMost.every((isSo) => isSo(place))));
}

/** Makes a function that puts `*` in the places of hashes in a path. */
function masker(sides: readonly (readonly Named[])[]): (path: string) => string {
  const wholes = wholeHashes(sides);
  return (path) => {
    const folders = folderOf(path).replace(/[^/]+/g, (name) => (isWholeHash(name) ? '*' : name));
    const stem = stemOf(path);
    const name = stem.replace(PART, (part) => (isHash(part) ? '*' : part));
    return folders + (wholes.get(placeOf(path))?.has(stem.length) ? '*' : name) + extensionOf(path);
  };
}

/** Where two paths of one length differ, in whole parts, and how many signs of these they have in common at their ends. */
function differenceOf(one: string, other: string): { from: number; to: number; common: number } {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  let to = one.length;
  while (to > from && one[to - 1] === other[to - 1]) to--;
  const differing = to - from;
  while (from > 0 && /[^./_~-]/.test(one[from - 1]!)) from--;
  while (to < one.length && /[^./_~-]/.test(one[to]!)) to++;
  return { from, to, common: to - from - differing };
}

/** Whether two paths differ in a part that begins or ends alike, and is not hex. */
function areAlike(one: string, other: string): boolean {
  const { from, to, common } = differenceOf(one, other);
  return (
    one.length === other.length && common > 1 && !/^[\da-f._-]+$/.test(one.slice(from, to) + other.slice(from, to))
  );
}

/** The common form of two paths of one length that differ in one hash behind another part, with `*` in its place. */
function formOf(one: string, other: string): string | undefined {
  const { from, to } = differenceOf(one, other);
  const parts = [one.slice(from, to), other.slice(from, to)];
  const isBehind = from > 0 && one[from - 1] !== '/';
  const isOfHash = parts.every((part) => WHOLE.test(part)) && parts.some((part) => isHash(part) || isDrawn(part));
  return isBehind && isOfHash && !areAlike(one, other) ? `${one.slice(0, from)}*${one.slice(to)}` : undefined;
}

/** Files by a key; those without one are left out. */
function byKey(files: readonly Named[], keyOf: (file: Named) => string): Map<string, Named[]> {
  const groups = new Map<string, Named[]>();
  for (const file of files) {
    const key = keyOf(file);
    if (key) pushTo(groups, key, file);
  }
  return groups;
}

/** With how many files of the other build one is compared letter by letter: a hash pairs with the first other hash. */
const MOST_TRIED = 20;

/** The names under which the files of two builds are compared, by path. Files that cannot be told apart have one name. */
export function namesOf(before: readonly FileFact[], after: readonly FileFact[]): Map<string, string> {
  const names = new Map<string, string>();
  const bare = (files: readonly FileFact[]) => files.map(({ path, chunk }) => ({ path: withoutQuery(path), chunk }));
  let sides: [Named[], Named[]] = [bare(before), bare(after)];
  const masked = masker(sides);
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
    const full = isWholeHash(stemOf(now.path))
      ? `${folderOf(masked(now.path))}*${extensionOf(now.path)} (${now.chunk.split('/').at(-1)})`
      : tidy(formOf(old.path, now.path) ?? masked(now.path));
    names.set(old.path, full).set(now.path, full);
  }
  keepUnnamed();

  const apart = new Set<string>();
  const byForm = byKey(sides[1], ({ path }) => masked(path));
  for (const [form, olds] of byKey(sides[0], ({ path }) => masked(path))) {
    const nows = byForm.get(form) ?? [];
    const isPair = olds.length === 1 && nows.length === 1;
    const alike = isPair && areAlike(olds[0]!.path, nows[0]!.path);
    for (const { path } of nows.length > 0 ? [...olds, ...nows] : [])
      if (alike) apart.add(path);
      else names.set(path, tidy(form));
  }
  keepUnnamed();

  const shapeKey = ({ path }: Named) => `${path.length}\n${placeOf(path)}\n${/^[^._~-]*/.exec(stemOf(path))![0]}`;
  const shapes = byKey(sides[1], shapeKey);
  for (const [key, files] of byKey(sides[0], shapeKey)) {
    const tried = shapes.get(key) ?? [];
    for (const [some, all] of [
      [files, tried],
      [tried, files],
    ] as const)
      for (const { path } of some) {
        if (names.has(path)) continue;
        for (const other of all.slice(0, MOST_TRIED)) {
          const form = formOf(path, other.path);
          if (!form) continue;
          const name = names.get(other.path) ?? tidy(form);
          names.set(path, name).set(other.path, name);
          break;
        }
      }
  }
  keepUnnamed();
  // A file without a partner whose whole name is a hash has nothing but that hash.
  for (const { path } of sides.flat())
    names.set(path, apart.has(path) || stemOf(masked(path)) === '*' ? path : tidy(masked(path)));
  return names;
}
