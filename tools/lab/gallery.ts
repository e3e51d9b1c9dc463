/**
 * `npm run gallery [-- --out gallery] [--only /guide/usage/]`: photographs the built site for the eye, a page of each
 * kind in both languages and themes at four widths and on paper, and writes index.html, which shows them side by side.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { inLang, LANGS, type Lang } from '../../theme/site.ts';
import { BROWSER_ARGS, findBrowser } from '../lib/browser.ts';
import { command } from '../lib/command.ts';
import { escapeXml } from '../lib/escape-xml.ts';
import { Problem } from '../lib/problem.ts';
import { serve } from '../serve.ts';
import { QUICK_START } from './measure/budgets.ts';

/** One page of each kind, English address. */
export const KINDS: Readonly<Record<string, string>> = {
  home: '/',
  'steps, tabs, code': QUICK_START,
  'screen of the report': '/guide/usage/bundle-size',
  overview: '/guide/usage/',
  'table of values': '/guide/start/features',
  reference: '/config/options/options',
  rules: '/guide/rules/rules',
  'list of posts': '/blog/',
  'not found': '/no-such-page',
};
const WIDTHS = [390, 820, 1440, 1920];
const THEMES = ['light', 'dark'] as const;
/** A window high enough to see how a page goes on. */
const HEIGHT = 1200;

export interface Picture {
  kind: string;
  route: string;
  lang: Lang;
  /** Nothing for paper. */
  view?: { width: number; theme: (typeof THEMES)[number] };
  file: string;
}

/** Everything that the gallery shows, kind by kind. */
export function pictures(kinds: Readonly<Record<string, string>> = KINDS): Picture[] {
  return Object.entries(kinds).flatMap(([kind, english], number) =>
    LANGS.flatMap((lang): Picture[] => {
      const route = inLang(english, lang);
      const views = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ theme, width })));
      return [
        ...views.map((view) => ({
          kind,
          route,
          lang,
          view,
          file: `${number}-${lang}-${view.theme}-${view.width}.png`,
        })),
        { kind, route, lang, file: `${number}-${lang}-paper.pdf` },
      ];
    }),
  );
}

/** Pictures that have the same key, in the order in which they came. */
function grouped(all: readonly Picture[], keyOf: (picture: Picture) => string): Map<string, Picture[]> {
  const groups = new Map<string, Picture[]>();
  for (const picture of all) groups.set(keyOf(picture), [...(groups.get(keyOf(picture)) ?? []), picture]);
  return groups;
}

/** The page that shows the pictures: a row for each kind, language and theme. */
export function galleryPage(all: readonly Picture[]): string {
  const rows = grouped(all, ({ kind, lang, view }) => `${kind}, ${lang}, ${view?.theme ?? 'paper'}`);
  const show = ({ file, route, view }: Picture) =>
    view
      ? `<figure><img src="${file}" loading="lazy" width="${view.width / 2}" alt="${escapeXml(route)}"><figcaption>${view.width} px</figcaption></figure>`
      : `<a href="${file}">${file}</a>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>body{font:14px sans-serif;margin:24px}section{display:flex;gap:16px;overflow-x:auto;align-items:start}figure{margin:0}img{border:1px solid #888}</style>
${[...rows].map(([title, row]) => `<h2>${escapeXml(title)}</h2>\n<section>${row.map(show).join('\n')}</section>`).join('\n')}
</html>
`;
}

/** Takes the pictures of one page, in one load for each theme. */
async function photograph(browser: Browser, origin: string, of: readonly Picture[], out: string): Promise<void> {
  for (const theme of THEMES) {
    const page = await browser.newPage({ colorScheme: theme, reducedMotion: 'reduce' });
    // The gallery looks the same without the network.
    await page.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    await page.goto(origin + of[0]!.route);
    for (const { view, file } of of) {
      const target = path.join(out, file);
      if (!view) {
        // Printed from the dark page: paper is light all the same.
        if (theme === 'dark') await page.pdf({ path: target, format: 'A4', margin: { top: '15mm', bottom: '15mm' } });
      } else if (view.theme === theme) {
        await page.setViewportSize({ width: view.width, height: HEIGHT });
        await page.screenshot({ path: target });
      }
    }
    await page.close();
  }
}

await command(import.meta, async () => {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'gallery' },
      dir: { type: 'string', default: 'doc_build' },
      only: { type: 'string' },
    },
  });
  const all = pictures().filter(({ route }) => !values.only || route === values.only);
  if (all.length === 0)
    throw new Problem(`--only ${values.only}`, 'is no page of the gallery', {
      expected: Object.values(KINDS).join(', '),
    });
  const executablePath = findBrowser();
  const browser = await chromium.launch({ args: BROWSER_ARGS, ...(executablePath ? { executablePath } : {}) });
  const { server, url } = await serve({ dir: values.dir, port: 0 });
  mkdirSync(values.out, { recursive: true });
  for (const [, of] of grouped(all, ({ route }) => route))
    await photograph(browser, new URL(url).origin, of, values.out);
  writeFileSync(path.join(values.out, 'index.html'), galleryPage(all));
  await browser.close();
  server.closeAllConnections();
  server.close();
  console.log(`${all.length} pictures: open ${path.join(values.out, 'index.html')}`);
});
