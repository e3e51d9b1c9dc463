/** What pages say of the live report and of the live diff, against the data that both show. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDemo } from '../demo/demo-file.ts';
import { recordedTimes } from '../demo/recorded-times.ts';
import { unpack } from '../demo/report-data.ts';
import type { GraphModule } from '../harness/reports.ts';
import { numbersOf, readNumbers } from '../numbers/numbers.ts';
import { readScreens } from '../screens/screens-file.ts';

interface Side {
  moduleGraph: { modules: GraphModule[] };
  chunkGraph: { assets: Array<{ path: string; size: number }> };
  packageGraph: { packages: Array<{ name: string; size: { parsedSize: number } }> };
}

const { report, diff } = readDemo();
const { modules } = unpack(report.parts.moduleGraph ?? '') as Side['moduleGraph'];
const { chunks } = unpack(report.parts.chunkGraph ?? '') as { chunks: Array<{ name: string; modules: number[] }> };
const part = <T>(name: keyof typeof report.parts) => unpack(report.parts[name] ?? '') as T;
const baseline = unpack(diff.baseline) as Side;
const current = unpack(diff.current) as Side;

/** Both languages of a page of the guide say it; the second text is the Chinese one, where it differs. */
const says = (page: string, english: string, chinese = english) => {
  for (const [lang, text] of [
    ['en', english],
    ['zh', chinese],
  ] as const) {
    const file = `docs/${lang}/guide/usage/${page}.mdx`;
    expect(readFileSync(file, 'utf8').includes(text), `${file} says: ${text}`).toBe(true);
  }
};
const kb = (bytes: number) => `${(bytes / 1000).toFixed(2)} KB`;

it('docs/generated/sample.json has the numbers of the live report', () => {
  expect(numbersOf(readDemo(), recordedTimes('webpack'))).toEqual(readNumbers().recorded);
});

describe('Bundle Size', () => {
  it('tags no module of the shop, for each row is a module with a size (of modules with one path, the last is the row)', () => {
    for (const chunk of chunks) {
      const listed = modules.filter(({ id, size }) => chunk.modules.includes(id) && size.parsedSize > 0);
      const rows = new Map(
        chunk.modules
          .flatMap((id) => listed.filter((module) => module.id === id))
          .map((module) => [module.path, module]),
      );
      expect([...rows.values()].filter(({ kind }) => kind !== 0)).toEqual([]);
      expect(listed.length, chunk.name).toBeGreaterThan(0);
    }
  });

  it('has the reason that the worked example quotes', () => {
    const [reason] = modules.find(({ path }) => path.endsWith('/Carousel.jsx'))?.bailoutReason ?? [];
    expect(reason).toMatch(/side_effects/);
    says('module-analysis', `\`${reason}\``);
  });

  it('has the importers that the worked example follows', () => {
    const { dependencies } = part<{ dependencies: Array<{ module: number; dependency: number }> }>('moduleGraph');
    const importersOf = (end: string) => {
      const { id } = modules.find(({ path, kind }) => kind === 0 && path.endsWith(end)) ?? {};
      const ids = dependencies.filter(({ dependency }) => dependency === id).map(({ module }) => module);
      return [...new Set(modules.filter((module) => ids.includes(module.id)).map(({ path }) => path))]
        .map((path) => path.split('/src/')[1] ?? path)
        .sort();
    };
    expect(importersOf('/Carousel.jsx')).toEqual(['components/index.js']);
    expect(importersOf('/components/index.js')).toEqual(['admin.jsx', 'main.jsx', 'pages/Reports.jsx']);
    for (const file of ['components/index.js', 'main.jsx', 'admin.jsx', 'pages/Reports.jsx'])
      says('module-analysis', `\`${file}\``);
  });
});

describe('Bundle Alerts', () => {
  interface Alert {
    code: string;
    description: string;
    packages?: Array<{ target: { version: string }; targetSize: { sourceSize: number; parsedSize: number } }>;
  }
  const alerts = part<Alert[]>('errors');

  it('has the two copies of qs with the sizes that the page gives', () => {
    const copies = alerts.find(({ code }) => code === 'E1001')?.packages ?? [];
    expect(copies.map(({ target }) => target.version)).toEqual(['6.5.3', '6.17.1']);
    says('bundle-alerts', kb(copies.reduce((total, { targetSize }) => total + targetSize.sourceSize, 0)));
    says('bundle-alerts', kb(copies[1]?.targetSize.parsedSize ?? 0));
  });

  it('has the alert of the own rule', () => {
    says('bundle-alerts', `\`${alerts.find(({ code }) => code === 'EXTEND')?.description}\``);
  });
});

describe('Compile Analysis', () => {
  it('has the rows of plugins that the worked example reads', () => {
    const rows = Object.entries(part<Record<string, Array<{ tapName: string; costs: number }>>>('plugin')).flatMap(
      ([hook, taps]) =>
        [...new Set(taps.map(({ tapName }) => tapName))].map((name) => {
          const calls = taps.filter(({ tapName }) => tapName === name);
          return { hook, name, calls: calls.length, costs: calls.reduce((total, { costs }) => total + costs, 0) };
        }),
    );
    rows.sort((a, b) => b.costs - a.costs);
    expect(rows.slice(0, 4).map(({ name }) => /^Rsdoctor/.test(name))).toEqual([true, true, true, false]);
    const own = rows.filter(({ name }) => name === 'BuildInfoPlugin');
    expect(rows[3]).toBe(own[0]);
    for (const { hook, calls } of own) says('plugins-analysis', `| \`${hook}\` | ${calls} | `);
    const pages = Math.ceil(rows.length / 10);
    says('plugins-analysis', `<Bundler is="Rspack">${pages}</Bundler>`);
  });

  it('has packages and native runs as the pages of loaders say', () => {
    const files = part<Array<{ resource: { path: string }; loaders: Array<{ loader: string }> }>>('loader');
    const ofLoader = (name: string) =>
      files.filter(({ loaders }) => loaders.some(({ loader }) => loader.includes(name)));
    const packages = ofLoader('babel-loader').flatMap(
      ({ resource }) => /node_modules\/([^/]+)/.exec(resource.path)?.[1] ?? [],
    );
    const [first, second, third, ...more] = [...new Set(packages)].sort();
    expect(more).toEqual([]);
    for (const page of ['loaders-timeline', 'loaders-analysis'])
      says(page, `${first}, ${second} and ${third}`, `${first}、${second} 和 ${third}`);
    expect(files.filter(({ resource }) => !resource.path.startsWith('/home/me/shop/'))).toEqual([]);
    const runs = ofLoader('builtin:swc-loader').length;
    says('loaders-timeline', `Its ${runs} runs`, `${runs} 次执行`);
  });
});

