/** Excerpts (`shared/`): fills them into Markdown twins, and stops the build when they include each other. */
import fs from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { findCircles, includesOf } from '../checks/content/excerpts.ts';
import { listFiles } from '../lib/files.ts';
import { unixText } from '../lib/unix-text.ts';

/**
 * A page's text with its excerpts in place of `<Name />`, for readers of plain Markdown.
 * @param file absolute; excerpts are found from there
 */
export function withExcerpts(file: string, source: string): string {
  return includesOf(file, source).reduce((text, { name, target }) => {
    const excerpt = withExcerpts(target, unixText(fs.readFileSync(target, 'utf8')));
    return text
      .replace(new RegExp(`^import\\s+${name}\\s+from\\s.*$`, 'm'), '')
      .replace(new RegExp(`<${name}\\s*/>`, 'g'), () => excerpt.trim());
  }, source);
}

/**
 * The plugin for rspress.config.ts. Rspress would read excerpts that include each other forever, without a message.
 * @throws Problem that names every file and line of the circle
 */
export function pluginExcerpts(docs: string = path.resolve('docs')): RspressPlugin {
  return {
    name: 'rsdoctor:excerpts',
    config(config) {
      const files = listFiles(docs, (relative) => /^(?:samples|generated|reference|public)$/.test(relative))
        .filter((file) => /\.mdx?$/.test(file))
        .map((file) => `${path.basename(docs)}/${file}`);
      const includes = files.map((file): [string, ReturnType<typeof includesOf>] => [
        file,
        includesOf(file, fs.readFileSync(path.join(path.dirname(docs), file), 'utf8')),
      ]);
      const [circle] = findCircles(new Map(includes));
      if (circle) throw circle;
      return config;
    },
  };
}
