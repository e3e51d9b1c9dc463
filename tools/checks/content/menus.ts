/** `_meta.json` and the files beside it say the same, and menus are written in words that Rspress knows. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../../lib/problem.ts';
import type { Check } from '../check.ts';
import type { Entry, Menu } from '../read/menu.ts';
import type { Page } from '../read/page.ts';
import type { Site } from '../read/site.ts';

/** Pages that no menu shows: two parts of other pages that have an address of their own. */
const UNLISTED = new Set(['/config/options/options-shared', '/guide/start/quick-start-shared']);

/**
 * Types of entries of a `_meta.json` with the keys that each needs. Source: auto-nav-sidebar/type.d.ts of
 * @rspress/core.
 */
const META_TYPES: Readonly<Record<string, readonly string[]>> = {
  file: ['name'],
  dir: ['name'],
  'dir-section-header': ['name'],
  'custom-link': ['label'],
  divider: [],
  'section-header': ['label'],
};

/** Keys of the entries of each kind of menu. Source: the same types, and NavItem of @rspress/shared. */
const KEYS: Readonly<Record<Menu['kind'], readonly string[]>> = {
  meta: [
    'type',
    'name',
    'label',
    'link',
    'items',
    'collapsible',
    'collapsed',
    'icon',
    'tag',
    'context',
    'overviewHeaders',
    'dashed',
  ],
  nav: ['text', 'link', 'items', 'download', 'icon', 'tag', 'activeMatch', 'position', 'lang', 'rel'],
};

function faultsOfEntry(menu: Menu, entry: Entry): Problem[] {
  const { value } = entry;
  const problems = Object.keys(value)
    .filter((key) => !KEYS[menu.kind].includes(key))
    .map(
      (key) =>
        new Problem(`${menu.file}:${entry.lineOf(key)}`, `"${key}" means nothing here`, {
          expected: KEYS[menu.kind].join(', '),
        }),
    );
  if (menu.kind === 'nav') {
    if (typeof value.text !== 'string' || (typeof value.link !== 'string' && !Array.isArray(value.items)))
      problems.push(
        new Problem(`${menu.file}:${entry.line}`, 'an entry needs a text, and a link or items', {
          expected: '{ "text": "Guide", "link": "/guide/start/intro", "activeMatch": "/guide/" }',
          seen: JSON.stringify(value),
        }),
      );
    return problems;
  }
  // Entries below a custom link are links, too, without saying so.
  const type = value.type ?? (value.link === undefined ? undefined : 'custom-link');
  const needed = META_TYPES[String(type)];
  if (!needed)
    problems.push(
      new Problem(`${menu.file}:${entry.lineOf('type')}`, 'an entry of no known type', {
        expected: Object.keys(META_TYPES).join(', '),
        seen: JSON.stringify(value),
      }),
    );
  for (const key of needed ?? [])
    if (typeof value[key] !== 'string')
      problems.push(new Problem(`${menu.file}:${entry.line}`, `an entry of type "${type}" needs "${key}"`));
  return problems;
}

/**
 * Every entry has its file, and every page is in a menu (index pages belong to their folder's entry). A menu that does
 * not parse is named once: nothing is said about the pages that it may list.
 * @param isThere whether a file or folder exists, by its path below docs/<lang>/
 */
