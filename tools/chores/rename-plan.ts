/** Plans a new address of a page: moved files, links, menus and the redirect. Pure. */
import path from 'node:path';
import { escapeRegExp } from '@rsdoctor-docs/base/escape-regexp';
import { readJson } from '@rsdoctor-docs/base/json';
import { Problem } from '@rsdoctor-docs/base/problem';
import { isLang, LANGS } from '@rsdoctor-docs/parts/site';
import { nameFaults } from '../checks/files.ts';

/** The file that lists the old addresses of pages. */
export const REDIRECTS = 'theme/moved.ts';

/**
 * Whether a file may name a page: all but generated files, tests (which read the pages from docs/) and
 * tests/contract/published.txt (which keeps the old address for ever).
 */
export const isNaming = (file: string): boolean =>
  /^(?:docs\/(?:en|zh|public|questions|reference|samples)|theme|tools|packages\/(?:base|parts|search|viewer)|\.github)\//.test(
    file,
  )
    ? /(?<!package-lock)\.(?:[cm]?[jt]sx?|json|mdx?|txt|ya?ml)$/.test(file)
    : /^(?:README|CONTRIBUTING|MAINTAINING)\.md$/.test(file);

export interface Plan {
  /** Files that move, relative to the repository. */
  moves: { from: string; to: string }[];
  /** New texts, by the path that the file has before the moves. */
  edits: Map<string, string>;
  /** For the person who runs the command: menus that it leaves alone, or whose order they should choose. */
  notes: string[];
}

export const noMenu = (file: string) =>
  new Problem(file, 'is not there, so the page would be in no sidebar', {
    fix: 'make it with [], and name its folder in the _meta.json above it, like the others of its language',
  });

/** A route as a link: begins with a slash, without language, `.html` or closing slash. */
export function parseRoute(text: string): string {
  const route = text.replace(/\.(?:html|mdx?)$/, '').replace(/^\/?/, '/');
  if (!/^\/(?:[A-Za-z0-9_-]+\/)+[A-Za-z0-9_-]+$/.test(route) || isLang(route.split('/')[1]))
    throw new Problem(text, 'is no address of a page', {
      expected: 'a path below a section, without language: /guide/start/mcp',
    });
  return route;
}

/** Links to a page, in whatever language and spelling, lead to its new address. */
function relink(text: string, from: string, to: string, origin: string): string {
  const before = `(^|[\\s"'\`(<=\\[]|${escapeRegExp(origin)})`;
  const link = new RegExp(
    `${before}(/(?:${LANGS.join('|')}))?${escapeRegExp(from)}(?=(?:\\.html|\\.md)?(?:[#?"'\`)\\s>\\]]|$))`,
    'gm',
  );
  return text.replace(link, (_, start: string, lang = '') => `${start}${lang}${to}`);
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

type MetaEntry = string | { name?: string; [field: string]: unknown };
const entriesOf = (file: string, text: string) => readJson(file, text).value as MetaEntry[];
const nameOf = (entry: MetaEntry) => (typeof entry === 'string' ? entry : entry.name);

/** Adds a row to MOVED, lets rows to the old address lead to the new one, and deletes a row of the new address. */
export function addRedirect(text: string, from: string, to: string): string {
  const [, head = '', body, tail = ''] =
    /^([\s\S]*?export const MOVED[^{]*\{\n)([\s\S]*?)(\n\};[\s\S]*)$/.exec(text) ?? [];
  if (body === undefined)
    throw new Problem(REDIRECTS, 'has no table MOVED', { fix: `add '${from}': '${to}' where the redirects are now` });
  const rows = body
    .split('\n')
    .filter((line) => !line.startsWith(`  '${to}':`))
    .map((line) => line.replace(`: '${from}',`, `: '${to}',`));
  const row = `  '${from}': '${to}',`;
  const next = rows.findIndex((line) => line.startsWith("  '") && line > row);
  rows.splice(next < 0 ? rows.length : next, 0, row);
  return head + rows.join('\n') + tail;
}

/**
 * The plan for moving a page and its twin.
 * @param files texts of all files that may name the page, by path relative to the repository; every page is among them
 * @throws Problem when there is no such page, something is in the way, the new folder has no menu, or a menu does not parse
 */
export function planRename(from: string, to: string, files: ReadonlyMap<string, string>, origin: string): Plan {
  const edits = new Map<string, string>();
  const read = (file: string) => edits.get(file) ?? (files.get(file) as string);
  const write = (file: string, text: string) => {
    if (text !== read(file)) edits.set(file, text);
  };
  const moves: Plan['moves'] = [];
  const notes: string[] = [];

  for (const lang of LANGS) {
    const file = `docs/${lang}${from}.mdx`;
    if (!files.has(file))
      throw new Problem(file, 'is not there', {
        fix: 'name a page that exists in both languages: npm run pages lists them',
      });
    const taken = [...files.keys()].find((name) =>
      [`docs/${lang}${to}.mdx`, `docs/${lang}${to}/`].some((way) => name.startsWith(way)),
    );
    if (taken) throw new Problem(taken, 'is in the way', { fix: 'choose another address, or move that page first' });
    const target = `docs/${lang}${to}.mdx`;
    for (const fault of nameFaults(target)) throw fault;
    moves.push({ from: file, to: target });
  }
  const questions = `docs/questions${from}.json`;
  if (files.has(questions)) moves.push({ from: questions, to: `docs/questions${to}.json` });

  const [oldName, newName] = [path.posix.basename(from), path.posix.basename(to)];
  const [oldFolder, newFolder] = [path.posix.dirname(from), path.posix.dirname(to)];
  for (const lang of LANGS) {
    const old = `docs/${lang}${oldFolder}/_meta.json`;
    const target = `docs/${lang}${newFolder}/_meta.json`;
    if (!files.has(target)) throw noMenu(target);
    const entries = files.has(old) ? entriesOf(old, read(old)) : [];
    const entry = entries.find((each) => nameOf(each) === oldName);
    if (!entry) {
      notes.push(`${old} does not name the page: ${target} was left as it is`);
      continue;
    }
    const moved = typeof entry === 'string' ? newName : { ...entry, name: newName };
    if (old === target) {
      write(old, json(entries.map((each) => (each === entry ? moved : each))));
      continue;
    }
    write(old, json(entries.filter((each) => each !== entry)));
    write(target, json([...entriesOf(target, read(target)), moved]));
    notes.push(`${target}: the page stands last, move its line where it belongs`);
  }

  for (const file of files.keys()) {
    if (file !== REDIRECTS) write(file, relink(read(file), from, to, origin));
  }
  const redirects = files.get(REDIRECTS);
  if (redirects !== undefined) write(REDIRECTS, addRedirect(redirects, from, to));
  return { moves, edits, notes };
}
