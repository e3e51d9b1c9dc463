/** The list beside reports whose files have other names, and of builds that failed: each number counted another way. */
import { describe, expect, test } from 'vitest';
import { compare } from '../reading/compare.ts';
import { type Facts, factsOf } from '../reading/facts.ts';
import { size, time } from '../reading/format.ts';
import { comparisonLines, linesOf } from '../reading/lines.ts';
import { estimates } from '../reading/loader-estimates.ts';
import { estimate } from '../reading/loader-times.ts';
import { namesOf } from '../reading/pair.ts';
import { packageOfPath } from '../reading/tally.ts';
import { wordsIn } from '../words/words.ts';
import { reportText } from './recorded.ts';

const en = wordsIn('en');

interface Data {
  errors: object[];
  chunkGraph: {
    assets: { path: string; size: number; chunks: string[]; gzipSize?: number }[];
    chunks: { id: string; name: string; initial: boolean; assets: string[]; modules: number[] }[];
  };
  moduleGraph: { modules: { id: number; kind: number; path: string; size: { parsedSize: number } }[] };
  packageGraph: { packages: { name: string; root: string; version: string; modules: number[] }[] };
  loader: { loaders: { loader: string; startAt: number; endAt: number }[] }[];
  plugin: Record<string, { tapName: string; costs: number }[]>;
}
interface Stats {
  assets: { name: string; size: number }[];
  chunks: { id: number; initial: boolean; names: string[]; files: string[] }[];
  modules: object[];
}

const dataOf = (name: 'older.json' | 'newer.json') => (JSON.parse(reportText(name)) as { data: Data }).data;
const factsOfParts = (parts: object, kind: Facts['kind'] = 'json', name = 'a') =>
  factsOf({ kind, name, parts: parts as Record<string, unknown>, routes: [] });
const rowsIn = (sections: ReturnType<typeof linesOf>, id: string) =>
  sections
    .find((section) => section.id === id)
    ?.rows.map(({ name, value, note }) => [name, note ? `${value} (${note})` : value]) ?? [];

let seed = 7;
/** The same hashes in every run. */
const drawn = (alphabet: string, length: number) =>
  Array.from({ length }, () => {
    seed = (seed * 48271) % 2147483647;
    return alphabet[seed % alphabet.length];
  }).join('');
const HEX = '0123456789abcdef';
const BASE36 = '0123456789abcdefghijklmnopqrstuvwxyz';
const BASE62 = `${BASE36}ABCDEFGHIJKLMNOPQRSTUVWXYZ`;
const BASE64URL = `${BASE62}-_`;

/** Ways to name a file: what `output.filename` and `output.hashDigest` can ask for. */
const NAMINGS: readonly [what: string, nameOf: (stem: string, ext: string) => string][] = [
  ['no hash', (stem, ext) => `${stem}${ext}`],
  ['a query', (stem, ext) => `${stem}${ext}?${drawn(HEX, 8)}`],
  ['a query of a word', (stem, ext) => `${stem}${ext}?v=${drawn(BASE62, 6)}`],
  ['hex', (stem, ext) => `${stem}.${drawn(HEX, 8)}${ext}`],
  ['hex of 20 behind a hyphen', (stem, ext) => `${stem}-${drawn(HEX, 20)}${ext}`],
  ['hex of letters alone', (stem, ext) => `${stem}.${drawn('abcdef', 8)}${ext}`],
  ['base36', (stem, ext) => `${stem}.${drawn(BASE36, 8)}${ext}`],
  ['base62', (stem, ext) => `${stem}.${drawn(BASE62, 10)}${ext}`],
  ['base64url', (stem, ext) => `${stem}.${drawn(BASE64URL, 8)}${ext}`],
  ['two hashes', (stem, ext) => `${stem}_${drawn(HEX, 8)}_${drawn(HEX, 8)}${ext}`],
  ['two hashes of base64url', (stem, ext) => `${stem}-${drawn(BASE64URL, 8)}.${drawn(BASE64URL, 8)}${ext}`],
  ['a hash alone', (_, ext) => `static/js/${drawn(HEX, 16)}${ext}`],
  ['a hash of base64url alone', (_, ext) => `static/${drawn(BASE64URL, 16)}${ext}`],
];

