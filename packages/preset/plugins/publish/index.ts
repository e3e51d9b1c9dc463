/** Adds what a host and machines need to a build: headers, redirects, sitemap, structured data, cards. */
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cached } from '@rsdoctor-docs/base/cache';
import { eachOf } from '@rsdoctor-docs/base/each-of';
import { listFiles } from '@rsdoctor-docs/base/files';
import { once } from '@rsdoctor-docs/base/once';
import { Problem } from '@rsdoctor-docs/base/problem';
import { cardPath, htmlFile } from '@rsdoctor-docs/base/site';
import { hostedFromEnv } from '@rsdoctor-docs/search/hosted';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { bundledPackages } from '../bundle.ts';
import type { HtmlPass } from '../html-pass.ts';
import { allNotices, licensesFile, type Notices } from './licenses.ts';
import { CARD_MAKERS, type CardLook, cardSvg, renderCard } from './og-image.ts';
import { type HeaderOptions, headersFile, inlineScriptHashes } from './policy.ts';
import {
  absolute,
  describeAll,
  type PageData,
  type PublishedPage,
  type PublishedSite,
  publishedSite,
} from './published-page.ts';
import { type Moved, redirectsFile } from './redirects.ts';
import { robots, sitemap } from './sitemap.ts';
import { type About, pageTags } from './structured-data.ts';

/** The site's logo for light grounds, if it is a file of the site. */
function readLogo({ logo, root = 'docs' }: UserConfig): string {
  const address = typeof logo === 'string' ? logo : logo?.light;
  return address?.startsWith('/') && address.endsWith('.svg')
    ? readFileSync(path.join(root, 'public', address), 'utf8')
    : '';
}

/** Writes the card of a page, drawn or taken from the cache. @param logo content of the logo's SVG */
async function writeCard(
  page: PublishedPage,
  site: PublishedSite,
  dir: string,
  logo: string,
  look: CardLook | undefined,
): Promise<void> {
  const svg = cardSvg(
    {
      site: site.name,
      section: page.above.map(({ text }) => text).join(' / '),
      title: page.title,
      address: decodeURI(absolute(site, page.route)).replace(/^https?:\/\/|\/$/g, ''),
    },
    logo,
    look,
  );
  const file = path.join(dir, cardPath(page.route));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, await cached('cards', svg, CARD_MAKERS, () => renderCard(svg)));
}

/** What a site tells hosts and machines; each has a default. */
export interface PublishOptions {
  /** Old addresses that lead on. */
  moved?: Moved;
  /** For search engines: who publishes the site, and what it is about. */
  about?: About;
  /** How the cards of links look. */
  card?: CardLook;
  /** More headers, and where pictures may come from. */
  headers?: HeaderOptions;
  /** Works of others that the site hands to its readers. */
  notices?: Notices;
}

/**
 * Rspress plugin: the build folder gets structured data, cards, sitemap.xml, robots.txt, licenses.txt, `_headers` and
 * `_redirects`. `PREVIEW=1` in the environment keeps search engines out.
 */
export function pluginPublish(
  html: HtmlPass,
  { moved = { file: '', addresses: {} }, about, card, headers, notices }: PublishOptions = {},
): RspressPlugin {
  const data: PageData[] = [];
  const hashes = new Set<string>();
  let finalConfig: UserConfig = {};
  const published = once(() => {
    const pages = describeAll(data, finalConfig);
    return {
      site: publishedSite(finalConfig),
      pages,
      byFile: new Map(pages.map((page) => [htmlFile(page.route), page])),
    };
  });
  html.add((page) => {
    for (const hash of inlineScriptHashes(page)) hashes.add(hash);
    const { site, byFile } = published();
    const described = byFile.get(page.file);
    if (described) page.addToHead(pageTags(described, site, about));
  });
  html.addAfter(async (dir) => {
    const isPreview = Boolean(process.env.PREVIEW);
    const { site, pages } = published();
    const write = (name: string, content: string) => writeFile(path.join(dir, name), content);
    const logo = readLogo(finalConfig);
    await Promise.all([
      eachOf(pages, (page) => writeCard(page, site, dir, logo, card)),
      write('sitemap.xml', sitemap(pages, site)),
      write('licenses.txt', licensesFile(allNotices(bundledPackages(), path.resolve(), notices))),
      write('robots.txt', robots(site, isPreview)),
      write(
        '_redirects',
        redirectsFile(
          data.map(({ routePath }) => routePath),
          site,
          moved,
        ),
      ),
      write(
        '_headers',
        headersFile([...hashes].sort(), { hosted: hostedFromEnv(process.env), isPreview, base: site.base }, headers),
      ),
    ]);
    // Rspress's own search panel, which this site does not have, would read these half a megabyte.
    const indexes = listFiles(path.join(dir, 'static')).filter((file) => file.startsWith('search_index.'));
    if (indexes.length === 0 && finalConfig.search !== false)
      throw new Problem(
        path.join(dir, 'static'),
        "Rspress's own search index is not to be found, and would be published",
        {
          expected: 'search_index.*.json',
          fix: 'look where Rspress writes it, and tell packages/preset/plugins/publish/index.ts',
        },
      );
    for (const file of indexes) await rm(path.join(dir, 'static', file));
  });

  return {
    name: 'preset:publish',
    beforeBuild(config) {
      finalConfig = config;
    },
    extendPageData(page, isProd) {
      if (isProd) data.push(page);
    },
  };
}
