/** The files of a new page. Pure. */
import path from 'node:path';
import { readJson } from '@rsdoctor-docs/base/json';
import { Problem } from '@rsdoctor-docs/base/problem';
import { DEFAULT_LANG, LANGS, type Lang } from '@rsdoctor-docs/parts/site';
import { nameFaults } from '../checks/files.ts';
import { noMenu } from './rename-plan.ts';

const BLOG = '/blog/';
const RELEASES = '/blog/release/';

/** Hints for writers. Each begins with `TODO:`, so that the check `frontmatter` finds those that were left. */
const HEAD: Record<string, { description: string; keywords: string; first: string }> = {
  en: {
    description: '# TODO: One sentence of 50 to 170 characters that makes a reader click.',
    keywords: '# TODO: Words that readers type and the page does not use; at least three.',
    first: '{/* TODO: What a reader can do after this page, in one or two sentences. */}',
  },
  zh: {
    description: '# TODO: 一句话（20 到 90 个字），读者看了会想点开。',
    keywords: '# TODO: 读者会搜、正文里却没有的词，至少三个。',
    first: '{/* TODO: 读完这一页能做什么，一两句话。 */}',
  },
};

/** A page with instructions in place of its texts. The checks report the empty ones. */
function pageText(lang: Lang, title: string, route: string, date: string): string {
  const { description, keywords, first } = HEAD[lang] ?? HEAD[DEFAULT_LANG]!;
  const published = route.startsWith(BLOG) ? `published_at: ${date} 08:00:00\n` : '';
  return `---\n${description}\ndescription: ""\n${keywords}\nkeywords: []\n${published}---\n\n# ${title}\n\n${first}\n`;
}

/** Questions that are still empty, which the checks report. */
const NO_QUESTIONS = `${JSON.stringify({ '#': Object.fromEntries(LANGS.map((lang) => [lang, []])) }, null, 2)}\n`;

/** Adds a page to the menu `text` of a file: first where the newest stands on top, otherwise last. */
function addToMenu(file: string, text: string, name: string, isNewest: boolean): string {
  const entries = readJson(file, text).value as unknown[];
  return `${JSON.stringify(isNewest ? [name, ...entries] : [...entries, name], null, 2)}\n`;
}

/** Menus whose link to the newest release note leads to the new one. */
function leadTo(route: string, read: (file: string) => string | undefined): [file: string, text: string][] {
  const menu = `docs/en${RELEASES}_meta.json`;
  const [before] = readJson(menu, read(menu) ?? '[]').value as string[];
  if (!before) return [];
  const old = RELEASES + before;
  return LANGS.flatMap((lang): [string, string][] => {
    const file = `docs/${lang}/_nav.json`;
    const menu = read(file);
    return menu === undefined ? [] : [[file, menu.replaceAll(old, route)]];
  });
}

/**
 * The files of a new page, by path relative to the repository.
 * @param read text of a file, undefined when it is not there
 * @throws Problem when the page is there already, its address has characters that a file name must not have, or its folder has no menu
 * or one that does not parse
 */
export function newPageFiles(
  route: string,
  titles: Readonly<Record<string, string>>,
  date: string,
  read: (file: string) => string | undefined,
): Map<string, string> {
  const files = new Map<string, string>();
  for (const lang of LANGS) {
    const title = titles[lang] ?? '';
    const odd = /[{}<>`]|^\s*$/.exec(title);
    if (odd)
      throw new Problem(
        `the title "${title}"`,
        odd[0].trim() ? `has the sign ${odd[0]}, which MDX takes for code` : 'is empty',
        {
          fix: 'write the title in words; a name of code in backticks can be added in the page',
        },
      );
    const file = `docs/${lang}${route}.mdx`;
    const menu = `docs/${lang}${path.posix.dirname(route)}/_meta.json`;
    for (const fault of nameFaults(file)) throw fault;
    if (read(file) !== undefined) throw new Problem(file, 'is there already', { fix: 'choose another address' });
    const entries = read(menu);
    if (entries === undefined) throw noMenu(menu);
    files.set(file, pageText(lang, title, route, date));
    files.set(menu, addToMenu(menu, entries, path.posix.basename(route), route.startsWith(RELEASES)));
  }
  files.set(`docs/questions${route}.json`, NO_QUESTIONS);
  if (route.startsWith(RELEASES)) for (const [file, text] of leadTo(route, read)) files.set(file, text);
  return files;
}
