/** Reads docs/ once for all checks: pages, excerpts and menus of all languages, each when it is first asked for. */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../files.ts';
import { once } from '../once.ts';
import { Problem } from '../problem.ts';
import { type Menu, readMenu } from './menu.ts';
import { type Page, readPage } from './page.ts';
import { mustBeUtf8, plainText } from './text.ts';

/** Folder of docs/ with readers' questions, one file for each page. */
export const QUESTIONS_FOLDER = 'questions';

export interface Site {
  /** The repository, absolute. */
  readonly root: string;
  /** Its docs folder, absolute. */
  readonly docs: string;
  /** Every page with an address, in all languages, except those that do not parse. */
  readonly pages: readonly Page[];
  /** Parts of pages in `shared` folders. */
  readonly excerpts: readonly Page[];
  /** Pages and excerpts that do not parse, so that no other check takes them for missing. */
  readonly unreadable: readonly Unreadable[];
  /** `_meta.json` and `_nav.json` of all languages. */
  readonly menus: readonly Menu[];
}

export interface Unreadable extends Pick<Page, 'file' | 'lang' | 'route' | 'source'> {
  problem: Problem;
}

interface Source {
  file: string;
  lang: string;
  /** Path below docs/<lang>/. */
  name: string;
  text: string;
}

function readSources(docs: string, langs: readonly string[], pattern: RegExp): Source[] {
  return langs
    .filter((lang) => fs.existsSync(path.join(docs, lang)))
    .flatMap((lang) =>
      listFiles(path.join(docs, lang))
        .filter((name) => pattern.test(name))
        .map((name) => ({
          file: [path.basename(docs), lang, name].join('/'),
          lang,
          name,
          text: plainText(fs.readFileSync(path.join(docs, lang, name), 'utf8')),
        })),
    );
}

function readPages(docs: string, langs: readonly string[]): Pick<Site, 'pages' | 'excerpts' | 'unreadable'> {
  const read: Page[] = [];
  const unreadable: Unreadable[] = [];
  for (const { file, lang, name, text } of readSources(docs, langs, /\.mdx?$/)) {
    const route = name.replace(/\.mdx?$/, '');
    try {
      mustBeUtf8(file, text);
      read.push(readPage(file, lang, route, text));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      unreadable.push({ file, lang, route, source: text, problem: error });
    }
  }
  return {
    pages: read.filter(({ kind }) => kind !== 'excerpt'),
    excerpts: read.filter(({ kind }) => kind === 'excerpt'),
    unreadable,
  };
}

/**
 * The site whose pages are below `docs`, an absolute path in the repository's top folder.
 * @param langs its languages, in the order in which the pages are read; each has a folder of that name
 */
export function readSite(docs: string, langs: readonly string[]): Site {
  const pages = once(() => readPages(docs, langs));
  const menus = once(() => readSources(docs, langs, /(^|\/)_(?:meta|nav)\.json$/).map(readMenu));
  return {
    root: path.dirname(docs),
    docs,
    get pages() {
      return pages().pages;
    },
    get excerpts() {
      return pages().excerpts;
    },
    get unreadable() {
      return pages().unreadable;
    },
    get menus() {
      return menus();
    },
  };
}
