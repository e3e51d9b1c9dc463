/**
 * The measurements of `npm run measure`, by name. Each builds what it needs and returns its tables; times depend on the
 * machine.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readBuiltIndex } from '@rsdoctor-docs/search/built-index';
import { htmlFile, inLang } from '../../../theme/site.ts';
import { PATCH_NAMES } from '../../framework/patch.ts';
import { Problem } from '../../lib/problem.ts';
import { brotliSize } from '../brotli-size.ts';
import { QUICK_START } from './budgets.ts';
import { build } from './build.ts';
import { devSession } from './dev-session.ts';
import { type FirstLoad, measurer } from './first-load.ts';
import { lighthouse } from './lighthouse.ts';
import { clickToHeading } from './navigation.ts';
import { bytesByPackage } from './packages.ts';
import { generatedSite, mappedSite, patchedSite, type Site, stockSite } from './sites.ts';
import { buildStarlight } from './starlight.ts';
import { firstTouch, type Touch } from './touch.ts';
import { measureViewer } from './viewer.ts';

/** Rows of equal keys, which are the heads of the columns. */
export interface Table {
  title: string;
  rows: Record<string, string | number>[];
}

const root = path.join(import.meta.dirname, '../../..');
const OURS: Site = { name: 'ours', config: path.join(root, 'rspress.config.ts'), outDir: path.join(root, 'doc_build') };

const ROUTES = {
  home: '/',
  'quick-start': QUICK_START,
  rules: '/guide/rules/rules',
  blog: '/blog/release/release-note-1_2',
};
const PAGES = {
  home: htmlFile(ROUTES.home),
  'quick-start': htmlFile(QUICK_START),
  rules: htmlFile(ROUTES.rules),
  blog: htmlFile(ROUTES.blog),
  'quick-start zh': htmlFile(inLang(QUICK_START, 'zh')),
};
const GROWTH = [100, 400, 1600];

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

const row = (load: FirstLoad) => ({
  'JS before interest': kb(load.scriptBefore),
  'JS in all': kb(load.script),
  'section data': kb(load.data),
  CSS: kb(load.css),
  HTML: kb(load.html),
  'HTML raw': kb(load.htmlRaw),
  'all before interest': kb(load.html + load.css + load.scriptBefore),
  font: load.fonts.map(kb).join(' + ') || '0',
  'search, when idle': kb(Object.values(load.search).reduce((sum, size) => sum + size, 0)),
});

async function bytes(): Promise<Table[]> {
  const rows = [];
  const builds = [];
  for (const site of [OURS, stockSite()]) {
    const { seconds, cpuSeconds, peakMb } = await build(site);
    builds.push({
      site: site.name,
      'build s': seconds.toFixed(1),
      'CPU s': cpuSeconds.toFixed(1),
      'peak MB': peakMb?.toFixed(0) ?? '?',
    });
    const measure = measurer(site.outDir);
    for (const [name, file] of Object.entries(PAGES))
      if (existsSync(path.join(site.outDir, file))) rows.push({ site: site.name, page: name, ...row(measure(file)) });
  }
  const mapped = mappedSite();
  await build(mapped);
  const folder = path.join(mapped.outDir, 'static/js');
  const total = new Map<string, number>();
  for (const file of readdirSync(folder).filter(
    (name) => name.endsWith('.js') && existsSync(path.join(folder, `${name}.map`)),
  )) {
    for (const [name, size] of bytesByPackage(path.join(folder, file))) total.set(name, (total.get(name) ?? 0) + size);
  }
  const packages = [...total]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 25)
    .map(([name, size]) => ({ package: name, kB: kb(size) }));
  return [
    {
      title:
        'First load, kB after brotli 11 (HTML raw: kB as it is; font: the file as it is; search: scripts and styles of the dialog)',
      rows,
    },
    { title: 'Build', rows: builds },
    { title: 'Shared scripts by package, kB minified', rows: packages },
  ];
}

/** Bytes of the English search index after brotli 11: what the first answer waits for, and all text; '' where another makes it. */
function searchIndex(dir: string): { first: number; texts: number } | '' {
  if (!existsSync(path.join(dir, 'static/search'))) return '';
  const { bytes, textBytes } = readBuiltIndex(dir, 'en');
  return { first: brotliSize(bytes), texts: brotliSize(textBytes) };
}