/** The data with the names of all files written anew; a source map is named after its file, with the query last. */
function renamed<Parts extends object>(parts: Parts, paths: readonly string[], nameOf: (typeof NAMINGS)[number][1]) {
  const names = new Map<string, string>();
  for (const path of paths.filter((path) => !path.endsWith('.map'))) {
    const [, stem = '', ext = ''] = /^(.*)(\.\w+)$/.exec(path)!;
    const name = nameOf(stem, ext);
    names.set(path, name);
    names.set(`${path}.map`, name.replace(/(\?|$)/, '.map$1'));
  }
  return JSON.parse(JSON.stringify(parts), (_, value: unknown) =>
    typeof value === 'string' ? (names.get(value) ?? value) : value,
  ) as Parts;
}
const namedReport = (name: 'older.json' | 'newer.json', nameOf: (typeof NAMINGS)[number][1]) =>
  renamed(
    dataOf(name),
    dataOf(name).chunkGraph.assets.map(({ path }) => path),
    nameOf,
  );

const isMap = (path: string) => path.includes('.map');
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const totalOf = ({ chunkGraph }: Data, isCounted = (_: string) => true) =>
  sum(chunkGraph.assets.filter(({ path }) => !isMap(path) && isCounted(path)).map((asset) => asset.size));
/** Bundled sizes by package, from the modules' own paths. */
function packagesOf({ moduleGraph, packageGraph }: Data): Record<string, number> {
  const sizes: Record<string, number> = {};
  for (const { name, root } of packageGraph.packages)
    for (const { kind, path, size } of moduleGraph.modules)
      if (
        kind === 0 &&
        path.startsWith(`${root}/`) &&
        (root.includes('node_modules') || !path.includes('node_modules'))
      )
        sizes[name] = (sizes[name] ?? 0) + size.parsedSize;
  return sizes;
}
const change = (before: number, after: number) =>
  `${after < before ? '−' : '+'}${size(Math.abs(after - before))} (${size(before)} → ${size(after)})`;

describe.each(NAMINGS)('files with %s', (what, nameOf) => {
  const [older, newer] = [namedReport('older.json', nameOf), namedReport('newer.json', nameOf)];
  const isScript = (path: string) => path.replace(/\?.*/, '').endsWith('.js');

  test('are counted and measured, without source maps', () => {
    const facts = factsOfParts(newer);
    expect(sum(facts.files.map((file) => file.size))).toBe(totalOf(newer));
    const [main, ...others] = newer.chunkGraph.assets.filter(
      ({ path, chunks }) =>
        isScript(path) && newer.chunkGraph.chunks.some((chunk) => chunk.initial && chunks.includes(chunk.id)),
    );
    expect(others).toEqual([]);
    const [row] = linesOf(facts, en).find(({ id }) => id === 'files')!.rows;
    expect(row).toMatchObject({ name: main!.path, value: expect.stringContaining(size(main!.size)) });
    expect(row!.inside!.length).toBeGreaterThan(1);
  });

  test('pair up with those of the build before', () => {
    const sections = comparisonLines(factsOfParts(older), factsOfParts(newer), en);
    expect(rowsIn(sections, 'total')).toEqual([
      ['JavaScript', change(totalOf(older, isScript), totalOf(newer, isScript))],
      ['All files', change(totalOf(older), totalOf(newer))],
    ]);
    const mainOf = ({ chunkGraph }: Data) =>
      chunkGraph.assets.find(
        ({ path, chunks }) => !isMap(path) && chunkGraph.chunks.some((c) => c.name === 'main' && chunks.includes(c.id)),
      )!.size;
    expect(rowsIn(sections, 'grown').map(([, value]) => value)).toEqual([change(mainOf(older), mainOf(newer))]);
    expect(rowsIn(sections, 'grown')[0]![0]).toMatch(/hash.* alone$/.test(what) ? /\(main\)$/ : /^main\b.*\.js$/);
    expect(rowsIn(sections, 'shrunk')).toEqual([]);
    const [before, after] = [packagesOf(older), packagesOf(newer)];
    const inBoth = Object.keys(after).filter((name) => before[name] && after[name]);
    for (const [id, sign] of [
      ['grownPackages', 1],
      ['shrunkPackages', -1],
    ] as const)
      expect(Object.fromEntries(rowsIn(sections, id))).toEqual(
        Object.fromEntries(
          inBoth
            .filter((name) => Math.sign(after[name]! - before[name]!) === sign)
            .map((name) => [name, change(before[name]!, after[name]!)]),
        ),
      );
  });

  test('are the same files when nothing changed but the hashes, in stats too', () => {
    const again = namedReport('newer.json', nameOf);
    const found = compare(factsOfParts(newer), factsOfParts(again));
    expect([found.grown, found.shrunk, found.grownPackages]).toEqual([[], [], []]);
    const stats = JSON.parse(reportText('rspack.stats.json')) as Stats;
    const statsAgain = () =>
      factsOfParts(
        renamed(
          stats,
          stats.assets.map(({ name }) => name),
          nameOf,
        ),
        'stats',
      );
    const ofStats = compare(statsAgain(), statsAgain());
    expect([ofStats.grown, ofStats.shrunk]).toEqual([[], []]);
    expect(ofStats.totals!.all.after).toBe(
      sum(stats.assets.filter(({ name }) => !isMap(name)).map((asset) => asset.size)),
    );
    expect(statsAgain().initialFiles).toHaveLength(factsOfParts(stats, 'stats').initialFiles.length);
  });
});

