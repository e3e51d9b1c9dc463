/** Which texts of a project are in which form of report, and which options leave no source text. */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '@rsdoctor-docs/base/files';
import { zipSync } from 'fflate';
import type { Built } from '../harness/built.ts';
import type { Lab, Project, Version } from '../harness/lab.ts';
import { repositoryRoot } from '../harness/workspace.ts';
import { type Claim, expect } from './claim.ts';
import { BUNDLERS, type Bundler, MANIFEST } from './projects.ts';

const BRIEF = { mode: 'brief', options: { type: ['html', 'json'] } };
const WITHOUT_RULES = {
  ...BRIEF,
  options: { ...BRIEF.options, jsonOptions: { sections: { moduleGraph: true, chunkGraph: true, rules: false } } },
};
const WITHOUT_ERRORS = { loader: false, plugins: false };

/** Options of the plugin by form of report; `recipe` is what the pages show for a report without source text. */
const FORMS: Record<string, Record<string, unknown>> = {
  normal: {},
  noCode: { output: { reportCodeType: 'noCode' } },
  brief: { output: BRIEF },
  recipe: { output: WITHOUT_RULES, features: WITHOUT_ERRORS },
};

/** The words of `HELD` that a build's reports hold. Case does not count: the title of an error is stored in capitals. */
function wordsIn(built: Built): string[] {
  const stored = [...built.texts()]
    .filter(([name]) => built.reports.some(({ file }) => name.startsWith(file)))
    .map(([, text]) => text.toLowerCase());
  expect(`reports in ${built.folder}\n${built.log}`, stored.length > 0, true);
  return words.filter((word) => stored.some((text) => text.includes(word.toLowerCase())));
}

const CUSTOM_RULE = `{
  meta: { code: 'PLANTED', category: 'bundle', severity: 'Warn', title: 'planted-rule', defaultConfig: {} },
  check({ report }) { report({ message: 'PlantedInRuleMessage' }); },
}`;

/** The plugin's options as source text, with a rule of E1004 that the bundle breaks and a custom rule. */
const withRules = (options: Record<string, unknown>) => `{
  ...${JSON.stringify(options)},
  linter: { extends: [${CUSTOM_RULE}], rules: { 'ecma-version-check': ['Warn', { ecmaVersion: 2015 }] } },
}`;

/** A build that succeeds, with a word in each place that reports could read. */
const sound = (bundler: Bundler, options: Record<string, unknown>): Project => ({
  bundler,
  rsdoctor: withRules(options),
  env: { PLANTED: 'PlantedInEnvironment' },
  before: `import { ${bundler === 'rspack' ? 'rspack' : 'default as webpack'} } from '${bundler === 'rspack' ? '@rspack/core' : 'webpack'}';`,
  config: `{
    name: 'PlantedInConfigName',
    resolve: { alias: { planted: 'PlantedInAlias' } },
    externals: [{ external: 'PlantedInExternal' }, (_, callback) => callback('PlantedInFunction' === 1)],
    infrastructureLogging: { debug: 'PlantedInLogging' },
    devServer: { proxy: [{ context: ['/api'], target: 'http://PlantedInProxy' }] },
    module: { rules: [{ test: /loaded\\.js$/, use: [{ loader: './loader.cjs', options: { key: 'PlantedInLoaderOption' } }] }] },
    plugins: [
      new ${bundler}.DefinePlugin({ DEFINED: '"PlantedInDefine"' }),
      new (class PlantedPluginClass { key = 'PlantedInPluginOption'; apply() {} })(),
    ],
  }`,
  files: {
    'package.json': '{ "name": "planted-in-package", "version": "1.0.0" }\n',
    'loader.cjs': 'module.exports = (source) => source;\n',
    'src/index.js': `import(/* webpackChunkName: "PlantedInChunkName" */ './PlantedInFileName.js?PlantedInQuery');
import('./loaded.js');
import('./new-syntax.js');
import(/* webpackInclude: /one|PlantedInInclude/ */ \`./context/\${document.title}.js\`);
`,
    'src/PlantedInFileName.js': `// PlantedInComment
import text from 'data:text/javascript,export default "PlantedInDataUri"';
import inline from '!!../loader.cjs?PlantedInInlineOption!./total.js';
import external from 'external';
console.log(text, inline, external, 'PlantedInCode', DEFINED);
`,
    'src/total.js': 'export default 1;\n',
    'src/context/one.js': 'console.log(1);\n',
    'src/new-syntax.js': "document.body.append(document.title?.at(0) ?? 'PlantedBesideNewSyntax');\n",
    'src/loaded.js': "console.log('PlantedInLoadedCode');\n",
  },
});

