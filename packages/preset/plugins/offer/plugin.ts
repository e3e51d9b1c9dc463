/**
 * Stops `rspress dev` and `rspress build` at what Rspress offers and this theme refuses, with file, line and what to do
 * instead. In `dev` React runs in the browser, so that such a part would seem to work until the site is published.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { readMenu } from '@rsdoctor-docs/base/docs/menu';
import { readHead } from '@rsdoctor-docs/base/docs/page';
import { plainText } from '@rsdoctor-docs/base/docs/text';
import { listFiles } from '@rsdoctor-docs/base/files';
import type { PageMeta } from '@rsdoctor-docs/base/mdx';
import type { Problem } from '@rsdoctor-docs/base/problem';
import type { RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { SITE_DATA_MODULE } from '../navigation.ts';
import { boxFaults, configFaults, frontmatterFaults, menuFaults, moduleFaults, pageFaults } from './faults.ts';

/** The configuration that is judged: its name, relative to the repository, and its text. */
function configFile(name = 'rspress.config.ts'): { name: string; text: string } {
  return { name, text: existsSync(name) ? readFileSync(name, 'utf8') : '' };
}

const throwFirst = ([first]: Iterable<Problem>): void => {
  if (first) throw first;
};

/** The plugin that names boxes and alerts which readers would see as text. */
export const BOXES = 'offer:boxes';

/**
 * @param docs folder of the pages
 * @param words words that may follow the language of a code block, besides those that Rspress knows
 */
export function pluginOffer(docs: string, words: readonly string[] = []): RspressPlugin[] {
  const folder = path.resolve(docs);
  const named = (file: string) => path.relative('', file).replaceAll('\\', '/');

  function remark(this: { data(): object }) {
    const { pageMeta } = this.data() as { pageMeta?: PageMeta };
    return (tree: Root, { path: absolute, value }: { path?: string; value: unknown }) => {
      if (!absolute) return;
      const file = named(absolute);
      throwFirst([...pageFaults({ file, source: String(value), tree }, words)]);
      // Rspress has cut the frontmatter off.
      if (Object.keys(pageMeta?.frontmatter ?? {}).length > 0)
        throwFirst([...frontmatterFaults({ file, ...readHead(file, plainText(readFileSync(absolute, 'utf8'))) })]);
    };
  }

  const rsbuildPlugin: RsbuildPlugin = {
    name: 'offer',
    setup(api) {
      // Rspress makes this module of the menus.
      api.transform({ test: SITE_DATA_MODULE, order: 'pre' }, ({ code, addDependency }) => {
        for (const name of listFiles(folder).filter((one) => /(?:^|\/)_(?:meta|nav)\.json$/.test(one))) {
          const file = path.join(folder, name);
          addDependency(file);
          const menu = readMenu({
            file: named(file),
            lang: '',
            name,
            text: readFileSync(file, 'utf8'),
          });
          throwFirst(menu.problem ? [menu.problem] : [...menuFaults(menu)]);
        }
        return code;
      });
      api.transform({ test: /\.[jt]sx?$/, order: 'pre' }, ({ code, resourcePath }) => {
        if (resourcePath.startsWith(folder + path.sep)) throwFirst([...moduleFaults(named(resourcePath), code)]);
        return code;
      });
    },
  };

  const boxes =
    () =>
    (tree: Root, { path: file }: { path?: string }) => {
      if (file) throwFirst([...boxFaults({ file: named(file), tree })]);
    };

  return [
    {
      name: 'offer',
      config(config) {
        throwFirst([...configFaults(config, configFile())]);
        return config;
      },
      builderConfig: { plugins: [rsbuildPlugin] },
      markdown: { remarkPlugins: [remark as never] },
    },
    { name: BOXES, markdown: { remarkPlugins: [boxes as never] } },
  ];
}
