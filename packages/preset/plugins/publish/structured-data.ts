/** JSON-LD (schema.org) of a page, for search engines. */
import { cardPath, langPrefix, markdownFile } from '@rsdoctor-docs/base/site';
import { absolute, type PublishedPage, type PublishedSite } from './published-page.ts';

type Thing = { '@type': string } & Record<string, unknown>;

/** What search engines get to know beside the pages, in words of schema.org. */
export interface About {
  /** Who publishes the site and writes its articles. */
  publisher?: { name: string; url: string };
  /** What the home page is about: a type, and what belongs to it. A `WebSite` by default. */
  home?: Thing;
}

/** The home page in the language of a page. */
const homeRoute = (page: PublishedPage, site: PublishedSite) => `${langPrefix(page.lang, site.lang)}/`;

function breadcrumbs(page: PublishedPage, site: PublishedSite): Thing {
  const steps = [
    { text: site.name, link: homeRoute(page, site) },
    ...page.above,
    { text: page.title, link: page.route },
  ];
  // Search engines want an address for every step, so labels without one are left out.
  const own = (page.kind === 'home' ? steps.slice(0, 1) : steps).flatMap(({ text, link }) =>
    link ? { name: text, item: absolute(site, link) } : [],
  );
  return {
    '@type': 'BreadcrumbList',
    itemListElement: own.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

function main(page: PublishedPage, site: PublishedSite, about: About): Thing {
  const url = absolute(site, page.route);
  const image = absolute(site, cardPath(page.route));
  const publisher = about.publisher && { '@type': 'Organization', ...about.publisher };
  if (page.kind === 'home') {
    return {
      '@type': 'WebSite',
      name: site.name,
      description: page.description,
      url,
      image,
      inLanguage: page.lang,
      ...about.home,
      publisher,
    };
  }
  return {
    '@type': 'BlogPosting',
    headline: page.title,
    description: page.description,
    url,
    image,
    inLanguage: page.lang,
    ...(page.published ? { datePublished: page.published } : {}),
    ...(page.modified ? { dateModified: page.modified } : {}),
    author: publisher,
  };
}

/** The JSON-LD of a page, as an object. */
const structuredData = (page: PublishedPage, site: PublishedSite, about: About) => ({
  '@context': 'https://schema.org',
  // Search engines show only the breadcrumbs of a documentation page.
  '@graph': [breadcrumbs(page, site), ...(page.kind === 'doc' ? [] : [main(page, site, about)])],
});

/**
 * The JSON-LD and the address of the Markdown twin, for the head of a page. The client removes `[data-page]` when the
 * reader goes on to another page. Browsers do not run a data block, so the policy needs no hash for it.
 */
export function pageTags(page: PublishedPage, site: PublishedSite, about: About = {}): string {
  const json = JSON.stringify(structuredData(page, site, about)).replaceAll('<', '\\u003c');
  const twin = absolute(site, `/${markdownFile(page.route)}`);
  const link = `<link rel="alternate" type="text/markdown" href="${twin}" data-page>`;
  return `${link}<script type="application/ld+json" data-page>${json}</script>`;
}