async function growth(): Promise<Table[]> {
  const rows = [];
  for (const count of GROWTH) {
    for (const flavour of ['ours', 'stock'] as const) {
      const site = generatedSite(count, flavour);
      const { seconds, cpuSeconds, peakMb } = await build(site);
      const load = measurer(site.outDir)('section-1/page-26.html');
      const search = searchIndex(site.outDir);
      rows.push({
        pages: count,
        site: site.name,
        'JS before interest': kb(load.scriptBefore),
        'JS in all': kb(load.script),
        'section data': kb(load.data),
        HTML: kb(load.html),
        'search index': search && `${kb(search.first)} + ${kb(search.texts)}`,
        'build s': seconds.toFixed(1),
        'CPU s': cpuSeconds.toFixed(1),
        'peak MB': peakMb?.toFixed(0) ?? '?',
      });
    }
  }
  return [
    {
      title: 'Growth with the number of pages (generated pages in two languages, sections of 25), kB after brotli 11',
      rows,
    },
  ];
}

/** Builds a site that is not there yet. */
async function buildOnce(site: Site): Promise<void> {
  if (!existsSync(path.join(site.outDir, 'index.html'))) await build(site);
}

async function navigation(): Promise<Table[]> {
  const rows = [];
  for (const [site, sidebar] of [
    [OURS, '#frame-sidebar'],
    [stockSite(), '.rp-doc-layout__sidebar'],
  ] as const) {
    await buildOnce(site);
    const { median, worst, links } = await clickToHeading(site.outDir, QUICK_START, sidebar);
    rows.push({ site: site.name, 'median ms': median.toFixed(0), 'worst ms': worst.toFixed(0), links });
  }
  return [{ title: 'Click on a sidebar link to the painted heading', rows }];
}

const OPENED = "document.activeElement?.matches('dialog input, [class*=search] input')";
const LEFT = "location.pathname !== sessionStorage.from && document.querySelector('h1')";
/** A link to another page is followed, and on that page another one. */
const leave = (tap: string): Touch[] => [
  { what: 'link', tap, done: LEFT },
  { what: 'second page', tap, done: LEFT, isSecond: true },
];
/** The same touches on our site, on stock Rspress and on Starlight, whose theme is chosen in a list of the system. */
const TOUCHES: Record<'ours' | 'stock' | 'starlight', Touch[]> = {
  ours: [
    { what: 'theme', tap: '[data-theme-toggle]', done: "document.documentElement.matches('.rp-dark')" },
    { what: 'search opens', tap: '[data-search-button]', done: OPENED },
    {
      what: 'tab',
      tap: 'main [role=tab]:nth-child(2)',
      done: "document.querySelector('main [role=tab]:nth-child(2)').ariaSelected === 'true'",
    },
    { what: 'copy', tap: 'main [data-does=copy]', done: "document.querySelector('[data-copied]')" },
    ...leave('#frame-sidebar ul a:not([aria-current])'),
  ],
  stock: [
    { what: 'theme', tap: '.rp-switch-appearance:visible', done: "document.documentElement.matches('.rp-dark')" },
    { what: 'search opens', tap: '.rp-search-button:visible', done: OPENED },
    {
      what: 'tab',
      tap: '.rp-tabs__label__item:not(.rp-tabs__label__item--active)',
      done: "document.querySelectorAll('.rp-tabs')[0].querySelectorAll('[class*=label__item]')[1].matches('[class*=--active]')",
    },
    {
      what: 'copy',
      tap: '.rp-code-copy-button:visible',
      done: "document.querySelector('.rp-code-copy-button__icon--success')?.checkVisibility({ opacityProperty: true })",
    },
    ...leave('.rp-doc-layout__sidebar a.rp-sidebar-item:not(.rp-sidebar-item--active)'),
  ],
  starlight: [
    // Its field takes letters later, and has no focus when it was not there yet.
    { what: 'search opens', tap: '[data-open-modal]', done: "document.querySelector('dialog[open]')" },
    {
      what: 'tab',
      tap: 'starlight-tabs [role=tab][aria-selected=false]',
      done: "document.querySelectorAll('starlight-tabs [role=tab]')[1].ariaSelected === 'true'",
    },
    { what: 'copy', tap: '.expressive-code .copy button', done: "document.querySelector('.copy .feedback')" },
    ...leave('.sidebar-content a:not([aria-current])'),
  ],
};

/** '' for what a site does not have, or does not show on this screen. */
const inMs = (time = Number.NaN) => (Number.isNaN(time) ? '' : time.toFixed(0));

