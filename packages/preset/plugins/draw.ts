/**
 * Draws compiled pages with the parts of the theme, as the build does: one bundle for Node, in which the site's data stands in
 * for Rspress's virtual modules. The frame around a page's text is not drawn.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build, type Plugin } from 'rolldown';
import { parseSync } from 'rolldown/experimental';
import type { PageCompiler } from './compile.ts';

/** A page to draw. */
export interface Drawable {
  /** Absolute; its imports are relative to it. */
  file: string;
  lang: string;
  route: string;
  frontmatter: Record<string, unknown>;
  /** What the compiler made of it. */
  code: string;
}

export interface Drawn {
  html?: string;
  /** Why it could not be drawn. */
  error?: unknown;
  /** Imports that lead nowhere, as they are written; with a name, the theme has none of that name. */
  missing: { from: string; name?: string }[];
}

/** The site: Rspress runs in its folder. */
const ROOT = path.resolve();
const RSPRESS = path.join(ROOT, 'node_modules/@rspress/core/dist');
const THEME = path.join(ROOT, 'theme/index.tsx');
const ALIASES: Readonly<Record<string, string>> = {
  '@theme': THEME,
  '@rspress/core/theme': THEME,
  '@rspress/core/theme-original': path.join(RSPRESS, 'theme/index.js'),
  '@rspress/core/runtime': path.join(RSPRESS, 'runtime/index.js'),
};
const ENTRY = '\0entry';
const MISSING = '\0missing';
const PAGE = '\0page:';
/** Packages that Node itself loads: the bundle and this module need the same React. */
const PACKAGES = /^(?:react|react-dom)(?:\/|$)/;

/** The virtual modules that the theme reads. */
const virtualModules = (siteData: unknown, texts: unknown): Readonly<Record<string, string>> => ({
  'virtual-site-data': `export default ${JSON.stringify(siteData)}`,
  'virtual-i18n-text': `export default ${JSON.stringify(texts)}`,
  'virtual-page-data': 'export const pageData = { pages: [] }',
  'virtual-routes': 'export const routes = []',
  'virtual-social-links': 'export default {}',
  'virtual-global-components': 'export default []',
  'virtual-search-hooks': 'export default {}',
});

/** The entry: every page, and what to draw it in. */
const entryCode = (count: number) => `
import { createElement as h } from "react";
import { MDXProvider } from "@mdx-js/react";
import { MemoryRouter } from "react-router-dom";
import { PageContext } from "@rspress/core/runtime";
import { Callout, getCustomMDXComponent } from "@rspress/core/theme";
${Array.from({ length: count }, (_, index) => `import * as page${index} from "${PAGE}${index}";`).join('\n')}
export const pages = [${Array.from({ length: count }, (_, index) => `page${index}`).join(', ')}];
export const Frame = ({ data, children }) =>
  h(PageContext.Provider, { value: { data } },
    h(MemoryRouter, { initialEntries: [data.routePath] },
      h(MDXProvider, { components: { ...getCustomMDXComponent(), $$$callout$$$: Callout } }, children)));
`;

/** What a page imports from the theme, by name. */
const themeImports = (code: string): { from: string; name: string }[] =>
  parseSync('page.jsx', code)
    .module.staticImports.filter(({ moduleRequest }) => ALIASES[moduleRequest.value] === THEME)
    .flatMap(({ moduleRequest, entries }) =>
      entries.flatMap(({ importName: { name } }) => (name ? [{ from: moduleRequest.value, name }] : [])),
    );

interface Bundle {
  pages: { default: ComponentType & { __RSPRESS_PAGE_META?: Record<string, object> } }[];
  Frame: ComponentType<{ data: object; children?: unknown }>;
}

/**
 * Draws pages.
 * @returns for each page, in their order, its HTML or why there is none
 */