const file = (path: string, chunk = '', bytes = 1) => ({
  path,
  chunk,
  size: bytes,
  gzip: 0,
  initial: false,
  unknown: 0,
});

/** The ID of a build of Next.js. */
const NEXT_BUILD = ['ZHsPd', 'gjVEPkG', 'rcb5S6UPs'].join('');

/** A hash of base36 without a digit. */
const LETTERS = ['kqzv', 'bxwt'].join('');

describe('names of files that no chunk has', () => {
  test.each([
    ['logo.PCaQYib1.png', 'logo.GVodPWrW.png', 'logo.png'],
    ['logo-b7-TRw1Y.png', 'logo-Xk9_pQz2.png', 'logo.png'],
    ['logo.fabfffdf.png', 'logo.0a1b2c3d.png', 'logo.png'],
    ['img/5aa7cb3c', 'img/77aa0b3c', 'img/*'],
    [`logo.${LETTERS}.png`, 'logo.3kd8w2ab.png', 'logo.png'],
    ['main_5aa7cb3c_1a2b3c4d.js', 'main_6aa7cb3c_2a2b3c4d.js', 'main.js'],
    ['main.js?5aa7cb3c', 'main.js?77', 'main.js'],
    ['js/main.6691fd36.js', 'js/main.js', 'js/main.js'],
    ['logo.5aa7c.png', 'logo.c7aa5.png', 'logo.png'],
    ['logo-1a2b.png', 'logo-b2a1.png', 'logo.png'],
    [
      `static/${NEXT_BUILD}/_buildManifest.js`,
      'static/Qm1-x8TT0bRz_kD4wLe9v/_buildManifest.js',
      'static/*/_buildManifest.js',
    ],
    ['5aa7cb3c5aa7cb3c/js/main.js', '77aa0b3c77aa0b3c/js/main.js', '*/js/main.js'],
  ])('%s and %s are one file', (before, after, name) => {
    for (const [a, b] of [
      [before, after],
      [after, before],
    ] as const) {
      const names = namesOf([file(a)], [file(b)]);
      expect(new Set(names.values())).toEqual(new Set([name]));
    }
  });

  test.each([
    ['page.settings.js', 'page.overview.js'],
    ['lazyHome.js', 'lazyPage.js'],
    ['banner-1280px.jpg', 'banner-1920px.jpg'],
    ['photo-20230101.jpeg', 'photo-2024.jpeg'],
    ['main.es2015.js', 'main.es2017.js'],
    ['icon-16px.png', 'icon-32px.png'],
    ['logo.5aa7cb3c.png', 'icon.5aa7cb3c.png'],
    ['a/logo.5aa7cb3c.png', 'b/logo.5aa7cb3c.png'],
    ['logo.PCaQYib1.png', 'logo.GVodPWrW2.png'],
    // Names that begin or end alike, or have an abbreviation or a number in them.
    ['UIButton.js', 'UISelect.js'],
    ['icons/UIButton.svg', 'icons/XMLFiles.svg'],
    ['lib/react.UIButton.js', 'lib/react.UISelect.js'],
    ['fonts/IBMPlexMono.woff2', 'fonts/IBMPlexSans.woff2'],
    ['HTMLView.js', 'JSONView.js'],
    ['page-HTMLView.js', 'page-JSONCode.js'],
    ['iOSApp.js', 'webApp.js'],
    ['base64enc.js', 'base32enc.js'],
    ['lib-base64enc.js', 'lib-sha512sum.js'],
    ['iPhone14.png', 'iPhone15.png'],
    ['phone-iPhone14.png', 'phone-galaxy15.png'],
    ['es2015/main.js', 'es2017/main.js'],
    ['page.i18n.js', 'page.a11y.js'],
    ['toDoList.js', 'useState.js'],
    ['v1.2.3/main.js', 'v1.2.4/main.js'],
  ])('%s and %s are two files', (before, after) => {
    const names = namesOf([file(before)], [file(after)]);
    expect(new Set(names.values()).size).toBe(2);
  });

  test('those that cannot be told apart are compared as one, and nothing is said to be new', () => {
    const names = namesOf(
      ['b7-TRw1Y.js', 'Xk9_pQz2.js'].map((name) => file(`js/${name}`)),
      ['aB3_fGhi.js', 'Zz8-yXwv.js', 'Qw5tYp-o.js'].map((name) => file(`js/${name}`)),
    );
    expect([...new Set(names.values())]).toEqual(['js/*.js']);
  });
});

