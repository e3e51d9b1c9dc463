/** Lines about the reader's build, for reports that differ. Each number is counted here in the raw data once more, in another way. */

import { tree } from '@rsdoctor-docs/base/tests/tree';
import { readDemo } from '@rsdoctor-docs/evidence/demo-data';
import { unpack } from '@rsdoctor-docs/evidence/report-data';
import { type Facts, factsOf } from '@rsdoctor-docs/viewer/facts';
import { describe, expect, it } from 'vitest';
import { pages } from '../../../tests/lib/docs.ts';
import { type Recorded, reportText } from '../../viewer/tests/recorded.ts';
import * as en from '../words/en.ts';
import type { Lack, Piece } from '../words/pieces.ts';
import * as zh from '../words/zh.ts';
import { FACTS, isSign, lineOf } from './facts.ts';
import { drawPlaces, takeOut } from './your-build.plugin.ts';

const words = { en: en.yourBuild, zh: zh.yourBuild };
const TOLD = ['en', 'zh'] as const;

interface Module {
  kind: number;
  path: string;
  size: { parsedSize: number };
}
interface Raw {
  root: string;
  summary: { costs: { name: string; costs: number }[] };
  chunkGraph: {
    assets: { path: string; size: number; gzipSize?: number; chunks: string[] }[];
    chunks: { id: string; initial: boolean; assets: string[]; modules: number[] }[];
  };
  moduleGraph: { modules: (Module & { id: number })[] };
  packageGraph: { packages: { name: string; root: string }[] };
  errors: { code: string; title?: string; description?: string; level?: string }[];
  loader: { resource: { path: string }; loaders: { loader: string; startAt: number; endAt: number }[] }[];
  plugin: Record<string, { tapName: string; costs: number; startAt: number; endAt: number }[]>;
  resolver: unknown[];
}

const rawOf = (name: Recorded) => (JSON.parse(reportText(name)) as { data: Raw }).data;
const shop = Object.fromEntries(
  Object.entries(readDemo().report.parts).map(([part, text]) => [part, text ? unpack(text) : undefined]),
) as unknown as Raw;
const factsIn = (raw: object, kind: Facts['kind'] = 'json', name = 'rsdoctor-data.json') =>
  factsOf({ kind, name, parts: raw as Record<string, unknown>, routes: [] });

const textOf = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.name)).join('');
const said = (fact: string, facts: Facts, lang: 'en' | 'zh' = 'en', before?: Facts) =>
  textOf(lineOf(fact, { facts, ...(before && { before }) }, words[lang])?.pieces ?? []);

