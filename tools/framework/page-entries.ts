import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo, RouteMeta, RspressPlugin } from '@rspress/core';
import { routeKey, type SectionFile, sectionName, sectionOf } from '../../theme/framework/paths.ts';
import { withRsbuild } from './with-rsbuild.ts';

const RUNTIME = path.join(import.meta.dirname, '../../theme/framework');
const PAGE_DATA = path.join(RUNTIME, 'page-data.ts');

/** Modules of Rspress's runtime, and what takes their place in the browser. */
const STAND_INS: Record<string, string> = { route: 'routes.ts', initPageData: 'init-page-data.ts' };

/** The page's text in several forms, and its place on this machine; other plugins put the last one there when they happen to be ready. */
const PRIVATE = ['content', '_filepath', '_flattenContent', 'mdContent'];
/** What the compiled page itself exports. */
const IN_THE_PAGE = ['toc', 'frontmatter'];

const without = (page: PageIndexInfo, names: string[]) =>
  Object.fromEntries(Object.entries(page).filter(([name]) => !names.includes(name))) as Partial<PageIndexInfo> & {
    routePath: string;
  };

/**
 * The records that a page's script carries: its own, and on an overview page those of the pages below its route.
 * @param pages every page of the site
 */
export function recordsFor(page: PageIndexInfo, pages: PageIndexInfo[]): ReturnType<typeof without>[] {
  const listed =
    page.frontmatter.overview === true
      ? pages.filter(
          (other) => other !== page && other.lang === page.lang && other.routePath.startsWith(page.routePath),
        )
      : [];
  return [without(page, [...PRIVATE, ...IN_THE_PAGE]), ...listed.map((other) => without(other, PRIVATE))];
}

type Sidebars = Record<string, unknown[]>;
type SiteData = { themeConfig: { sidebar?: Sidebars; locales?: { sidebar: Sidebars }[] } };

/** Takes the sidebars out of Rspress's site data; their keys stay, in an order that does not depend on which folder was read first. */
export function splitSiteData(code: string): { code: string; sidebars: Sidebars } {
  const siteData = JSON.parse(code.replace(/^export default /, '').replace(/;\s*$/, '')) as SiteData;
  const sidebars: Sidebars = {};
  const empty = (table: Sidebars = {}) => {
    const keys = Object.keys(table).sort();
    for (const key of keys) sidebars[key] = table[key] as unknown[];
    return Object.fromEntries(keys.map((key) => [key, []]));
  };
  const { themeConfig } = siteData;
  if (themeConfig.locales) for (const locale of themeConfig.locales) locale.sidebar = empty(locale.sidebar);
  else themeConfig.sidebar = empty(themeConfig.sidebar);
  return { code: `export default ${JSON.stringify(siteData)}`, sidebars };
}

/** The file of each section, by name: its sidebar, and the scripts of its pages. */
export function sectionFiles(sidebars: Sidebars, scripts: ReadonlyMap<string, string[]>): Map<string, SectionFile> {
  const keys = Object.keys(sidebars);
  const files = new Map<string, SectionFile>(
    ['', ...keys].map((key) => [sectionName(key), { sidebar: sidebars[key] ?? [], pages: {} }]),
  );
  for (const [routePath, files_] of scripts) {
    (files.get(sectionName(sectionOf(routePath, keys))) as SectionFile).pages[routeKey(routePath)] = files_;
  }
  return files;
}

const entryName = ({ routePath }: RouteMeta) =>
  `page${routePath === '/' ? '-home' : routePath.replace(/\/$/, '-index').replace(/[^\p{L}\p{N}]+/gu, '-')}`.toLowerCase();

/** The route of a built page's file. */
const routeOfFile = (file: string) => routeKey(`/${file}`);

/**
 * Rspress plugin: a first load that does not grow with the number of pages. Rspress puts into it the outline of every
 * page, every sidebar, and the path and chunk of every route, in every language. In a production build each page is an
 * entry of its own that brings its record and registers itself; sidebars and addresses are in one file a section,
 * fetched when a link is near. The browser's half is theme/framework/{page-data,init-page-data,routes}.ts.
 */
