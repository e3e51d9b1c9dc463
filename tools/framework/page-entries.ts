import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo, RouteMeta, RspressPlugin } from '@rspress/core';
import { PAGE_META } from '../../theme/framework/names.ts';
import { type SectionFile, sectionName, sectionOf } from '../../theme/framework/sections.ts';
import { routeKey } from '../../theme/site.ts';
import { tag } from './html-page.ts';
import { SITE_DATA_MODULE } from './navigation.ts';
import { PRIVATE_FIELDS, sourceFile } from './page-fields.ts';
import { type Build, type Patch, PatchError } from './patch.ts';
import { BROWSER_FOLDERS, IN_RSPRESS, replaceModules, type StandIn } from './stand-in.ts';
import { withRsbuild } from './with-rsbuild.ts';

const NAME = 'page-entries';

const PAGE_DATA = path.join(import.meta.dirname, '../../theme/framework/page-data.ts');
const RUNTIME = /@rspress[\\/]core[\\/]dist[\\/]runtime/;

/** Modules of Rspress's runtime, and what takes their place in the browser. */
const STAND_INS: StandIn[] = [
  { request: /^virtual-page-data$/, file: 'page-data.ts', askedBy: IN_RSPRESS },
  { request: /^\.\.?\/route\.js$/, file: 'routes.ts', askedBy: RUNTIME, isCommon: true },
  { request: /^\.\.?\/initPageData\.js$/, file: 'init-page-data.ts', askedBy: RUNTIME, isCommon: true },
];
/** Everything that the two modules export, and the stand-ins with them. */
const ROUTE_NAMES = ['isActive', 'matchPath', 'pathnameToRouteService', 'preloadLink', 'redirectToCleanUrl'];
const DATA_NAMES = ['consumeCachedPageData', 'initPageData', 'setCurrentPageData', 'warmPageData'];

/**
 * The page's text in several forms, and its place on this machine; other plugins put the last one there when they
 * happen to be ready.
 */
const PRIVATE = ['content', ...PRIVATE_FIELDS, 'mdContent'];
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
interface SiteData {
  themeConfig: { sidebar?: Sidebars; locales?: { sidebar: Sidebars }[] };
}

/**
 * Takes the sidebars out of Rspress's site data; their keys stay, in an order that does not depend on which folder was
 * read first.
 */