/** Rules with failing loaders, for the sources of `BROKEN`. */
const FAILING_RULES = `[
  { test: /throws\\.js$/, use: './throws.cjs' },
  { test: /emits\\.js$/, use: './emits.cjs' },
]`;
const FAILING_PLUGIN = `{ apply({ hooks }) {
  hooks.compilation.tap('planted', (compilation) => {
    if ('renderManifest' in compilation.hooks)
      compilation.hooks.renderManifest.tap('planted', () => { throw new Error('PlantedInPluginError'); });
    compilation.warnings.push(new Error('PlantedInPluginWarning'));
  });
} }`;
const BROKEN = {
  'package.json': '{}\n',
  'throws.cjs': "module.exports = () => { throw new Error('PlantedInLoaderError'); };\n",
  'emits.cjs': `module.exports = function (source) {
  this.emitWarning(new Error('PlantedInLoaderWarning: ' + source));
  return source;
};
`,
  'src/index.js': `import './throws.js';
import './emits.js';
import './syntax.js';
const value = require(globalThis.name); // PlantedBesideWarning
console.log(value);
`,
  'src/throws.js': '// PlantedInFileOfThrowingLoader\nconsole.log(1);\n',
  'src/emits.js': '// PlantedInFileOfWarningLoader\nconsole.log(1);\n',
  'src/syntax.js': "const PlantedBesideSyntaxError = 'not closed;\n",
};

/** A build with errors and warnings, each beside a word. */
const broken = (bundler: Bundler, options: Record<string, unknown>): Project => ({
  bundler,
  rsdoctor: options,
  config: `{ module: { rules: ${FAILING_RULES} }, plugins: [${FAILING_PLUGIN}] }`,
  files: BROKEN,
});

const EVERY = ['normal', 'noCode', 'brief', 'recipe'];
const QUOTED = ['normal', 'noCode', 'brief'];

/** The forms of report that hold each planted word: one list for all bundlers, or one for each. */
const HELD: Record<string, readonly string[] | Record<Version, readonly string[]>> = {
  PlantedInCode: ['normal'],
  PlantedInComment: { 'rspack-1': ['normal'], 'rspack-2': [], webpack: ['normal'] },
  PlantedInDefine: ['normal'],
  PlantedInLoadedCode: ['normal', 'noCode'],
  PlantedBesideNewSyntax: QUOTED,
  PlantedBesideSyntaxError: QUOTED,
  PlantedBesideWarning: { 'rspack-1': QUOTED, 'rspack-2': QUOTED, webpack: ['normal'] },
  PlantedInRuleMessage: QUOTED,
  PlantedInFileOfThrowingLoader: QUOTED,
  PlantedInFileOfWarningLoader: QUOTED,
  PlantedInLoaderError: QUOTED,
  PlantedInLoaderWarning: QUOTED,
  PlantedInPluginError: { 'rspack-1': [], 'rspack-2': [], webpack: QUOTED },
  PlantedInPluginWarning: QUOTED,
  PlantedInAlias: EVERY,
  PlantedInChunkName: EVERY,
  PlantedInConfigName: EVERY,
  PlantedInDataUri: EVERY,
  PlantedInExternal: EVERY,
  PlantedInFileName: EVERY,
  PlantedInInclude: EVERY,
  PlantedInInlineOption: EVERY,
  PlantedInLoaderOption: EVERY,
  PlantedInProxy: EVERY,
  PlantedPluginClass: EVERY,
  PlantedInQuery: EVERY,
  PlantedInEnvironment: [],
  PlantedInFunction: [],
  PlantedInLogging: [],
  PlantedInPluginOption: [],
};

const words = Object.keys(HELD);

/** The page's config of a report without source text, with loaders and a plugin that fail. */
function recipeOf(bundler: Bundler | 'rspack-2'): string {
  return fs
    .readFileSync(path.join(repositoryRoot, `docs/samples/output/no-source.${bundler}.config.mjs`), 'utf8')
    .replace('export default {', `export default {\n  module: { rules: ${FAILING_RULES} },`)
    .replace('plugins: [', `plugins: [${FAILING_PLUGIN},`);
}

const FEATURES = /features: \{[^}]*\},/;

/** The build of the page's config with Rspack 2 and `files`. */
const buildRecipe = (lab: Lab, files: Record<string, string>) =>
  lab.build({
    bundler: 'rspack',
    rspack: 'rspack-2',
    files: { ...files, 'rspack.config.mjs': recipeOf('rspack-2') },
  });

