/** Parts of pages in `shared` folders: who includes what, and in no circle. */
import path from 'node:path';
import { Problem } from '../../lib/problem.ts';
import { unixText } from '../../lib/unix-text.ts';
import type { Check } from '../check.ts';
import type { Page } from '../read/page.ts';

/** An `import Name from './shared/name.mdx'` of a page. */
export interface Include {
  name: string;
  /** The included file, relative like the page's. */
  target: string;
  line: number;
}

/** What a page or excerpt includes. Of the text, so that the build can ask before anything is parsed. */
export function includesOf(file: string, source: string): Include[] {
  const includes: Include[] = [];
  let fence = '';
  for (const [index, line] of unixText(source).split('\n').entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && !fence) fence = mark;
    else if (mark?.startsWith(fence)) fence = '';
    const [, name, from] = /^import\s+(\w+)\s+from\s+['"](\.{1,2}\/[^'"]+?\.mdx?)['"]/.exec(fence ? '' : line) ?? [];
    if (name && from) includes.push({ name, target: path.posix.join(path.posix.dirname(file), from), line: index + 1 });
  }
  return includes;
}

/** Files that include each other in a circle, each circle once, as problems with every file and line of it. */
export function findCircles(includes: ReadonlyMap<string, readonly Include[]>): Problem[] {
  const problems: Problem[] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly { file: string; line: number }[]): void => {
    const start = trail.findIndex((step) => step.file === file);
    if (start !== -1) {
      const circle = trail.slice(start);
      problems.push(
        new Problem(`${circle[0]?.file}:${circle[0]?.line}`, 'includes itself: the build would never end', {
          seen: [...circle.map((step) => `${step.file}:${step.line}`), file].join(' → '),
          fix: 'take one of these imports out',
        }),
      );
      return;
    }
    if (done.has(file)) return;
    for (const { target, line } of includes.get(file) ?? []) visit(target, [...trail, { file, line }]);
    done.add(file);
  };
  for (const file of includes.keys()) visit(file, []);
  return problems;
}

/**
 * Excerpts are included in no circle, are there, are of the same language, lie in a `shared` folder and have no
 * headings: those of the page alone are in its outline, its anchors and the search. An excerpt that no page includes is
 * left over.
 */
export function excerptsHold(pages: readonly Page[]): Problem[] {
  const includes = new Map(pages.map((page) => [page.file, includesOf(page.file, page.source)]));
  const excerpts = pages.filter(({ kind }) => kind === 'excerpt');
  const used = new Set([...includes.values()].flat().map(({ target }) => target));
  const problems = findCircles(includes);
  for (const page of pages)
    for (const { name, target, line } of includes.get(page.file) ?? []) {
      const other = excerpts.find(({ file }) => file === target);
      const at = `${page.file}:${line}`;
      if (!other)
        problems.push(
          new Problem(at, 'includes what is no excerpt', {
            expected:
              excerpts
                .filter(({ lang }) => lang === page.lang)
                .map(({ file }) => file)
                .join(', ') || `a file below docs/${page.lang}/shared/`,
            seen: target,
          }),
        );
      else if (other.lang !== page.lang)
        problems.push(
          new Problem(at, 'includes an excerpt of the other language', {
            expected: target.replace(`/${other.lang}/`, `/${page.lang}/`),
            seen: target,
          }),
        );
      if (!new RegExp(`<${name}\\s*/>`).test(page.source))
        problems.push(
          new Problem(at, `imports ${name} and does not show it`, {
            fix: `write <${name} /> where it belongs, or take the import out`,
          }),
        );
    }
  for (const { file, tree } of excerpts) {
    if (!used.has(file))
      problems.push(
        new Problem(`${file}:1`, 'no page includes this excerpt', {
          fix: 'include it, or delete it in both languages',
        }),
      );
    for (const node of tree.children)
      if (node.type === 'heading')
        problems.push(
          new Problem(`${file}:${node.position?.start.line ?? 1}`, 'an excerpt with a heading', {
            fix: 'put the heading into the pages: outline, links to headings and search know those of the page alone',
          }),
        );
  }
  return problems;
}

export const excerpts: Check<Page> = {
  name: 'excerpts',
  about: 'parts of pages in shared/ are included by pages of their language, in no circle',
  of: 'pages',
  items: (site) => [...site.pages, ...site.excerpts],
  problems: excerptsHold,
};