export function splitSiteData(code: string): { code: string; sidebars: Sidebars } {
  const [, json] = /^export default (\{.*\});?\s*$/s.exec(code) ?? [];
  if (!json)
    throw new PatchError(NAME, 'the site data is not written as it was', {
      expected: 'export default {…}',
      seen: code.slice(0, 80),
    });
  const siteData = JSON.parse(json) as SiteData;
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

/** A first load that does not grow with the number of pages: see `pageEntries`. */
function plugin({ html, boot, off }: Build): RspressPlugin {
  const pages = new Map<string, PageIndexInfo>();
  const routes = new Map<string, RouteMeta>();
  const scripts = new Map<string, string[]>();
  const compiled = new Set<string>();
  let sidebars: Sidebars | undefined;
  let sections = '';
  let base = '';

  const rsbuildPlugin: RsbuildPlugin = {
    name: 'rsdoctor:page-entries',
    setup(api) {
      api.modifyRspackConfig((config, { appendPlugins, environment, rspack }) => {
        // Also while prerendering: there the pages register themselves as well.
        if (environment.name !== 'web')
          appendPlugins(new rspack.NormalModuleReplacementPlugin(/^virtual-page-data$/, PAGE_DATA));
        else {
          const own = [...routes.values()].map((route) => [
            entryName(route),
            { import: route.absolutePath, dependOn: 'index', filename: 'static/js/pages/[name].[contenthash:10].js' },
          ]);
          config.entry = { ...(config.entry as object), ...Object.fromEntries(own) };
        }
      });
      api.transform({ test: SITE_DATA_MODULE, environments: ['web'], order: 'post' }, ({ code }) => {
        const split = splitSiteData(code);
        sidebars = split.sidebars;
        return split.code;
      });
      api.transform({ test: (file) => routes.has(file), order: 'post' }, ({ code, resourcePath, environment }) => {
        const isWeb = environment.name === 'web';
        if (isWeb) compiled.add(resourcePath);
        const page = pages.get(resourcePath);
        const { routePath, relativePath } = routes.get(resourcePath) as RouteMeta;
        const records = page ? recordsFor(page, [...pages.values()]) : [];
        const given = [routePath, relativePath, records].map((value) => JSON.stringify(value)).join(', ');
        const self = isWeb
          ? `import * as thisPage from ${JSON.stringify(resourcePath)};`
          : 'const thisPage = undefined;';
        return `${code}\nimport { addPage } from ${JSON.stringify(PAGE_DATA)};\n${self}\naddPage(${given}, thisPage);\n`;
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
        const files = [...sectionFiles(sidebars ?? {}, scripts)].map(
          ([name, file]) => [name, JSON.stringify(file)] as const,
        );
        sections = `static/sections/${createHash('sha256').update(files.flat().join('\n')).digest('hex').slice(0, 10)}/`;
        for (const [name, text] of files) compilation.emitAsset(`${sections}${name}.json`, new sources.RawSource(text));
      });
      api.onAfterBuild(() => {
        base = api.getNormalizedConfig().output.assetPrefix as string;
      });
    },
  };

  /** What the browser must know of each page, by `routeKey`. */
  const parts = new Map<string, { scripts: string[]; section: string }>();
  const partsOf = (file: string) => parts.get(routeKey(`/${file}`));

  html.addBefore(() => {
    if (!sidebars)
      throw new PatchError(NAME, 'the site data did not come by', {
        expected: "a module virtual-site-data in the browser's build",
        seen: 'none',
      });
    const missing = [...routes.values()].filter(
      ({ absolutePath, routePath }) => !compiled.has(absolutePath) || !scripts.get(routePath)?.length,
    );
    if (missing.length > 0 || routes.size === 0)
      throw new PatchError(NAME, 'pages have no script of their own', {
        expected: 'a compiled page and an entry for each route',
        seen: routes.size === 0 ? 'no routes' : `none for ${missing.map(({ routePath }) => routePath).join(', ')}`,
      });
    for (const [routePath, files] of scripts)
      parts.set(routeKey(routePath), {
        scripts: files.map((file) => base + file),
        section: sectionName(sectionOf(routePath, Object.keys(sidebars))),
      });
  });
  // What the boot script, and later theme/framework/routes.ts, must know of the page.
  boot.attributes.push(({ file }) => {
    const page = partsOf(file);
    return {
      'data-sections': base + sections,
      ...(page && { 'data-section': page.section, 'data-page-scripts': page.scripts.join(' ') }),
    };
  });
  // Where nobody holds React's scripts back, the page's own come with them.
  if (off.has('hydrate'))
    html.add((page) => {
      const [first] = page.all('script', { defer: '' });
      for (const src of partsOf(page.file)?.scripts ?? [])
        if (first) page.addBefore(first, tag('script', { defer: '', src }));
    });

  return {
    name: 'rsdoctor:page-entries',
    config(config, _utils, isProd) {
      if (!isProd) return config;
      return withRsbuild(withRsbuild(config, replaceModules(NAME, STAND_INS, { html })), rsbuildPlugin);
    },
    routeGenerated(found) {
      routes.clear();
      for (const route of found) routes.set(route.absolutePath, route);
    },
    // Other plugins add to the same objects; they are read when the pages are compiled, after all of them.
    extendPageData(page) {
      pages.set(sourceFile(page), page);
    },
  };
}

/**
 * A first load that does not grow with the number of pages. Rspress puts into it the outline of every page, every
 * sidebar, and the path and chunk of every route, in every language. In a production build each page is an entry of its
 * own that brings its record and registers itself; sidebars and addresses are in one file a section, fetched when a
 * link is near. The browser's half is theme/framework/{page-data,init-page-data,routes}.ts.
 */
export const pageEntries: Patch = {
  name: NAME,
  anchors: [
    {
      file: '@rspress/core/dist/runtime/route.js',
      exports: ROUTE_NAMES,
      only: true,
    },
    {
      file: '@rspress/core/dist/runtime/initPageData.js',
      exports: DATA_NAMES,
      only: true,
    },
    { folders: BROWSER_FOLDERS, request: 'virtual-page-data', names: ['pageData', 'searchIndexHash'] },
    { folders: BROWSER_FOLDERS, request: './route.js', names: ROUTE_NAMES },
    { folders: BROWSER_FOLDERS, request: './initPageData.js', names: DATA_NAMES },
    {
      file: '@rspress/core/dist/runtime/ssrClientEntry.js',
      has: ['await initPageData(pathname)', 'redirectToCleanUrl('],
    },
    { file: '@rspress/core/dist/node/mdx/processor.js', has: [`MDXContent.${PAGE_META}["`] },
    {
      file: '@rspress/core/dist/node/runtimeModule/siteData/rsbuildPlugin.js',
      has: ['["virtual-site-data"]', 'code: `export default ${JSON.stringify(siteData'],
    },
    {
      file: '@rspress/core/dist/node/runtimeModule/siteData/normalizeThemeConfig.js',
      has: ['sidebar: normalizeSidebar('],
    },
    {
      file: '@rspress/core/dist/node/runtimeModule/pageData/createPageData.js',
      has: ['_filepath', '_flattenContent', 'pluginDriver.extendPageData(pageData)'],
    },
    { file: '@rspress/core/dist/node/initRsbuild.js', has: ['index: enableSSG && isProduction() ? SSR_CLIENT_ENTRY'] },
  ],
  plugin,
};
