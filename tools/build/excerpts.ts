/**
 * Parts that several pages show: `docs/<lang>/shared/<name>.mdx`, imported by path
 * (`import Part from '../../shared/part.mdx'`) and written as `<Part />`. They have no address of their own.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { listFiles } from '../lib/files.ts';
import { Problem } from '../lib/problem.ts';

/** An import of another page or part, with its line. */
const IMPORT = /^import\s[^'"]*['"](\.[^'"]+\.mdx?)['"]/;

/** Pages and parts that a text imports, as paths like the file's own, with their lines. */
function importsOf(file: string, text: string): { file: string; line: number }[] {
  return text.split('\n').flatMap((content, index) => {
    const target = IMPORT.exec(content)?.[1];
    return target ? [{ file: path.posix.join(path.posix.dirname(file), target), line: index + 1 }] : [];
  });
}

/**
 * Parts that show themselves, directly or by way of others, one problem a circle: without an end, such a page could not be
 * written.
 * @param texts of all pages and parts, by path with `/`
 */
export function findCircles(texts: ReadonlyMap<string, string>): Problem[] {
  const problems: Problem[] = [];
  const done = new Set<string>();
  const visit = (file: string, above: string[]) => {
    if (done.has(file)) return;
    for (const next of importsOf(file, texts.get(file) ?? '')) {
      const start = [...above, file].indexOf(next.file);
      if (start >= 0)
        problems.push(
          new Problem(`${file}:${next.line}`, 'is part of a circle: a text that shows itself has no end', {
            seen: [...above.slice(start), file, next.file].join(' → '),
            fix: 'take out one of these imports',
          }),
        );
      else visit(next.file, [...above, file]);
    }
    done.add(file);
  };
  for (const file of texts.keys()) visit(file, []);
  return problems;
}

/** Stops the build before it follows a circle. */
export function pluginExcerpts(): RspressPlugin {
  return {
    name: 'rsdoctor:excerpts',
    config(config) {
      const root = path.resolve(config.root ?? 'docs');
      const names = listFiles(root, (name) => /^(?:public|generated|samples)$/.test(name)).filter((name) =>
        /\.mdx?$/.test(name),
      );
      const place = (name: string) => `${path.basename(root)}/${name}`;
      const [circle] = findCircles(
        new Map(names.map((name) => [place(name), fs.readFileSync(path.join(root, name), 'utf8')])),
      );
      if (circle) throw circle;
      return config;
    },
  };
}
