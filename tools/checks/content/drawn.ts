/**
 * Every page compiles and draws as in the build, and what comes out shows no Markdown. It covers the text of a page in the
 * site's own parts; the frame around it, home and what the browser does later are seen by `npm test` alone.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { cached } from '@rsdoctor-docs/base/cache';
import { readFences } from '@rsdoctor-docs/base/docs/fences';
import { lineOf } from '@rsdoctor-docs/base/docs/nodes';
import type { Page } from '@rsdoctor-docs/base/docs/page';
import type { Site } from '@rsdoctor-docs/base/docs/site';
import { listFiles } from '@rsdoctor-docs/base/files';
import { type Node, parseHtml } from '@rsdoctor-docs/base/html';
import { importsOf } from '@rsdoctor-docs/base/imports';
import { Problem } from '@rsdoctor-docs/base/problem';
import type { Drawable, PageCompiler } from '@rsdoctor-docs/preset/drawing';
import { LINE } from '@rsdoctor-docs/preset/node';
import type { UserConfig } from '@rspress/core';
import type { Nodes } from 'mdast';
import { inLang } from '#theme/site.ts';
import type { Check } from '../check.ts';
import { strayMarkupIn } from '../stray-markup.ts';

/** A fault of a page, as it is kept. */
interface Fault {
  line: number;
  what: string;
  expected?: string;
  seen?: string;
  fix?: string;
}

/** Elements whose text is no running text. */
const NO_PROSE = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style', 'template']);
/** Elements that show something without a word. */
const SEEN = new Set(['img', 'svg', 'picture', 'video', 'iframe', 'input', 'button', 'code']);

const shows = (node: Node): boolean =>
  typeof node === 'string' ? node.trim() !== '' : SEEN.has(node.tagName) || node.children.some(shows);

/** What must not be empty. The corner of a table is a cell of its head. */
const EMPTY: Readonly<Record<string, string>> = {
  td: 'an empty cell',
  li: 'an empty entry of a list',
  a: 'a link without words',
};

/** The faults in the HTML of a page: Markdown that shows in its text, and elements that show nothing. */
export function htmlFaults(html: string): Fault[] {
  const faults: Fault[] = [];
  const judge = (text: string, line: number): void => {
    const stray = strayMarkupIn(text);
    if (!stray) return;
    const { index, ...details } = stray;
    faults.push({
      line,
      ...details,
      seen: text
        .slice(Math.max(0, index - 20), index + 40)
        .trim()
        .replace(/\s+/g, ' '),
    });
  };
  const walk = (node: Node, line: number, inHead: boolean): void => {
    if (typeof node === 'string') {
      judge(node, line);
      return;
    }
    const { tagName, attributes, children } = node;
    line = Number(attributes[LINE] ?? line);
    judge(attributes.alt ?? '', line);
    if (tagName === 'thead') inHead = true;
    const empty = EMPTY[tagName];
    if (empty && !inHead && attributes[LINE] && !shows(node))
      faults.push({ line, what: empty, fix: 'write what it says, or delete it' });
    if (NO_PROSE.has(tagName)) return;
    for (const child of children) walk(child, line, inHead);
  };
  walk(parseHtml(html).root, 1, false);
  return faults;
}

const messageOf = (error: unknown): string =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    .split('\n')
    .filter(Boolean)
    .slice(0, 3)
    .join(' ');

/** The page's text without some of its lines, which stay as blank ones. */
const without = (source: string, blank: readonly Nodes[]): string => {
  const lines = source.split('\n');
  for (const { position } of blank) if (position) lines.fill('', position.start.line - 1, position.end.line);
  return lines.join('\n');
};

/**
 * The line of the smallest block that fails as the whole page does.
 * @param fails whether a text fails in the same way
 */
async function lineOfFault({ source, tree }: Page, fails: (source: string) => Promise<boolean>): Promise<number> {
  let line = 1;
  let text = source;
  let inside: Nodes[] = tree.children;
  while (inside.length > 0) {
    let found: Nodes | undefined;
    for (const block of inside) {
      if (block.type === 'mdxjsEsm') continue;
      const alone = without(
        text,
        inside.filter((other) => other !== block && other.type !== 'mdxjsEsm'),
      );
      if (!(await fails(alone))) continue;
      found = block;
      text = alone;
      break;
    }
    if (!found) break;
    line = lineOf(found);
    // Of what stands in one line no part can be left out.
    inside = 'children' in found && /Flow|list|blockquote/.test(found.type) ? (found.children as Nodes[]) : [];
  }
  return line;
}

