/**
 * Replaces `<PostList />` by a list of the dated pages below the page's folder, newest first, with title, day and
 * description of each, and what it measured (`measured` of its frontmatter: the names of two numbers). Writes the day of a
 * dated page below its title.
 */
import fs from 'node:fs';
import path from 'node:path';
import { headingOf } from '@rsdoctor-docs/base/docs/outline';
import { readPage } from '@rsdoctor-docs/base/docs/page';
import { listFiles } from '@rsdoctor-docs/base/files';
import { readJson } from '@rsdoctor-docs/base/json';
import { inlineElement, paragraph, replaceNodes, text } from '@rsdoctor-docs/base/mdx';
import { once } from '@rsdoctor-docs/base/once';
import { Problem } from '@rsdoctor-docs/base/problem';
import { markdownFile, routeOfSource } from '@rsdoctor-docs/base/site';
import { formatNumber } from '@rsdoctor-docs/evidence/format-number';
import { knownNumbers } from '@rsdoctor-docs/evidence/numbers';
import { dayOf, type Part, writtenDate } from '@rsdoctor-docs/preset';
import type { List, ListItem, Paragraph, PhrasingContent, Root } from 'mdast';
import { badge } from '../report/badge.ts';
import { inLang, type Lang, langOfSource } from '../site.ts';

export interface Post {
  /** Route with its language: `/zh/blog/release/release-note-1_2`. */
  route: string;
  title: string;
  description: string;
  /** Day of publication, YYYY-MM-DD. */
  day: string;
  /** Two recorded numbers, before and after; empty if it measured none. */
  measured: string;
  /** What the sidebar calls its folder, such as "Release notes". */
  kind: string;
}

const numbers = once(knownNumbers);

/**
 * The dated pages of a folder, newest first, those of one day in the order of their files.
 * @param folder relative to the repository: `docs/zh/blog`
 * @throws Problem with file and line when a page or the menu of the folder does not parse
 */
function postsBelow(folder: string, lang: Lang): Post[] {
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
  const menu = readJson(`${folder}/_meta.json`, read('_meta.json')).value as { name?: string; label?: string }[];
  return listFiles(folder)
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file): Post[] => {
      const route = routeOfSource(`${folder}/${file}`);
      const { frontmatter, tree } = readPage(`${folder}/${file}`, lang, route, read(file));
      const day = dayOf(frontmatter);
      if (!day) return [];
      const heading = tree.children.find((node) => node.type === 'heading');
      const title = heading ? headingOf(heading).text : path.basename(route);
      const kind = menu.find(({ name }) => name === file.split('/')[0])?.label;
      if (!kind)
        throw new Problem(
          `${folder}/${file}`,
          'has a day and is in no folder with a name, so readers see of no post what it is',
          {
            expected: `a folder that ${folder}/_meta.json has with its label`,
            fix: 'move the page into one of them, or name its folder there',
          },
        );
      const measured = ((frontmatter.measured ?? []) as string[])
        .map((of) => formatNumber({ of }, numbers(), lang))
        .join(' → ');
      const description = String(frontmatter.description ?? '');
      return [{ route: inLang(route, lang), title, description, day, measured, kind }];
    })
    .sort((a, b) => b.day.localeCompare(a.day));
}

/** A day in the words of a language. */
const timeOf = (day: string, lang: Lang): PhrasingContent =>
  inlineElement('time', { dateTime: day }, [text(writtenDate(day, lang) ?? day)]);

function listOf(posts: readonly Post[], lang: Lang, addressOf: (route: string) => string): List {
  const item = ({ route, title, description, day, measured, kind }: Post): ListItem => {
    const link: PhrasingContent = { type: 'link', url: addressOf(route), children: [text(title)] };
    return {
      type: 'listItem',
      spread: true,
      children: [
        paragraph(
          link,
          { type: 'break' },
          timeOf(day, lang),
          text(' '),
          badge(kind),
          ...(measured ? [text(' '), { type: 'strong' as const, children: [text(measured)] }] : []),
        ),
        paragraph(text(description)),
      ],
    };
  };
  // The search already has the listed pages.
  return {
    type: 'list',
    spread: true,
    data: { hProperties: { className: 'posts', 'data-search': 'skip' } },
    children: posts.map(item),
  };
}

/**
 * Puts the list in place of `<PostList />`.
 * @param page file of the page, relative to the repository
 * @param addressOf what a link to a route says: Markdown twins link to each other's files
 */
function replacePosts(tree: Root, page: string, addressOf: (route: string) => string): void {
  const lang = langOfSource(page);
  replaceNodes(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'PostList') return undefined;
    return listOf(postsBelow(path.posix.dirname(page), lang), lang, addressOf);
  });
}

/** Writes the day of publication below the title of every page whose frontmatter has one. */
function addDateBelowTitle(tree: Root, lang: Lang, frontmatter: Record<string, unknown>): void {
  const day = dayOf(frontmatter);
  const title = tree.children.findIndex(({ type }) => type === 'heading');
  if (!day || title < 0) return;
  const line: Paragraph = {
    ...paragraph(timeOf(day, lang)),
    // Nobody searches for a date.
    data: { hProperties: { className: 'published', 'data-search': 'skip' } },
  };
  tree.children.splice(title + 1, 0, line);
}

export const posts: Part = {
  name: 'posts',
  elements: ['PostList'],
  page(tree, file, { frontmatter }) {
    replacePosts(tree, file, (route) => route);
    addDateBelowTitle(tree, langOfSource(file), frontmatter);
  },
  twin: (tree, file) => replacePosts(tree, file, (route) => `/${markdownFile(route)}`),
};