describe('the header', () => {
  it('counts as many messages as the pages quote', () => {
    says('project-overall', `\`Compiled with 0 errors and ${readNumbers().recorded['alerts.printed']} warnings\``);
  });
});

describe('the diff', () => {
  const hasModules = ({ moduleGraph }: Side, name: string) =>
    moduleGraph.modules.some(({ path }) => path.includes(`/node_modules/${name}/`));
  const names = ({ packageGraph }: Side) => new Set(packageGraph.packages.map(({ name }) => name));
  const added = [...names(current)].filter((name) => !names(baseline).has(name)).sort();

  it('lists four new packages, two of which have their modules in both builds', () => {
    expect(added).toEqual(['chroma-js', 'color-convert', 'color-string', 'uuid']);
    expect(added.filter((name) => hasModules(baseline, name))).toEqual(['color-convert', 'color-string']);
    expect(added.every((name) => hasModules(current, name))).toBe(true);
  });

  it('has lodash grow as the pages say, lodash-v3 being counted under it', () => {
    const size = ({ packageGraph }: Side) =>
      packageGraph.packages.find(({ name }) => name === 'lodash')?.size.parsedSize ?? 0;
    const percent = (((size(current) - size(baseline)) / size(baseline)) * 100).toFixed(2);
    says('bundle-diff', `${percent}%`);
    expect(names(baseline).has('lodash-v3')).toBe(false);
    expect(hasModules(baseline, 'lodash-v3')).toBe(true);
  });

  it('begins with the file that the worked example of a module makes smaller', () => {
    const main = baseline.chunkGraph.assets.find(({ path }) => /^js\/main\./.test(path));
    says('module-analysis', (main?.size ?? 0).toLocaleString('en'));
  });

  it('has one new and one deleted chunk, and lodash.js as the largest new module', () => {
    const chunksOf = ({ chunkGraph }: Side) =>
      new Map(chunkGraph.assets.map(({ path, size }) => [path.replace(/\.\w+\.js$/, '.js'), size]));
    const [before, after] = [chunksOf(baseline), chunksOf(current)];
    const only = (one: Map<string, number>, other: Map<string, number>) =>
      [...one.keys()].filter((path) => !other.has(path));
    expect([only(before, after), only(after, before)]).toEqual([['js/async/649.js'], ['js/async/589.js']]);
    says('bundle-diff', kb(after.get('js/async/589.js') ?? 0));
    const known = new Set(baseline.moduleGraph.modules.map(({ path }) => path));
    const [largest] = current.moduleGraph.modules
      .filter(({ kind, path }) => kind === 0 && !known.has(path))
      .sort((a, b) => b.size.parsedSize - a.size.parsedSize);
    expect(largest?.path).toMatch(/\/node_modules\/lodash\/lodash\.js$/);
    says('bundle-diff', kb(largest?.size.parsedSize ?? 0));
  });
});

describe('the webpack report', () => {
  const screens = readScreens();
  const on = (screen: string) => screens[`en ${screen}`] ?? [];

  it('has no filter by entry point on Bundle Size, and the same sizes and tabs', () => {
    const filter = 'filter assets by entry point';
    says('bundle-size', '<Bundler is="Rspack">`filter assets by entry point`');
    expect([on('rspack/bundle/size').includes(filter), on('webpack/bundle/size').includes(filter)]).toEqual([
      true,
      false,
    ]);
    for (const text of ['Tree Graph', 'Treemap', 'Stat', 'Parsed', 'Gzipped', 'initial'])
      expect(on('webpack/bundle/size')).toContain(text);
  });

  it('has the rows of plugins that the page reads', () => {
    const rows = on('webpack/webpack/plugins').filter((row) => row.startsWith('BuildInfoPlugin | '));
    expect(rows.length).toBe(7);
    expect(rows).toContainEqual(expect.stringMatching(/\| beforeCompile \| 2 \|/));
    const pages = Math.max(
      ...on('webpack/webpack/plugins')
        .filter((text) => /^\d+$/.test(text))
        .map(Number),
    );
    says('plugins-analysis', `<Bundler is="webpack">${pages}</Bundler>`);
  });

  it('resolves the requests of main.jsx as the table says', () => {
    for (const [request, result] of [
      ['dayjs', 'node_modules/dayjs-old/dayjs.min.js'],
      ['./pages/Reports', 'src/pages/Reports.jsx'],
      ['react-dom/client', 'node_modules/react-dom/client.js'],
      ['./utils', 'src/utils/index.js'],
    ]) {
      says('resolver', `| \`${request}\` | \`…/${result}\` |`);
      const row = on('webpack/module/resolve').find((text) => text.startsWith(`${request} | `));
      expect(row).toMatch(new RegExp(`\\| /home/me/shop/${result}$`));
    }
  });
});
