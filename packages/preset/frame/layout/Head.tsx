// The stock Layout sets the stock head tags, and ours replaces it. Titles follow the stock rules. The tags for search engines
// and social networks are added.

import { CARD_SIZE, cardPath, shapeOf } from '@rsdoctor-docs/base/site';
import {
  pathnameToRouteService,
  useFrontmatter,
  useHead,
  useLocaleSiteData,
  usePage,
  useSite,
  withBase,
  withSiteOrigin,
} from '@rspress/core/runtime';
import { alternates, pageTitle, withOwn, withRegion } from './tags.ts';

/** Sets title, description and addresses of the page. */
export function Head() {
  const { page } = usePage();
  const { site } = useSite();
  const locale = useLocaleSiteData();
  const { frontmatter } = useFrontmatter();
  const siteTitle = locale.title || site.title || '';
  const ownTitle = frontmatter.title ?? page.title;
  const suffix = frontmatter.titleSuffix as string | undefined;

  const titles: Record<string, string> = {
    home: pageTitle(siteTitle, suffix),
    '404': pageTitle('404', siteTitle),
  };
  const title = titles[page.pageType] ?? (ownTitle ? pageTitle(ownTitle, suffix ?? siteTitle) : siteTitle);
  const description =
    (frontmatter.description as string | undefined) ?? page.description ?? locale.description ?? site.description;
  const own = (frontmatter.head ?? []) as [string, Record<string, string>][];
  const tags = (name: string) => own.filter(([tag]) => tag === name).map(([, attributes]) => attributes);

  const lang = page.lang || site.lang;
  // A page that does not exist has no right address, nor has any page of a site without an origin.
  const isAddressed = Boolean(site.siteOrigin) && page.pageType !== '404';
  const twins = isAddressed
    ? alternates(withBase(page.routePath), shapeOf(site), (path) => Boolean(pathnameToRouteService(path)))
    : [];
  const canonical = withSiteOrigin(withBase(page.routePath));

  useHead({
    htmlAttrs: { lang, 'data-lang': lang },
    title,
    meta: withOwn(
      [
        { property: 'og:type', content: /\/blog\/./.test(page.routePath) ? 'article' : 'website' },
        { property: 'og:title', content: title },
        { name: 'description', content: description },
        { property: 'og:description', content: description },
        { property: 'og:site_name', content: siteTitle },
        ...(lang ? [{ property: 'og:locale', content: withRegion(lang, '_') }] : []),
        ...(isAddressed
          ? [
              { property: 'og:url', content: canonical },
              { property: 'og:image', content: withSiteOrigin(withBase(cardPath(page.routePath))) },
              { property: 'og:image:width', content: CARD_SIZE.width },
              { property: 'og:image:height', content: CARD_SIZE.height },
              { property: 'og:image:alt', content: title },
              { name: 'twitter:card', content: 'summary_large_image' },
            ]
          : []),
        ...(page.pageType === '404' ? [{ name: 'robots', content: 'noindex' }] : []),
      ],
      tags('meta'),
    ),
    link: [
      ...(isAddressed ? [{ rel: 'canonical', href: canonical }] : []),
      ...twins.map(({ hreflang, path }) => ({ rel: 'alternate' as const, hreflang, href: withSiteOrigin(path) })),
      ...(tags('link') as { rel: string; href: string }[]),
    ] as { rel: string; href: string }[],
  });
  return null;
}
