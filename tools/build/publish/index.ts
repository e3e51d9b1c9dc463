/** Makes a build into a site that can be put on a host: what machines read beside the pages, headers, redirects, compression. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageIndexInfo, RspressPlugin, UserConfig } from '@rspress/core';
import { cardPath, htmlFile } from '../../../theme/site.ts';
import type { HtmlPass } from '../../framework/html-pass.ts';
import { navigationOf } from '../../framework/navigation.ts';
import { eachOf } from '../../lib/each-of.ts';
import { hostedFromEnv } from '../search/hosted.ts';
import { cached } from './cache.ts';
import { compressFolder } from './compress.ts';
import { cardSvg, readLogo, renderCard } from './og-image.ts';
import { headersFile, inlineScriptHashes } from './policy.ts';
import { absolute, type Page, pathAbove, type Site } from './published-page.ts';
import { redirectsFile } from './redirects.ts';
import { robots, sitemap } from './sitemap.ts';
import { SKILLS, skillsIndex } from './skills.ts';
import { pageTags } from './structured-data.ts';

type PageData = PageIndexInfo & { lastUpdatedTime?: string };

/** The first day of a blog page, as its frontmatter says it. */
function publishedOn(frontmatter: Record<string, unknown>): string | undefined {
  const written = frontmatter.published_at ?? frontmatter.date;
  const date = written instanceof Date || typeof written === 'string' ? new Date(written) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date.toISOString().slice(0, 10) : undefined;
}

function readSite(config: UserConfig): Site {
  const locales = config.locales ?? [];
  return {
    name: config.title ?? '',
    description: Object.fromEntries(locales.map(({ lang, description }) => [lang, description ?? ''])),
    origin: config.siteOrigin ?? '',
    base: config.base ?? '/',
    lang: config.lang ?? 'en',
    langs: locales.map(({ lang }) => lang),
  };
}

function describePage(data: PageData, site: Site, config: UserConfig, exists: (route: string) => boolean): Page {
  const frontmatter = data.frontmatter as Record<string, unknown>;
  const { nav, sidebar } = navigationOf(config, data.lang);
  const isHome = frontmatter.pageType === 'home';
  const hero = frontmatter.hero as { text?: string } | undefined;
  const description = frontmatter.description ?? (isHome ? site.description[data.lang] : undefined) ?? data.description;
  return {
    route: data.routePath,
    lang: data.lang,
    kind: isHome ? 'home' : /\/blog\/./.test(data.routePath) ? 'article' : 'doc',
    title: String((isHome && hero?.text) || (frontmatter.title ?? data.title)),
    description: String(description ?? ''),
    above: isHome ? [] : pathAbove(data.routePath, nav, sidebar, exists),
    published: publishedOn(frontmatter),
    modified: data.lastUpdatedTime,
  };
}

/** The card of a page, drawn or taken from the cache. */
async function writeCard(page: Page, site: Site, dir: string, logo: string): Promise<void> {
  const section = page.above.map(({ text }) => text).join(' / ');
  const svg = cardSvg(
    {
      site: site.name,
      section,
      title: page.title,
      address: decodeURI(absolute(site, page.route)).replace(/^https?:\/\/|\/$/g, ''),
    },
    logo,
  );
  const png = await cached('og', svg, () => renderCard(svg));
  const file = path.join(dir, cardPath(page.route));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, png);
}

/**
 * Rspress plugin, for the site itself: the build folder gets structured data, cards, sitemap.xml, robots.txt, an index of
 * skills for agents, `_headers`, `_redirects` and compressed files. `PREVIEW=1` in the environment keeps search engines out.
 */
export function pluginPublish({ html, env = process.env }: { html: HtmlPass; env?: NodeJS.ProcessEnv }): RspressPlugin {
  const data: PageData[] = [];
  const hashes = new Set<string>();
  let finalConfig: UserConfig = {};
  const describeAll = (site: Site): Page[] => {
    const routes = new Set(data.map(({ routePath }) => routePath));
    return data
      .map((page) => describePage(page, site, finalConfig, (route) => routes.has(route)))
      .sort((a, b) => (a.route < b.route ? -1 : 1));
  };

  let byFile: Map<string, Page> | undefined;
  html.add((page) => {
    for (const hash of inlineScriptHashes(page)) hashes.add(hash);
    const site = readSite(finalConfig);
    byFile ??= new Map(describeAll(site).map((described) => [htmlFile(described.route), described]));
    const described = byFile.get(page.file);
    if (described) page.addToHead(pageTags(described, site));
  });

  return {
    name: 'rsdoctor:publish',
    beforeBuild(config) {
      finalConfig = config;
    },
    extendPageData(page, isProd) {
      if (isProd) data.push(page);
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const dir = path.resolve(config.outDir ?? 'doc_build');
      const isPreview = Boolean(env.PREVIEW);
      const site = readSite(config);
      const pages = describeAll(site);
      const write = (name: string, content: string) => writeFile(path.join(dir, name), content);
      const publicFolder = path.join(config.root ?? 'docs', 'public');
      const logo = readLogo(publicFolder);
      await mkdir(path.join(dir, SKILLS), { recursive: true });
      await Promise.all([
        compressFolder(dir, 'pages'),
        eachOf(pages, (page) => writeCard(page, site, dir, logo)),
        write('sitemap.xml', sitemap(pages, site)),
        write('robots.txt', robots(site, isPreview)),
        write(`${SKILLS}/index.json`, skillsIndex(publicFolder)),
        write(
          '_redirects',
          redirectsFile({ routes: data.map(({ routePath }) => routePath), lang: site.lang, langs: site.langs }),
        ),
        write('_headers', headersFile([...hashes].sort(), { hosted: hostedFromEnv(env), isPreview })),
      ]);
      await compressFolder(dir, 'rest');
    },
  };
}
