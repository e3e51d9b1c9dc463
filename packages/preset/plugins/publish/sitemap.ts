/**
 * Sitemap and robots.txt. Not @rspress/plugin-sitemap 2.0.22: it writes no alternates (so no x-default either), takes
 * the time of the file for `lastmod`, which is the checkout's, escapes no address, and sets one priority for all pages.
 */

import { escapeXml } from '@rsdoctor-docs/base/escape-xml';
import { alternates } from '../../frame/layout/tags.ts';
import { absolute, type PublishedPage, type PublishedSite } from './published-page.ts';

/** sitemap.xml of all pages: address, true date when git knows it, twins in the other languages. */
export function sitemap(pages: PublishedPage[], site: PublishedSite): string {
  const routes = new Set(pages.map(({ route }) => route));
  const entries = pages.map((page) => {
    const twins = alternates(page.route, { ...site, base: '/' }, (route) => routes.has(route)).map(
      ({ hreflang, path }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(absolute(site, path))}"/>`,
    );
    return `<url><loc>${escapeXml(absolute(site, page.route))}</loc>${page.modified ? `<lastmod>${page.modified}</lastmod>` : ''}${twins.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

/** robots.txt: everything may be read, except in a preview of a pull request. */
export const robots = (site: PublishedSite, isPreview: boolean) =>
  isPreview
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n\nSitemap: ${absolute(site, '/sitemap.xml')}\n`;
