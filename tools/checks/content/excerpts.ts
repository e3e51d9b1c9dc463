/** Excerpts, that is, parts of pages in `shared` folders: which page includes which. */
import path from 'node:path';
import { Problem } from '../../lib/problem.ts';
import { unixText } from '../../lib/unix-text.ts';
import { pageCheck } from '../check.ts';
import { placeOf } from '../read/page.ts';

/** An `import Name from './shared/name.mdx'` of a page. */
export interface Include {
  name: string;
  /** The included file, relative like the page's. */
  target: string;
  line: number;
}

/** What a page or excerpt includes, read from the text, so that the build can ask before it parses anything. */
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

const oneByOne = pageCheck(
  'excerpts',
  'parts of pages in shared/ are included by pages of their language, in no circle',
  function* (page, _, pages) {
    const all = pages.filter(({ kind }) => kind === 'excerpt');
    for (const { name, target, line } of includesOf(page.file, page.source)) {
      const at = `${page.file}:${line}`;
      const other = all.find(({ file }) => file === target);
      const known = all.filter(({ lang }) => lang === page.lang).map(({ file }) => file);
      if (!other)
        yield new Problem(at, 'includes what is no excerpt', {
          expected: known.join(', ') || `a file below docs/${page.lang}/shared/`,
          seen: target,
        });
      else if (other.lang !== page.lang)
        yield new Problem(at, 'includes an excerpt of the other language', {
          expected: target.replace(`/${other.lang}/`, `/${page.lang}/`),
          seen: target,
        });
      if (!new RegExp(`<${name}\\s*/>`).test(page.source))
        yield new Problem(at, `imports ${name} and does not show it`, {
          fix: `write <${name} /> where it belongs, or take the import out`,
        });
    }
    if (page.kind !== 'excerpt') return;
    if (!pages.some(({ file, source }) => includesOf(file, source).some(({ target }) => target === page.file)))
      yield new Problem(`${page.file}:1`, 'no page includes this excerpt', {
        fix: 'include it, or delete it in both languages',
      });
    for (const node of page.tree.children)
      if (node.type === 'heading')
        yield new Problem(placeOf(page, node), 'an excerpt with a heading', {
          fix: 'put the heading into the pages: outline, links to headings and search know only the headings of a page itself',
        });
  },
);

export const excerpts: typeof oneByOne = {
  ...oneByOne,
  problems: (pages, site) => [
    ...findCircles(new Map(pages.map(({ file, source }) => [file, includesOf(file, source)]))),
    ...oneByOne.problems(pages, site),
  ],
};
