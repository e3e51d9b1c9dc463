/** What the sizes of modules count, and where they come from. */
import { type Claim, expect } from './claim.ts';
import { BUNDLERS, type Bundler, JSON_ONLY, onEach, textModule } from './projects.ts';

const PADDING = 'y'.repeat(2000);
const TWO_ENTRIES = {
  'src/a.js': "import { shared } from './shared.js';\n\ndocument.title = shared('a');\n",
  'src/b.js': "import { shared } from './shared.js';\n\ndocument.body.title = shared('b');\n",
  'src/shared.js': `export const shared = (text) => text + '${PADDING}' + Date.now();\n`,
  'src/index.js': null,
  'src/total.js': null,
};
/**
 * The entries keep `shared.js` for its side effect alone. Entry `a` uses every export of the barrel, so the bundlers merge
 * the modules there.
 */
const BARREL = {
  ...TWO_ENTRIES,
  'src/a.js': "import { one } from './barrel.js';\nimport('./late.js');\n\ndocument.title = one;\n",
  'src/b.js': "import { one } from './barrel.js';\n\ndocument.body.title = one;\n",
  'src/barrel.js': "export { one } from './one.js';\nexport { shared } from './shared.js';\n",
  'src/one.js': "export const one = 'one' + Date.now();\n",
  'src/late.js': "import { shared } from './barrel.js';\n\ndocument.title = shared;\n",
  'src/shared.js': `window.registry = '${PADDING}';\nexport const shared = 'shared' + Date.now();\n`,
};
const twoEntries = (devtool: string, concatenateModules = true) =>
  `{ entry: { a: './src/a.js', b: './src/b.js' }, devtool: ${devtool}, optimization: { concatenateModules: ${concatenateModules} } }`;

const CHAIN = {
  'src/index.js':
    "import { one } from './one.js';\nimport { two } from './two.js';\n\ndocument.body.append(one(), two());\n",
  'src/one.js': "import { two } from './two.js';\n\nexport const one = () => 'one' + two() + Date.now();\n",
  'src/two.js': "export const two = () => 'two' + Date.now();\n",
  'src/total.js': null,
};

