/**
 * Stops at a component, a picture, a diagram or a name that a page uses and that does not exist, at a section that has moved to
 * nowhere, and at Markdown that shows something else than was written. `npm run dev` also shows dead links and text that does not
 * parse over the page, with file and line, which Rspress does not.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mergeRsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { readMenu } from '@rsdoctor-docs/base/docs/menu';
import { type Page, readPage } from '@rsdoctor-docs/base/docs/page';
import { listFiles } from '@rsdoctor-docs/base/files';
import { routeOfSource, toRoute } from '@rsdoctor-docs/base/site';
import { inLang, isLang } from '@rsdoctor-docs/parts/site';
import { type Part, withRsbuild } from '@rsdoctor-docs/preset';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import type { Root } from 'mdast';
import { linksOfPage, movedLinks } from '../docs/written-links.ts';
import { componentFaults } from './content/components.ts';
import { addressOf, fileTargets, idsOf, keyOf, linkFaults } from './content/links.ts';
import { markdownFaults } from './content/markdown.ts';

/**
 * Reads a file as a page; undefined when it is none.
 * @throws Problem with file and line when it does not parse
 */
function pageOf(file: string, docs: string, text: string): Page | undefined {
  const relative = path.relative(path.dirname(docs), file).replaceAll('\\', '/');
  const [, lang] = relative.split('/');
  return isLang(lang) ? readPage(relative, lang, routeOfSource(relative).slice(1), text) : undefined;
}

/** @throws Problem for the first link of a page that leads nowhere; `npm run check` also checks ids on other pages */
function checkLinks(file: string, docs: string, routes: readonly RouteMeta[]): void {
  const page = pageOf(file, docs, readFileSync(file, 'utf8'));
  if (!page) return;
  const pages = new Map(routes.map(({ routePath }) => [keyOf(routePath), undefined]));
  const [first] = linkFaults(linksOfPage(page), { pages, ...fileTargets(path.dirname(docs)) });
  if (first) throw first;
}

/**
 * Reads the page, and of the others those to which its sections have moved.
 * @throws Problem for the first entry of a page's `moved:` that leads to no page or to no heading
 */
export function checkMoved(
  file: string,
  docs: string,
  routes: readonly Pick<RouteMeta, 'routePath' | 'absolutePath'>[],
): void {
  const read = (name: string) => pageOf(name, docs, readFileSync(name, 'utf8'));
  const page = read(file);
  if (!page) return;
  const links = movedLinks(page);
  const named = new Set(
    links.map(({ url, lang }) =>
      keyOf(url.startsWith('#') ? addressOf(page) : inLang(toRoute(url.replace(/[?#].*/s, '')), lang)),
    ),
  );
  const pages = new Map(
    routes.map(({ routePath, absolutePath }) => {
      const target = named.has(keyOf(routePath)) ? read(absolutePath) : undefined;
      return [keyOf(routePath), target && idsOf(target)];
    }),
  );
  const [first] = linkFaults(links, { pages, ...fileTargets(path.dirname(docs)) });
  if (first) throw first;
}

/** What may stand behind the language of a code block besides what Rspress reads: which run printed it, why none is checked, and why all readers see the code of one bundler. */
export const FENCE_WORDS = ['observed', 'no-check', 'any-bundler'];

/** The plugin for rspress.config.ts. */
export function pluginCheckPages(parts: readonly Part[]): RspressPlugin {
  const docs = path.resolve('docs');
  let routes: RouteMeta[] = [];
  let isDev = false;

  const remarkChecks =
    () =>
    (tree: Root, { path: file, value }: { path?: string; value: unknown }) => {
      if (!file) return;
      const page = { file: path.relative(path.dirname(docs), file).replaceAll('\\', '/'), source: String(value), tree };
      for (const problem of [...markdownFaults(page), ...componentFaults(page, [page], parts)]) throw problem;
      if (isDev) checkLinks(file, docs, routes);
    };

  const server: RsbuildPlugin = {
    name: 'rsdoctor:dev',
    setup(api) {
      // Before Rspress's own parser, which names line 1 whatever the fault.
      api.transform({ test: /\.mdx?$/, order: 'pre' }, ({ code, resourcePath }) => {
        pageOf(resourcePath, docs, code);
        return code;
      });
      // Rspress makes this module of the menus (packages/preset/plugins/README.md: navigation.ts).
      api.transform({ test: /virtual-site-data/, order: 'pre' }, ({ code, addDependency }) => {
        for (const name of listFiles(docs).filter((one) => /(?:^|\/)_(?:meta|nav)\.json$/.test(one))) {
          const file = path.join(docs, name);
          addDependency(file);
          const { problem } = readMenu({ file: `docs/${name}`, lang: '', name, text: readFileSync(file, 'utf8') });
          if (problem) throw problem;
        }
        return code;
      });
      api.modifyRsbuildConfig((rsbuild) =>
        mergeRsbuildConfig(rsbuild, {
          // Also show errors of the browser over the page, such as a component that a page does not import.
          dev: { client: { overlay: { errors: true, runtime: true } } },
        }),
      );
    },
  };

  return {
    name: 'rsdoctor:check-pages',
    config(config, _utils, isProd) {
      isDev = !isProd;
      return isProd ? config : withRsbuild(config, server);
    },
    markdown: { remarkPlugins: [remarkChecks] },
    routeGenerated(made) {
      routes = made;
    },
    extendPageData({ frontmatter, _filepath }, isProd) {
      if (isProd && frontmatter.moved) checkMoved(_filepath, docs, routes);
    },
  };
}
