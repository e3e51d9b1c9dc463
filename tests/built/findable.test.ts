/** A search engine, a network or a language model reads the site. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { once } from '@rsdoctor-docs/base/once';
import { cardPath, htmlFile, markdownFile } from '@rsdoctor-docs/base/site';
import { inLang, LANGS, langOfRoute, withoutLang } from '@rsdoctor-docs/parts/site';
import { readBuiltIndex } from '@rsdoctor-docs/search/built-index';
import { expect, test } from 'vitest';
import { DIR, files, headOf, htmlOf, ORIGIN, read, routes } from '../lib/built.ts';
import { pages } from '../lib/docs.ts';

/** The addresses of a page in all languages, as its head names them. */
const twinsOf = (route: string) => {
  const plain = withoutLang(route);
  const twins = Object.fromEntries(LANGS.map((lang) => [lang, ORIGIN + inLang(plain, lang)]));
  return { ...twins, 'x-default': ORIGIN + plain };
};
/** The engine of each language, with the built index. */
const engines = once(() => new Map(LANGS.map((lang) => [lang, readBuiltIndex(DIR, lang).engine])));
const isHome = (route: string) => withoutLang(route) === '/';
/** A release note or topic; the list of them is none. */
const isPost = (route: string) => /\/blog\/./.test(route);