/** A size as the report writes it, without the code of the viewer. */
function written(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 999_995 ? `${(bytes / 1e3).toFixed(2)} KB` : `${(bytes / 1e6).toFixed(2)} MB`;
}
const ms = (value: number) => (Math.round(value) < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`);
const add = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
const percent = (part: number, whole: number) => `${Math.round((part * 100) / whole)}%`;

function countedIn(raw: Raw) {
  const cost = (name: string) => raw.summary.costs.find((row) => row.name.startsWith(name))?.costs ?? 0;
  const stages = [
    ['Bootstrap ~ BeforeCompile', cost('bootstrap')],
    ['Compile', cost('beforeCompile')],
    ['AfterCompile ~ Done', cost('afterCompile')],
  ] as [string, number][];
  const [stage, longest] = stages.toSorted((a, b) => b[1] - a[1])[0]!;
  const compile = cost('beforeCompile');
  // From the chunks to the files; the viewer goes the other way.
  const initial = new Set(raw.chunkGraph.chunks.filter((chunk) => chunk.initial).flatMap(({ assets }) => assets));
  const files = raw.chunkGraph.assets.filter(({ path }) => !/\.map$|LICENSE/.test(path));
  const scripts = files.filter(({ path }) => path.endsWith('.js'));
  const first = scripts.filter(({ path }) => initial.has(path)).toSorted((a, b) => b.size - a.size);
  const plain = raw.moduleGraph.modules.filter(({ kind }) => kind === 0);
  const largest = plain.toSorted((a, b) => b.size.parsedSize - a.size.parsedSize)[0]!;
  const taps = new Map<string, number>();
  // What two hooks have with the same long time is one call.
  const calls = Object.entries(raw.plugin).flatMap(([hook, all]) =>
    all.map(
      (tap, at) => [tap.costs > 500 ? `${tap.tapName} ${tap.startAt} ${tap.endAt}` : `${hook} ${at}`, tap] as const,
    ),
  );
  for (const tap of new Map(calls).values()) taps.set(tap.tapName, (taps.get(tap.tapName) ?? 0) + tap.costs);
  const [plugin, pluginTime] = [...taps]
    .filter(([name]) => !name.startsWith('Rsdoctor'))
    .toSorted((a, b) => b[1] - a[1])[0]!;
  const alerts = raw.errors.filter(({ code }) => code !== 'OVERLAY');
  const copies = raw.errors.filter(({ title, description }) => /\[(?:E\d+|EXTEND):/.test(`${title} ${description}`));
  return {
    stages,
    stage,
    longest,
    compile,
    minify: cost('minify'),
    files,
    scripts,
    first,
    plain,
    largest,
    plugin,
    pluginTime,
    alerts,
    copies,
  };
}

const REPORTS: [string, Raw][] = [
  ['the kiosk', rawOf('newer.json')],
  ['an application built by Rspack', rawOf('realworld/rspack.json.gz')],
  ['a build of webpack', rawOf('modules/webpack.json.gz')],
  ['the demo shop', shop],
];

describe.each(REPORTS)('%s', (_, raw) => {
  const facts = factsIn(raw);
  const counted = countedIn(raw);

  it('has the times of its stages', () => {
    const all = add(counted.stages.map(([, time]) => time));
    expect(said('longest-stage', facts)).toBe(
      `${counted.stage} is the longest stage: ${ms(counted.longest)}, ${percent(counted.longest, all)} of the build.`,
    );
    const { minify, compile } = counted;
    expect(said('minify-share', facts)).toBe(
      `Minify is ${percent(minify, compile)} of Compile: ${ms(minify)} of ${ms(compile)}.`,
    );
    expect(said('minify-share', facts, 'zh')).toContain(percent(minify, compile));
  });

  it('has its files', () => {
    const [largest] = counted.first;
    const bytes = (files: { size: number }[]) => written(add(files.map(({ size }) => size)));
    for (const lang of TOLD) {
      const line = said('largest-initial-file', facts, lang);
      for (const part of [largest!.path, written(largest!.size), written(largest!.gzipSize!)])
        expect(line).toContain(part);
      expect(said('initial-files', facts, lang)).toMatch(
        new RegExp(`^\\D*${counted.first.length}\\D.*${bytes(counted.first)}`),
      );
      const all = said('all-files', facts, lang);
      for (const part of [String(counted.files.length), bytes(counted.files), bytes(counted.scripts)])
        expect(all).toContain(part);
    }
  });

  it('has its modules and packages', () => {
    const { largest, plain } = counted;
    const sized = plain.filter(({ size }) => size.parsedSize > 0).length;
    expect(said('module-sizes', facts)).toBe(`${sized} of ${plain.length} modules have a bundled size.`);
    const module = said('largest-module', facts);
    expect(largest.path).toMatch(new RegExp(`/${module.split(',')[0]!.replace(/[.+]/g, '\\$&')}$`));
    expect(module).toContain(written(largest.size.parsedSize));
    // The package line names a file and one of the packages of the paths of its modules.
    const line = said('largest-package', facts, 'en');
    const [own, file, size] = /^(\S+) is the largest package in (\S+): (.+)\.$/.exec(line)!.slice(1) as [
      string,
      string,
      string,
    ];
    const ids = new Set(
      raw.chunkGraph.chunks.filter(({ assets }) => assets.includes(file)).flatMap(({ modules }) => modules),
    );
    // A package may be installed in a folder of another name, as the kiosk's older `ms` is.
    const folders = raw.packageGraph.packages.filter(({ name }) => name === own).map(({ root }) => `${root}/`);
    const isOwn = (path: string) =>
      path.includes(`/node_modules/${own}/`) || folders.some((folder) => path.startsWith(folder));
    const inside = raw.moduleGraph.modules.filter(({ id, kind, path }) => ids.has(id) && kind === 0 && isOwn(path));
    expect(written(add(inside.map((each) => each.size.parsedSize)))).toBe(size);
  });

  it('has its loaders and plugins', () => {
    const inPackages = raw.loader.filter(({ resource }) => resource.path.includes('/node_modules/')).length;
    expect(said('loader-files', facts)).toBe(
      `Loaders handled ${raw.loader.length} files, ${inPackages || 'none'} of them in node_modules.`,
    );
    const line = said('slowest-loader', facts);
    const name = line.split(' ')[0]!;
    const own = raw.loader.filter(({ loaders }) => loaders.some(({ loader }) => loader.includes(name)));
    const ofPackages = own.filter(({ resource }) => resource.path.includes('/node_modules/')).length;
    expect(line).toContain(`for ${own.length} files, ${ofPackages || 'none'} of them in node_modules.`);
    expect(said('slowest-plugin', facts)).toBe(
      `${counted.plugin} is the slowest plugin: ${ms(counted.pluginTime)} over all its hooks.`,
    );
  });

  it('has its alerts and messages', () => {
    const { alerts, copies } = counted;
    const own = raw.errors.length - alerts.length - copies.filter(({ code }) => code === 'OVERLAY').length;
    const line = said('alerts', facts);
    if (alerts.length === 0) expect(line).toBe(textOf(words.en.noAlerts));
    else expect(line).toMatch(new RegExp(`^${alerts.length} alerts?: `));
    for (const code of new Set(alerts.map((alert) => alert.code))) {
      const count = alerts.filter((alert) => alert.code === code).length;
      expect(line).toContain(count > 1 ? `${code} (${count})` : code);
    }
    expect(said('messages', facts)).toMatch(
      new RegExp(`^${alerts.length} alerts? .* reports 0 errors and ${own} warnings?\\.$`),
    );
  });
});

it('the three lines that the guides follow differ from report to report', () => {
  for (const fact of ['minify-share', 'largest-initial-file', 'slowest-loader'])
    expect(new Set(REPORTS.map(([, raw]) => said(fact, factsIn(raw)))).size, fact).toBe(REPORTS.length);
});

it('the kiosk has a package in two versions, the others have none', () => {
  expect(REPORTS.slice(0, 3).map(([, raw]) => said('duplicate-packages', factsIn(raw)))).toEqual([
    '1 package has several versions or copies: ms (1.0.0, 2.1.3).',
    textOf(words.en.oneVersion),
    textOf(words.en.oneVersion),
  ]);
});

describe('stats of a bundler', () => {
  const stats = JSON.parse(reportText('realworld/rspack.grouped.json.gz')) as {
    assets: { name: string; size: number }[];
  };
  const facts = factsIn(stats, 'stats', 'stats.json');

  it('have files and packages, and only their screen', () => {
    const main = stats.assets.find(({ name }) => /main.*\.js$/.test(name))!;
    expect(said('largest-initial-file', facts)).toBe(
      `${main.name}, ${written(main.size)}, is the largest initial file.`,
    );
    expect(said('largest-package', facts)).toMatch(
      /^react-dom has the most source code in .* before minification, which may change the order\.$/,
    );
    expect(lineOf('largest-initial-file', { facts }, words.en)?.screen).toBe('#/bundle/size');
    expect(lineOf('all-files', { facts }, words.en)).not.toHaveProperty('screen');
  });

  it('lack everything else, and say where it is to be had', () => {
    const lacking = Object.keys(FACTS).filter((fact) => lineOf(fact, { facts }, words.en)?.lack?.what === 'stats');
    expect(lacking.sort()).toEqual(
      'alerts duplicate-packages largest-module loader-files longest-stage messages minify-share module-sizes requests slowest-loader slowest-plugin'.split(
        ' ',
      ),
    );
    expect(lineOf('slowest-loader', { facts }, words.en)?.lack?.page).toBe('/guide/start/quick-start#first-report');
  });
});

it('what a report lacks is said, and signs are silent then', () => {
  const bare = factsIn({ errors: [], loader: [] });
  const lacks = Object.fromEntries(
    Object.keys(FACTS).map((fact) => [fact, lineOf(fact, { facts: bare }, words.en)?.lack?.what]),
  );
  expect(lacks).toMatchObject({
    'longest-stage': 'stages',
    'slowest-plugin': 'plugins',
    'slowest-loader': 'loaders',
    'largest-initial-file': 'bundle',
    'largest-module': 'sizes',
    requests: 'resolver',
    growth: 'second',
  } satisfies Record<string, Lack>);
  expect(Object.keys(FACTS).filter((fact) => isSign(fact) && lineOf(fact, { facts: bare }, words.en))).toEqual([]);
});

it('two reports: how much JavaScript came', () => {
  const [older, newer] = [rawOf('older.json'), rawOf('newer.json')];
  const scripts = (raw: Raw) => add(countedIn(raw).scripts.map(({ size }) => size));
  const grown = written(scripts(newer) - scripts(older));
  const [before, after] = [factsIn(older, 'json', 'a.json'), factsIn(newer, 'json', 'b.json')];
  expect(said('growth', after, 'en', before)).toBe(`JavaScript changed by +${grown} from a.json to b.json.`);
  expect(said('fits-growth', after, 'en', before)).toBe(`JavaScript +${grown}`);
  expect(said('fits-growth', before, 'en', after)).toBe('');
});

it('signs fit the builds that they are for', () => {
  const fitting = (facts: Facts) =>
    Object.keys(FACTS).filter((fact) => isSign(fact) && lineOf(fact, { facts }, words.en));
  // 9.1 of 13.2 s went before Compile, and `ms` is there twice.
  expect(fitting(factsIn(rawOf('newer.json')))).toEqual(['fits-stage', 'fits-versions']);
  // 1476 of 2390 ms of Compile were minification.
  expect(fitting(factsIn(rawOf('modules/webpack.json.gz')))).toEqual(['fits-minify']);
  expect(fitting(factsIn(shop))).toEqual(
    expect.arrayContaining(['fits-loaders', 'fits-side-effects', 'fits-syntax', 'fits-alerts']),
  );
  const unsized = JSON.parse(JSON.stringify(shop).replace(/"parsedSize":\d+/g, '"parsedSize":0')) as Raw;
  expect(fitting(factsIn(unsized))).toContain('fits-sizes');
});

it('a build with errors is said to have failed, in each line and sign', () => {
  const errors = [{ code: 'OVERLAY', level: 'error', title: 'no such module' }];
  const [failed, good] = [factsIn({ ...rawOf('newer.json'), errors }), factsIn(rawOf('newer.json'))];
  const hasFailed = (fact: string, facts: Facts, before?: Facts) =>
    lineOf(fact, { facts, ...(before && { before }) }, words.en)?.hasFailed;
  for (const fact of ['largest-initial-file', 'requests', 'fits-stage']) {
    expect(hasFailed(fact, failed), fact).toBe(true);
    expect(hasFailed(fact, good), fact).toBe(false);
  }
  expect([hasFailed('growth', good, failed), hasFailed('all-files', good, failed)]).toEqual([true, false]);
});

describe('a file with bytes that belong to no module', () => {
  /** The shop with a first file that is larger than its modules. */
  const withGap = (change: (raw: Raw) => void) => {
    const raw = JSON.parse(JSON.stringify(shop)) as Raw;
    change(raw);
    return factsIn(raw);
  };
  const main = shop.chunkGraph.assets.find(({ path }) => /^js\/main\..*\.js$/.test(path))!.path;
  const larger = (by: number) =>
    withGap(({ chunkGraph }) => {
      chunkGraph.assets.find(({ path }) => path === main)!.size += by;
    });

  it('is said, with a link, and the largest keeps its name as long as nothing larger may be hidden', () => {
    const few = larger(60_000);
    expect(said('largest-package', few)).toMatch(
      / is the largest package in js\/main\..* of js\/main\..* belong to no module of the report\.$/,
    );
    expect(said('fits-sizes', few)).toMatch(/^6\d\.\d\d KB of js\/main/);
    const many = larger(900_000);
    for (const fact of ['largest-package', 'largest-module']) {
      expect(said(fact, many), fact).toMatch(
        /^90\d\.\d\d KB of js\/main\.\w+\.js belong to no module of the report\.$/,
      );
      expect(lineOf(fact, { facts: many }, words.zh)?.lack).toEqual({
        what: 'modules',
        page: '/guide/more/missing-sizes',
      });
    }
    expect(said('module-sizes', many)).toMatch(/ have a bundled size\. 90/);
  });

  it('no module is named if the only ones with a size happen to be style sheets', () => {
    const facts = withGap(({ moduleGraph }) => {
      for (const [at, { kind, size }] of moduleGraph.modules.entries()) if (kind !== 0 || at !== 3) size.parsedSize = 0;
    });
    expect(facts.largestModule).toBeUndefined();
    expect(said('largest-module', facts)).not.toContain('is the largest');
  });
});

it('a name from a report is a name, whatever is in it', () => {
  const evil = '<img src=x onerror=alert(1)>.js';
  const raw = { assets: [{ name: evil, size: 5 }], chunks: [{ id: 1, initial: true, files: [evil] }], modules: [] };
  expect(lineOf('largest-initial-file', { facts: factsIn(raw, 'stats') }, words.en)?.pieces[0]).toEqual({ name: evil });
});

describe('in a page', () => {
  const drawn = (source: string) => {
    const page = tree(source);
    drawPlaces(page, 'docs/en/a.mdx');
    return JSON.stringify(page);
  };

  it('an element is an empty, hidden place; a twin has nothing of it', () => {
    expect(drawn('# A\n\n<YourBuild fact="alerts" />\n')).toMatch(/"name":"p".*"value":"alerts".*"name":"hidden"/);
    expect(drawn('| A |\n| --- |\n| b <YourBuild fact="fits-minify" /> |\n')).toContain('"name":"span"');
    const twin = tree('# A\n\n<YourBuild fact="alerts" />\n\nText <YourBuild fact="fits-minify" /> here\n');
    takeOut(twin);
    expect(JSON.stringify(twin)).not.toContain('YourBuild');
  });

  it.each([
    ['# A\n\n<YourBuild fact="alert" />\n', /docs\/en\/a\.mdx:3 .*no fact "alert".*expected: alerts/s],
    ['# A\n\n<YourBuild />\n', /a\.mdx:3 .*one of longest-stage, .*fits-alerts/s],
    ['# A\n\nText <YourBuild fact="alerts" /> here\n', /a\.mdx:3 .*a line stands in a text/s],
    ['# A\n\n<YourBuild fact="fits-minify" />\n', /a\.mdx:3 .*outside of a table/s],
  ])('%j is refused', (source, message) => expect(() => drawn(source)).toThrow(message));

  it('the places of a page cost less than 1 kB, before compression even', () => {
    for (const lang of TOLD)
      for (const { route, text } of pages(lang)) {
        const places = [...text.matchAll(/<YourBuild fact="([\w-]+)" \/>/g)];
        const bytes = add(places.map(([, fact = '']) => `<span data-your-build="${fact}" hidden=""></span>`.length));
        expect(bytes, route).toBeLessThan(1000);
      }
  });

  it('what a report lacks is to be had on a page and in a section that are there', () => {
    const facts = factsIn({ errors: [], loader: [] });
    const stats = factsIn({ assets: [], chunks: [], modules: [] }, 'stats');
    const links = Object.keys(FACTS).flatMap((fact) =>
      [facts, stats].flatMap((each) => lineOf(fact, { facts: each }, words.en)?.lack?.page ?? []),
    );
    expect(new Set(links).size).toBeGreaterThan(3);
    for (const lang of TOLD)
      for (const link of links) {
        const [route, id] = link.split('#');
        const page = pages(lang).find((one) => one.route === (lang === 'zh' ? '/zh' : '') + route);
        expect(page, link).toBeDefined();
        if (id) expect(page!.text, link).toContain(`{#${id}}`);
      }
  });
});

it('both languages have every word', () => {
  const [en, zh] = [words.en, words.zh];
  expect(Object.keys(zh).sort()).toEqual(Object.keys(en).sort());
  for (const lack of Object.keys(en.lacks) as Lack[]) {
    expect(zh.lacks[lack]).toMatch(/\p{Script=Han}/u);
    expect(en.lacks[lack]).not.toMatch(/\p{Script=Han}/u);
  }
});