export function menusHold(
  menus: readonly Menu[],
  pages: readonly Pick<Page, 'file' | 'lang' | 'route'>[],
  isThere: (lang: string, file: string) => boolean,
): Problem[] {
  const problems = menus.flatMap((menu) =>
    menu.problem ? [menu.problem] : menu.entries.flatMap((entry) => faultsOfEntry(menu, entry)),
  );
  const metas = menus.filter(({ kind }) => kind === 'meta');
  const listed = new Set<string>();
  for (const menu of metas) {
    for (const entry of menu.entries) {
      const { name } = entry.value;
      if (typeof name !== 'string') continue;
      const target = path.posix.join(menu.folder, name);
      listed.add(`${menu.lang}/${target.replace(/\.mdx?$/, '')}`);
      if (['', '.mdx', '.md'].some((extension) => isThere(menu.lang, target + extension))) continue;
      problems.push(
        new Problem(`${menu.file}:${entry.lineOf('name')}`, `names "${name}", but there is no such file or folder`, {
          fix: `add ${name}.mdx beside it in both languages, or remove the entry`,
        }),
      );
    }
  }
  const menuOf = (lang: string, folder: string) => metas.find((menu) => menu.lang === lang && menu.folder === folder);
  for (const { file, lang, route } of pages) {
    const folder = path.posix.dirname(route).replace(/^\.$/, '');
    const menu = menuOf(lang, folder);
    // Without a menu of its own Rspress lists all of a folder.
    const shown = listed.has(`${lang}/${route}`) || (!menu && listed.has(`${lang}/${folder}`));
    if (shown || menu?.problem || UNLISTED.has(`/${route}`) || path.posix.basename(route) === 'index') continue;
    problems.push(
      new Problem(`${file}:1`, 'is in no menu', {
        fix: `add "${path.posix.basename(route)}" to ${path.posix.join(path.posix.dirname(file), '_meta.json')}`,
      }),
    );
  }
  return [...problems, ...idlePatterns(menus, pages), ...twinMenus(menus)];
}

/** Header entries that would never be marked as the current one. */
function idlePatterns(menus: readonly Menu[], pages: readonly Pick<Page, 'lang' | 'route'>[]): Problem[] {
  return menus.flatMap(({ file, lang, entries }) =>
    entries.flatMap((entry) => {
      const { activeMatch } = entry.value;
      if (typeof activeMatch !== 'string') return [];
      const fits = pages.some((page) => page.lang === lang && new RegExp(activeMatch).test(`/${page.route}`));
      return fits
        ? []
        : [new Problem(`${file}:${entry.lineOf('activeMatch')}`, `"activeMatch" fits no page: ${activeMatch}`)];
    }),
  );
}

/** What twins share of an entry: everything but the words. */
const shapeOf = ({ value }: Entry) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(value).filter(([key]) => !['label', 'text', 'items', 'ariaLabel'].includes(key))),
  );

/** Both languages have the same menus with the same entries in the same order. */
function twinMenus(menus: readonly Menu[]): Problem[] {
  return menus
    .filter(({ lang, problem }) => lang === 'en' && !problem)
    .flatMap((menu) => {
      const twin = menus.find(
        (other) => other.lang !== menu.lang && other.kind === menu.kind && other.folder === menu.folder,
      );
      const file = menu.file.replace('/en/', '/zh/');
      if (!twin) return [new Problem(`${menu.file}:1`, 'has no Chinese twin', { fix: `write ${file}` })];
      if (twin.problem) return [];
      const length = Math.max(menu.entries.length, twin.entries.length);
      for (let index = 0; index < length; index += 1) {
        const [ours, theirs] = [menu.entries[index], twin.entries[index]];
        if (ours && theirs && shapeOf(ours) === shapeOf(theirs)) continue;
        return [
          new Problem(`${twin.file}:${theirs?.line ?? 1}`, 'differs from its English twin', {
            expected: ours ? `${shapeOf(ours)} (${menu.file}:${ours.line})` : 'the end of the list',
            seen: theirs ? shapeOf(theirs) : 'the end of the list',
            fix: 'give both the same entries in the same order',
          }),
        ];
      }
      return [];
    });
}

export const menus: Check<Menu> = {
  name: 'menus',
  about: 'menus parse, name what is there, and leave out no page',
  of: 'menus',
  items: (site) => site.menus,
  problems: (all, { docs, pages, unreadable }: Site) =>
    menusHold(all, [...pages, ...unreadable], (lang, file) => existsSync(path.join(docs, lang, file))),
};