/** Two compilers, of which the second has the planted code. */
function twoCompilers(bundler: Bundler): Project {
  const plugin = bundler === 'rspack' ? 'RsdoctorRspackMultiplePlugin' : 'RsdoctorWebpackMultiplePlugin';
  return {
    bundler,
    files: {
      [`${bundler}.config.mjs`]: `import path from 'node:path';
import { ${plugin} } from '@rsdoctor/${bundler}-plugin';

export default ['one', 'two'].map((name, stage) => ({
  name,
  mode: 'production',
  entry: \`./src/\${name}.js\`,
  output: { path: path.resolve('dist', name) },
  plugins: [new ${plugin}({ stage })],
}));
`,
      'src/one.js': 'console.log(1);\n',
      'src/two.js': "console.log('PlantedInCode');\n",
    },
  };
}

/** The files of a folder, for a zip. */
const filesIn = (folder: string) =>
  Object.fromEntries(
    listFiles(folder).map((file) => [file, new Uint8Array(fs.readFileSync(path.join(folder, file)))] as const),
  );

export const privacy: readonly Claim[] = [
  {
    id: 'what-reports-hold',
    says: 'Of code, comments, errors, alerts, names and options, each form of report holds what `HELD` lists, and absolute paths.',
    async check(lab) {
      for (const bundler of BUNDLERS) {
        const held = new Map<string, string[]>(words.map((word) => [word, []]));
        for (const [form, options] of Object.entries(FORMS)) {
          const built = await lab.build(sound(bundler, options));
          for (const one of [built, await lab.build(broken(bundler, options))])
            for (const word of wordsIn(one)) held.get(word)?.push(form);
          const withPaths = built.holding(built.folder);
          const isWithPaths = built.reports.every(({ file }) => withPaths.some((name) => name.startsWith(file)));
          expect(`absolute paths in reports, ${form}, ${bundler}`, isWithPaths, true);
        }
        const expected = Object.entries(HELD).map(([word, forms]) => [
          word,
          'webpack' in forms ? forms[bundler === 'rspack' ? lab.rspack : bundler] : forms,
        ]);
        expect(`forms of report by word, ${bundler}`, [...held], expected);
      }
    },
  },
  {
    id: 'no-source-recipe',
    says: 'The config of the page leaves no source text, whatever alerts and errors quote; without its `features` line a loader that throws leaves its file, and on webpack a plugin that throws its message. With Rspack 2 it leaves none either, and modules have sizes.',
    async check(lab) {
      for (const bundler of BUNDLERS) {
        const config = recipeOf(bundler);
        const built = await lab.build({ bundler, files: { ...BROKEN, [`${bundler}.config.mjs`]: config } });
        expect(`reports of ${bundler}`, built.reports.map(({ file }) => file).sort(), [
          'rsdoctor/rsdoctor-data.json',
          'rsdoctor/rsdoctor-report.html',
        ]);
        expect(`words in the reports of ${bundler}`, wordsIn(built), []);
        const open = await lab.build({
          bundler,
          files: { ...BROKEN, [`${bundler}.config.mjs`]: config.replace(FEATURES, '') },
        });
        expect(`words in the reports of ${bundler} without features`, wordsIn(open), [
          'PlantedInFileOfThrowingLoader',
          'PlantedInLoaderError',
          ...(bundler === 'webpack' ? ['PlantedInPluginError'] : []),
        ]);
      }
      const broken = await buildRecipe(lab, BROKEN);
      expect('words in the reports of Rspack 2', wordsIn(broken), []);
      const whole = await buildRecipe(lab, {
        'package.json': '{}\n',
        'src/index.js': "import './PlantedInFileName.js';\n",
        'src/PlantedInFileName.js': "// PlantedInComment\nconsole.log('PlantedInCode');\n",
      });
      expect(`exit code of Rspack 2\n${whole.log}`, whole.code, 0);
      expect('words of a sound build with Rspack 2', wordsIn(whole), ['PlantedInFileName']);
      expect('size with Rspack 2', whole.sizeOf('PlantedInFileName.js').parsedSize > 0, true);
    },
  },
  {
    id: 'variable-drops-sections',
    says: "RSDOCTOR_OUTPUT=json puts back what `sections` leaves out: the JSON of the page's config holds quoted lines.",
    async check(lab) {
      for (const bundler of BUNDLERS) {
        const files = { ...BROKEN, [`${bundler}.config.mjs`]: recipeOf(bundler) };
        const built = await lab.build({ bundler, files, env: { RSDOCTOR_OUTPUT: 'json' } });
        expect(`${bundler}`, wordsIn(built).includes('PlantedBesideSyntaxError'), true);
      }
    },
  },
  {
    id: 'tree-shaking-holds-statements',
    says: 'On Rspack, features.treeShaking stores statements with side effects in normal mode, with noCode too; brief mode stores none.',
    async check(lab) {
      const files = { 'src/total.js': 'globalThis.PlantedInCode();\nexport const total = (prices) => prices[0];\n' };
      const build = (output: object) =>
        lab.build({ bundler: 'rspack', rsdoctor: { output, features: { treeShaking: true } }, files });
      const noCode = await build({ reportCodeType: 'noCode' });
      expect('noCode', JSON.stringify(noCode.part('treeShaking')), /PlantedInCode/);
      expect('brief', wordsIn(await build(BRIEF)), []);
    },
  },
  {
    id: 'search-script',
    says: 'The script of the page finds a planted text in each form that 1.6 writes (folder, zip, HTML and JSON of Brief mode, HTML and JSON of bundle-diff, several compilers), whatever its case, and ends with 1; it ends with 0 without a find, and with 2 and "unknown" where a part is missing.',
    async check(lab) {
      const script = path.join(repositoryRoot, 'docs/public/search-report.mjs');
      const ABSENT = 'not in any report';
      const search = async (report: string, ...texts: string[]) => {
        const program = await lab.start(['node', script, report, ...texts], { cwd: lab.temp() });
        return [await program.endsWithin(30), program.log().trim().split('\n')];
      };
      for (const bundler of BUNDLERS) {
        const normal = await lab.build(sound(bundler, FORMS.normal ?? {}));
        const brief = await lab.build(broken(bundler, FORMS.brief ?? {}));
        const plain = await lab.build({ bundler });
        const folder = path.dirname(normal.path(MANIFEST));
        const zip = path.join(lab.temp(), 'artifact.zip');
        fs.writeFileSync(zip, zipSync(filesIn(folder)));
        const [page, data] = ['diff.html', 'diff.json'].map((name) => path.join(lab.temp(), name)) as [string, string];
        for (const form of [
          ['--html', '--output', page],
          ['--json', data],
        ]) {
          const reports = ['--baseline', plain.path(MANIFEST), '--current', normal.path(MANIFEST)];
          const { code, log } = await lab.cli(['bundle-diff', ...reports, ...form], { cwd: lab.temp() });
          expect(`exit code of bundle-diff\n${log}`, code, 0);
        }
        const inCode = 'plantedINcode';
        const isRspack2 = bundler === 'rspack' && lab.rspack === 'rspack-2';
        const placesOfCode = isRspack2 ? 'chunkGraph' : 'chunkGraph, moduleCodeMap';
        const inLoader = '// plantedINfileOFthrowingLOADER';
        for (const [report, text, places] of [
          [normal.path(MANIFEST), inCode, placesOfCode],
          [folder, inCode, placesOfCode],
          [zip, inCode, placesOfCode],
          [page, inCode, 'current'],
          [data, 'plantedINfileNAME', 'modules'],
          [brief.path('dist/rsdoctor-report.html'), inLoader, 'loader'],
          [brief.path('dist/rsdoctor-data.json'), inLoader, 'loader'],
        ] as const) {
          expect(`search in ${report}`, await search(report, ABSENT, text), [
            1,
            [`${ABSENT}: not found`, `${text}: found in ${places}`],
          ]);
          expect(`search in ${report}`, await search(report, ABSENT), [0, [`${ABSENT}: not found`]]);
        }
        const compilers = lab.temp();
        const several = await lab.build(twoCompilers(bundler));
        for (const file of several.files.filter((name) => name.includes('.rsdoctor/')))
          fs.cpSync(several.path(file), path.join(compilers, file));
        const [found, lines] = await search(compilers, ABSENT, inCode);
        expect('exit code for several compilers', found, 1);
        expect('lines for several compilers', String(lines), /not in any report: not found.*found in .*\/chunkGraph/);

        // Names and sizes alone, although both reports hold the code.
        expect(`code in ${data}`, await search(data, inCode), [0, [`${inCode}: not found`]]);

        const lost = lab.temp();
        fs.cpSync(folder, lost, { recursive: true });
        fs.rmSync(path.join(lost, 'moduleCodeMap'), { recursive: true });
        // The manifest names the files by the paths at which they still lie.
        const manifest = path.join(lost, 'manifest.json');
        fs.writeFileSync(manifest, fs.readFileSync(manifest, 'utf8').replaceAll(folder, '/moved'));
        const [code, log] = await search(lost, ABSENT);
        expect('exit code without a part', code, 2);
        expect('lines without a part', String(log), /not in any report: unknown.*moduleCodeMap.*is missing/);
      }
    },
  },
];