test('a chunk is the same in a build that names files otherwise; two files of one chunk are left to their names', () => {
  const names = (before: ReturnType<typeof file>[], after: ReturnType<typeof file>[]) => [
    ...new Set(namesOf(before, after).values()),
  ];
  expect(names([file('static/main.js', 'main')], [file('assets/5aa7cb3c.js', 'main')])).toEqual(['assets/*.js (main)']);
  expect(names([file('main.js', 'main')], [file('main.css', 'main')])).toEqual(['main.js', 'main.css']);
  expect(names([file('a.js', 'main')], [file('b.js', 'main'), file('c.js', 'main')])).toEqual(['a.js', 'b.js', 'c.js']);
});

describe('messages of the bundler', () => {
  const message = (level: string, title: string, description = '') => ({ code: 'OVERLAY', level, title, description });
  const copy = '  ⚠ [E1001:Warn:DUPLICATE-PACKAGE] Multiple packages of ms found';
  const errors = [
    ...Array.from({ length: 12 }, (_, id) => message('error', `x ${id}`)),
    message('warn', 'asset size limit'),
    message('warn', 'UNKNOWN_ERROR', copy),
    message('error', 'UNKNOWN_ERROR', '  × [EXTEND:Error:budget] too large'),
    { code: 'E1001', level: 'error', title: 'DUPLICATE-PACKAGE' },
  ];

  test('a build with errors is said to have them first, with the way to them; copies of alerts are none', () => {
    const sections = linesOf(factsOfParts({ ...dataOf('newer.json'), errors }), en);
    expect(sections[0]).toMatchObject({ id: 'errors', place: '#/overall', rows: [{ value: '12' }] });
    expect(rowsIn(sections, 'warnings')).toEqual([[en.warningsOf, '1']]);
    expect(rowsIn(sections, 'alerts')).toEqual([['E1001 DUPLICATE-PACKAGE', '1']]);
    const ids = sections.map(({ id }) => id);
    expect(ids.indexOf('warnings')).toBe(ids.indexOf('alerts') + 1);
    expect(linesOf(factsOfParts(dataOf('newer.json')), en).map(({ id }) => id)).not.toContain('errors');
  });

  test('alerts stand in the order of their number, then of their code', () => {
    const alerts = ['E1008', 'E1001', 'E1004', 'E1004'].map((code) => ({ code, title: '' }));
    expect(rowsIn(linesOf(factsOfParts({ errors: alerts }), en), 'alerts')).toEqual([
      ['E1004', '2'],
      ['E1001', '1'],
      ['E1008', '1'],
    ]);
  });

  test('a comparison says which of the two has errors, first', () => {
    const [good, bad] = [
      factsOfParts(dataOf('newer.json'), 'json', 'good'),
      factsOfParts({ ...dataOf('newer.json'), errors }, 'json', 'bad'),
    ];
    for (const [before, after] of [
      [good, bad],
      [bad, good],
    ] as const) {
      const [first] = comparisonLines(before, after, en);
      expect(first).toMatchObject({ id: 'errors', rows: [{ name: 'bad', value: '12' }] });
    }
  });

  test('stats give them too, as objects, texts, or a number alone', () => {
    const of = (parts: object) => factsOfParts({ assets: [], chunks: [], modules: [], ...parts }, 'stats').messages;
    expect(of({ errors: [{ message: 'a' }, { message: copy }], warnings: ['b', copy] })).toMatchObject({
      errors: 1,
      warnings: 1,
    });
    expect(of({ errorsCount: 3, warningsCount: 2 })).toMatchObject({ errors: 3, warnings: 2 });
    expect(of({})).toMatchObject({ errors: 0, warnings: 0 });
  });
});