/** The one value of a tag; undefined when there are none or several. */
function only(head: string, pattern: RegExp): string | undefined {
  const found = [...head.matchAll(pattern)];
  return found.length === 1
    ? found[0]?.[1]
        ?.replaceAll('&#x2F;', '/')
        .replaceAll('&#x27;', "'")
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
    : undefined;
}
const meta = (head: string, name: string) =>
  only(head, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'));

test('every page has one canonical, one alternate a language and x-default, all absolute', () => {
  for (const route of routes) {
    const head = headOf(route);
    expect(only(head, /<link rel="canonical" href="([^"]+)"/g), route).toBe(ORIGIN + route);
    const alternates = Object.fromEntries(
      [...head.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [
        lang,
        href,
      ]),
    );
    expect(alternates, route).toEqual(twinsOf(route));
    expect(head.match(/hreflang=/g)?.length, route).toBe(3);
  }
});

test('titles and descriptions are there, and no two pages share one', () => {
  const seen = new Map<string, string>();
  for (const route of routes) {
    const head = headOf(route);
    // A title may be the same word in both languages, not within one.
    const lang = langOfRoute(route);
    for (const [kind, value] of [
      ['title', only(head, /<title>([^<]+)<\/title>/g)],
      ['description', meta(head, 'description')],
    ] as const) {
      expect(value, `${route}: ${kind}`).toBeTruthy();
      expect(value, `${route}: the name of the site alone`).not.toBe('Rsdoctor');
      expect.soft(seen.get(`${lang} ${kind} ${value}`), `${route} has the ${kind} of`).toBeUndefined();
      seen.set(`${lang} ${kind} ${value}`, route);
    }
  }
});

test('Open Graph and Twitter tags name the page, its language and a picture of its own', () => {
  for (const route of routes) {
    const head = headOf(route);
    expect(meta(head, 'og:url'), route).toBe(ORIGIN + route);
    expect(meta(head, 'og:title'), route).toBe(only(head, /<title>([^<]+)<\/title>/g));
    expect(meta(head, 'og:locale'), route).toBe(langOfRoute(route) === 'zh' ? 'zh_CN' : 'en_US');
    expect(meta(head, 'og:type'), route).toBe(isPost(route) ? 'article' : 'website');
    expect(meta(head, 'twitter:card'), route).toBe('summary_large_image');
    const image = meta(head, 'og:image')?.replace(ORIGIN, '') ?? '';
    expect(image, route).toBe(cardPath(route));
    const png = readFileSync(path.join(DIR, image));
    expect([png.readUInt32BE(16), png.readUInt32BE(20), png.length < 150_000], image).toEqual([1200, 630, true]);
  }
  expect(files().filter((file) => /^og\/.*\.png$/.test(file))).toHaveLength(routes.length);
});

test('a feed has every post of its kind and language, the newest first, and only whole addresses', () => {
  for (const lang of LANGS)
    for (const kind of ['release', 'topic']) {
      const feed = read(`rss/${lang === 'zh' ? 'zh-' : ''}${kind}s.rss`);
      const posts = pages(lang)
        .filter(({ route }) => route.startsWith(inLang(`/blog/${kind}/`, lang)))
        .toSorted((a, b) => String(b.frontmatter.published_at).localeCompare(String(a.frontmatter.published_at)));
      const links = [...feed.matchAll(/<link>(.*?)<\/link>\s*<guid/g)].map(([, link]) => link);
      expect(links, kind).toEqual(posts.map(({ route }) => ORIGIN + route));
      expect(feed, kind).not.toMatch(/ (?:href|src)="\/(?!\/)/);
    }
});

test('structured data is valid JSON-LD with the fields that search engines ask for', () => {
  const day = /^\d{4}-\d\d-\d\d$/;
  for (const route of routes) {
    const json = /<script type="application\/ld\+json" data-page>([^<]+)<\/script>/.exec(headOf(route))?.[1];
    const data = JSON.parse(json ?? 'null');
    expect(data['@context']).toBe('https://schema.org');
    const [crumbs, main] = data['@graph'];
    expect(crumbs['@type'], route).toBe('BreadcrumbList');
    if (!isHome(route) && !isPost(route)) {
      expect(main, route).toBeUndefined();
      continue;
    }
    expect(main['@type'], route).toBe(isHome(route) ? 'SoftwareApplication' : 'BlogPosting');
    expect(main.url).toBe(ORIGIN + route);
    expect(existsSync(path.join(DIR, main.image.replace(ORIGIN, ''))), main.image).toBe(true);
    if (isHome(route))
      expect(main).toMatchObject({
        name: 'Rsdoctor',
        applicationCategory: 'DeveloperApplication',
        offers: { price: 0, priceCurrency: 'USD' },
      });
    else
      expect(main).toMatchObject({
        headline: expect.stringMatching(/./),
        description: expect.stringMatching(/./),
        author: { '@type': 'Organization' },
        inLanguage: langOfRoute(route),
      });
    for (const date of [main.datePublished, main.dateModified]) if (date) expect(date, route).toMatch(day);
    // The page says the same day below its title.
    expect(main.datePublished, route).toBe(/class="published"[^>]*><time datetime="([^"]+)"/i.exec(htmlOf(route))?.[1]);
  }
});

test('sitemap.xml lists every page with its twins, and the date of its last change that the page shows', () => {
  const urls = read('sitemap.xml').match(/<url>.*?<\/url>/g) ?? [];
  expect(urls.map((url) => /<loc>(.*?)<\/loc>/.exec(url)?.[1]).sort()).toEqual(
    routes.map((route) => ORIGIN + route).sort(),
  );
  for (const url of urls) {
    const route = /<loc>https:\/\/rsdoctor\.rs(.*?)<\/loc>/.exec(url)?.[1] ?? '';
    const alternates = Object.fromEntries(
      [...url.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lang, href]) => [lang, href]),
    );
    expect(alternates).toEqual(twinsOf(route));
    // The page shows the same date of its last change, or, like the sitemap, none.
    const shown = /class="Doc-updated">.*?<time [^>]*datetime="([^"]+)"/i.exec(read(htmlFile(route)))?.[1];
    const written = /<lastmod>(.*?)<\/lastmod>/.exec(url)?.[1];
    if (shown) expect(written, route).toBe(shown);
  }
  expect(read('robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test('every page has a Markdown twin: no JSX, no imports, absolute links', () => {
  for (const route of routes) {
    const name = markdownFile(route);
    const markdown = read(name);
    expect(markdown, name).toMatch(/^# .+\n\n> /);
    expect(markdown + htmlOf(route), name).not.toContain('[!code');
    const prose = markdown.replaceAll(/^( *)(`{3,}|~{3,})[\s\S]*?^ *\2 *$/gm, '').replaceAll(/(`+)[\s\S]*?\1/g, '');
    expect(prose, name).not.toMatch(/^(?:import|export) |<\/?[A-Z][A-Za-z]*[\s/>]|\{\/\*|\{#[\w-]+\}/m);
    for (const [, target] of prose.matchAll(/\]\(([^)\s]+)/g)) expect(target, name).toMatch(/^(?:https?:|mailto:)/);
    expect(headOf(route)).toContain(`<link rel="alternate" type="text/markdown" href="${ORIGIN}/${name}" data-page>`);
  }
});

test("the site's search knows every page but home", () => {
  for (const lang of LANGS) {
    const known = engines()
      .get(lang)
      ?.pages.map(({ route }) => route);
    expect(known?.sort()).toEqual(routes.filter((route) => langOfRoute(route) === lang && !isHome(route)));
  }
});

test("the site's search answers each query of its evaluation on one of the first five pages", () => {
  const queries = JSON.parse(readFileSync('packages/search/evaluate/queries.json', 'utf8')) as Record<
    (typeof LANGS)[number],
    { q: string; expect: string[] }[]
  >;
  for (const lang of LANGS) {
    const isAnswered = ({ q, expect: wanted }: { q: string; expect: string[] }) =>
      engines()
        .get(lang)
        ?.routes(q)
        .slice(0, 5)
        .some((route) => wanted.includes(route));
    expect(queries[lang].filter((query) => !isAnswered(query))).toEqual([]);
  }
});

test('llms.txt and llms-full.txt hold every page of their language', () => {
  for (const lang of LANGS) {
    const own = routes.filter((route) => langOfRoute(route) === lang);
    const short = read(`${inLang('/', lang).slice(1)}llms.txt`);
    const full = read(`${inLang('/', lang).slice(1)}llms-full.txt`);
    expect(short).toMatch(/^# Rsdoctor\n\n> ./);
    for (const route of own.filter((other) => !isHome(other))) {
      const address = `${ORIGIN}/${markdownFile(route)}`;
      expect(short).toContain(`](${address})`);
      expect(full).toContain(`url: ${address}`);
    }
    expect(full.match(/^url: /gm)?.length).toBe(own.length);
  }
});
