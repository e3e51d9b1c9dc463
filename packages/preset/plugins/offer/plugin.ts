/**
 * Stops `rspress dev` and `rspress build` at what Rspress offers and this theme refuses, with file, line and what to do
 * instead. In `dev` React runs in the browser, so that such a part would seem to work until the site is published.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readHead } from '@rsdoctor-docs/base/docs/page';
import { plainText } from '@rsdoctor-docs/base/docs/text';
import type { PageMeta } from '@rsdoctor-docs/base/mdx';
import type { Problem } from '@rsdoctor-docs/base/problem';
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { boxFaults, configFaults, frontmatterFaults, pageFaults } from './faults.ts';

const CONFIG = 'rspress.config.ts';

const throwFirst = ([first]: Iterable<Problem>): void => {
  if (first) throw first;
};

/** @param words words that may follow the language of a code block, besides those that Rspress knows */
export function pluginOffer(words: readonly string[] = []): RspressPlugin[] {
  const named = (file: string) => path.relative('', file).replaceAll('\\', '/');

  function remark(this: { data(): object }) {
    const { pageMeta } = this.data() as { pageMeta?: PageMeta };
    return (tree: Root, { path: absolute, value }: { path?: string; value: unknown }) => {
      if (!absolute) return;
      const file = named(absolute);
      throwFirst(pageFaults({ file, source: String(value), tree }, words));
      // Rspress has cut the frontmatter off.
      if (Object.keys(pageMeta?.frontmatter ?? {}).length > 0)
        throwFirst(frontmatterFaults({ file, ...readHead(file, plainText(readFileSync(absolute, 'utf8'))) }));
    };
  }

  const boxes =
    () =>
    (tree: Root, { path: file }: { path?: string }) => {
      if (file) throwFirst(boxFaults({ file: named(file), tree }));
    };

  return [
    {
      name: 'offer',
      config(config) {
        throwFirst(
          configFaults(config, { name: CONFIG, text: existsSync(CONFIG) ? readFileSync(CONFIG, 'utf8') : '' }),
        );
        return config;
      },
      markdown: { remarkPlugins: [remark as never] },
    },
    // Apart, because it must look at what Rspress leaves.
    { name: 'offer:boxes', markdown: { remarkPlugins: [boxes as never] } },
  ];
}