test('stages are those of the first build; a rebuild and stages of other names do not count', () => {
  const costs = [
    { name: 'beforeCompile->afterCompile', costs: 30 },
    { name: 'afterCompile->done', costs: 'long' },
    { name: 'beforeCompile->afterCompile', costs: 9000 },
    { name: 'other', costs: 5 },
  ];
  expect(factsOfParts({ summary: { costs } }).stages).toEqual({ compile: 30, done: 0 });
  expect(factsOfParts({ summary: { costs: 'none' } }).stages).toEqual({});
});

test('the largest module is named from the project on, or from its package on', () => {
  const largest = (path: string, root: unknown = 'C:\\shop') =>
    factsOfParts({ root, moduleGraph: { modules: [{ id: 1, kind: 0, path, size: { parsedSize: 5 } }] } }).largestModule;
  expect(largest('C:\\shop\\src\\a.js')).toEqual({ name: 'src/a.js', size: 5 });
  expect(largest('C:\\shop\\node_modules\\.pnpm\\b\\node_modules\\b\\c.js')?.name).toBe('node_modules/b/c.js');
  expect(largest('/elsewhere/a.js', null)?.name).toBe('/elsewhere/a.js');
});

describe('loaders', () => {
  const run = (loader: string, startAt: number, endAt: number) => ({ loader, startAt, endAt });

  /** A loader's time, counted in each millisecond: others inside one of its intervals take theirs away. */
  function naive(own: { startAt: number; endAt: number }[], others: { startAt: number; endAt: number }[]): number {
    const spans = (runs: typeof own) => {
      const taken = new Set(
        runs.flatMap(({ startAt, endAt }) => Array.from({ length: endAt - startAt }, (_, ms) => startAt + ms)),
      );
      return [...taken]
        .filter((ms) => !taken.has(ms - 1))
        .map((start) => {
          let end = start;
          while (taken.has(end)) end++;
          return [start, end] as const;
        });
    };
    const mine = spans(own);
    const inside = spans(others).filter(([a, b]) => mine.some(([from, to]) => a >= from && b <= to));
    return sum(mine.map(([a, b]) => b - a)) - sum(inside.map(([a, b]) => b - a));
  }

  test('the time of others inside is left out, however the runs lie', () => {
    for (let round = 0; round < 300; round++) {
      const number = (below: number) => Number.parseInt(drawn(HEX, 4), 16) % below;
      const processes = 1 + number(3);
      const runs = Array.from({ length: 1 + number(4) }, () =>
        Array.from({ length: 1 + number(5) }, () => {
          const startAt = number(24);
          return { startAt, endAt: startAt + 1 + number(8), pid: number(processes) };
        }),
      );
      const times = estimates(new Map(runs.entries()));
      for (const [loader, own] of runs.entries()) {
        const expected = Array.from({ length: processes }, (_, pid) => {
          const here = runs.map((some) => some.filter((run) => run.pid === pid));
          const mine = here[loader]!;
          const others = here.filter((_, other) => other !== loader).flat();
          expect(estimate(mine, here.flat())).toBe(naive(mine, others));
          return naive(mine, others);
        });
        expect(times.get(loader), `${own.length} runs in ${processes} processes`).toBe(sum(expected));
      }
    }
  });

  test('one loader inside another', () => {
    const facts = factsOfParts({
      loader: [
        { loaders: [run('/a/babel.js', 0, 100), run('/a/sass.js', 20, 50)] },
        { resource: { path: 'C:\\a\\node_modules\\b\\c.scss' }, loaders: [run('/a/sass.js', 40, 60)] },
      ],
    });
    expect(facts.loaders).toEqual([
      { name: 'babel.js', files: 1, inPackages: 0, time: 60 },
      { name: 'sass.js', files: 2, inPackages: 1, time: 40 },
    ]);
    expect(facts.handled).toEqual({ files: 2, inPackages: 1 });
  });

  test('processes work side by side: each is counted by itself, and their times are added', () => {
    const facts = factsOfParts({
      loader: [
        { loaders: [{ ...run('/a/babel.js', 0, 100), pid: 1 }] },
        { loaders: [{ ...run('/a/babel.js', 0, 100), pid: 2 }] },
        { loaders: [{ ...run('/a/sass.js', 20, 50), pid: 2 }] },
      ],
    });
    expect(facts.loaders.map(({ name, time }) => [name, time])).toEqual([
      ['babel.js', 170],
      ['sass.js', 30],
    ]);
  });

  test('a loader that is installed twice is one, two loaders of a package are two', () => {
    const store = (version: string) => `/a/node_modules/.pnpm/b@${version}/node_modules/b/index.js`;
    const facts = factsOfParts({
      loader: [
        { loaders: [run(store('1'), 0, 60), run(store('2'), 40, 100)] },
        { loaders: [run('C:\\a\\node_modules\\b\\pitch.js', 200, 210)] },
      ],
    });
    expect(facts.loaders).toEqual([
      { name: 'b', files: 1, inPackages: 0, time: 100 },
      { name: 'b', files: 1, inPackages: 0, time: 10 },
    ]);
  });

  test('a run that ended in the moment of its start counts, one that ended before it does not', () => {
    const facts = factsOfParts({ loader: [{ loaders: [run('/a/quick.js', 5, 5), run('/a/broken.js', 5, 4)] }] });
    expect(facts.loaders).toEqual([{ name: 'quick.js', files: 1, inPackages: 0, time: 0 }]);
  });

  test('all loaders and plugins are listed, the slowest first', () => {
    const ms = [3, 9, 1, 8, 5, 7];
    const loader = ms.map((took) => ({ loaders: [run(`/a/${took}.js`, took * 100, took * 101)] }));
    const plugin = { done: ms.map((costs) => ({ tapName: `P${costs}`, costs })) };
    const sections = linesOf(factsOfParts({ loader, plugin }), en);
    expect(rowsIn(sections, 'loaders').map(([name]) => name)).toEqual(['9.js', '8.js', '7.js', '5.js', '3.js', '1.js']);
    expect(rowsIn(sections, 'plugins').map(([name]) => name)).toEqual(['P9', 'P8', 'P7', 'P5', 'P3', 'P1']);
  });

  test('50,000 of them are counted in a moment', () => {
    const loader = Array.from({ length: 50_000 }, (_, at) => ({
      loaders: [run(`/a/${at}.js`, at % 100, 200 + (at % 777))],
    }));
    // The work, and not the time, which on a busy machine is that of others.
    const before = process.cpuUsage();
    expect(factsOfParts({ loader }).loaders).toHaveLength(50_000);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(15_000);
  });
});

