/**
 * Names and sizes of files. Not ls-lint: it compares a name with a pattern, but does not find two that differ by case
 * alone or names that Windows reserves.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Check } from '@rsdoctor-docs/base/docs/check';
import { repositoryFiles } from '@rsdoctor-docs/base/files';
import { Problem } from '@rsdoctor-docs/base/problem';

/** Older than the rule against upper-case letters: a page whose address must not change, and the folder of its samples. */
const OLDER_THAN_THE_RULE = ['disableClientServer'];
/** Names that other programs expect. */
const EXPECTED = ['AGENTS', 'SKILL'];
/** Names that Windows reserves, with any ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Bytes that a file may have. The first row that fits counts. */
const LIMITS: ReadonlyArray<{ fits: RegExp; most: number; fix: string }> = [
  {
    fits: /\.(?:png|avif|jpg|gif|webp|svg|ico)$/,
    most: 300_000,
    fix: 'make the picture smaller, or cut it to what it shows',
  },
  { fits: /(?:^|\/)package-lock\.json$/, most: 2_000_000, fix: 'see what came into the lockfile' },
  // The letters of the cards of links: a package with them weighs 92 MB.
  {
    fits: /\/NotoSansSC-SemiBold\.woff2$/,
    most: 1_200_000,
    fix: 'leave out characters that no title needs',
  },
  { fits: /./, most: 400_000, fix: 'such a file does not belong into the repository; make it when it is needed' },
];

/** What is wrong with the name of one file. */
export function* nameFaults(file: string): Iterable<Problem> {
  const parts = file.split('/');
  const odd = parts.find((part) => /[^\w.@+-]/.test(part));
  const reserved = parts.find((part) => RESERVED.test(part));
  const upper = [...parts.slice(0, -1), path.posix.parse(file).name].find(
    (part) => /[A-Z]/.test(part) && !OLDER_THAN_THE_RULE.includes(part) && !EXPECTED.includes(part),
  );
  if (odd)
    yield new Problem(file, `"${odd}" has signs that addresses and shells change`, {
      fix: 'use letters, digits, - and _',
    });
  else if (reserved) yield new Problem(file, `Windows cannot have a file "${reserved}"`, { fix: 'rename it' });
  else if (upper && /^docs\/(?:en|zh|public|samples)\//.test(file))
    yield new Problem(file, `"${upper}" has upper-case letters`, {
      fix: `write ${upper.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}: some systems take both for one name, addresses do not`,
    });
}

/** Files that are read as text. */
const TEXT = /\.(?:mdx?|jsonc?|[cm]?[jt]sx?|css|svg|html|txt|ya?ml|sh)$/i;
/** Whether a file is what a folder of pages holds. Of two endings that differ by case, Rspress knows the lower one alone. */
const isPageOrMenu = (file: string) => /^docs\/(?:en|zh)\/(?:.*\.mdx?|(?:.*\/)?_(?:meta|nav)\.json)$/.test(file);

/** A file among the pages that is neither a page nor a menu, so that nobody would ever see it. */
function* strayFaults(file: string): Iterable<Problem> {
  if (!/^docs\/(?:en|zh)\//.test(file) || isPageOrMenu(file)) return;
  const [, ending = ''] = /\.(\w+)$/.exec(file) ?? [];
  const meant = /^mdx?$/i.test(ending)
    ? file.slice(0, -ending.length) + ending.toLowerCase()
    : /_(?:meta|nav)\.\w+$/i.test(file)
      ? file.replace(/_(meta|nav)\.\w+$/i, (_, name: string) => `_${name.toLowerCase()}.json`)
      : undefined;
  yield new Problem(file, 'is neither a page nor a menu: nothing shows it', {
    expected: 'x.mdx, x.md, _meta.json, _nav.json',
    fix: meant
      ? `rename it to ${meant}`
      : 'a file to show or download belongs into docs/public, code into docs/samples, an element into packages/parts',
  });
}

/** How a text was saved, if not as UTF-8 without a mark. */
function* encodingFaults(file: string, start: Uint8Array): Iterable<Problem> {
  const [a, b, c] = start;
  const fix = 'save it as UTF-8, in editors on Windows "UTF-8 without BOM"';
  if (a === 0xef && b === 0xbb && c === 0xbf)
    yield new Problem(`${file}:1`, 'begins with a byte order mark, which is no part of its text', { fix });
  // Of a page or a menu its reader says it, and nothing else (read/site.ts).
  else if (!isPageOrMenu(file) && ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)))
    yield new Problem(`${file}:1`, 'is UTF-16', { expected: 'UTF-8', fix });
}

/** What a file is, as far as its name does not say it. */
interface Content {
  bytes: number;
  /** Its first bytes. */
  start: Uint8Array;
}

/**
 * Names work in addresses and on every system, no two differ by case alone, texts are UTF-8, among the pages are pages, and
 * no file burdens every clone.
 */
export function* fileFaults(files: readonly string[], contentOf: (file: string) => Content): Iterable<Problem> {
  const seen = new Map<string, string>();
  for (const file of files) {
    yield* nameFaults(file);
    yield* strayFaults(file);
    const twin = seen.get(file.toLowerCase());
    if (twin)
      yield new Problem(file, 'differs from another file by case alone', { seen: twin, fix: 'rename one of them' });
    seen.set(file.toLowerCase(), file);
    const { most, fix } = LIMITS.find(({ fits }) => fits.test(file))!;
    const { bytes, start } = contentOf(file);
    if (TEXT.test(file)) yield* encodingFaults(file, start);
    if (bytes > most)
      yield new Problem(file, 'is too large', { expected: `${most} bytes at most`, seen: `${bytes} bytes`, fix });
  }
}

/** Size and first bytes of a file. */
function contentOf(file: string): Content {
  const descriptor = fs.openSync(file, 'r');
  try {
    const start = new Uint8Array(3);
    fs.readSync(descriptor, start, 0, 3, 0);
    return { bytes: fs.fstatSync(descriptor).size, start };
  } finally {
    fs.closeSync(descriptor);
  }
}

export const files: Check<string> = {
  name: 'files',
  about: 'file names work in addresses and on every system, texts are UTF-8, and no file is too large for a clone',
  of: 'files',
  items: ({ root }) => repositoryFiles(root),
  problems: (all, { root }) => fileFaults(all, (file) => contentOf(path.join(root, file))),
};
