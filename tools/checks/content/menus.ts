/** Menus list the pages that exist, in words that Rspress knows, and alike in both languages. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Check } from '@rsdoctor-docs/base/docs/check';
import type { Entry, Menu } from '@rsdoctor-docs/base/docs/menu';
import type { Page } from '@rsdoctor-docs/base/docs/page';
import { nearest } from '@rsdoctor-docs/base/nearest';
import { Problem } from '@rsdoctor-docs/base/problem';
import { patternOf } from '../../docs/glossary.ts';

/** Pages that no menu shows: two parts of other pages that have an address of their own. */
const UNLISTED = new Set(['/config/options/options-shared', '/guide/start/quick-start-shared']);

/** The keys that mean something in an entry, by its type; `nav` stands for those of a `_nav.json`. */
const KEYS: Readonly<Record<string, string>> = {
  file: 'type name label icon tag context',
  dir: 'type name label icon tag context collapsible collapsed',
  'dir-section-header': 'type name label icon tag',
  'custom-link': 'type label link items icon tag context collapsible collapsed',
  'section-header': 'type label icon tag',
  divider: 'type dashed',
  nav: 'text link items icon tag activeMatch position lang rel download',
};

/** What an entry cannot do without. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  file: ['name'],
  dir: ['name'],
  'dir-section-header': ['name', 'label'],
  'custom-link': ['label'],
  'section-header': ['label'],
};

function* entryFaults(menu: Menu, entry: Entry): Iterable<Problem> {
  const { value } = entry;
  const at = (key: string) => `${menu.file}:${entry.lineOf(key)}`;
  const type = menu.kind === 'nav' ? 'nav' : String(value.type ?? 'custom-link');
  const keys = KEYS[type]?.split(' ');
  if (!keys) {
    const types = Object.keys(KEYS).filter((name) => name !== 'nav');
    yield new Problem(at('type'), `there is no type "${type}"`, { expected: nearest(type, types) ?? types.join(', ') });
    return;
  }
  for (const key of Object.keys(value))
    if (!keys.includes(key))
      yield new Problem(at(key), `"${key}" means nothing here`, {
        expected: keys.join(', '),
        fix: 'delete it: the theme shows these keys alone, and always shows the pages below a dir-section-header',
      });
  for (const key of NEEDED[type] ?? [])
    if (typeof value[key] !== 'string')
      yield new Problem(`${menu.file}:${entry.line}`, `an entry of the type "${type}" needs a ${key}`, {
        seen: JSON.stringify(value),
      });
  if (menu.kind === 'nav' && (typeof value.text !== 'string' || !(value.link ?? value.items)))
    yield new Problem(`${menu.file}:${entry.line}`, 'an entry needs a text, and a link or items', {
      expected: '{ "text": "Guide", "link": "/guide/start/intro", "activeMatch": "/guide/" }',
      seen: JSON.stringify(value),
    });
}

/** So many entries under one head, a group or a section header, are seen at a glance. */
const MOST = 6;

/** Heads with more entries. Those of a drop-down count under it. */
function* longHeads(menu: Menu): Iterable<Problem> {
  if (menu.kind !== 'meta') return;
  let [count, head] = [0, 'the head of its folder'];
  for (const { value, line } of menu.entries) {
    const { type = 'custom-link', label, items } = value;
    if (type === 'divider') continue;
    if (type !== 'file' && (type !== 'custom-link' || items)) [count, head] = [0, `"${String(label ?? value.name)}"`];
    else if (++count === MOST + 1)
      yield new Problem(`${menu.file}:${line}`, `is the entry number ${count} under ${head}`, {
        expected: `${MOST} at most`,
        fix: 'put { "type": "section-header", "label": … } where another subject begins, or move an entry',
      });
  }
}

type Listed = Pick<Page, 'file' | 'lang' | 'route'>;

/**
 * Every entry has its file, and every page is in a menu (index pages belong to their folder's entry). Of a menu that
 * does not parse only that is reported.
 * @param isThere whether a file or folder exists, by its path below docs/<lang>/
 */