describe('packages', () => {
  const packageOf = (name: string, version: string, ...modules: number[]) => ({
    name,
    version,
    root: `/a/${name}@${version}/node_modules/${name}`,
    modules,
  });
  const moduleOf = (id: number, { root }: { root: string }, parsedSize: number, file = 'index.js') => ({
    id,
    kind: 0,
    path: `${root}/${file}`,
    chunks: ['0'],
    size: { parsedSize, sourceSize: 2 * parsedSize + 7 },
  });
  const chunkGraph = {
    assets: [{ path: 'main.js', size: 500, chunks: ['0'] }],
    chunks: [{ id: '0', name: 'main', initial: true, assets: ['main.js'] }],
  };

  test('in several versions and copies: in the order of the versions, a copy as a number', () => {
    const packages = ['10.0.0', '9.0.0', '9.0.0'].map((version, id) => ({
      ...packageOf('ms', version, id),
      root: `/a/${id}/node_modules/ms`,
    }));
    const modules = packages.map((row, id) => moduleOf(id, row, 5));
    const facts = factsOfParts({ packageGraph: { packages }, moduleGraph: { modules } });
    expect(rowsIn(linesOf(facts, en), 'versions')).toEqual([['ms', `10 bytes (${en.beside('9.0.0 (2), 10.0.0')})`]]);
  });

  test('a module that two packages name is counted once; a style sheet is not in a JavaScript file', () => {
    const [react, dom] = [packageOf('react', '19.0.0', 1, 2, 3), packageOf('react-dom', '19.0.0', 1)];
    const modules = [
      moduleOf(1, dom, 100),
      moduleOf(2, react, 10),
      moduleOf(3, react, 1000, 'a.css'),
      { ...moduleOf(4, react, 1), path: 'css x' },
    ];
    const facts = factsOfParts({ packageGraph: { packages: [react, dom] }, moduleGraph: { modules }, chunkGraph });
    expect(facts.packages.map(({ name, size }) => [name, size])).toEqual([
      ['react', 1010],
      ['react-dom', 100],
    ]);
    expect(facts.initialFiles[0]!.packages).toEqual([
      { name: 'react-dom', size: 100 },
      { name: 'react', size: 10 },
    ]);
  });

  const build = (sizes: Record<string, number>, isSized = true) => {
    const packages = Object.keys(sizes).map((name, id) => packageOf(name, '1.0.0', id));
    const modules = Object.values(sizes).map((bytes, id) => moduleOf(id, packages[id]!, bytes));
    for (const { size } of modules) if (!isSized) size.parsedSize = 0;
    return factsOfParts({ packageGraph: { packages }, moduleGraph: { modules }, chunkGraph });
  };

  test('that grew or shrank between two builds are named, the largest change first', () => {
    const before = build({ '@acme/ui': 5219, gone: 4, a: 9, b: 9, c: 9, d: 9, e: 9, same: 3, small: 70 });
    const after = build({ '@acme/ui': 10390, fresh: 5, a: 10, b: 12, c: 13, d: 14, e: 15, same: 3, small: 50 });
    const sections = comparisonLines(before, after, en);
    expect(rowsIn(sections, 'grownPackages')).toEqual([
      ['@acme/ui', change(5219, 10390)],
      ...[
        ['e', 15],
        ['d', 14],
        ['c', 13],
        ['b', 12],
        ['a', 10],
      ].map(([name, size]) => [name, change(9, size as number)]),
    ]);
    expect(rowsIn(sections, 'shrunkPackages')).toEqual([['small', change(70, 50)]]);
    expect(rowsIn(comparisonLines(after, before, en), 'shrunkPackages')[0]).toEqual(['@acme/ui', change(10390, 5219)]);
    expect(sections.find(({ id }) => id === 'grownPackages')!.about).toBe('');
  });

  test('that are new or gone are named, the largest first', () => {
    const [before, after] = [build({ kept: 5, a: 1, b: 3 }), build({ kept: 5, c: 2, d: 9, e: 4 })];
    expect(rowsIn(comparisonLines(before, after, en), 'added')).toEqual([
      ['d', '9 bytes'],
      ['e', '4 bytes'],
      ['c', '2 bytes'],
    ]);
    expect(rowsIn(comparisonLines(before, after, en), 'removed').map(([name]) => name)).toEqual(['b', 'a']);
  });

  test('whose sizes are of two kinds are not compared, and why is said', () => {
    const [sized, unsized] = [build({ a: 50 }), build({ a: 50 }, false)];
    expect(comparisonLines(unsized, sized, en).map(({ id }) => id)).toEqual(['total', 'unknown']);
    expect(rowsIn(comparisonLines(unsized, sized, en), 'unknown')).toEqual([[en.whyUnknown.sizes, '']]);
    const sections = comparisonLines(unsized, build({ a: 60 }, false), en);
    expect(sections.find(({ id }) => id === 'grownPackages')).toMatchObject({
      about: en.filesAboutStats.trim(),
      rows: [{ value: '+20 bytes', note: '107 bytes → 127 bytes' }],
    });
  });
});

