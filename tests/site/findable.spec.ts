import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { builtRoutes, expect, openReady, test, text } from './support.ts';

const DIR = path.join(import.meta.dirname, '../../doc_build');
const ORIGIN = 'https://rsdoctor.rs';
const routes = builtRoutes(DIR).filter((route) => route !== '/404');
const read = (name: string) => readFileSync(path.join(DIR, name), 'utf8');
const headOf = (route: string) =>
  /<head>([\s\S]*?)<\/head>/.exec(read(`${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.html`))?.[1] ?? '';
const twinsOf = (route: string) => {
  const en = route.startsWith('/zh/') ? route.slice(3) : route;
  return { en: ORIGIN + en, zh: `${ORIGIN}/zh${en}`, 'x-default': ORIGIN + en };
};

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
    const lang = route.startsWith('/zh/') ? 'zh' : 'en';
    for (const [kind, value] of [
      ['title', only(head, /<title>([^<]+)<\/title>/g)],
      ['description', meta(head, 'description')],
    ] as const) {
      expect(value, `${route}: ${kind}`).toBeTruthy();
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
    expect(meta(head, 'og:locale'), route).toBe(route.startsWith('/zh/') ? 'zh_CN' : 'en_US');
    expect(meta(head, 'og:type'), route).toBe(route.includes('/blog/') ? 'article' : 'website');
    expect(meta(head, 'twitter:card'), route).toBe('summary_large_image');
    const image = meta(head, 'og:image')?.replace(ORIGIN, '') ?? '';
    const png = readFileSync(path.join(DIR, image));
    expect([png.readUInt32BE(16), png.readUInt32BE(20), png.length < 150_000], image).toEqual([1200, 630, true]);
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
    crumbs.itemListElement.forEach((item: Record<string, unknown>, index: number) => {
      expect(item, route).toEqual({
        '@type': 'ListItem',
        position: index + 1,
        name: expect.stringMatching(/./),
        item: expect.stringMatching(/^https:\/\/rsdoctor\.rs\//),
      });
      expect(routes, `${route}: breadcrumb`).toContain(String(item.item).replace(ORIGIN, ''));
    });
    expect(crumbs.itemListElement.at(-1).item, route).toBe(ORIGIN + route);
    const isHome = route === '/' || route === '/zh/';
    if (!isHome && !route.includes('/blog/')) {
      expect(main, route).toBeUndefined();
      continue;
    }
    expect(main['@type'], route).toBe(isHome ? 'SoftwareApplication' : 'BlogPosting');
    expect(main.url).toBe(ORIGIN + route);
    expect(existsSync(path.join(DIR, main.image.replace(ORIGIN, ''))), main.image).toBe(true);
    if (isHome)
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
        inLanguage: route.startsWith('/zh/') ? 'zh' : 'en',
      });
    for (const date of [main.datePublished, main.dateModified]) if (date) expect(date, route).toMatch(day);
  }
});

test('sitemap.xml lists every page with its twins, and dates that are not all those of the checkout', () => {
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
    // The page shows the same date, or, like the sitemap, none.
    const shown = /<time [^>]*datetime="([^"]+)"/i.exec(
      read(`${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.html`),
    )?.[1];
    const written = /<lastmod>(.*?)<\/lastmod>/.exec(url)?.[1];
    if (shown) expect(written, route).toBe(shown);
  }
  expect(read('robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test('every page has a Markdown twin: no JSX, no imports, absolute links', () => {
  for (const route of routes) {
    const name = `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.md`;
    const markdown = read(name);
    expect(markdown, name).toMatch(/^# ./m);
    const prose = markdown.replaceAll(/^( *)(`{3,}|~{3,})[\s\S]*?^ *\2 *$/gm, '').replaceAll(/(`+)[\s\S]*?\1/g, '');
    expect(prose, name).not.toMatch(/^(?:import|export) |<\/?[A-Z][A-Za-z]*[\s/>]|\{\/\*|\{#[\w-]+\}/m);
    for (const [, target] of prose.matchAll(/\]\(([^)\s]+)/g)) expect(target, name).toMatch(/^(?:https?:|mailto:)/);
    expect(headOf(route)).toContain(`<link rel="alternate" type="text/markdown" href="${ORIGIN}/${name}" data-page>`);
  }
});

test('llms.txt and llms-full.txt hold every page of their language', () => {
  for (const [folder, mine] of [
    ['', (route: string) => !route.startsWith('/zh/')],
    ['zh/', (route: string) => route.startsWith('/zh/')],
  ] as const) {
    const short = read(`${folder}llms.txt`);
    const full = read(`${folder}llms-full.txt`);
    expect(short).toMatch(/^# Rsdoctor\n\n> ./);
    for (const route of routes.filter((other) => mine(other) && !/^\/(?:zh\/)?$/.test(other))) {
      const address = `${ORIGIN}${route}${route.endsWith('/') ? 'index' : ''}.md`;
      expect(short).toContain(`](${address})`);
      expect(full).toContain(`url: ${address}`);
    }
    expect(full.match(/^url: /gm)?.length).toBe(routes.filter(mine).length);
  }
  expect(
    readdirSync(path.join(DIR, 'og'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.png'))
      .length,
  ).toBe(routes.length);
});

const addresses = (page: Page) =>
  page.evaluate(() => ({
    canonical: [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(({ href }) => href),
    alternates: [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')]
      .map(({ hreflang, href }) => `${hreflang} ${href}`)
      .sort(),
    url: [...document.querySelectorAll<HTMLMetaElement>('meta[property="og:url"]')].map(({ content }) => content),
    image: [...document.querySelectorAll<HTMLMetaElement>('meta[property="og:image"]')].map(({ content }) => content),
    stale: document.querySelectorAll('[data-page]').length,
  }));

test('the addresses in the head follow in-app navigation', async ({ page }) => {
  await openReady(page, '/guide/start/intro');
  expect((await addresses(page)).stale).toBe(2);
  await page.locator('#sidebar a[href="/guide/start/quick-start"]').click();
  await expect(page).toHaveURL(/quick-start$/);
  const twins = twinsOf('/guide/start/quick-start');
  await expect
    .poll(() => addresses(page))
    .toEqual({
      canonical: [twins.en],
      alternates: [`en ${twins.en}`, `x-default ${twins.en}`, `zh ${twins.zh}`],
      url: [twins.en],
      image: [`${ORIGIN}/og/guide/start/quick-start.png`],
      stale: 0,
    });
});

test.describe('copy page as Markdown', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const lang of ['en', 'zh'] as const) {
    test(`puts the twin on the clipboard and says so (${lang})`, async ({ page }) => {
      const route = `${lang === 'zh' ? '/zh' : ''}/guide/start/quick-start`;
      const asked: string[] = [];
      page.on('request', (request) => request.url().endsWith('.md') && asked.push(request.url()));
      await openReady(page, route);
      expect(asked).toEqual([]);
      const button = page.getByRole('button', { name: text('copyMarkdownText', lang) });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: text('copyMarkdownDone', lang), exact: true })).toBeFocused();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(read(`${route.slice(1)}.md`));
      await expect(button).toBeVisible();
    });
  }

  test.describe('when the twin is gone', () => {
    test.use({ allowErrors: /404/ });
    test('says that it could not', async ({ page }) => {
      await openReady(page, '/guide/start/quick-start');
      await page.route('**/*.md', (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }),
      );
      await page.getByRole('button', { name: text('copyMarkdownText') }).click();
      await expect(page.getByRole('button', { name: text('copyMarkdownFailed') })).toBeVisible();
    });
  });
});