/** What a reader touches first, on a slow phone. */
async function touch(): Promise<Table[]> {
  const stock = stockSite();
  // Starlight's pages are made of ours.
  for (const site of [OURS, stock]) await buildOnce(site);
  const start = ROUTES['quick-start'];
  const results = await firstTouch([
    { name: OURS.name, dir: OURS.outDir, start, touches: TOUCHES.ours },
    { name: 'Starlight', dir: buildStarlight(OURS.outDir), start: `${start}/`, touches: TOUCHES.starlight },
    { name: stock.name, dir: stock.outDir, start, touches: TOUCHES.stock },
  ]);
  const rows = results.map(({ name, touches, longest, long }) => ({
    site: name,
    ...Object.fromEntries(TOUCHES.ours.map(({ what }) => [what, inMs(touches[what])])),
    'longest task of the start': longest.toFixed(0),
    'tasks above 50': long,
  }));
  return [{ title: 'First touch on a slow phone (4x CPU, 1.6 Mbit/s, 150 ms), ms, median of 5', rows }];
}

async function lighthouseRuns(): Promise<Table[]> {
  const rows = [];
  for (const site of [OURS, stockSite()]) {
    await buildOnce(site);
    for (const [name, route] of Object.entries(ROUTES)) {
      const {
        performance,
        accessibility,
        bestPractices,
        seo,
        lcp,
        tbt,
        cls,
        bytes: weight,
        failed,
      } = await lighthouse(site.outDir, route);
      rows.push({
        site: site.name,
        page: name,
        performance,
        accessibility,
        'best practices': bestPractices,
        SEO: seo,
        'LCP s': lcp.toFixed(2),
        'TBT ms': tbt.toFixed(0),
        CLS: cls.toFixed(3),
        'all kB': weight.toFixed(0),
        failed: failed.join(', '),
      });
    }
  }
  return [{ title: 'Lighthouse, mobile, median of 3', rows }];
}

/** What each patch of tools/framework gains: the real site with all of them, and without each in turn. */
async function patches(): Promise<Table[]> {
  const files = [PAGES['quick-start'], PAGES['quick-start zh']];
  const load = (site: Site) => files.map(measurer(site.outDir));
  const all = patchedSite('');
  await build(all);
  const [en, zh] = load(all);
  const rows = [];
  for (const off of [...PATCH_NAMES, 'all']) {
    const site = patchedSite(off);
    const { seconds } = await build(site);
    const [enWithout, zhWithout] = load(site);
    if (!en || !zh || !enWithout || !zhWithout) throw new Problem(site.outDir, 'a page to measure is missing');
    const gain = (of: (page: FirstLoad) => number) => kb(of(enWithout) - of(en));
    const before = (page: FirstLoad) =>
      page.html + page.css + page.scriptBefore + page.fonts.reduce((a, b) => a + b, 0);
    rows.push({
      'switched off': off,
      'before interest': gain(before),
      'before interest zh': kb(before(zhWithout) - before(zh)),
      'JS before interest': gain(({ scriptBefore }) => scriptBefore),
      'JS in all, section data too': gain(({ script, data }) => script + data),
      HTML: gain(({ html }) => html),
      'build s': seconds.toFixed(1),
    });
  }
  return [{ title: 'What each patch saves on quick-start, kB after brotli 11', rows }];
}

/** From saving a file to what a writer sees of it, beside `npm run dev`. */
async function saveToScreen(): Promise<Table[]> {
  const route = '/config/options/port';
  const { page, edit, close } = await devSession(route);
  const rows = [];
  try {
    for (const [what, file, from, to, selector] of [
      ['a page', `docs/en${route}.mdx`, /^# /m, '# Zebra ', 'h1:has-text("Zebra")'],
      ['a text of the interface', 'theme/i18n.ts', "'Skip to content'", "'Skip to zebra'", 'text=Skip to zebra'],
    ] as const) {
      const start = performance.now();
      edit(file, from, to);
      await page.locator(selector).first().waitFor({ state: 'attached', timeout: 240_000 });
      rows.push({ saved: what, 's until seen': ((performance.now() - start) / 1000).toFixed(1) });
    }
  } finally {
    await close();
  }
  return [{ title: 'From saving a file to the screen, with `npm run dev`', rows }];
}

/** The page that opens reports, in the site as it is built now. */
async function reportsOfReaders(): Promise<Table[]> {
  await build(OURS);
  return measureViewer(OURS.outDir);
}

/** What can be measured, in the order in which all of it is. */
export const MEASUREMENTS: Readonly<Record<string, () => Promise<Table[]>>> = {
  bytes,
  patches,
  growth,
  navigation,
  touch,
  lighthouse: lighthouseRuns,
  dev: saveToScreen,
  viewer: reportsOfReaders,
};