test('without sizes, a build whose files have a query is told that, and no other', () => {
  const unsized = (path: string) =>
    factsOfParts({
      chunkGraph: { assets: [{ path, size: 5 }] },
      moduleGraph: { modules: [{ id: 1, kind: 0, path: '/a.js', size: { parsedSize: 0 } }] },
    }).missing[0];
  expect([unsized('main.js?5aa7cb3c'), unsized('main.js')]).toEqual(['sizesOfQuery', 'sizes']);
});

test('the plugins of Rsdoctor are left out', () => {
  const tap = (tapName: string, costs: number) => ({ tapName, costs });
  const facts = factsOfParts({
    plugin: {
      done: [tap('RsdoctorRspackPlugin', 90), tap('ProbeLoaderPlugin', 80), tap('Html', 2)],
      make: [tap('Html', 3), tap('MyRsdoctor', 1)],
    },
  });
  expect(rowsIn(linesOf(facts, en), 'plugins')).toEqual([
    ['Html', `5 ms (${en.hooks(2)})`],
    ['MyRsdoctor', `1 ms (${en.hooks(1)})`],
  ]);
});

test('numbers round before their unit is chosen', () => {
  expect([999, 999.6, 1000, 999_994, 999_995, 999_999, 999_994_999, 999_995_000, 999_999_999_999].map(size)).toEqual([
    '999 bytes',
    '1.00 KB',
    '1.00 KB',
    '999.99 KB',
    '1.00 MB',
    '1.00 MB',
    '999.99 MB',
    '1.00 GB',
    '1000.00 GB',
  ]);
  expect([0, 1, 1.2].map(size)).toEqual(['0 bytes', '1 byte', '1 byte']);
  expect([999.4, 999.6, 1000].map(time)).toEqual(['999 ms', '1.0 s', '1.0 s']);
});