export async function drawPages(
  pages: readonly Drawable[],
  { compile, siteData, texts }: PageCompiler,
): Promise<Drawn[]> {
  const drawn = pages.map((): Drawn => ({ missing: [] }));
  const virtual = virtualModules(siteData, texts);
  const modules: Plugin = {
    name: 'preset:draw',
    async resolveId(source, importer, options) {
      if (source === ENTRY || source.startsWith(PAGE)) return source;
      if (source in virtual) return `\0${source}`;
      if (ALIASES[source]) return ALIASES[source];
      if (PACKAGES.test(source)) return { id: source, external: true };
      const index = importer?.startsWith(PAGE) ? Number(importer.slice(PAGE.length)) : undefined;
      if (index === undefined) return undefined;
      const from = pages[index]!.file;
      const [plain = ''] = source.split('?');
      if (plain.startsWith('.')) {
        const target = path.resolve(path.dirname(from), plain);
        if (existsSync(target)) return target + source.slice(plain.length);
      }
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      if (found) return found;
      drawn[index]!.missing.push({ from: source });
      return MISSING;
    },
    async load(id) {
      if (id === ENTRY) return entryCode(pages.length);
      if (id === MISSING) return { code: 'module.exports = {}', moduleType: 'js' };
      if (id.startsWith(PAGE)) return { code: pages[Number(id.slice(PAGE.length))]!.code, moduleType: 'jsx' };
      if (id.startsWith('\0virtual')) return { code: virtual[id.slice(1)] ?? '', moduleType: 'js' };
      const [file = '', query] = id.split('?');
      if (/\.mdx?$/.test(file))
        return query
          ? { code: 'export default ""', moduleType: 'js' }
          : { code: await compile(file), moduleType: 'jsx' };
      // Styles and pictures: class names and addresses are of no matter here.
      if (/\.module\.css$/.test(file))
        return { code: 'export default new Proxy({}, { get: (_, name) => name })', moduleType: 'js' };
      if (query || /\.(?:css|svg|png|avif|jpe?g|webp|gif)$/.test(file))
        return { code: 'export default ""', moduleType: 'js' };
      return undefined;
    },
  };
  /** Names that somebody imports from the theme and that it lacks. */
  const lacking = new Set<string | undefined>();
  const { output } = await build({
    input: ENTRY,
    write: false,
    platform: 'node',
    shimMissingExports: true,
    onLog(_, { code, exporter, binding }) {
      if (code === 'SHIMMED_EXPORT' && exporter === THEME) lacking.add(binding);
    },
    plugins: [modules],
    // Rsbuild's flags, none of which is set.
    output: { format: 'es', codeSplitting: false, banner: 'import.meta.env = {};' },
  });
  for (const [index, { code }] of pages.entries())
    if (lacking.size > 0) drawn[index]!.missing.push(...themeImports(code).filter(({ name }) => lacking.has(name)));
  // Beside the other results of the tools, from where Node finds the packages.
  await mkdir(path.join(ROOT, '.cache'), { recursive: true });
  const { error: print } = console;
  const folder = await mkdtemp(path.join(ROOT, '.cache/drawn-'));
  try {
    const file = path.join(folder, 'pages.mjs');
    await writeFile(file, output[0].code);
    // React's advice is about the theme and not about the page.
    console.error = () => {};
    const bundle = (await import(pathToFileURL(file).href)) as Bundle;
    for (const [index, page] of pages.entries()) {
      const { default: Content } = bundle.pages[index]!;
      const [meta = {}] = Object.values(Content.__RSPRESS_PAGE_META ?? {});
      const data = {
        ...meta,
        lang: page.lang,
        routePath: page.route,
        frontmatter: page.frontmatter,
        pagePath: page.route,
      };
      try {
        drawn[index]!.html = renderToStaticMarkup(createElement(bundle.Frame, { data }, createElement(Content)));
      } catch (error) {
        drawn[index]!.error = error;
      }
    }
  } finally {
    console.error = print;
    await rm(folder, { recursive: true });
  }
  return drawn;
}