export const sizes: readonly Claim[] = [
  {
    id: 'removed-modules-are-listed',
    says: 'The JSON of brief mode lists a module that tree shaking removed, with a bundled size of 0.',
    async check(lab) {
      const files = {
        'src/index.js': "import { unused } from './unused.js';\n\ndocument.title = 'title';\n",
        'src/unused.js': "export const unused = 'unused';\n",
        'src/total.js': null,
      };
      for (const bundler of BUNDLERS) {
        const built = await lab.build({ bundler, files, rsdoctor: JSON_ONLY });
        expect(`bundled size of the removed module on ${bundler}`, built.sizeOf('unused.js').parsedSize, 0);
      }
    },
  },
  {
    id: 'bundle-files-are-javascript',
    says: 'Modules of a .bundle file have a bundled size, those of a .jsbundle file have none.',
    async check(lab) {
      for (const bundler of BUNDLERS)
        for (const [extension, sized] of [
          ['bundle', true],
          ['jsbundle', false],
        ] as const) {
          const config = `{ output: { filename: '[name].${extension}' }, optimization: { concatenateModules: false } }`;
          const { parsedSize } = (await lab.build({ bundler, config })).sizeOf('total.js');
          expect(`${bundler} gives a size in .${extension}`, parsedSize > 0, sized);
        }
    },
  },
  {
    id: 'two-entries-double-sizes',
    says: 'webpack with source maps counts a module that is in two entries twice; Rspack counts it once.',
    async check(lab) {
      for (const [bundler, times] of [
        ['rspack', 1],
        ['webpack', 2],
      ] as const)
        for (const files of [TWO_ENTRIES, BARREL]) {
          const built = await lab.build({ bundler, files, config: twoEntries("'source-map'") });
          const size = built.sizeOf('shared.js').parsedSize;
          expect(`2000 characters in two entries on ${bundler}, in copies`, Math.floor(size / PADDING.length), times);
        }
    },
  },
  {
    id: 'next-wrapper-counts',
    says: 'Rspack 1 with source maps counts what it writes in front of the next module as part of a module; without source maps it does not.',
    async check(lab) {
      const size = async (devtool: string) => {
        const config = `{ devtool: ${devtool}, optimization: { concatenateModules: false } }`;
        return (await lab.build({ bundler: 'rspack', files: CHAIN, config })).sizeOf('one.js').parsedSize;
      };
      const [withMaps, without] = [await size("'source-map'"), await size('false')];
      expect(`bundled size without maps, ${without}, above 0`, without > 0, true);
      expect(`with maps, ${withMaps}, at least 20 characters more than ${without}`, withMaps - without >= 20, true);
    },
  },
  {
    id: 'sizes-without-concatenation',
    says: 'webpack without source maps and without concatenation gives modules their right size, and none to the entry files.',
    async check(lab) {
      const built = await lab.build({ bundler: 'webpack', files: TWO_ENTRIES, config: twoEntries('false', false) });
      expect('copies of 2000 characters', Math.floor(built.sizeOf('shared.js').parsedSize / PADDING.length), 1);
      expect('size of the entry a.js', built.sizeOf('a.js').parsedSize, 0);
    },
  },
  {
    id: 'cjs-files-give-no-sizes',
    says: 'On Rspack, modules of a .js file have a bundled size and those of a .cjs file have none, with and without source maps.',
    async check(lab) {
      for (const devtool of ['false', "'source-map'"])
        for (const [filename, hasSize] of [
          ['main.js', true],
          ['main.cjs', false],
        ] as const) {
          const config = `{ devtool: ${devtool}, output: { filename: '${filename}' }, optimization: { concatenateModules: false } }`;
          const { parsedSize } = (await lab.build({ bundler: 'rspack', config })).sizeOf('total.js');
          expect(`a size in ${filename}, devtool ${devtool}`, parsedSize > 0, hasSize);
        }
    },
  },
  {
    id: 'gzip-of-source-without-bundled-size',
    says: 'A module without a bundled size shows the gzip size of its source.',
    check: onEach(async (lab, bundler) => {
      const built = await lab.build({ bundler, config: "{ devtool: 'eval' }" });
      const { parsedSize, gzipSize } = built.sizeOf('total.js');
      expect('bundled size', parsedSize, 0);
      expect('gzip size above 0', gzipSize > 0, true);
    }),
  },
  {
    id: 'bundled-size-counts-characters',
    says: 'A bundled size that comes from a source map counts characters, not bytes.',
    async check(lab) {
      for (const bundler of BUNDLERS) {
        const built = await lab.build({
          bundler,
          files: {
            'src/index.js':
              "import { text as a } from './latin.js';\nimport { text as b } from './chinese.js';\n\ndocument.body.append(a(), b());\n",
            'src/latin.js': textModule('a'.repeat(40)),
            'src/chinese.js': textModule('中'.repeat(40)),
            'src/total.js': null,
          },
          config: "{ devtool: 'source-map' }",
        });
        const [latin, chinese] = [built.sizeOf('latin.js'), built.sizeOf('chinese.js')];
        expect(
          `bundled size of 40 Chinese letters on ${bundler}`,
          Math.abs(chinese.parsedSize - latin.parsedSize) < 10,
          true,
        );
      }
    },
  },
  {
    id: 'devtool-values',
    says: 'webpack: source-map, hidden-source-map and nosources-source-map give sizes, inline and eval ones none, cheap ones wrong ones; Rspack 1: all but eval ones give sizes.',
    async check(lab) {
      const size = async (bundler: Bundler, devtool: string) => {
        const built = await lab.build({ bundler, config: `{ devtool: '${devtool}' }` });
        if (devtool.includes('eval')) expect(`log of ${bundler}`, built.log, /SourceMap with eval is not supported/);
        return [built.sizeOf('index.js').parsedSize > 0, built.sizeOf('total.js').parsedSize > 0];
      };
      const both = [true, true];
      const none = [false, false];
      for (const [devtool, webpack, rspack] of [
        ['source-map', both, both],
        ['hidden-source-map', both, both],
        ['nosources-source-map', both, both],
        // Such a map has no columns: a whole line counts as its first module.
        ['cheap-source-map', [true, false], both],
        ['cheap-module-source-map', [true, false], both],
        ['inline-source-map', none, both],
        ['eval-source-map', none, none],
      ] as const) {
        expect(`bundled sizes of webpack with ${devtool}`, await size('webpack', devtool), webpack);
        expect(`bundled sizes of Rspack with ${devtool}`, await size('rspack', devtool), rspack);
      }
    },
  },
];
