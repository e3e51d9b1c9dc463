// Stock tags live inside the stock Layout, which we replace; title rules are the same.
import { useFrontmatter, useHead, useLocaleSiteData, usePage, useSite } from '@rspress/core/runtime';
import { pageTitle } from './title.ts';

/** Title, description and the like of the page on screen, in the prerendered file and after in-app navigation. */
export function Head() {
  const { page } = usePage();
  const { site } = useSite();
  const locale = useLocaleSiteData();
  const { frontmatter } = useFrontmatter();
  const siteTitle = locale.title || site.title || '';
  const ownTitle = frontmatter.title ?? page.title;

  const titles: Record<string, string> = {
    home: pageTitle(siteTitle, frontmatter.titleSuffix as string | undefined),
    '404': pageTitle('404', siteTitle),
  };
  const title = titles[page.pageType] ?? (ownTitle ? pageTitle(ownTitle, (frontmatter.titleSuffix as string | undefined) ?? siteTitle) : siteTitle);
  const description = (frontmatter.description as string | undefined) ?? page.description ?? locale.description ?? site.description;
  const own = (frontmatter.head ?? []) as [string, Record<string, string>][];
  const tags = (name: string) => own.filter(([tag]) => tag === name).map(([, attributes]) => attributes);

  useHead({
    htmlAttrs: { lang: page.lang || 'en' },
    title,
    meta: [
      { property: 'og:type', content: page.routePath.includes('/blog/') ? 'article' : 'website' },
      { property: 'og:title', content: title },
      { name: 'description', content: description },
      { property: 'og:description', content: description },
      ...tags('meta'),
    ],
    link: tags('link') as { rel: string; href: string }[],
  });
  return null;
}