export function* menuFaults(
  menus: readonly Menu[],
  pages: readonly Listed[],
  isThere: (lang: string, file: string) => boolean,
): Iterable<Problem> {
  const metas = menus.filter(({ kind }) => kind === 'meta');
  const listed = new Set<string>();
  for (const menu of menus) {
    if (menu.problem) yield menu.problem;
    yield* longHeads(menu);
    for (const entry of menu.entries) {
      yield* entryFaults(menu, entry);
      yield* uselessPattern(menu, entry, pages);
      const { name } = entry.value;
      if (menu.kind !== 'meta' || typeof name !== 'string') continue;
      const target = path.posix.join(menu.folder, name);
      listed.add(`${menu.lang}/${target.replace(/\.mdx?$/, '')}`);
      if (!['', '.mdx', '.md'].some((extension) => isThere(menu.lang, target + extension)))
        yield new Problem(
          `${menu.file}:${entry.lineOf('name')}`,
          `names "${name}", but there is no such file or folder`,
          {
            fix: `add ${name}.mdx beside it in both languages, or remove the entry`,
          },
        );
    }
  }
  for (const { file, lang, route } of pages) {
    const folder = path.posix.dirname(route).replace(/^\.$/, '');
    const name = path.posix.basename(route);
    const menu = metas.find((one) => one.lang === lang && one.folder === folder);
    // Rspress lists all pages of a folder that has no menu of its own.
    const isShown = listed.has(`${lang}/${route}`) || (!menu && listed.has(`${lang}/${folder}`));
    if (!isShown && !menu?.problem && !UNLISTED.has(`/${route}`) && name !== 'index')
      yield new Problem(`${file}:1`, 'is in no menu', {
        fix: `add "${name}" to ${path.posix.join(path.posix.dirname(file), '_meta.json')}`,
      });
  }
  yield* menus.flatMap((menu) => [...otherTwin(menu, menus)]);
}

/** A header entry whose pattern would never mark it as the current one. */
function* uselessPattern({ file, lang }: Menu, entry: Entry, pages: readonly Listed[]): Iterable<Problem> {
  const { activeMatch } = entry.value;
  if (typeof activeMatch !== 'string') return;
  const pattern = patternOf(activeMatch);
  if (!pattern || !pages.some((page) => page.lang === lang && pattern.test(`/${page.route}`)))
    yield new Problem(
      `${file}:${entry.lineOf('activeMatch')}`,
      `"activeMatch" ${pattern ? 'fits no page' : 'is no regular expression'}: ${activeMatch}`,
      { fix: 'write a regular expression for the addresses that the entry stands for: "/guide/"' },
    );
}

/** The part of an entry that both languages share: everything but the words. */
const shapeOf = (entry: Entry | undefined) =>
  entry &&
  JSON.stringify(entry.value, (key, value: unknown) =>
    ['label', 'text', 'items', 'ariaLabel'].includes(key) ? undefined : value,
  );

/** The first entry in which a menu differs from its twin. */
function* otherTwin(menu: Menu, menus: readonly Menu[]): Iterable<Problem> {
  if (menu.lang !== 'en' || menu.problem) return;
  const twin = menus.find(({ lang, kind, folder }) => lang === 'zh' && kind === menu.kind && folder === menu.folder);
  if (!twin)
    yield new Problem(`${menu.file}:1`, 'has no Chinese twin', { fix: `write ${menu.file.replace('/en/', '/zh/')}` });
  if (!twin || twin.problem) return;
  const length = Math.max(menu.entries.length, twin.entries.length);
  const at = Array.from({ length }).findIndex((_, i) => shapeOf(menu.entries[i]) !== shapeOf(twin.entries[i]));
  const [ours, theirs] = [menu.entries[at], twin.entries[at]];
  if (at >= 0)
    yield new Problem(`${twin.file}:${theirs?.line ?? 1}`, 'differs from its English twin', {
      expected: ours ? `${shapeOf(ours)} (${menu.file}:${ours.line})` : 'the end of the list',
      seen: shapeOf(theirs) ?? 'the end of the list',
      fix: 'give both the same entries in the same order',
    });
}

export const menus: Check<Menu> = {
  name: 'menus',
  about: 'menus parse, name what is there, leave out no page, and have few entries under each head',
  of: 'menus',
  items: (site) => site.menus,
  problems: (all, { docs, pages, unreadable }) =>
    menuFaults(all, [...pages, ...unreadable], (lang, file) => existsSync(path.join(docs, lang, file))),
};