export function pluginPages(): RspressPlugin {
  const pages = new Map<string, PageIndexInfo>();
  const routes = new Map<string, RouteMeta>();
  const scripts = new Map<string, string[]>();
  let sidebars: Sidebars = {};
  let folder = '';

  const rsbuildPlugin: RsbuildPlugin = {
    name: 'rsdoctor:pages',
    setup(api) {
      api.modifyRspackConfig((config, { appendPlugins, environment, rspack }) => {
        appendPlugins(new rspack.NormalModuleReplacementPlugin(/^virtual-page-data$/, PAGE_DATA));
        if (environment.name !== 'web') return;
        appendPlugins(
          new rspack.NormalModuleReplacementPlugin(
            new RegExp(`^\\.\\.?/(?:${Object.keys(STAND_INS).join('|')})\\.js$`),
            (data) => {
              if (/@rspress[\\/]core[\\/]dist[\\/]runtime/.test(data.context))
                data.request = path.join(RUNTIME, STAND_INS[path.basename(data.request, '.js')] as string);
            },
          ),
        );
        const own = [...routes.values()].map((route) => [
          entryName(route),
          { import: route.absolutePath, dependOn: 'index', filename: 'static/js/pages/[name].[contenthash:10].js' },
        ]);
        config.entry = { ...(config.entry as object), ...Object.fromEntries(own) };
      });
      api.transform({ test: /virtual-site-data/, environments: ['web'], order: 'post' }, ({ code }) => {
        const split = splitSiteData(code);
        sidebars = split.sidebars;
        return split.code;
      });
      api.transform({ test: (file) => routes.has(file), order: 'post' }, ({ code, resourcePath, environment }) => {
        const page = pages.get(resourcePath);
        const { routePath, relativePath } = routes.get(resourcePath) as RouteMeta;
        const records = page ? recordsFor(page, [...pages.values()]) : [];
        const given = [routePath, relativePath, records].map((value) => JSON.stringify(value)).join(', ');
        return `${code}\nimport { addPage } from ${JSON.stringify(PAGE_DATA)};\n${environment.name === 'web' ? `import * as thisPage from ${JSON.stringify(resourcePath)};\n` : 'const thisPage = undefined;\n'}addPage(${given}, thisPage);\n`;
      });
      // After the names have got the hashes of the final contents, before the pages are written.
      api.processAssets({ stage: 'optimize-transfer', environments: ['web'] }, ({ compilation, sources }) => {
        const shared = new Set(compilation.entrypoints.get('index')?.getFiles());
        for (const route of routes.values()) {
          const files = compilation.entrypoints.get(entryName(route))?.getFiles() ?? [];
          scripts.set(
            route.routePath,
            files.filter((file) => file.endsWith('.js') && !shared.has(file)),
          );
        }
        const files = [...sectionFiles(sidebars, scripts)].map(([name, file]) => [name, JSON.stringify(file)] as const);
        folder = `static/sections/${createHash('sha256').update(files.flat().join('\n')).digest('hex').slice(0, 10)}/`;
        for (const [name, text] of files) compilation.emitAsset(`${folder}${name}.json`, new sources.RawSource(text));
      });
      // The boot script (tools/framework/boot.ts) learns where the parts of its page are.
      api.processAssets({ stage: 'report', environments: ['node'] }, ({ assets, compilation, sources }) => {
        const byKey = new Map([...scripts].map(([routePath, files]) => [routeKey(routePath), { routePath, files }]));
        const base = api.getNormalizedConfig().output.assetPrefix as string;
        for (const [name, asset] of Object.entries(assets)) {
          if (!name.endsWith('.html')) continue;
          const page = byKey.get(routeOfFile(name));
          const section = page && sectionName(sectionOf(page.routePath, Object.keys(sidebars)));
          const data = [
            `data-sections="${base}${folder}"`,
            ...(page
              ? [`data-page-scripts="${page.files.map((file) => base + file).join(' ')}"`, `data-section="${section}"`]
              : []),
          ].join(' ');
          const html = asset.source().toString();
          compilation.updateAsset(name, new sources.RawSource(html.replace(/(?=data-scripts=")/, `${data} `)));
        }
      });
    },
  };

  return {
    name: 'rsdoctor:pages',
    config(config, _utils, isProd) {
      if (!isProd) return config;
      // Records depend on more than the page's file (dates, the pages below an overview): a cached module would lie.
      const performance = { ...config.builderConfig?.performance, buildCache: false };
      return withRsbuild({ ...config, builderConfig: { ...config.builderConfig, performance } }, rsbuildPlugin);
    },
    routeGenerated(found) {
      routes.clear();
      for (const route of found) routes.set(route.absolutePath, route);
    },
    // Other plugins add to the same objects; they are read when the pages are compiled, after all of them.
    extendPageData(page) {
      pages.set(page._filepath, page);
    },
  };
}