/** Why a page does not compile, with its line. */
async function compileFault(page: Page, file: string, compiler: PageCompiler, error: unknown): Promise<Fault> {
  const seen = messageOf(error);
  const [, language] = /Language [`"'](.+?)[`"'] (?:is )?not (?:found|included)/.exec(seen) ?? [];
  const fence = language && readFences(page).find((one) => one.language === language.toLowerCase());
  if (fence)
    return {
      line: fence.line,
      what: `no highlighter knows the language "${language}"`,
      fix: 'correct the word behind the three backticks, or write text',
    };
  const { line } = error as { line?: number };
  const at =
    line ??
    (await lineOfFault(page, (source) =>
      compiler.compile(file, source).then(
        () => false,
        (other: unknown) => messageOf(other) === seen,
      ),
    ));
  return { line: at, what: 'the page does not compile', seen, fix: 'correct what the block at this line says' };
}

/** Compiles and draws pages. A fault at line 0 is said by another check. @returns the faults of each, in their order */
export async function draw(pages: readonly Page[], { root, docs }: Pick<Site, 'root' | 'docs'>): Promise<Fault[][]> {
  // Loaded here, because Rspress and the bundler take longer to load than all pages that were drawn before.
  const { drawPages, pageCompiler } = await import('@rsdoctor-docs/preset/drawing');
  const { default: config } = (await import('../../../rspress.config.ts')) as { default: UserConfig };
  const compiler = await pageCompiler(config, docs);
  const faults = pages.map((): Fault[] => []);
  const drawable: (Drawable & { index: number })[] = [];
  for (const [index, page] of pages.entries()) {
    const file = path.join(root, page.file);
    try {
      const { lang, route, frontmatter } = page;
      const code = await compiler.compile(file, page.source);
      drawable.push({ index, file, lang, route: inLang(`/${route}`, lang), frontmatter, code });
    } catch (error) {
      // A Problem of one of our plugins names file and line itself, and so does the check that shares its rule.
      faults[index]!.push(
        error instanceof Problem ? { line: 0, what: error.message } : await compileFault(page, file, compiler, error),
      );
    }
  }
  const drawn = await drawPages(drawable, compiler);
  for (const [at, { index, file, ...page }] of drawable.entries()) {
    const { html = '', error, missing } = drawn[at]!;
    const lines = pages[index]!.source.split('\n');
    for (const { from, name } of missing)
      faults[index]!.push({
        line: lines.findIndex((line) => /\bfrom\b|\bimport\b/.test(line) && line.includes(name ?? from)) + 1,
        what: `imports what is not there: ${name ? `${name} from ${from}` : from}`,
        fix: name
          ? 'correct the name, or delete the import: the theme exports nothing of that name'
          : 'correct the path, which begins at the folder of the page, or add the file',
      });
    if (error && missing.length === 0) {
      const seen = messageOf(error);
      const fails = async (source: string): Promise<boolean> => {
        const code = await compiler.compile(file, source).catch(() => undefined);
        if (code === undefined) return false;
        const [again] = await drawPages([{ file, ...page, code }], compiler);
        return messageOf(again?.error) === seen;
      };
      faults[index]!.push({
        line: await lineOfFault(pages[index]!, fails),
        what: 'the page cannot be drawn',
        seen,
        fix: 'correct the component or the expression at this line: its attributes have other values than it reads',
      });
    }
    faults[index]!.push(...htmlFaults(html));
  }
  return faults;
}

const hashOf = (parts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** Packages that compile and draw; the lockfile has the versions of those that they need. */
const MAKERS = ['@rspress/core', 'react-dom', 'rolldown'];

/**
 * The files that all pages are drawn with: plugins, theme, facts, and which pages and public files there are. Style sheets
 * are none: drawPages leaves them out.
 */
function surroundings({ root, docs, pages }: Site): string {
  const files = [
    ...importsOf(root, ['rspress.config.ts', 'theme/index.tsx', 'tools/checks/content/drawn.ts']).filter(
      (file) => !file.endsWith('.css'),
    ),
    ...['docs/generated', 'docs/reference'].flatMap((folder) =>
      listFiles(path.join(root, folder)).map((name) => `${folder}/${name}`),
    ),
    'package-lock.json',
  ];
  return hashOf([
    ...[...new Set(files)].sort().flatMap((file) => [file, fs.readFileSync(path.join(root, file))]),
    ...pages.map(({ file }) => file),
    ...listFiles(path.join(docs, 'public')),
  ]);
}

/** What decides how one page is drawn. Lists of posts show other pages, and excerpts stand in several. */
function contentsOf(page: Page, { docs, root, pages, excerpts }: Site): string[] {
  const shown = readFences(page).flatMap(({ meta: { file } }) => {
    if (!file) return [];
    const absolute = file.startsWith('<root>/')
      ? path.join(root, file.slice('<root>/'.length))
      : file.startsWith('.')
        ? path.resolve(root, path.dirname(page.file), file)
        : path.join(docs, file);
    return fs.existsSync(absolute) ? [fs.readFileSync(absolute, 'utf8')] : ['missing'];
  });
  const others = page.source.includes('<PostList') ? pages.filter(({ route }) => route.startsWith('blog/')) : [];
  const parts = /\bimport\b/.test(page.source) ? excerpts : [];
  return [page.file, page.source, ...shown, ...[...others, ...parts].map(({ source }) => source)];
}

export const drawn: Check<Page> = {
  name: 'drawn',
  about: 'every page compiles and draws as in the build, and its HTML shows no Markdown as text and nothing empty',
  of: 'pages',
  items: ({ pages }) => pages,
  async problems(pages, site) {
    const around = surroundings(site);
    const found = new Map<string, Fault[]>();
    const misses: Page[] = [];
    const keyOf = (page: Page) => hashOf([around, ...contentsOf(page, site)]);
    const absent = new Error('not kept');
    for (const page of pages)
      try {
        const kept = await cached('drawn', keyOf(page), MAKERS, () => Promise.reject(absent));
        found.set(page.file, JSON.parse(kept.toString()) as Fault[]);
      } catch (error) {
        if (error !== absent) throw error;
        misses.push(page);
      }
    if (misses.length > 0)
      for (const [index, faults] of (await draw(misses, site)).entries()) {
        const page = misses[index]!;
        await cached('drawn', keyOf(page), MAKERS, async () => Buffer.from(JSON.stringify(faults)));
        found.set(page.file, faults);
      }
    return pages.flatMap(({ file }) =>
      (found.get(file) ?? [])
        .filter(({ line }) => line > 0)
        .map(({ line, what, ...details }) => new Problem(`${file}:${line}`, what, details)),
    );
  },
};
