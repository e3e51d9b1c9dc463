/**
 * `rspress dev` answers as the published site does: Markdown twins, llms.txt, sitemap.xml, cards, redirects of moved
 * pages, and status 404 for what is no page. Everything is made when it is asked for, by the functions that the build
 * uses.
 */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { mergeRsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import type { PageIndexInfo, RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import { cardPath, decode, isLang, markdownFile } from '../../theme/site.ts';
import { linksLead } from '../checks/content/links.ts';
import { readJson } from '../checks/read/json.ts';
import { linksOfPage } from '../checks/read/links.ts';
import { readHead, readPage } from '../checks/read/page.ts';
import { SITE_DATA_MODULE } from '../framework/navigation.ts';
import { setFlatSource, sourceFile } from '../framework/page-fields.ts';
import { withRsbuild } from '../framework/with-rsbuild.ts';
import { listFiles } from '../lib/files.ts';
import { unixText } from '../lib/unix-text.ts';
import { DEMO_FOLDER } from '../sample/demo/files.ts';
import { type LlmsOptions, type LlmsSource, llmsFiles } from './llms.ts';
import { hashOfReadOnce } from './made-of.ts';
import { cardOf, describeAll, readSite } from './publish/describe.ts';
import { readLogo } from './publish/og-image.ts';
import { redirectsFile } from './publish/redirects.ts';
import { parseRedirects, redirectFor } from './publish/rules.ts';
import { robots, sitemap } from './publish/sitemap.ts';
import { SKILLS, skillsIndex } from './publish/skills.ts';

interface Answer {
  type: string;
  body: string | Buffer;
}

/** What the answers are made from; Rspress tells it before it starts the server. */
type Known = Omit<LlmsSource, 'pages'> & { pages: Map<string, PageIndexInfo> };

/** Rspress reads pages once, when it starts: the record of a page as its file is now. */
function asSaved(page: PageIndexInfo): PageIndexInfo {
  const file = sourceFile(page);
  const source = unixText(readFileSync(file, 'utf8'));
  const { head, frontmatter } = readHead(file, source);
  const now = { ...page, frontmatter: frontmatter as PageIndexInfo['frontmatter'] };
  setFlatSource(now, source.slice(head.length));
  return now;
}

/** The record of a page, without what the page says. */
function withoutText(page: PageIndexInfo): PageIndexInfo {
  const empty = { ...page, content: '', frontmatter: {} };
  setFlatSource(empty, '');
  return empty;
}

/** Every file that the build adds to the pages, or undefined for any other address. */
async function answerTo(pathname: string, known: Known, options: LlmsOptions): Promise<Answer | undefined> {
  const { config } = known;
  const name = decode(pathname).slice(1);
  const site = readSite(config);
  const publicFolder = path.join(options.docs, 'public');
  const source = () => ({ ...known, pages: [...known.pages.values()].map(asSaved) });
  if (name.endsWith('.md')) {
    const page = [...known.pages.values()].find(({ routePath }) => markdownFile(routePath) === name);
    if (!page) return undefined;
    const files = await llmsFiles(options, source(), ({ routePath }) => routePath === page.routePath);
    const body = files.get(name);
    return body === undefined ? undefined : { type: 'text/markdown', body };
  }
  if (/(?:^|\/)llms(?:-full)?\.txt$/.test(name)) {
    const made = source();
    // The short one names pages and says nothing of what is in them, which takes seconds to make.
    if (!name.endsWith('-full.txt')) made.pages = made.pages.map(withoutText);
    const body = (await llmsFiles(options, made)).get(name);
    return body === undefined ? undefined : { type: 'text/plain', body };
  }
  const pages = () => describeAll([...known.pages.values()], config);
  if (name.startsWith('og/')) {
    const page = pages().find(({ route }) => cardPath(route) === `/${name}`);
    return page && { type: 'image/png', body: await cardOf(page, site, readLogo(publicFolder)) };
  }
  if (name === 'sitemap.xml') return { type: 'application/xml', body: sitemap(pages(), site) };
  if (name === 'robots.txt') return { type: 'text/plain', body: robots(site, false) };
  if (name === `${SKILLS}/index.json`) return { type: 'application/json', body: skillsIndex(publicFolder) };
  return undefined;
}

/** Rsbuild answers every address that it does not know with the page that starts the site: there it is "not found". */
function saysNotFound(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = ((status: number, ...more: unknown[]) => {
    const isPage = String(response.getHeader('content-type') ?? '').startsWith('text/html');
    return writeHead(isPage && status === 200 ? 404 : status, ...more);
  }) as ServerResponse['writeHead'];
}

/**
 * Stops at a link of one page that leads nowhere; Rspress itself says that in the terminal only, and without a line.
 * Ids of other pages are left to `npm run check`.
 * @throws the first Problem
 */
function checkLinks(file: string, routes: readonly RouteMeta[], docs: string): void {
  const relative = path.relative(docs, file).replaceAll('\\', '/');
  const [lang, ...rest] = relative.split('/');
  if (!isLang(lang)) return;
  const page = readPage(`docs/${relative}`, lang, rest.join('/').replace(/\.mdx?$/, ''), readFileSync(file, 'utf8'));
  const [first] = linksLead(linksOfPage(page), {
    pages: new Map(routes.map(({ routePath }) => [routePath.replace(/\/$/, '') || '/', undefined])),
    isPublic: (name) => existsSync(path.join(docs, 'public', decode(name))),
    isThere: (name) => existsSync(path.join(path.dirname(docs), decode(name))),
  });
  if (first) throw first;
}

/**
 * Stops at a menu file that is no JSON; Rspress itself says that without a line.
 * @param addDependency gets each menu file: a change of it has the check run again
 * @throws Problem
 */
function checkMenus(docs: string, addDependency: (file: string) => void): void {
  for (const name of listFiles(docs).filter((file) => /(?:^|\/)_(?:meta|nav)\.json$/.test(file))) {
    const file = path.join(docs, name);
    addDependency(file);
    readJson(`docs/${name}`, readFileSync(file, 'utf8'));
  }
}

/** Rspress plugin for `rspress dev`; a build does not see it. @param options those of `llms` */
export function pluginDev(options: LlmsOptions): RspressPlugin {
  const pages = new Map<string, PageIndexInfo>();
  let config: UserConfig = {};
  let routes: RouteMeta[] = [];
  let routeService: LlmsSource['routeService'] | undefined;
  let isDev = false;

  const remarkLinks = () => (_tree: unknown, file: { path?: string }) => {
    if (isDev && file.path) checkLinks(file.path, routes, options.docs);
  };

  const isPublicPage = (pathname: string) =>
    ['', '.html', '/index.html'].some((ending) => {
      const file = path.join(options.docs, 'public', decode(pathname) + ending);
      return file.endsWith('.html') && existsSync(file);
    });

  async function handle(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (!routeService || !/^(?:GET|HEAD)$/.test(request.method ?? '')) return next();
    const site = readSite(config);
    const rules = parseRedirects(
      redirectsFile({ routes: routes.map(({ routePath }) => routePath), lang: site.lang, langs: site.langs }),
    );
    const redirect = redirectFor(pathname, search, rules);
    // A browser remembers a 301: the next site on this port would get it too.
    response.setHeader('Cache-Control', 'no-store');
    if (redirect) return response.writeHead(redirect.status, { Location: redirect.location }).end();
    const answer = await answerTo(pathname, { config, routes, routeService, pages }, options);
    if (answer) {
      response.writeHead(200, { 'Content-Type': `${answer.type}; charset=utf-8` });
      return response.end(answer.body);
    }
    const isPage = routes.some(({ routePath }) => routePath === decode(pathname));
    const isReport = pathname.startsWith(`/${DEMO_FOLDER}/`);
    if (!isPage && !isReport && !isPublicPage(pathname)) saysNotFound(response);
    return next();
  }

  const server: RsbuildPlugin = {
    name: 'rsdoctor:dev',
    setup(api) {
      api.transform({ test: SITE_DATA_MODULE, order: 'pre' }, ({ code, addDependency }) => {
        checkMenus(options.docs, addDependency);
        return code;
      });
      api.modifyRsbuildConfig((rsbuild) =>
        mergeRsbuildConfig(rsbuild, {
          // Compiled pages hold words and numbers of these files; without this they come out of the cache as they were.
          performance: { buildCache: { cacheDigest: [hashOfReadOnce()] } },
          // Also what fails in the browser, like a component that a page does not import.
          dev: { client: { overlay: { errors: true, runtime: true } } },
          server: {
            setup: ({ server: { middlewares } }) => {
              middlewares.use((request, response, next) => {
                handle(request, response, next).catch(next);
              });
            },
          },
        }),
      );
    },
  };

  return {
    name: 'rsdoctor:dev',
    config(before, _utils, isProd) {
      isDev = !isProd;
      return isProd ? before : withRsbuild(before, server);
    },
    markdown: { remarkPlugins: [remarkLinks as never] },
    beforeBuild(made) {
      config = made;
    },
    routeGenerated(made) {
      routes = made;
    },
    routeServiceGenerated(made) {
      routeService = made;
    },
    extendPageData(page, isProd) {
      if (!isProd) pages.set(page.routePath, page);
    },
  };
}
