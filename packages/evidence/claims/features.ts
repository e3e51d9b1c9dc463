/** What each form of `features` leaves in the report. */
import type { Built } from '../harness/built.ts';
import type { Lab } from '../harness/lab.ts';
import { type Claim, expect } from './claim.ts';
import { BUNDLERS, type Bundler, COMMON_LOADER, MANIFEST, withE1004 } from './projects.ts';

const build = (lab: Lab, bundler: Bundler, features?: object): Promise<Built> =>
  lab.build({
    bundler,
    rsdoctor: { ...(features ? { features } : {}), ...withE1004('Warn') },
    config: "{ module: { rules: [{ test: /total/, loader: './loaders/common.js' }] } }",
    files: COMMON_LOADER,
  });

/** The pages that a report shows: `WebpackLoaders` for the route `Compile.WebpackLoaders`. */
const pagesOf = (built: Built): string[] =>
  (JSON.parse(built.text(MANIFEST)) as { client: { enableRoutes: string[] } }).client.enableRoutes
    .map((route) => route.replace(/^.*\./, ''))
    .sort();

/** Are there modules, and was E1004 found? */
const graphOf = ({ modules, alerts }: Built) => ({ modules: modules.length > 0, alerts: alerts.length > 0 });

const LOADERS = 'WebpackLoaders';
const PLUGINS = 'WebpackPlugins';
const BUNDLE = ['BundleSize', 'ModuleGraph'];

/** Prints the names of all taps of a build. */
const TAPS = `{ plugins: [{ apply(compiler) {
  compiler.hooks.done.tap({ name: 'claim', stage: 1e6 }, ({ compilation }) => {
    const read = (hooks, key) => { try { return hooks[key]?.taps ?? []; } catch { return []; } };
    const names = [compiler.hooks, compilation.hooks].flatMap((hooks) => Object.keys(hooks).flatMap((key) => read(hooks, key))).map(({ name }) => name);
    console.log('taps: ' + JSON.stringify([...new Set(names)]));
  });
} }] }`;

export const features: readonly Claim[] = [
  {
    id: 'rows-of-rsdoctor',
    says: 'The plugin adds taps whose names begin with Rsdoctor, ProbeLoaderPlugin and, on webpack, ProgressPlugin; executeModule and, in Rspack 1, TraceHookPlugin are Rspack’s.',
    async check(lab) {
      for (const bundler of BUNDLERS) {
        const taps = async (rsdoctor: false | Record<string, unknown>) => {
          const { log } = await lab.build({ bundler, rsdoctor, config: TAPS });
          return JSON.parse(/taps: (\[.*\])/.exec(log)?.[1] ?? '[]') as string[];
        };
        const [without, withIt] = [await taps(false), await taps({})];
        const added = withIt.filter((name) => !without.includes(name) && !name.startsWith('Rsdoctor')).sort();
        expect(
          `names that ${bundler} has with Rsdoctor only`,
          added,
          bundler === 'rspack' ? ['ProbeLoaderPlugin'] : ['ProbeLoaderPlugin', 'ProgressPlugin'],
        );
        if (bundler === 'rspack')
          expect(
            'own names of Rspack',
            ['TraceHookPlugin', 'executeModule'].filter((name) => without.includes(name)),
            lab.rspack === 'rspack-1' ? ['TraceHookPlugin', 'executeModule'] : ['executeModule'],
          );
      }
    },
  },
  {
    id: 'features-default',
    says: 'Without the option a report has the pages of loaders, plugins and bundle.',
    async check(lab) {
      for (const bundler of BUNDLERS)
        expect(`pages on ${bundler}`, pagesOf(await build(lab, bundler)), [...BUNDLE, 'Overall', LOADERS, PLUGINS]);
    },
  },
  {
    id: 'features-array-is-complete',
    says: 'An array turns off what it does not name; resolver alone keeps modules and alerts, loader or plugins alone has neither.',
    async check(lab) {
      for (const bundler of BUNDLERS) {
        for (const [list, pages, graph] of [
          [['resolver'], ['ModuleResolve'], true],
          [['loader'], [LOADERS], false],
          // Both plugins share the code that decides, so one bundler is enough for the rest.
          ...(bundler === 'rspack'
            ? ([
                [['bundle'], BUNDLE, true],
                [['plugins'], [PLUGINS], false],
                [[], [], false],
              ] as const)
            : []),
        ] as const) {
          const built = await build(lab, bundler, list);
          expect(`pages of ${JSON.stringify(list)} on ${bundler}`, pagesOf(built), [...pages, 'Overall'].sort());
          expect(`data of ${JSON.stringify(list)} on ${bundler}`, graphOf(built), { modules: graph, alerts: graph });
        }
      }
    },
  },
  {
    id: 'features-object-keeps-defaults',
    says: 'An object keeps the defaults of the keys that it leaves out; without bundle there are no modules and no alerts about them.',
    async check(lab) {
      for (const bundler of BUNDLERS) {
        const resolver = await build(lab, bundler, { resolver: true });
        const all = [...BUNDLE, 'ModuleResolve', 'Overall', LOADERS, PLUGINS].sort();
        expect(`pages with resolver on ${bundler}`, pagesOf(resolver), all);
        const without = await build(lab, bundler, { bundle: false });
        expect(`pages without bundle on ${bundler}`, pagesOf(without), ['Overall', LOADERS, PLUGINS]);
        expect(`data without bundle on ${bundler}`, graphOf(without), { modules: false, alerts: false });
      }
    },
  },
  {
    id: 'tree-shaking-on-webpack-only',
    says: 'features.treeShaking adds its page on webpack; on Rspack it prints a line and adds none.',
    async check(lab) {
      const webpack = await build(lab, 'webpack', { treeShaking: true });
      expect('pages on webpack', pagesOf(webpack).includes('TreeShaking'), true);
      const rspack = await build(lab, 'rspack', { treeShaking: true });
      expect('pages on Rspack', pagesOf(rspack).includes('TreeShaking'), false);
      expect('log of Rspack', rspack.log, /Rspack currently does not support treeShaking/);
    },
  },
  {
    id: 'silent-deprecations',
    says: 'Old options print a line, except for brief, the object form of reportCodeType, and generateTileGraph: false.',
    async check(lab) {
      for (const bundler of BUNDLERS) {
        for (const [rsdoctor, told] of [
          [{ mode: 'normal' }, true],
          [{ features: { lite: true } }, true],
          [{ output: { compressData: false } }, true],
          [{ supports: { generateTileGraph: true } }, true],
          [{ supports: { generateTileGraph: false } }, false],
          [{ output: { reportCodeType: { noCode: true } } }, false],
          [{ brief: { reportHtmlName: 'bundle.html' } }, false],
          [{ reportDir: 'reports' }, false],
        ] as const) {
          const { log } = await lab.build({ bundler, rsdoctor });
          const names = /deprecated|has been moved|output\.mode|reportCodeType/.test(log);
          expect(`${bundler} names ${JSON.stringify(rsdoctor)}\n${log}`, names, told);
        }
      }
    },
  },
];