test('a call of a plugin that two hooks have counts once; others of the same length count each', () => {
  const tap = (startAt: number, endAt: number) => ({ tapName: 'P', startAt, endAt, costs: endAt - startAt });
  const facts = factsOfParts({
    plugin: {
      optimizeAssets: [tap(100, 18_520), tap(30_000, 30_001), tap(30_000, 30_001)],
      processAssets: [tap(100, 18_520), tap(30_000, 30_001)],
      done: [tap(40_000, 58_420)],
    },
  });
  expect(facts.plugins).toEqual([{ name: 'P', time: 18_420 + 2 + 18_420, hooks: 3 }]);
  const noTimes = { optimizeAssets: [{ tapName: 'P', costs: 5 }], processAssets: [{ tapName: 'P', costs: 5 }] };
  expect(factsOfParts({ plugin: noTimes }).plugins).toMatchObject([{ time: 10 }]);
});

describe('bytes of a file that belong to no module', () => {
  const module = (id: number, parsedSize: number, more: object = {}) => ({
    id,
    kind: 0,
    path: `/a/node_modules/p${id}/index.js`,
    chunks: ['0'],
    size: { parsedSize, sourceSize: 9 },
    ...more,
  });
  const factsWith = (fileSize: number, ...modules: ReturnType<typeof module>[]) =>
    factsOfParts({
      chunkGraph: {
        assets: [{ path: 'main.js', size: fileSize, chunks: ['0'] }],
        chunks: [{ id: '0', name: 'main', initial: true }],
      },
      moduleGraph: { modules },
      packageGraph: {
        packages: modules.map(({ id }) => ({ name: `p${id}`, root: `/a/node_modules/p${id}`, modules: [id] })),
      },
    });

  test('are said from 10 % of the file and 10 KB on, in the list and with a link', () => {
    const facts = factsWith(500_000, module(1, 206_000), module(2, 99_000));
    expect(facts.files[0]!.unknown).toBe(195_000);
    expect(rowsIn(linesOf(facts, en), 'missing')[0]).toEqual([
      '195.00 KB of main.js belong to no module of the report.',
      '',
    ]);
    expect(linesOf(facts, en).find(({ id }) => id === 'missing')!.rows[0]!.docs).toBe('/guide/more/missing-sizes');
    expect(linesOf(facts, en)[0]!.rows[0]!.inside!.at(-1)).toMatchObject({ name: en.noModule, value: '195.00 KB' });
    expect(factsWith(500_000, module(1, 455_000)).files[0]!.unknown).toBe(0);
    expect(factsWith(9_000, module(1, 10)).files[0]!.unknown).toBe(0);
  });

  test('may hide a larger module: the largest is named only if it is larger', () => {
    expect(factsWith(500_000, module(1, 206_000), module(2, 99_000)).largestModule?.size).toBe(206_000);
    expect(factsWith(500_000, module(1, 1_120), module(2, 0)).largestModule).toBeUndefined();
  });

  test('are none where no module has a size, which is said by itself', () => {
    expect(factsWith(500_000, module(1, 0)).files[0]!.unknown).toBe(0);
  });
});

/** How many characters the searches of a function look at, and how often texts are cut. */
function looked(run: () => unknown): number {
  let count = 0;
  const { indexOf, lastIndexOf, slice } = String.prototype;
  String.prototype.indexOf = function (this: string, part: string, from = 0) {
    const at = indexOf.call(this, part, from);
    count += (at < 0 ? this.length : at) - from;
    return at;
  };
  String.prototype.lastIndexOf = function (this: string, part: string, from = this.length) {
    const at = lastIndexOf.call(this, part, from);
    count += from - Math.max(0, at);
    return at;
  };
  String.prototype.slice = function (this: string, from?: number, to?: number) {
    count++;
    return slice.call(this, from, to);
  };
  try {
    run();
    return count;
  } finally {
    Object.assign(String.prototype, { indexOf, lastIndexOf, slice });
  }
}

test.each<[string, (length: number) => () => unknown]>([
  [
    'files of which none pairs',
    (length) => () =>
      namesOf(
        Array.from({ length }, (_, index) => file(`page-home${index + 10_000}x.js`)),
        Array.from({ length }, (_, index) => file(`page-view${index + 10_000}y.js`)),
      ),
  ],
  ['a path without a package', (length) => () => packageOfPath('/a'.repeat(length))],
])('%s: twice as many cost twice as much', (_, runOf) => {
  const [once, twice] = [looked(runOf(1000)), looked(runOf(2000))];
  expect(twice / once).toBeLessThan(2.3);
});
